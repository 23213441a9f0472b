import { expect, test } from "vitest";
import { lightAt, photoOf } from "./photo-pixels.ts";
import type { Raster } from "./raster.ts";

/** Ground with noise, the same in every run. */
function noisyRaster(width: number, height: number): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < data.length; i += 1) data[i] = 128 + 127 * Math.sin(i * i);
  return { width, height, data };
}

/** The median of each pixel's 5 by 5 neighbours; those beyond an edge are those at it. */
function sortedMedians({ width, height, data }: Raster): number[] {
  const grey = new Uint8ClampedArray(width * height).map((_, i) => lightAt(data, 4 * i));
  const within = (place: number, size: number) => Math.min(size - 1, Math.max(0, place));
  return Array.from(grey, (_, i) => {
    const near = Array.from({ length: 25 }, (__, n) => {
      const row = within(Math.floor(i / width) + Math.floor(n / 5) - 2, height);
      return grey[row * width + within((i % width) + (n % 5) - 2, width)] ?? 0;
    });
    return near.sort((one, other) => one - other)[12] ?? 0;
  });
}

test.each([
  [40, 30],
  [33, 3],
  [2, 50],
])(
  "the light of a photo of %i by %i pixels has no details of up to two pixels",
  (width, height) => {
    const raster = noisyRaster(width, height);
    expect([...photoOf(raster).light[0].data]).toEqual(sortedMedians(raster));
  },
);
