import sharp from "sharp";
import type { Encoded, Region } from "../pictures/encode-picture.ts";
import { pictureSize, socialFooting, socialPattern, socialSize } from "./social-drawing.ts";

/** How the pictures are encoded: JPEG, because every reader of shared links knows it. */
export const encoding = { quality: 82, step: 4, lowest: 50, mostBytes: 120_000 } as const;

/** One picture for shared links. */
export interface SocialOrder {
  file: string;
  /** Width of the file in px. */
  width: number;
  /** The part of a master that it shows; a laying pattern, if left out. */
  ground?: { master: string; region: Region };
}

/**
 * Draws the picture that a shared link shows: the ground, a course of upright bricks, and the mark
 * on a slab. 1200 by 630 px, at most 120 kB.
 *
 * @throws Error if even the lowest quality is too large
 */
export async function drawSocialPicture({ file, ground }: SocialOrder): Promise<Encoded> {
  const picture = ground
    ? sharp(ground.master).autoOrient().extract(ground.region)
    : sharp(Buffer.from(socialPattern()));
  const { data, info } = await picture
    .resize(pictureSize.width, pictureSize.height)
    .extend({ bottom: socialSize.height - pictureSize.height })
    .composite([{ input: Buffer.from(socialFooting()), left: 0, top: pictureSize.height }])
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (let quality = encoding.quality; quality >= encoding.lowest; quality -= encoding.step) {
    const bytes = await sharp(data, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= encoding.mostBytes) {
      return { bytes, loweredTo: quality < encoding.quality ? quality : undefined };
    }
  }
  throw new Error(
    `social/${file} is larger than ${encoding.mostBytes / 1000} kB even at quality ${encoding.lowest}. A calmer picture is wanted.`,
  );
}
