import { type Polygon, sides } from "./geometry.ts";
import { type PaverSize, patternTile } from "./lay-pattern.ts";
import { outlinePath } from "./paths-by-tone.ts";
import type { PatternName } from "./patterns.ts";

/** An SVG document as a data URI for CSS `url("…")`, with double quotes. */
export const svgDataUri = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/[%#<>"{}]/g, encodeURIComponent)}`;

const rounded = (value: number) => Number(value.toFixed(2));
const at = (x: number, y: number) => `${rounded(x)} ${rounded(y)}`;

/** SVG path data of one paver; `radius` is that of its corners, at most half of a side. */
export function paverPath(
  points: Polygon,
  { radius = 0 }: { readonly radius?: number } = {},
): string {
  if (radius <= 0) return outlinePath(points, rounded);
  const edges = sides(points).map(([[x1, y1], [x2, y2]]) => {
    const share = Math.min(0.5, radius / Math.hypot(x2 - x1, y2 - y1));
    const [dx, dy] = [(x2 - x1) * share, (y2 - y1) * share];
    return { corner: at(x1, y1), start: at(x1 + dx, y1 + dy), end: at(x2 - dx, y2 - dy) };
  });
  const turns = edges.map(({ corner, start, end }) => `Q${corner} ${start}L${end}`).join("");
  return `M${edges.at(-1)?.end ?? ""}${turns}Z`;
}

interface PatternColours extends PaverSize {
  /** CSS colours by tone. Fewer than four are used in turn. */
  readonly fills: readonly [string, ...string[]];
}

/** One tile as an SVG document with transparent joints. In whole pixels, so that a background shows no hairlines. */
export function patternSvg(name: PatternName, { fills, ...size }: PatternColours): string {
  const { width, height, pavers } = patternTile(name, size);
  const paths = fills.map((fill, index) => {
    const shapes = pavers
      .filter(({ tone }) => tone % fills.length === index)
      .map(({ points }) => paverPath(points, { radius: size.joint }));
    return `<path fill='${fill}' d='${shapes.join("")}'/>`;
  });
  return `<svg xmlns='http://www.w3.org/2000/svg' width='${Math.round(width)}' height='${Math.round(height)}' viewBox='0 0 ${at(width, height)}' preserveAspectRatio='none'>${paths.join("")}</svg>`;
}

/** {@link patternSvg} as a data URI for CSS `url("…")`, with double quotes. */
export function patternDataUri(name: PatternName, colours: PatternColours): string {
  return svgDataUri(patternSvg(name, colours));
}
