import type { Point } from "../../domain/point.ts";
import type { Corners } from "../domain/ground-corners.ts";
import { homographyTo, transform } from "../domain/homography.ts";
import { brightness, greenness, lightAt, saturation, valueAt } from "./photo-pixels.ts";
import type { Photo, Raster } from "./raster.ts";

/** For red, green and blue: what a brightness is multiplied by. */
type Tint = readonly [red: number, green: number, blue: number];

/** What a plan takes over from the ground that it is laid on, and from the photo. */
interface OldGround {
  /** The light where the brightness is at least `sunlit`, and where it is at most `shaded`, in its colour. */
  readonly sun: Tint;
  readonly shade: Tint;
  readonly sunlit: number;
  readonly shaded: number;
  /** The brightness of its darkest shadow and of full light; what is beyond them stands on the ground. */
  readonly darkest: number;
  readonly brightest: number;
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
  /** How saturated the warm colours of the photo are at most. */
  readonly mostSaturated: number;
  /** Even black is not quite black in the photo: the share of a grey in its colours. */
  readonly haze: { readonly share: number; readonly grey: number };
}

/*
 * How the constants were chosen: eight grounds were rendered in four lights, bare and paved, and photographed with
 * noise and as JPEG. What differs between a plan laid on the bare one and the paved one is the error of its light.
 * Ranges are those within which it is the same to 2%.
 */

/** Samples of the ground along each side: 12 to 48. */
const samples = 24;

/** Percentile of the ground's brightness that counts as fully lit, 0.9 to 0.98; what is darker lies in shadow. */
const litShare = 0.95;

/** Shares of full light: from 0.55 to 0.85 ground shows the colour of the sun, below 0.4 to 0.6 that of the shade. */
const lightLimits = { sunlit: 0.7, shaded: 0.5 };

/** Share of the ground that the sun or the shade needs to tell its colour: 0.03 to 0.2. */
const fewest = 0.1;

/**
 * How much of the ground's colour is the light's: 0.5 to 1 and 0.2 to 0.6. Ground is hardly ever blue; brick and soil
 * are warm.
 */
const tintShare = { cool: 0.8, warm: 0.4 };

/**
 * Details of a ground in mm, and the distance within which they contrast: of grass, and of joints and stones. Twice
 * the detail costs 5 to 9% of the light, half of it shows tufts and joints of 50 mm; the distance, 150 to 600.
 */
const scales = { lawn: { detail: 75, spread: 1200 }, hard: { detail: 35, spread: 300 } };

const within = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value));

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The value below which a share of them is; `fallback` of none. */
function percentile(values: readonly number[], share: number, fallback: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? fallback;
}

/** The colour of pixels at a brightness of 1. */
function colourOf(data: Raster["data"], pixels: readonly number[]): Tint {
  const sums = [0, 1, 2].map((i) => pixels.reduce((sum, pixel) => sum + (data[pixel + i] ?? 0), 1));
  const [red, green, blue] = sums.map((sum) => sum / brightness(sums, 0));
  return [red ?? 1, green ?? 1, blue ?? 1];
}

