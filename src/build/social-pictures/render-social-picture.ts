import sharp from "sharp";
import { type Encoded, encodeWithin, type Region } from "../pictures/encode-picture.ts";
import { pictureSize, socialFooting, socialPattern, socialSize } from "./social-drawing.ts";

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
 * Renders the preview picture of a shared link: the source above a soldier course and the logo mark on
 * a slab. 1200 by 630 px, at most 120 kB.
 *
 * @throws Error if the file is too large even at the lowest quality
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
