import sharp, { type Sharp } from "sharp";

/** AVIF, and for older browsers WebP, a quarter smaller than JPEG (Safari 14 to 16.3, Edge up to 120). */
export const formats = ["avif", "webp"] as const;
type Format = (typeof formats)[number];

/**
 * Encoder options. Quality is lowered in steps until the file is small enough. AVIF effort 4 makes files 1 to 8% smaller
 * and takes eight times as long; halving its colour resolution saves 4% and greys the red of clay.
 */
export const encoding = {
  avif: { quality: 58, effort: 1, chromaSubsampling: "4:4:4" },
  webp: { quality: 73, effort: 2 },
  step: 4,
  lowest: 30,
  /** Bytes of a file up to each width in px; a phone fetches at most 120 kB. */
  byteLimits: [
    { upTo: 1000, bytes: 120_000 },
    { upTo: 1344, bytes: 200_000 },
    { upTo: Number.POSITIVE_INFINITY, bytes: 300_000 },
  ],
} as const;

/** The largest size in bytes of a file of that width. */
export const byteLimit = (width: number): number =>
  encoding.byteLimits.find(({ upTo }) => width <= upTo)?.bytes ?? 0;

export interface Encoded {
  bytes: Buffer;
  /** The quality that met the size limit, when it is lower than the default. */
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
  master: string;
  /** The part to show; all of it, if undefined. */
  region: Region | undefined;
  /** Width of the file in px. */
  width: number;
  format: Format;
}

/** A picture in sRGB without metadata, at the highest quality within `maxBytes`; undefined if there is none. */
export async function encodeWithin(
  picture: Sharp,
  { quality: highest, step, lowest }: { quality: number; step: number; lowest: number },
  maxBytes: number,
  encode: (picture: Sharp, quality: number) => Sharp,
): Promise<Encoded | undefined> {
  const { data, info } = await picture
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (let quality = highest; quality >= lowest; quality -= step) {
    const bytes = await encode(sharp(data, { raw }), quality).toBuffer();
    if (bytes.length <= maxBytes) {
      return { bytes, loweredTo: quality < highest ? quality : undefined };
    }
  }
  return undefined;
}

/** Shares of the width at which a picture is drawn before it is enlarged again, which takes fine detail. */
const details = [1, 0.7, 0.5, 0.35] as const;

/**
 * Crops, resizes and encodes one master, without its metadata (GPS position, camera, owner). A picture that is too large
 * even at the lowest quality loses fine detail until it fits.
 */
export async function encodePicture(order: EncodeOrder): Promise<Encoded> {
  const { master, region, width, format } = order;
  const options = encoding[format];
  for (const detail of details) {
    const upright = sharp(master).autoOrient();
    const drawn = (region ? upright.extract(region) : upright).resize({
      width: Math.round(width * detail),
    });
    const encoded = await encodeWithin(
      detail === 1 ? drawn : sharp(await drawn.png().toBuffer()).resize({ width }),
      { ...encoding, quality: options.quality },
      byteLimit(width),
      (picture, quality) => picture.toFormat(format, { ...options, quality }),
    );
    if (encoded !== undefined) return encoded;
  }
  throw new Error(
    `${master} at ${width} px is larger than ${byteLimit(width) / 1000} kB as ${format} even without fine detail.`,
  );
}
