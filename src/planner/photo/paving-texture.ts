import { centre, moved, rectangle, scatter } from "../../design/patterns/geometry.ts";
import type { Paver } from "../../design/patterns/lay-pattern.ts";
import { outlinePath } from "../../design/patterns/paths-by-tone.ts";
import { paverColours } from "../../design/patterns/paver-colours.ts";
import { type PaverColourName, paverEntry } from "../../domain/pavers.ts";
import { createCanvas } from "../../lib/canvas.ts";
import type { Border, LaidPaver } from "../domain/plan-paver.ts";
import { borderTones, infillTile } from "../drawing/plan-laying.ts";
import { pyramidOf } from "./photo-pixels.ts";
import type { Raster, Texture } from "./raster.ts";

/** Sides of a texture in px: a power of two, so that its pixels repeat at little cost. */
const side = 1024;

/** Pavers are rough: ±8% from pixel to pixel, ±5% and ±3% in larger grains, which show from farther away. */
function roughen({ data }: Raster) {
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    const [x, y] = [(pixel / 4) % side, Math.floor(pixel / 4 / side)];
    const grain = (size: number) => scatter(Math.floor(x / size), Math.floor(y / size)) - 0.5;
    const change = 1 + 0.16 * grain(1) + 0.1 * grain(4) + 0.06 * grain(16);
    for (let i = pixel; i < pixel + 3; i += 1) data[i] = (data[i] ?? 0) * change;
  }
}

/** Sand in a joint: it lies deeper than the pavers, in their shade. */
const shadedSand = "#463e36";

/** Width in mm of the rounded edge of a paver. */
const roundedEdge = 5;

/**
 * A paver as it is laid by hand, up to 1 mm beside its place, so that joints vary in width. What repeats across
 * the seam of a texture is the same on both sides.
 */
function laidByHand({ points }: Paver, width: number, height: number) {
  const [x, y] = centre(points);
  const wrapped = (place: number, length: number) =>
    Math.round(((place % length) + length) % length) % Math.round(length);
  const random = (use: number) => scatter(wrapped(x, width), wrapped(y, height), use);
  const beside = moved(points, 2 * random(1) - 1, 2 * random(2) - 1);
  const path = new Path2D(outlinePath(beside, (value) => value));
  return { path, depth: 0.15 + 0.3 * random(3) };
}

/** The height of pavers as a fourth channel, in place of opacity. */
function addHeight(raster: Raster, pavers: readonly Path2D[], scale: readonly [number, number]) {
  const context = createCanvas(side, side);
  context.fillRect(0, 0, side, side);
  context.scale(...scale);
  context.fillStyle = "#fff";
  context.strokeStyle = "#888";
  context.lineWidth = roundedEdge;
  for (const paver of pavers) {
    context.fill(paver);
    context.stroke(paver);
  }
  const { data } = context.getImageData(0, 0, side, side);
  for (let pixel = 0; pixel < data.length; pixel += 4) raster.data[pixel + 3] = data[pixel] ?? 0;
}

function textureOf(
  { width, height, pavers }: { width: number; height: number; pavers: readonly Paver[] },
  colour: PaverColourName,
): Texture {
  const context = createCanvas(side, side);
  const scale = [side / width, side / height] as const;
  context.scale(...scale);
  context.fillStyle = shadedSand;
  context.fillRect(0, 0, width, height);
  const laid = pavers.map((paver) => ({ ...laidByHand(paver, width, height), tone: paver.tone }));
  context.strokeStyle = "#000";
  context.lineWidth = roundedEdge;
  for (const { path, tone, depth } of laid) {
    context.globalAlpha = 1;
    context.fillStyle = paverColours[colour][tone] ?? "";
    context.fill(path);
    // The edge of a paver is rounded, which is darker than its face, here more and there less.
    context.globalAlpha = depth;
    context.stroke(path);
  }
  const raster = context.getImageData(0, 0, side, side);
  roughen(raster);
  addHeight(
    raster,
    laid.map(({ path }) => path),
    scale,
  );
  return { width, height, pixels: pyramidOf(raster) };
}

/** The pavers of the infill. */
export const infillTexture = (laid: LaidPaver, colour: PaverColourName): Texture =>
  textureOf(infillTile(laid, paverEntry(laid.paver).joint), colour);

/** Bricks in a `borderTexture`. */
export const bricksInBorder = borderTones.length;

/** A row of the bricks of a border. */
export function borderTexture(border: Border, colour: PaverColourName): Texture {
  const [long, deep] = [border.lengthPerBrick * 1000, border.width * 1000];
  const { joint } = paverEntry(border.paver);
  const face = [long - joint, deep - joint] as const;
  const pavers = borderTones.map((tone, brick) => ({
    points: rectangle(brick * long + joint / 2, joint / 2, ...face),
    tone,
  }));
  return textureOf({ width: long * bricksInBorder, height: deep, pavers }, colour);
}
