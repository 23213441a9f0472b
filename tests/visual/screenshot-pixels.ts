import sharp from "sharp";

/** A screenshot as rows of pixels, three bytes each: red, green, blue. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/**
 * Reads a PNG file, each channel rounded to as many shades as are asked for. Few shades make a
 * light file, and a change of colour still shows: letters blend through all of them at their edges.
 *
 * @param shades from 2 to 256; 256 leaves the colours as they are
 */
export async function readScreenshot(png: Buffer, shades: number): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  if (shades < 256) {
    const step = 255 / (shades - 1);
    const rounded = Uint8Array.from({ length: 256 }, (_, value) =>
      Math.round(Math.round(value / step) * step),
    );
    // Millions of bytes: a plain loop is many times faster than any other.
    for (let at = 0; at < data.length; at += 1) data[at] = rounded[data[at] ?? 0] ?? 0;
  }
  return { width: info.width, height: info.height, data };
}

/** The PNG file of pixels, as light as it gets: with a palette where there are few colours. */
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

/** Whether two screenshots are alike to the last pixel. */
export const isSame = (one: Pixels, other: Pixels) =>
  one.width === other.width && one.height === other.height && one.data.equals(other.data);

/**
 * How far a screenshot of another browser may be from its baseline. Letters fall a little
 * differently there and lines may break elsewhere, so what is compared is the mean colour of tiles,
 * each with the tiles around its place.
 */
export const tolerance = {
  /** Share by which the height may differ. */
  height: 0.05,
  /** Edge of a tile in px. */
  tile: 16,
  /** By how much a channel of two tiles that count as alike may differ, of 255. */
  colour: 32,
  /** How far a tile may have moved up or down, as a share of the height. */
  shift: 0.05,
  /** Share of the tiles that may have nothing alike around their place. */
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

/** Whether a tile looks like two neighbours, or like a mix of them: it may lie across both. */
const isAmong = (tile: Colour, upper: Colour, lower: Colour) =>
  tile.every((value, channel) => {
    const [one, other] = [upper[channel] ?? 0, lower[channel] ?? 0];
    return (
      value >= Math.min(one, other) - tolerance.colour &&
      value <= Math.max(one, other) + tolerance.colour
    );
  });

/** The share of the tiles of `one` that have nothing alike around their place in `other`. */
function strangeTiles(one: Pixels, other: Pixels): number {
  const [mine, theirs] = [tilesOf(one), tilesOf(other)];
  let strange = 0;
  let count = 0;
  for (const [column, tiles] of mine.entries()) {
    const reach = 1 + Math.ceil(tiles.length * tolerance.shift);
    for (const [row, tile] of tiles.entries()) {
      const around = theirs[column]?.slice(Math.max(0, row - reach), row + reach + 1) ?? [];
      count += 1;
      if (!around.some((each, at) => isAmong(tile, each, around[at + 1] ?? each))) strange += 1;
    }
  }
  return strange / count;
}

/** Whether two screenshots look alike, within the tolerance; nothing may be gone nor added. */
export function resembles(one: Pixels, other: Pixels): boolean {
  return (
    one.width === other.width &&
    Math.abs(one.height - other.height) <= other.height * tolerance.height &&
    Math.max(strangeTiles(one, other), strangeTiles(other, one)) <= tolerance.tiles
  );
}