/** The light in the sun and in the shade, in its colour. */
function lightOn(
  data: Raster["data"],
  ground: readonly number[],
  full: number,
  isLawn: boolean,
): Pick<OldGround, "sun" | "shade"> {
  // Bright ground is pale or in the sun, dark ground dark or in the shade: half of each. 140 is concrete in the sun.
  const gain = within(Math.sqrt(full / 140), 0.8, 1.15) / full;
  const grey: Tint = [gain, gain, gain];
  // What grows on hard ground tints nothing.
  const bare = ground.filter((pixel) => isLawn || greenness(data, pixel) < 0.5);
  const lit = bare.filter((pixel) => lightAt(data, pixel) >= full * lightLimits.sunlit);
  const dim = bare.filter((pixel) => lightAt(data, pixel) < full * lightLimits.shaded);
  if (lit.length < ground.length * fewest) return { sun: grey, shade: grey };
  const [red, green, blue] = colourOf(data, lit);
  const share = tintShare[red < blue ? "cool" : "warm"];
  const tinted = (channel: number) => gain * channel ** share;
  const sun: Tint = isLawn
    ? grey
    : [tinted(red), tinted(Math.min(green, (red + blue) / 2)), tinted(blue)];
  if (dim.length < ground.length * fewest) return { sun, shade: sun };
  // The sky lights the shade: the same ground is bluer there, in the renderings by up to 1.6.
  const [dimRed, , dimBlue] = colourOf(data, dim);
  const cooler = Math.sqrt(within((dimBlue * red) / (dimRed * blue), 1, 1.6));
  return { sun, shade: [sun[0] / cooler, sun[1], sun[2] * cooler] };
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

/** How the camera shows colours: the most saturated of the warm ones, and black. */
function rangeOf({ pixels: levels }: Photo): Pick<OldGround, "mostSaturated" | "haze"> {
  const { width, height, data } = levels.find((level) => level.width <= 128) ?? levels[0];
  const pixels = Array.from({ length: width * height }, (_, pixel) => 4 * pixel);
  // Neither leaves nor the sky, and neither what is too dark nor too bright for a colour.
  const warm = pixels.filter((pixel) => {
    const [red = 0, green = 0, blue = 0] = [data[pixel], data[pixel + 1], data[pixel + 2]];
    return red >= Math.max(40, green, blue) && Math.min(green, blue) < 240;
  });
  const saturations = warm.map((pixel) => saturation(data, pixel));
  const black = percentile(
    pixels.map((pixel) => brightness(data, pixel)),
    0.01,
    20,
  );
  return {
    // Bricks in photos have 0.3 in haze to 0.6 in a low sun; below 0.45, clay would no longer be red.
    mostSaturated: within(percentile(saturations, 0.95, 0.5), 0.45, 0.62),
    // A hundredth of a photo is black: 5 in clear air, 40 against the light.
    haze: { share: within(black / 150, 0.08, 0.18), grey: 150 },
  };
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
  const greens = ground.filter((pixel) => greenness(small.data, pixel) >= 0.5).length;
  const isGreen = greens > ground.length / 2;
  const isLawn = isPlannedOnLawn || isGreen;
  const { detail, spread } = isLawn ? scales.lawn : scales.hard;
  const levelOf = (mm: number) => {
    const level = Math.round(Math.log2(Math.max(1, (mm / 1000) * metre * photo.light[0].width)));
    return photo.light[Math.min(photo.light.length - 1, level)] ?? photo.light[0];
  };
  const [fine, coarse] = [levelOf(detail), levelOf(spread)];
  const contrasts = points.map(([x, y]) =>
    Math.abs(valueAt(fine, x, y) / Math.max(1, valueAt(coarse, x, y)) - 1),
  );
  // Shadows are in the upper half.
  const usual = percentile(contrasts, 0.25, 0);
  // Steps over one pixel and over two: their ratio is 0.6 to 0.8 in sharp photos, and with a blur of 0.8, 1.2 and 2 px
  // (standard deviation) 0.6, 0.55 and 0.53.
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
  const lights = ground.map((pixel) => lightAt(small.data, pixel));
  const full = Math.max(1, percentile(lights, litShare, 128));
  return {
    ...lightOn(small.data, ground, full, isLawn),
    ...rangeOf(photo),
    sunlit: lightLimits.sunlit * full,
    shaded: lightLimits.shaded * full,
    // Shade in the open has a third of the sun's light, and below a canopy a quarter.
    darkest: 0.25 * full,
    brightest: 1.05 * full,
    isLawn,
    isGreen,
    detail,
    spread,
    // Joints and stones differ by 5%, tufts by 25%; a shadow of leaves differs by more than 20 and 40%.
    contrast: isLawn ? within(8 * usual, 0.25, 0.4) : within(5 * usual, 0.05, 0.2),
    // Blades of grass are no grain, and neither are stones: cameras have a noise of 2 to 7.
    grain: Math.min(isLawn ? 3 : 7, one),
    softness: within(1 + (0.66 - one / Math.max(0.1, two)) * 10, 1, 2.5),
    lightSide: lightSideIn(photo),
  };
}
