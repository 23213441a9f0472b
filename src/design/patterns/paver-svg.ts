import { type Polygon, sides } from "./geometry.ts";
import { type PatternName, type PaverSize, patternTile, paverSize } from "./laying-patterns.ts";

const rounded = (value: number) => Number(value.toFixed(2)).toString();
const at = (x: number, y: number) => `${rounded(x)} ${rounded(y)}`;

/**
 * SVG path data of one paver.
 *
 * @param points - its face, as a pattern gives it
 * @param options.radius - how far each corner is rounded, in the drawing's unit (default 0: sharp);
 *   never more than half of a side
 */
export function paverPath(
  points: Polygon,
  { radius = 0 }: { readonly radius?: number } = {},
): string {
  if (radius <= 0) return `M${points.map(([x, y]) => at(x, y)).join("L")}Z`;
  const edges = sides(points).map(([[x1, y1], [x2, y2]]) => {
    const share = Math.min(0.5, radius / Math.hypot(x2 - x1, y2 - y1));
    const [dx, dy] = [(x2 - x1) * share, (y2 - y1) * share];
    return { corner: at(x1, y1), start: at(x1 + dx, y1 + dy), end: at(x2 - dx, y2 - dy) };
  });
  const turns = edges.map(({ corner, start, end }) => `Q${corner} ${start}L${end}`).join("");
  return `M${edges.at(-1)?.end ?? ""}${turns}Z`;
}

/** Sizes and colours of a pattern drawn as a picture. */
export interface PatternColours extends PaverSize {
  /** Fill by tone, as CSS colours; with fewer than four the tones share them in turn. */
  readonly fills: readonly [string, ...string[]];
  /** Fill of the joints (default: none, what lies behind shows). */
  readonly jointFill?: string;
  /** Corner radius in the unit of `unit` (default: as wide as the joint). */
  readonly radius?: number;
}

/**
 * A standalone SVG picture of one tile. Its width and height are whole pixels, so that a browser
 * that repeats it as a background leaves no hairline between tiles.
 *
 * @throws RangeError if the sizes cannot be laid
 */
export function patternSvg(
  name: PatternName,
  { fills, jointFill, radius, ...size }: PatternColours,
): string {
  const { unit, joint } = paverSize(size);
  const { width, height, pavers } = patternTile(name, { unit, joint });
  const paths = fills.map((fill, index) => {
    const shapes = pavers
      .filter(({ shade }) => shade % fills.length === index)
      .map(({ points }) => paverPath(points, { radius: radius ?? joint }));
    return `<path fill='${fill}' d='${shapes.join("")}'/>`;
  });
  const ground = jointFill ? `<rect width='100%' height='100%' fill='${jointFill}'/>` : "";
  return `<svg xmlns='http://www.w3.org/2000/svg' width='${Math.round(width)}' height='${Math.round(height)}' viewBox='0 0 ${at(width, height)}' preserveAspectRatio='none'>${ground}${paths.join("")}</svg>`;
}

/** `patternSvg` as an address for `url("…")` (with double quotes) or the `src` of a picture. */
export function patternDataUri(name: PatternName, colours: PatternColours): string {
  const encoded = patternSvg(name, colours).replace(/[%#<>"{}]/g, encodeURIComponent);
  return `data:image/svg+xml,${encoded}`;
}
