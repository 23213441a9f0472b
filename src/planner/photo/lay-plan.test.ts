import { describe, expect, test } from "vitest";
import { drivewayPlan } from "../domain/any-plan.fixture.ts";
import { usualCorners } from "../domain/ground-corners.ts";
import { borderOf } from "../domain/plan-paver.ts";
import { layPlan } from "./lay-plan.ts";
import { brightness, photoOf, pyramidOf, saturation } from "./photo-pixels.ts";
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
const pavingOf = (infill: Texture, isLawn = false): Paving => ({
  surface: surfaceOf(
    { shape: "rectangle", length: 4, width: 8 },
    borderOf({ ...drivewayPlan, border: "none" }),
  ),
  isLawn,
  infill,
  start: [0, 0],
  border: null,
});

const [width, height] = [640, 480];
/** Old slabs with dark joints of 3 px every 40 px, the right half in the shade. */
const yard = greyRaster(width, height, (x, y) => {
  const ground = x % 40 < 3 || y % 40 < 3 ? 90 : 170;
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
  const lay = (infill: Texture, raster = photo.pixels[0]) =>
    layPlan(photo, raster, usualCorners, pavingOf(infill));

  test("keeps the contrast of a shadow within 10%", () => {
    const laid = lay(plain);
    const contrast = meanOf(laid, inShade) / meanOf(laid, inSun);
    const before = meanOf(yard, inShade) / meanOf(yard, inSun);
    expect(Math.abs(contrast / before - 1)).toBeLessThan(0.1);
  });

  test("keeps the flecks of sun under leaves, with hard edges", () => {
    const dappled = greyRaster(width, height, (x, y) => (x % 40 < 10 && y % 30 < 8 ? 170 : 60));
    const laid = layPlan(photoOf(dappled), dappled, usualCorners, pavingOf(plain));
    expect(meanOf(laid, [281, 393, 289, 396])).toBeGreaterThan(
      1.9 * meanOf(laid, [291, 393, 318, 396]),
    );
  });

  test("hides the old joints", () => {
    const row = (raster: Raster) =>
      Array.from({ length: 100 }, (_, x) => brightness(raster.data, 4 * (420 * width + 190 + x)));
    const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
    expect(spread(row(yard))).toBeGreaterThan(60);
    expect(spread(row(lay(plain)))).toBeLessThan(20);
  });

  test("hides the tones of old slabs", () => {
    const slabs = greyRaster(width, height, (x, y) => 160 + 5 * (((x >> 6) + (y >> 5)) % 3));
    const laid = layPlan(photoOf(slabs), slabs, usualCorners, pavingOf(plain));
    const parts = [200, 264, 328, 392].map((x) => meanOf(laid, [x, 390, x + 50, 400]));
    expect(Math.max(...parts) - Math.min(...parts)).toBeLessThan(3);
  });

  test("shows the height of its near edge, and then the ground as it was", () => {
    const ground = greyRaster(width, height, () => 160);
    const laid = layPlan(photoOf(ground), ground, usualCorners, pavingOf(texture(ground)));
    const edge = 0.92 * height;
    const below = (distance: number) =>
      brightness(laid.data, 4 * (Math.round(edge + distance) * width + width / 2));
    expect(Math.min(below(-1), below(0), below(1))).toBeLessThan(0.8 * below(-6));
    expect(below(12)).toBeCloseTo(160);
  });

  test("is no more saturated than the colours of the photo", () => {
    const red = greyRaster(64, 64, () => 47);
    for (let pixel = 0; pixel < red.data.length; pixel += 4) red.data[pixel] = 169;
    const { data } = lay(texture(red));
    expect(saturation(data, 4 * (395 * width + 300))).toBeLessThan(0.55);
  });

  test("leaves everything but the ground as it was", () => {
    const laid = lay(plain);
    const above = Math.floor(0.57 * height) * width * 4;
    const isSame = (end: number) =>
      laid.data.subarray(0, end).every((value, i) => value === yard.data[i]);
    expect(isSame(above)).toBe(true);
    expect(isSame(yard.data.length)).toBe(false);
  });

  test("is the same in another size", () => {
    const [whole, small] = [lay(plain), lay(plain, photo.pixels[1])];
    for (const share of [0.3, 0.45, 0.6]) {
      const [one, other] = [whole, small].map((raster) => {
        const row = Math.floor(0.8 * raster.height);
        return brightness(raster.data, 4 * Math.floor((row + share) * raster.width));
      });
      expect(Math.abs((one ?? 0) - (other ?? 255))).toBeLessThan(12);
    }
  });
});

/** A lawn of one colour, with blades that differ by a little. */
function lawnOf(colour: readonly [number, number, number]): Raster {
  const lawn = greyRaster(width, height, () => 0);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    lawn.data.set(
      colour.map((channel) => channel * (1 + ((pixel * 7) % 11) / 100)),
      pixel * 4,
    );
  }
  return lawn;
}

describe("a plan laid on a lawn", () => {
  const [green, dry] = [lawnOf([90, 140, 50]), lawnOf([190, 165, 110])];
  const layOn = (lawn: Raster, isLawn: boolean) =>
    layPlan(photoOf(lawn), lawn, usualCorners, pavingOf(plain, isLawn));
  const middle = 4 * (400 * width + width / 2);

  test.each([
    ["green", green, false],
    ["dry, where the plan says that it is a lawn", dry, true],
  ])("is not tinted by grass that is %s", (_, lawn, isLawn) => {
    const [red = 0, grass = 0, blue = 0] = layOn(lawn, isLawn).data.subarray(middle, middle + 3);
    expect(Math.max(red, grass, blue) - Math.min(red, grass, blue)).toBeLessThan(6);
  });

  test("has blades of grass across its near edge, and a straight edge on other ground", () => {
    /** How high the photo reaches into the paving, for each column below its middle. */
    const heights = (photo: Raster, laid: Raster) =>
      Array.from({ length: 100 }, (_, index) => {
        const column = width / 2 - 50 + index;
        const isSame = (row: number) => {
          const pixel = 4 * (row * width + column);
          return Math.abs((laid.data[pixel] ?? 0) - (photo.data[pixel] ?? 0)) < 25;
        };
        let row = Math.round(0.92 * height) + 4;
        while (row > 0 && isSame(row)) row -= 1;
        return row;
      });
    expect(new Set(heights(green, layOn(green, false))).size).toBeGreaterThan(3);
    expect(new Set(heights(dry, layOn(dry, false))).size).toBeLessThan(3);
  });
});
