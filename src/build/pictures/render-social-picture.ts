import sharp from "sharp";
import { layPattern } from "../../design/patterns/lay-pattern.ts";
import { logoMark } from "../../design/patterns/logo-mark.ts";
import type { PatternName } from "../../design/patterns/patterns.ts";
import { paverPath } from "../../design/patterns/paver-svg.ts";
import { palette } from "../../design/tokens.ts";
import { type Encoded, encodeWithin, type Region } from "./encode-picture.ts";

/** In px: the 1.91:1 that services for link previews recommend. */
export const socialSize = { width: 1200, height: 630 } as const;

/** Heights in px of the two strips below the picture, and the side of the mark on the slab. */
const courseHeight = 44;
const slabHeight = 112;
const markSide = 64;

/** Size in px of the picture above the two strips. */
export const pictureSize = {
  width: socialSize.width,
  height: socialSize.height - courseHeight - slabHeight,
} as const;

const hues = palette.light;
const brickHues = [hues.brick, hues.brickDark, hues.brickPale, hues.brick];

/** A rectangle of paving as SVG. Without text, because fonts differ between build machines. */
function bricks(name: PatternName, width: number, height: number, brickLength: number): string {
  const shapes = layPattern(name, { width, height, brickLength, joint: brickLength * 0.06 }).map(
    ({ points, tone }) =>
      `<path fill="${brickHues[tone]}" d="${paverPath(points, { radius: 2 })}"/>`,
  );
  return `<rect width="${width}" height="${height}" fill="${hues.joint}"/>${shapes.join("")}`;
}

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;

/** The soldier course and the slab with the logo mark, which go below the picture. */
export function socialFooting(): string {
  const { viewBox, bricks: shapes } = logoMark();
  const left = (socialSize.width - markSide) / 2;
  const top = courseHeight + (slabHeight - markSide) / 2;
  return svg(
    socialSize.width,
    courseHeight + slabHeight,
    `<rect width="100%" height="100%" fill="${hues.slab}"/>
    <svg width="${socialSize.width}" height="${courseHeight}">${bricks("soldier-course", socialSize.width, courseHeight, courseHeight)}</svg>
    <svg x="${left}" y="${top}" width="${markSide}" height="${markSide}" viewBox="${viewBox}">
      <path fill="${hues.onSlab}" d="${shapes.join("")}"/>
    </svg>`,
  );
}

/** Herringbone, as in the logo mark, for pages without a picture. */
export const socialPattern = () =>
  svg(
    pictureSize.width,
    pictureSize.height,
    bricks("herringbone-45", pictureSize.width, pictureSize.height, 150),
  );

/** JPEG, because every service that previews links reads it. */
export const encoding = { quality: 82, step: 4, lowest: 50, maxBytes: 120_000 } as const;

/** A preview picture of a shared link, to be rendered. */
export interface SocialOrder {
  file: string;
  /** Width of the file in px. */
  width: number;
  /** The region of a master that it shows. Default: a laying pattern. */
  source?: { master: string; region: Region };
}

/**
 * Renders the preview picture of a shared link: the source above a soldier course and the logo mark on a slab. Throws an
 * Error if the file is larger than 120 kB even at the lowest quality.
 */
export async function renderSocialPicture({ file, source }: SocialOrder): Promise<Encoded> {
  const picture = source
    ? sharp(source.master).autoOrient().extract(source.region)
    : sharp(Buffer.from(socialPattern()));
  const drawn = picture
    .resize(pictureSize.width, pictureSize.height)
    .extend({ bottom: socialSize.height - pictureSize.height })
    .composite([{ input: Buffer.from(socialFooting()), left: 0, top: pictureSize.height }]);
  const encoded = await encodeWithin(drawn, encoding, encoding.maxBytes, (image, quality) =>
    image.jpeg({ quality, mozjpeg: true }),
  );
  if (encoded !== undefined) return encoded;
  throw new Error(
    `Expected social/${file} to have at most ${encoding.maxBytes / 1000} kB, got more even at quality ${encoding.lowest}. Use a picture with less detail.`,
  );
}
