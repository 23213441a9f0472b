import { scatter } from "../../design/patterns/geometry.ts";
import type { Point } from "../../domain/point.ts";
import { areRectangle, type Corners } from "../domain/ground-corners.ts";
import { homographyTo, inverseOf, transform } from "../domain/homography.ts";
import { oldGroundOf } from "./old-ground.ts";
import { bricksInBorder } from "./paving-texture.ts";
import { greenness, saturation, valueAt } from "./photo-pixels.ts";
import type { Paving, Photo, Raster, Texture } from "./raster.ts";

/*
 * Lengths are in mm on the plan, as of pavers; in the photo, a pixel of it is `across` by `away` large there.
 */

/** Width in px in which the outer edge fades, and how far beside the plan that ends at the latest. */
const softEdge = 1.5;
const farthestEdge = 1000;

/** What shows of a paver at an edge towards the camera: how high it stands out, and its share of the light. */
const face = { height: 12, light: 0.55 };

/** The shade beside an edge: where it touches the ground, and what it casts away from the light; depths as shares. */
const contact = { width: 12, depth: 0.2 };
const cast = { width: 20, depth: 0.3 };

/** Blades of grass: how wide they are, how high they stand before a near edge and how far they lean over any. */
const blade = { width: 6, height: 60, overhang: 30 };

/** The edge of a paver that faces the light: its width, how bright it is, and up to which size of a pixel. */
const litEdge = { width: 7, gain: 0.22, limit: 8 };

/** Spots in a pixel at least and at most, of which its colour is the mean. */
const spotRange = { least: 4, most: 8 };

/** The light of a photo without details smaller than about `detail` shares of its width. */
function shadeAt({ light }: Photo, x: number, y: number, detail: number): number {
  const level = Math.round(Math.log2(detail * light[0].width));
  return valueAt(light[Math.min(light.length - 1, Math.max(0, level))] ?? light[0], x, y);
}

/** The level of a texture whose pixels are closest to `mm` in size. */
function levelFor({ width, pixels }: Texture, mm: number): Raster {
  const level = Math.round(Math.log2((mm * pixels[0].width) / width));
  return pixels[Math.min(pixels.length - 1, Math.max(0, level))] ?? pixels[0];
}

/** How much of the colour of a texture a photo shows whose colours are at most as saturated as given. */
function vividnessOf({ pixels }: Texture, mostSaturated: number): number {
  const { data } = pixels.at(-1) ?? pixels[0];
  return Math.min(1, mostSaturated / Math.max(0.01, saturation(data, 0)));
}

/** Where a point of a texture, in mm, is in the data of one of its levels. */
function texelAt(texture: Texture, { width, height }: Raster, u: number, v: number): number {
  // Sides of a texture are powers of two.
  const column = Math.floor((u / texture.width) * width) & (width - 1);
  const row = Math.floor((v / texture.height) * height) & (height - 1);
  return 4 * (row * width + column);
}

/** The grain of the photo at a pixel, which stays on the pavers: what differs from its neighbours, no joint. */
function grainAt({ width, data }: Raster, pixel: number, limit: number): number {
  // Beyond the first and last row there are none.
  const at = (other: number) => data[other + 1] ?? data[pixel + 1] ?? 0;
  const around = at(pixel - 4) + at(pixel + 4) + at(pixel - 4 * width) + at(pixel + 4 * width);
  return Math.min(limit, Math.max(-limit, at(pixel) - around / 4)) * 0.6;
}

/** Length of a metre in the middle of a plan, in shares of the photo's width. */
function metreIn(corners: Corners, surface: Paving["surface"]): number {
  const middle: Point = [surface.width / 2, surface.height / 2];
  const toPhoto = homographyTo(corners, surface.width, surface.height);
  const [left, top] = transform(toPhoto, middle);
  const toPlan = inverseOf(toPhoto);
  const [x, y] = transform(toPlan, [left + 0.01, top]);
  return 10 / Math.hypot(x - middle[0], y - middle[1]);
}

/** How far a blade of grass reaches at a place in blades, from 0 to 1: the same in every size of the photo. */
function bladeAt(x: number, y: number): number {
  // Some lean to the left, some to the right.
  const left = scatter(Math.floor(x + y / 3), 1);
  const right = scatter(Math.floor(x - y / 3), 2);
  return Math.max(left, right) ** 4;
}

