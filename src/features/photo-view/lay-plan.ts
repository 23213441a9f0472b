import {
  areRectangle,
  type Corners,
  inverseOf,
  type Paving,
  type Photo,
  perspectiveOf,
  type Raster,
  seenIn,
  type Texture,
} from "../../domain/photo-ground.ts";
import { bricksInBorder } from "./paving-texture.ts";
import { brightness, brightnessAt } from "./photo-pixels.ts";

/** Percentile of the ground's brightness that counts as fully lit; what is darker lies in shadow. */
const litShare = 0.8;

/** Places of the ground that are looked at, along each side. */
const samples = 24;

/** The light on the ground between corners. */
function lightOn({ light, pixels }: Photo, corners: Corners) {
  const perspective = perspectiveOf(corners, samples, samples);
  const [shades, colours] = [light[1] ?? light[0], pixels.at(-3) ?? pixels[0]];
  const lit: number[] = [];
  let [red, blue] = [1, 1];
  for (let spot = 0; spot < samples ** 2; spot += 1) {
    const [x, y] = seenIn(perspective, [(spot % samples) + 0.5, Math.floor(spot / samples) + 0.5]);
    if (shades === undefined || colours === undefined) break;
    if (x < 0 || x >= 1 || y < 0 || y >= 1) continue;
    lit.push(brightnessAt(shades, x, y));
    const row = Math.floor(y * colours.height) * colours.width;
    const pixel = 4 * (row + Math.floor(x * colours.width));
    red += colours.data[pixel] ?? 0;
    blue += colours.data[pixel + 2] ?? 0;
  }
  const full = Math.max(
    1,
    lit.sort((one, other) => one - other)[Math.floor(lit.length * litShare)] ?? 128,
  );
  // Ground is hardly ever blue, so blue is the light. Brick, soil and grass are warm by themselves.
  const warmth = red < blue ? (red / blue) ** 0.8 : Math.min(1.15, (red / blue) ** 0.25);
  // Bright ground is pale or in the sun, dark ground dark or in the shade: half of each.
  const gain = Math.min(1.15, Math.max(0.8, Math.sqrt(full / 140))) / full;
  return [gain * Math.sqrt(warmth), gain, gain / Math.sqrt(warmth)] as const;
}

/** The brightness at a place without details smaller than `detail` shares of the photo's width. */
function shadeAt(light: readonly Raster[], x: number, y: number, detail: number): number {
  const level = Math.max(0, Math.log2(detail * (light[0]?.width ?? 1)));
  const from = Math.min(light.length - 1, Math.floor(level));
  const fine = light[from];
  const coarse = light[from + 1] ?? fine;
  if (fine === undefined || coarse === undefined) return 0;
  const blend = level - from;
  if (blend >= 1) return brightnessAt(coarse, x, y);
  return brightnessAt(fine, x, y) * (1 - blend) + brightnessAt(coarse, x, y) * blend;
}

/** A pixel on the plan in mm: its middle, and the steps to the next pixels to the right and downwards. */
interface Footprint {
  x: number;
  y: number;
  rightX: number;
  rightY: number;
  downX: number;
  downY: number;
  /** Lengths of the steps. */
  right: number;
  down: number;
}

/** The raster of a texture whose pixels are at most `mm` large. */
function rasterFor({ width, rasters }: Texture, mm: number): Raster {
  let [raster] = rasters;
  for (const each of rasters) if (width / each.width <= mm) raster = each;
  return raster;
}

/** Puts the mean colour of the pavers in a pixel into `colour`; what is far away is seen in more places. */
function mixPavers({ surface, field, border }: Paving, at: Footprint, colour: Float64Array) {
  const { x, y, rightX, rightY, downX, downY, right, down } = at;
  const rows = Math.min(6, Math.max(2, Math.round((1.5 * down) / right)));
  const mm = Math.max(right / 2, down / rows);
  const isInField = border === null || surface.depthAt(x, y) > surface.border + right + down;
  const ofField = rasterFor(field, mm);
  const ofBorder = isInField ? ofField : rasterFor(border, mm);
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let spot = 0; spot < 2 * rows; spot += 1) {
    const across = (spot & 1) / 2 - 0.25;
    const away = ((spot >> 1) + 0.5) / rows - 0.5;
    let along = x + rightX * across + downX * away;
    let into = y + rightY * across + downY * away;
    let texture = field;
    let raster = ofField;
    if (!isInField) {
      const depth = surface.depthAt(along, into);
      if (depth < surface.border) {
        texture = border;
        raster = ofBorder;
        along = (surface.brickAt(along, into) / bricksInBorder) * border.width;
        into = Math.max(0, depth);
      }
    }
    const { width, height, data } = raster;
    const column = Math.floor((along / texture.width) * width) & (width - 1);
    const row = Math.floor((into / texture.height) * height) & (height - 1);
    const pixel = 4 * (row * width + column);
    red += data[pixel] ?? 0;
    green += data[pixel + 1] ?? 0;
    blue += data[pixel + 2] ?? 0;
  }
  colour[0] = red / (2 * rows);
  colour[1] = green / (2 * rows);
  colour[2] = blue / (2 * rows);
}

