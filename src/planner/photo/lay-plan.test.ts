import { describe, expect, test } from "vitest";
import { usualCorners } from "../domain/photo-ground.ts";
import { layPlan } from "./lay-plan.ts";
import { brightness, photoOf, pyramidOf } from "./photo-pixels.ts";
import { surfaceOf } from "./plan-surface.ts";
import type { Paving, Raster, Texture } from "./raster.ts";

/** A raster of grey, by place. */
function greyRaster(
  width: number,
  height: number,
  greyAt: (x: number, y: number) => number,
): Raster {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const grey = greyAt(pixel % width, Math.floor(pixel / width));
    data.set([grey, grey, grey], pixel * 4);
  }
  return { width, height, data };
}

const texture = (raster: Raster): Texture => ({
  width: 2000,
  height: 2000,
  pixels: pyramidOf(raster),
});
const plain = texture(greyRaster(64, 64, () => 120));
const chequered = texture(greyRaster(64, 64, (x, y) => (((x >> 5) + (y >> 5)) % 2 ? 40 : 200)));
const pavingOf = (field: Texture): Paving => ({
  surface: surfaceOf({ shape: "rectangle", length: 4, width: 8 }, "none"),
  field,
  border: null,
});

const [width, height] = [640, 480];
/** Old slabs with dark joints of 6 px every 40 px, the right half in the shade. */
const yard = greyRaster(width, height, (x, y) => {
  const ground = x % 40 < 6 || y % 40 < 6 ? 90 : 170;
  return x < width / 2 ? ground : ground * 0.45;
});

function meanOf(
  { data }: Raster,
  [left, top, right, bottom]: readonly [number, number, number, number],
) {
  let sum = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) sum += brightness(data, 4 * (y * width + x));
  }
  return sum / ((right - left) * (bottom - top));
}

const inSun = [180, 360, 300, 430] as const;
const inShade = [340, 360, 460, 430] as const;

describe("a plan laid on a photo", () => {
  const photo = photoOf(yard);
  const lay = (field: Texture, raster = photo.pixels[0]) =>
    layPlan(photo, raster, usualCorners, pavingOf(field));

  test("keeps the contrast of a shadow within 10%", () => {
    const laid = lay(plain);
    const contrast = meanOf(laid, inShade) / meanOf(laid, inSun);
    const before = meanOf(yard, inShade) / meanOf(yard, inSun);
    expect(Math.abs(contrast / before - 1)).toBeLessThan(0.1);
  });

  test("keeps a narrow shadow that lies across", () => {
    const [top, bottom] = [330, 346];
    const barred = greyRaster(width, height, (_, y) => (y < top || y >= bottom ? 170 : 80));
    const laid = layPlan(photoOf(barred), barred, usualCorners, pavingOf(plain));
    const shade = meanOf(laid, [300, top + 5, 340, bottom - 5]);
    const contrast = shade / meanOf(laid, [300, 380, 340, 420]);
    expect(Math.abs(contrast / (80 / 170) - 1)).toBeLessThan(0.1);
  });

  test("hides the old joints", () => {
    const row = (raster: Raster) =>
      Array.from({ length: 100 }, (_, x) => brightness(raster.data, 4 * (420 * width + 190 + x)));
    const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
    expect(spread(row(yard))).toBeGreaterThan(60);
    expect(spread(row(lay(plain)))).toBeLessThan(20);
  });

  test("leaves everything but the ground as it was", () => {
    const laid = lay(plain);
    const above = Math.floor(0.57 * height) * width * 4;
    const isSame = (end: number) =>
      laid.data.subarray(0, end).every((value, i) => value === yard.data[i]);
    expect(isSame(above)).toBe(true);
    expect(isSame(yard.data.length)).toBe(false);
  });

  test("shows pavers near the camera larger than far away", () => {
    const laid = lay(chequered);
    /** How often light and dark change along the middle of the plan between two rows. */
    const changes = (from: number, to: number) => {
      const column = Math.round(width * 0.42);
      const isLight = (y: number) => brightness(laid.data, 4 * (y * width + column)) > 110;
      return Array.from({ length: to - from }, (_, i) => from + i).filter(
        (y) => isLight(y) !== isLight(y - 1),
      ).length;
    };
    expect(changes(285, 345)).toBeGreaterThan(changes(380, 440));
  });

  test("is the same in another size", () => {
    const small = lay(plain, photo.pixels[1]);
    const pixel = (raster: Raster, share: number) =>
      brightness(
        raster.data,
        4 * (Math.floor(0.8 * raster.height) * raster.width + Math.floor(share * raster.width)),
      );
    for (const share of [0.3, 0.45, 0.6]) {
      expect(Math.abs(pixel(small, share) - pixel(lay(plain), share))).toBeLessThan(12);
    }
  });
});
