import type { Polygon } from "./geometry.ts";
import type { Paver } from "./lay-pattern.ts";

/** SVG path data of a closed shape, its numbers written by `rounded`: in whole units by default. */
export function outlinePath(
  points: Polygon,
  rounded: (value: number) => number = Math.round,
): string {
  let path = "";
  for (const [x, y] of points) path += `${path === "" ? "M" : "L"}${rounded(x)} ${rounded(y)}`;
  return path === "" ? "" : `${path}Z`;
}

/** Path data of the pavers of each tone. */
export type TonePaths = readonly [string, string, string, string];

/** Path data of all pavers of each tone, in whole units. Four paths paint many times faster than one for each paver. */
export function pathsByTone(pavers: readonly Paver[]): TonePaths {
  const paths: [string, string, string, string] = ["", "", "", ""];
  for (const { points, tone } of pavers) paths[tone] += outlinePath(points);
  return paths;
}