/** Details in mm that belong to the old ground, such as joints and stones, and not to its light. */
const oldDetails = 110;

/** Haze: even black is not quite black in a photo. */
const haze = { share: 0.15, grey: 150 };

/** How much of the photo's grain stays, and how strong it can be: what is stronger is an old joint. */
const grain = { share: 0.4, limit: 14 };

/** Width in px in which the outer edge fades, and how far beside the plan in mm that ends at the latest. */
const softEdge = 1.5;
const farthestEdge = 1000;

/**
 * A photo with a plan laid on its ground, to scale, in the photo's own light
 * (docs/specification.md#on-your-photo).
 *
 * @param raster the one of the photo's that decides the size
 */
export function layPlan(photo: Photo, raster: Raster, corners: Corners, paving: Paving): Raster {
  const { width, height, data } = raster;
  const laid = new Uint8ClampedArray(data);
  const [finest] = photo.light;
  if (!areRectangle(corners) || finest === undefined) return { ...raster, data: laid };
  const { surface } = paving;
  const tint = lightOn(photo, corners);
  // In pixels instead of shares.
  const [ax, bx, c, dx, ex, f, gx, hx, i] = inverseOf(
    perspectiveOf(corners, surface.width, surface.height),
  );
  const [a, d, g] = [ax / width, dx / width, gx / width];
  const [b, e, h] = [bx / height, ex / height, hx / height];
  const [nearX, nearY] = corners["near-left"];
  const isBefore = Math.sign(gx * nearX + hx * nearY + i);
  const tops = Object.values(corners).map(([, top]) => top * height);
  const [top, bottom] = [Math.floor(Math.min(...tops)), Math.ceil(Math.max(...tops))];
  const at = { x: 0, y: 0, rightX: 0, rightY: 0, downX: 0, downY: 0, right: 0, down: 0 };
  const colour = new Float64Array(3);
  for (let row = Math.max(0, top - 1); row < Math.min(height, bottom + 1); row += 1) {
    for (let column = 0; column < width; column += 1) {
      const x = column + 0.5;
      const y = row + 0.5;
      const depth = g * x + h * y + i;
      // Beyond the horizon.
      if (depth * isBefore <= 0) continue;
      at.x = (a * x + b * y + c) / depth;
      at.y = (d * x + e * y + f) / depth;
      const inside = surface.depthAt(at.x, at.y);
      if (inside < -farthestEdge) continue;
      at.rightX = (a - at.x * g) / depth;
      at.rightY = (d - at.y * g) / depth;
      at.downX = (b - at.x * h) / depth;
      at.downY = (e - at.y * h) / depth;
      at.right = Math.sqrt(at.rightX ** 2 + at.rightY ** 2);
      at.down = Math.sqrt(at.downX ** 2 + at.downY ** 2);
      const opacity = Math.min(1, inside / (softEdge * Math.min(at.down, 3 * at.right)) + 0.5);
      if (opacity <= 0) continue;
      mixPavers(paving, at, colour);
      const shareX = x / width;
      const shareY = y / height;
      const shade = shadeAt(photo.light, shareX, shareY, oldDetails / at.right / width);
      const pixel = 4 * (row * width + column);
      const detail = brightness(data, pixel) - brightnessAt(finest, shareX, shareY);
      const noise = Math.min(grain.limit, Math.max(-grain.limit, detail)) * grain.share;
      for (let j = 0; j < 3; j += 1) {
        const face = (colour[j] ?? 0) * (1 - haze.share) + haze.grey * haze.share;
        const lit = face * shade * (tint[j] ?? 1) + noise;
        laid[pixel + j] = (data[pixel + j] ?? 0) * (1 - opacity) + lit * opacity;
      }
    }
  }
  return { width, height, data: laid };
}
