import type { Polygon } from "./geometry.ts";
import type { Paver } from "./laying-patterns.ts";

/** SVG path data of a closed shape, in whole units. */
export function outlinePath(points: Polygon): string {
  let path = "";
  for (const [x, y] of points)
    path += `${path === "" ? "M" : "L"}${Math.round(x)} ${Math.round(y)}`;
  return path === "" ? "" : `${path}Z`;
}

/**
 * Path data of all pavers of each tone, in whole units. Four paths are painted many times faster than
 * an element for each paver.
 */
export function pathsByTone(pavers: readonly Paver[]): readonly [string, string, string, string] {
  const paths: [string, string, string, string] = ["", "", "", ""];
  for (const { points, shade } of pavers) paths[shade] += outlinePath(points);
  return paths;
}
