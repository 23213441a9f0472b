import { usualCorners } from "#src/planner/domain/ground-corners.ts";
import type { Photo } from "#src/planner/photo/raster.ts";
import type { Scene } from "./photo-view.machine.ts";

const raster = { width: 1, height: 1, data: new Uint8ClampedArray(4) };

export const photo: Photo = { pixels: [raster], light: [raster], focal35: null, readAt: 0 };

export const scene: Scene = {
  photo,
  paving: {
    surface: { width: 1, height: 1, border: 0, depthAt: () => 1, brickAt: () => 0 },
    isLawn: false,
    infill: { width: 1, height: 1, pixels: [raster] },
    start: [0, 0],
    border: null,
  },
  corners: usualCorners,
  kept: [],
  caption: "Driveway",
  price: "",
};
