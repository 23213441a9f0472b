import type { Scene } from "#machines/photo-view/photo-view.machine.ts";
import { createCanvas } from "../../lib/canvas.ts";
import { layPlan } from "./lay-plan.ts";
import type { Raster } from "./raster.ts";

/**
 * A photo with its plan, behind what the visitor keeps in front of it.
 *
 * @param raster the level of the photo to draw on
 */
export function layScene({ photo, corners, paving, kept }: Scene, raster: Raster): Raster {
  const laid = layPlan(photo, raster, corners, paving);
  if (kept.length === 0) return laid;
  const { width, height, data } = raster;
  const context = createCanvas(width, height);
  Object.assign(context, { lineCap: "round", lineJoin: "round" });
  for (const { points, radius } of kept) {
    context.lineWidth = 2 * radius * width;
    context.beginPath();
    // A line to where it begins is a dot.
    for (const [x, y] of [...points.slice(0, 1), ...points]) {
      context.lineTo(x * width, y * height);
    }
    context.stroke();
  }
  const mask = context.getImageData(0, 0, width, height).data;
  const mixed = laid.data.map((value, i) => {
    const share = (mask[i | 3] ?? 0) / 255;
    return value + ((data[i] ?? 0) - value) * share;
  });
  return { width, height, data: mixed };
}
