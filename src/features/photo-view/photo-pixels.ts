import type { Photo, Raster } from "../../domain/photo-ground.ts";

const channelsOf = ({ width, height, data }: Raster) => data.length / (width * height);

/** The raster at half its size: each pixel is the mean of four. */
function halved(raster: Raster): Raster {
  const { data } = raster;
  const channels = channelsOf(raster);
  const row = raster.width * channels;
  const [width, height] = [raster.width >> 1, raster.height >> 1];
  const half = new Uint8ClampedArray(width * height * channels);
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = 2 * (y * row + x * channels);
      for (let i = from; i < from + channels; i += 1, to += 1) {
        const [one = 0, two = 0] = [data[i], data[i + channels]];
        half[to] = (one + two + (data[i + row] ?? 0) + (data[i + row + channels] ?? 0)) / 4;
      }
    }
  }
  return { width, height, data: half };
}

/** A raster and its halves, down to about 8 px. Each is changed by `change` before it is halved. */
export function halves(raster: Raster, change = (each: Raster) => each): [Raster, ...Raster[]] {
  let last = change(raster);
  const rasters: [Raster, ...Raster[]] = [last];
  while (Math.min(last.width, last.height) > 16) {
    last = change(halved(last));
    rasters.push(last);
  }
  return rasters;
}

/** Brightness of a colour (ITU-R BT.709). */
export const brightness = (data: Uint8ClampedArray, pixel: number) =>
  0.2126 * (data[pixel] ?? 0) + 0.7152 * (data[pixel + 1] ?? 0) + 0.0722 * (data[pixel + 2] ?? 0);

function inGrey({ width, height, data }: Raster): Raster {
  const grey = new Uint8ClampedArray(width * height);
  for (let i = 0; i < grey.length; i += 1) grey[i] = brightness(data, i * 4);
  return { width, height, data: grey };
}

/** The median of nine pixels each: lines such as joints go, edges such as those of shadows stay. */
function withoutLines({ width, height, data }: Raster): Raster {
  const medians = new Uint8ClampedArray(data.length);
  const sorted = new Uint8Array(9);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let count = 0; count < 9; count += 1) {
        const row = Math.min(height - 1, Math.max(0, y + Math.floor(count / 3) - 1));
        const column = Math.min(width - 1, Math.max(0, x + (count % 3) - 1));
        const value = data[row * width + column] ?? 0;
        let place = count;
        for (; place > 0 && (sorted[place - 1] ?? 0) > value; place -= 1) {
          sorted[place] = sorted[place - 1] ?? 0;
        }
        sorted[place] = value;
      }
      medians[y * width + x] = sorted[4] ?? 0;
    }
  }
  return { width, height, data: medians };
}

/** Largest side in px of the light: shadows need no more. */
const lightSize = 512;

/** Prepares a photo once, so that moving a corner is quick. */
export function photoOf(raster: Raster): Photo {
  const pixels = halves(raster);
  const base = pixels.find(({ width, height }) => Math.max(width, height) <= lightSize) ?? raster;
  return { pixels, light: halves(inGrey(base), (grey) => withoutLines(withoutLines(grey))) };
}

/** The brightness at a place in shares of a photo, between its pixels. */
export function brightnessAt({ width, height, data }: Raster, x: number, y: number): number {
  const across = Math.min(width - 1.001, Math.max(0, x * width - 0.5));
  const down = Math.min(height - 1.001, Math.max(0, y * height - 0.5));
  const column = Math.floor(across);
  const row = Math.floor(down);
  const pixel = row * width + column;
  const right = across - column;
  const above = (data[pixel] ?? 0) * (1 - right) + (data[pixel + 1] ?? 0) * right;
  const below = (data[pixel + width] ?? 0) * (1 - right) + (data[pixel + width + 1] ?? 0) * right;
  return above + (below - above) * (down - row);
}