/**
 * A photo with a plan laid on its ground, to scale, in the photo's own light
 * (docs/specification.md#on-your-photo). What a million pixels go through is one loop of four steps: with an object
 * or a function for each step it took 1.3 to 1.7 times as long. A step reads what the steps above it found.
 *
 * @param raster the level of the photo to draw on
 */
export function layPlan(photo: Photo, raster: Raster, corners: Corners, paving: Paving): Raster {
  const { width, height, data } = raster;
  const laid = new Uint8ClampedArray(data);
  if (!areRectangle(corners)) return { width, height, data: laid };
  const { surface, infill, border } = paving;
  const [startX, startY] = paving.start;
  // From the photo to the plan: x = (a·px + b·py + c) / depth, y = (d·px + e·py + f) / depth.
  const toPhoto = homographyTo(corners, surface.width, surface.height);
  const [a, b, c, d, e, f, g, h, i] = inverseOf(toPhoto);
  const metre = metreIn(corners, surface);
  const old = oldGroundOf(photo, raster, corners, { metre, isLawn: paving.isLawn });
  const { haze } = old;
  const [redSun, greenSun, blueSun] = old.sun;
  const [redShade, greenShade, blueShade] = old.shade;
  const infillVividness = vividnessOf(infill, old.mostSaturated);
  const borderVividness = border === null ? 1 : vividnessOf(border, old.mostSaturated);
  const bladesAcross = 1000 / (metre * blade.width);
  const tops = Object.values(corners).map(([, top]) => top * height);
  const bottom = Math.min(height, Math.max(...tops) + height / 50);
  for (let row = Math.max(0, Math.floor(Math.min(...tops)) - 2); row < bottom; row += 1) {
    for (let column = 0; column < width; column += 1) {
      // 1. Where the pixel lies on the plan, and the steps from it to the pixels to the right and below.
      const photoX = (column + 0.5) / width;
      const photoY = (row + 0.5) / height;
      const depth = g * photoX + h * photoY + i;
      const x = (a * photoX + b * photoY + c) / depth;
      const y = (d * photoX + e * photoY + f) / depth;
      let inside = surface.depthAt(x, y);
      if (inside < -farthestEdge) continue;
      const rightX = (a - x * g) / depth / width;
      const rightY = (d - y * g) / depth / width;
      const downX = (b - x * h) / depth / height;
      const downY = (e - y * h) / depth / height;
      const across = Math.sqrt(rightX * rightX + rightY * rightY);
      const away = Math.sqrt(downX * downX + downY * downY);
      const pixel = 4 * (row * width + column);

      // 2. How much of it is paved. Beside the paving, first the face of its edge shows, and then its shadow.
      const fading = softEdge * Math.min(away, 3 * across);
      const isBladeNear = old.isLawn && inside < blade.overhang + (away * blade.height) / across;
      if (isBladeNear && (!old.isGreen || greenness(data, pixel) > 0.2)) {
        const reach = bladeAt(photoX * bladesAcross, photoY * bladesAcross);
        const toRoot = (reach * blade.height) / across;
        const root = surface.depthAt(x + downX * toRoot, y + downY * toRoot);
        inside = Math.min(inside, root) - reach * blade.overhang;
      }
      let faceLight = 1;
      let coverage = Math.min(1, inside / fading + 0.5);
      if (coverage < 1) {
        const standing = old.isLawn ? 0 : (face.height * away) / across;
        if (inside + standing < -4 * Math.max(cast.width, fading)) continue;
        // Where the paving lies behind the pixel, its face shows; where it lies towards the light, it casts shade.
        const facing = (surface.depthAt(x - downX, y - downY) - inside) / away;
        const beside = inside + standing * Math.max(0, facing);
        if (beside > inside) faceLight = 1 - (1 - face.light) * Math.min(1, 1 - coverage);
        coverage = Math.min(1, Math.max(0, beside / fading + 0.5));
        const lightX = x + rightX * old.lightSide;
        const lightY = y + rightY * old.lightSide;
        const sunward = (surface.depthAt(lightX, lightY) - inside) / across;
        const near = Math.min(0, beside);
        const shade =
          contact.depth * Math.exp(near / Math.max(contact.width, fading)) +
          cast.depth *
            Math.min(1, Math.max(0, sunward)) *
            Math.exp(near / Math.max(cast.width, fading));
        const light = 1 - shade * Math.min(1, contact.width / fading);
        for (let channel = pixel; channel < pixel + 3; channel += 1) {
          laid[channel] = (data[channel] ?? 0) * light;
        }
        if (coverage <= 0) continue;
      }

      // 3. The mean colour of the pavers that it covers: the farther away, the longer is what it covers.
      const spots = Math.min(
        spotRange.most,
        Math.max(spotRange.least, Math.round((1.5 * away) / across)),
      );
      const sharp = Math.max((across * old.softness) / 2, away / spots);
      const infillLevel = levelFor(infill, sharp);
      const isBorderNear = border !== null && inside < surface.border + across + away;
      const borderLevel = isBorderNear ? levelFor(border, sharp) : infillLevel;
      let red = 0;
      let green = 0;
      let blue = 0;
      let top = 0;
      // Of near pavers, one more spot is closer to the light: where it is lower, the paver's edge faces the light.
      const all = across < litEdge.limit ? spots + 1 : spots;
      let slope = 0;
      for (let spot = 0; spot < all; spot += 1) {
        const isLit = spot === spots;
        const toRight = isLit
          ? (old.lightSide * litEdge.width) / across
          : ((spot & 1) / 2 - 0.25) * old.softness;
        const toNear = isLit
          ? -litEdge.width / 2 / across
          : ((spot + 0.5) / spots - 0.5) * old.softness;
        const spotX = x + rightX * toRight + downX * toNear;
        const spotY = y + rightY * toRight + downY * toNear;
        const edge = isBorderNear ? surface.depthAt(spotX, spotY) : inside;
        let texels = infillLevel.data;
        let texel = 0;
        if (isBorderNear && edge < surface.border) {
          const along = (surface.brickAt(spotX, spotY) / bricksInBorder) * border.width;
          texels = borderLevel.data;
          texel = texelAt(border, borderLevel, along, Math.max(0, edge));
        } else texel = texelAt(infill, infillLevel, spotX - startX, spotY - startY);
        if (isLit) {
          slope = top / spots - (texels[texel + 3] ?? 0);
          break;
        }
        red += texels[texel] ?? 0;
        green += texels[texel + 1] ?? 0;
        blue += texels[texel + 2] ?? 0;
        top += texels[texel + 3] ?? 0;
      }

      // 4. The pavers in the light, the colours and the grain of the photo.
      const size = 1 / Math.sqrt(across * away) / width;
      const wide = shadeAt(photo, photoX, photoY, old.spread * size);
      const fine = shadeAt(photo, photoX, photoY, old.detail * size);
      // A contrast that the old ground has itself is no shadow.
      const share = Math.abs(fine / Math.max(1, wide) - 1) / old.contrast;
      const kept = Math.min(1, Math.max(0, 2 * share - 1));
      const shade = Math.min(old.brightest, Math.max(old.darkest, wide + (fine - wide) * kept));
      const sunny = Math.min(1, Math.max(0, (shade - old.shaded) / (old.sunlit - old.shaded)));
      const lit = (litEdge.gain * Math.max(0, 1 - across / litEdge.limit) * slope) / 255;
      const light = shade * (1 + lit) * faceLight;
      const noise = grainAt(raster, pixel, old.grain);
      const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      const vividness = inside < surface.border ? borderVividness : infillVividness;
      for (let channel = 0; channel < 3; channel += 1) {
        const sum = channel === 0 ? red : channel === 1 ? green : blue;
        const inSun = channel === 0 ? redSun : channel === 1 ? greenSun : blueSun;
        const inShade = channel === 0 ? redShade : channel === 1 ? greenShade : blueShade;
        const colour =
          ((grey + (sum - grey) * vividness) / spots) * (1 - haze.share) + haze.grey * haze.share;
        const paved = colour * light * (inShade + (inSun - inShade) * sunny) + noise;
        laid[pixel + channel] = (laid[pixel + channel] ?? 0) * (1 - coverage) + paved * coverage;
      }
    }
  }
  return { width, height, data: laid };
}
