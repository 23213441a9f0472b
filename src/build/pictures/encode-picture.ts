import sharp from "sharp";

/**
 * AVIF for all but a few; WebP for the rest. WebP rather than JPEG: the browsers without AVIF that
 * are still about (Safari 14 to 16.3, Edge up to 120) read WebP, and it is a quarter smaller.
 */
export const formats = ["avif", "webp"] as const;
export type Format = (typeof formats)[number];

/**
 * How pictures are encoded. Quality starts high and is lowered in steps until the file is small
 * enough. AVIF effort 1: effort 4 makes files 1 to 8% smaller and takes eight times as long, which
 * a first build feels. Full colour resolution in AVIF: halving it saves 4% and greys the red of clay.
 */
export const encoding = {
  avif: { quality: 58, effort: 1, chromaSubsampling: "4:4:4" },
  webp: { quality: 74, effort: 4 },
  step: 4,
  lowest: 30,
} as const;

/** The most bytes a file of that width may have; 120 kB is what a phone is asked to fetch. */
export function byteLimit(width: number): number {
  if (width <= 1000) return 120_000;
  return width <= 1344 ? 200_000 : 300_000;
}

export interface Encoded {
  bytes: Buffer;
  /** The quality it took to stay within the limit, where that is less than usual. */
  loweredTo: number | undefined;
}

/** A part of a master, in px. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface EncodeOrder {
  /** Path of the master. */
  master: string;
  /** The part to show; all of it, if undefined. */
  region: Region | undefined;
  /** Width of the file in px. */
  width: number;
  format: Format;
}

/**
 * Cuts, shrinks and encodes one master. Orientation is applied, colours become sRGB, metadata
 * (place, camera, owner) is dropped.
 *
 * @throws Error if even the lowest quality is too large.
 */
export async function encodePicture(order: EncodeOrder): Promise<Encoded> {
  const { master, region, width, format } = order;
  const upright = sharp(master).autoOrient();
  const { data, info } = await (region ? upright.extract(region) : upright)
    .resize({ width })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const settings = encoding[format];
  for (let quality = settings.quality; quality >= encoding.lowest; quality -= encoding.step) {
    const bytes = await sharp(data, { raw })
      .toFormat(format, { ...settings, quality })
      .toBuffer();
    if (bytes.length <= byteLimit(width)) {
      return { bytes, loweredTo: quality < settings.quality ? quality : undefined };
    }
  }
  throw new Error(
    `${master} at ${width} px is larger than ${byteLimit(width) / 1000} kB as ${format} even at quality ${encoding.lowest}. A calmer picture or a smaller width is wanted.`,
  );
}
