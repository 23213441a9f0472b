import sharp from "sharp";

/** A screenshot as rows of pixels, three bytes each: red, green, blue. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/**
 * Reads a PNG file and rounds each channel to a number of shades, so that baselines stay small.
 *
 * @param shades from 2 to 256; 256 keeps all colours
 */
export async function readScreenshot(png: Buffer, shades: number): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  if (shades < 256) {
    const step = 255 / (shades - 1);
    const rounded = Uint8Array.from({ length: 256 }, (_, value) =>
      Math.round(Math.round(value / step) * step),
    );
    for (let at = 0; at < data.length; at += 1) data[at] = rounded[data[at] ?? 0] ?? 0;
  }
  return { width: info.width, height: info.height, data };
}

/** Encodes a PNG file, with a palette if there are at most 256 colours. */
export async function writeScreenshot({ width, height, data }: Pixels): Promise<Buffer> {
  const image = sharp(data, { raw: { width, height, channels: 3 } });
  const colours = new Set<number>();
  for (let at = 0; at < data.length && colours.size <= 256; at += 3) {
    colours.add(data.readUIntBE(at, 3));
  }
  return image
    .png(
      colours.size <= 256
        ? { palette: true, colours: 256, dither: 0, effort: 7, compressionLevel: 9 }
        : { compressionLevel: 9 },
    )
    .toBuffer();
}

export const isSame = (one: Pixels, other: Pixels) =>
  one.width === other.width && one.height === other.height && one.data.equals(other.data);

/**
 * How far a screenshot of another browser may differ from its baseline. Text wraps differently
 * there, so the mean colour of each tile is compared with the tiles around its position.
 */
export const tolerance = {
  /** Maximum difference of the height, as a share. */
  height: 0.05,
  /** Side of a tile in px. */
  tile: 16,
  /** Maximum difference of a channel, of 255. */
  colour: 32,
  /** Maximum vertical shift of a tile, as a share of the height. */
  shift: 0.05,
  /** Maximum share of tiles without a match. */
  tiles: 0.01,
} as const;

type Colour = readonly [red: number, green: number, blue: number];

/** The mean colours of a screenshot's tiles, column by column. */
function tilesOf({ width, height, data }: Pixels): readonly (readonly Colour[])[] {
  const { tile } = tolerance;
  const meanOf = (left: number, top: number): Colour => {
    const sum: [number, number, number] = [0, 0, 0];
    let count = 0;
    for (let y = top; y < Math.min(top + tile, height); y += 1) {
      for (let x = left; x < Math.min(left + tile, width); x += 1) {
        const at = (y * width + x) * 3;
        sum[0] += data[at] ?? 0;
        sum[1] += data[at + 1] ?? 0;
        sum[2] += data[at + 2] ?? 0;
        count += 1;
      }
    }
    return [sum[0] / count, sum[1] / count, sum[2] / count];
  };
  return Array.from({ length: Math.ceil(width / tile) }, (_, column) =>
    Array.from({ length: Math.ceil(height / tile) }, (_, row) => meanOf(column * tile, row * tile)),
  );
}

/** Whether a tile looks like one of two neighbours or a mix of them. */
const isBetween = (tile: Colour, upper: Colour, lower: Colour) =>
  tile.every((value, channel) => {
    const [one, other] = [upper[channel] ?? 0, lower[channel] ?? 0];
    return (
      value >= Math.min(one, other) - tolerance.colour &&
      value <= Math.max(one, other) + tolerance.colour
    );
  });

/** The share of tiles without a match in the other screenshot. */
function unmatchedShare(one: Pixels, other: Pixels): number {
  const [mine, theirs] = [tilesOf(one), tilesOf(other)];
  let unmatched = 0;
  let count = 0;
  for (const [column, tiles] of mine.entries()) {
    const reach = 1 + Math.ceil(tiles.length * tolerance.shift);
    for (const [row, tile] of tiles.entries()) {
      const around = theirs[column]?.slice(Math.max(0, row - reach), row + reach + 1) ?? [];
      count += 1;
      if (!around.some((each, at) => isBetween(tile, each, around[at + 1] ?? each))) unmatched += 1;
    }
  }
  return unmatched / count;
}

/** Whether two screenshots look alike within the tolerance, in both directions. */
export function resembles(one: Pixels, other: Pixels): boolean {
  return (
    one.width === other.width &&
    Math.abs(one.height - other.height) <= other.height * tolerance.height &&
    Math.max(unmatchedShare(one, other), unmatchedShare(other, one)) <= tolerance.tiles
  );
}
