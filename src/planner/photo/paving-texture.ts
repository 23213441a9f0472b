import { rectangle, scatter } from "../../design/patterns/geometry.ts";
import type { Paver } from "../../design/patterns/laying-patterns.ts";
import { pathsByTone } from "../../design/patterns/paths-by-tone.ts";
import { jointColours, paverColours } from "../../design/patterns/paver-colours.ts";
import { type Laying, type PaverColourName, paverFormats } from "../../domain/pavers.ts";
import { createCanvas } from "../../lib/canvas.ts";
import { type BorderCourse, borderModules } from "../domain/paving-plan.ts";
import { borderTones, fieldTile } from "../drawing/plan-laying.ts";
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

function textureOf(
  { width, height, pavers }: { width: number; height: number; pavers: readonly Paver[] },
  colour: PaverColourName,
): Texture {
  const context = createCanvas(side, side);
  context.scale(side / width, side / height);
  context.fillStyle = jointColours[colour];
  context.fillRect(0, 0, width, height);
  // The edge of a paver is rounded, which is darker than its face.
  context.strokeStyle = "#0004";
  context.lineWidth = 8;
  pathsByTone(pavers).forEach((path, tone) => {
    context.fillStyle = paverColours[colour][tone] ?? "";
    context.fill(new Path2D(path));
    context.stroke(new Path2D(path));
  });
  const raster = context.getImageData(0, 0, side, side);
  roughen(raster);
  return { width, height, pixels: pyramidOf(raster) };
}

/** The pavers of a field. */
export const fieldTexture = (laying: Laying, colour: PaverColourName): Texture =>
  textureOf(fieldTile(laying, paverFormats[laying.format].jointMm), colour);

/** Bricks in a `borderTexture`. */
export const bricksInBorder = borderTones.length;

/** A row of the bricks of a border. */
export function borderTexture(course: BorderCourse, colour: PaverColourName): Texture {
  const [long, deep] = [
    borderModules[course].lengthPerBrick * 1000,
    borderModules[course].width * 1000,
  ];
  const { jointMm } = paverFormats.brick;
  const face = [long - jointMm, deep - jointMm] as const;
  const pavers = borderTones.map((tone, brick) => ({
    points: rectangle(brick * long + jointMm / 2, jointMm / 2, ...face),
    tone,
  }));
  return textureOf({ width: long * bricksInBorder, height: deep, pavers }, colour);
}
