import type { Point } from "../../domain/point.ts";
import type { Corners } from "../domain/ground-corners.ts";
import { homographyTo, transform } from "../domain/homography.ts";
import { brightness, greenness, lightAt, valueAt } from "./photo-pixels.ts";
import type { Photo, Raster } from "./raster.ts";

/** What a plan takes over from the ground that it is laid on. */
interface OldGround {
  /** For red, green and blue: what a brightness is multiplied by. */
  readonly light: readonly [red: number, green: number, blue: number];
  /** The brightness of its darkest shadow and of full light; what is beyond them stands on the ground. */
  readonly shades: readonly [darkest: number, brightest: number];
  readonly isLawn: boolean;
  /** Whether it is a green one. */
  readonly isGreen: boolean;
  /** Details up to this size in mm belong to the ground and not to its light. */
  readonly detail: number;
  /** Contrast within `spread` mm up to which it is the ground's own, such as of old joints, and no shadow. */
  readonly contrast: number;
  readonly spread: number;
  /** Noise of the photo from pixel to pixel. */
  readonly grain: number;
  /** How many of its pixels an edge takes in the photo: 1 or more. */
  readonly softness: number;
  /** The side that the light comes from: 1 is right, -1 left. */
  readonly lightSide: 1 | -1;
}

/** Samples of the ground along each side. */
const samples = 24;

/** Percentile of the ground's brightness that counts as fully lit; what is darker lies in shadow. */
const litShare = 0.95;

/** Ground at least this bright, as a share of the fully lit, shows the light's colour: shade is bluer. */
const sunlit = 0.7;

/** How much of the ground's colour is the light's. Ground is hardly ever blue; brick and soil are warm. */
const tintShare = { cool: 0.8, warm: 0.4 };

/** Details of a ground in mm, and the distance within which they contrast: of grass, and of joints and stones. */
const scales = { lawn: { detail: 300, spread: 1200 }, hard: { detail: 50, spread: 300 } };

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** How bright the ground is in full light, from pixels that are sorted by it. */
function fullLightOn(data: Raster["data"], ground: readonly number[]): number {
  const brightest = ground[Math.floor(ground.length * litShare)];
  return brightest === undefined ? 128 : Math.max(1, lightAt(data, brightest));
}

/** The light on the ground, in its colour. */
function lightOn(
  data: Raster["data"],
  ground: readonly number[],
  full: number,
  isLawn: boolean,
): OldGround["light"] {
  // Bright ground is pale or in the sun, dark ground dark or in the shade: half of each.
  const gain = Math.min(1.15, Math.max(0.8, Math.sqrt(full / 140))) / full;
  const lit = ground.filter(
    (pixel) => lightAt(data, pixel) >= full * sunlit && greenness(data, pixel) < 0.5,
  );
  // What grows there, green or dry, tints nothing.
  if (isLawn || lit.length < ground.length / 10) return [gain, gain, gain];
  const colour = [0, 1, 2].map((i) => lit.reduce((sum, pixel) => sum + (data[pixel + i] ?? 0), 1));
  const [red = 1, green = 1, blue = 1] = colour;
  const tint = red < blue ? tintShare.cool : tintShare.warm;
  const tinted = (sum: number) => gain * (sum / brightness(colour, 0)) ** tint;
  return [tinted(red), tinted(Math.min(green, (red + blue) / 2)), tinted(blue)];
}

/** Whether the sky, or what is above, is brighter on the right. */
function lightSideIn({ pixels }: Photo): 1 | -1 {
  const { width, height, data } = pixels.at(-1) ?? pixels[0];
  let difference = 0;
  for (let pixel = 0; pixel < (width * height) >> 1; pixel += 1) {
    const isRight = pixel % width >= width / 2;
    difference += brightness(data, 4 * pixel) * (isRight ? 1 : -1);
  }
  return difference > 0 ? 1 : -1;
}

/**
 * Judges the ground within corners.
 *
 * @param raster the level of the photo that is drawn on
 * @param metre length of a metre in the middle of it, in shares of the photo's width
 */
export function oldGroundOf(
  photo: Photo,
  raster: Raster,
  corners: Corners,
  { metre, isLawn: isPlannedOnLawn }: { metre: number; isLawn: boolean },
): OldGround {
  const small = photo.pixels.find((level) => level.width <= 256) ?? photo.pixels[0];
  const toPhoto = homographyTo(corners, samples, samples);
  /** Where the samples are in the data of the small level. */
  const ground: number[] = [];
  const points: Point[] = [];
  for (let sample = 0; sample < samples ** 2; sample += 1) {
    const [x, y] = transform(toPhoto, [(sample % samples) + 0.5, sample / samples]);
    if (x < 0 || x >= 1 || y < 0 || y >= 1) continue;
    points.push([x, y]);
    ground.push(4 * (Math.floor(y * small.height) * small.width + Math.floor(x * small.width)));
  }
  ground.sort((one, other) => lightAt(small.data, one) - lightAt(small.data, other));
  const greens = ground.filter((pixel) => greenness(small.data, pixel) >= 0.5).length;
  const isGreen = greens > ground.length / 2;
  const isLawn = isPlannedOnLawn || isGreen;
  const { detail, spread } = isLawn ? scales.lawn : scales.hard;
  const levelOf = (mm: number) => {
    const level = Math.round(Math.log2(Math.max(1, (mm / 1000) * metre * photo.light[0].width)));
    return photo.light[Math.min(photo.light.length - 1, level)] ?? photo.light[0];
  };
  const [fine, coarse] = [levelOf(detail), levelOf(spread)];
  const contrasts = points
    .map(([x, y]) => Math.abs(valueAt(fine, x, y) / Math.max(1, valueAt(coarse, x, y)) - 1))
    .sort((one, other) => one - other);
  // Shadows are in the upper half.
  const usual = contrasts[contrasts.length >> 2] ?? 0;
  // Steps over one pixel and over two, the same in a photo without any sharp detail.
  const steps = points.map(([x, y]) => {
    const column = Math.min(raster.width - 3, Math.floor(x * raster.width));
    const pixel = 4 * (Math.floor(y * raster.height) * raster.width + Math.max(0, column));
    const at = brightness(raster.data, pixel);
    return [1, 2].map((step) => Math.abs(brightness(raster.data, pixel + 4 * step) - at));
  });
  const [one, two] = [
    mean(steps.map(([step = 0]) => step)),
    mean(steps.map(([, step = 0]) => step)),
  ];
  const full = fullLightOn(small.data, ground);
  return {
    light: lightOn(small.data, ground, full, isLawn),
    shades: [0.25 * full, 1.05 * full],
    isLawn,
    isGreen,
    detail,
    spread,
    contrast: isLawn
      ? Math.min(0.4, Math.max(0.25, 8 * usual))
      : Math.min(0.2, Math.max(0.05, 5 * usual)),
    // Blades of grass are no grain.
    grain: Math.min(isLawn ? 3 : 7, one),
    softness: Math.min(2.5, Math.max(1, 1 + (0.66 - one / Math.max(0.1, two)) * 10)),
    lightSide: lightSideIn(photo),
  };
}
