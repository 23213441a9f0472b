import { layPattern, type PatternName } from "../../design/patterns/laying-patterns.ts";
import { logoMark } from "../../design/patterns/logo-mark.ts";
import { paverPath } from "../../design/patterns/paver-svg.ts";
import { palette } from "../../design/tokens.ts";

/** Size in px that Open Graph readers ask for: 1.91 to 1. */
export const socialSize = { width: 1200, height: 630 } as const;

/** Heights in px of the two strips below the picture: upright bricks, then the slab with the mark. */
const course = 44;
const slab = 112;
const mark = 64;

/** What is left for the picture, in px. */
export const pictureSize = {
  width: socialSize.width,
  height: socialSize.height - course - slab,
} as const;

const hues = palette.light;
const brickHues = [hues.brick, hues.brickDark, hues.brickPale, hues.brick];

/** Laid bricks that fill a rectangle, as SVG. Words are left out: they need fonts, which differ. */
function bricks(name: PatternName, width: number, height: number, unit: number): string {
  const shapes = layPattern(name, { width, height, unit, joint: unit * 0.06 }).map(
    ({ points, shade }) =>
      `<path fill="${brickHues[shade]}" d="${paverPath(points, { radius: 2 })}"/>`,
  );
  return `<rect width="${width}" height="${height}" fill="${hues.joint}"/>${shapes.join("")}`;
}

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;

/** The course of upright bricks and the basalt slab with the mark, to be laid below a picture. */
export function socialFooting(): string {
  const { viewBox, bricks: shapes } = logoMark();
  const left = (socialSize.width - mark) / 2;
  const top = course + (slab - mark) / 2;
  return svg(
    socialSize.width,
    course + slab,
    `<rect width="100%" height="100%" fill="${hues.slab}"/>
    <svg width="${socialSize.width}" height="${course}">${bricks("soldier-course", socialSize.width, course, course)}</svg>
    <svg x="${left}" y="${top}" width="${mark}" height="${mark}" viewBox="${viewBox}">
      <path fill="${hues.onSlab}" d="${shapes.join("")}"/>
    </svg>`,
  );
}

/** Herringbone, as in the mark: the picture of a page that shows none. */
export const socialPattern = () =>
  svg(
    pictureSize.width,
    pictureSize.height,
    bricks("herringbone-45", pictureSize.width, pictureSize.height, 150),
  );
