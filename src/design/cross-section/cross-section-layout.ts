import type { LayerKind, Traffic } from "../../domain/pavement.ts";
import { pavementLayers } from "./pavement-layers.ts";

/** The extents of a cross-section in mm: x along the surface, y downwards. */
export interface CrossSectionLayout {
  readonly width: number;
  readonly height: number;
  /** Extent of each layer, in the order of `pavementLayers`, for placing labels. */
  readonly bands: readonly {
    readonly kind: LayerKind;
    readonly top: number;
    readonly bottom: number;
  }[];
  /** The cross-section with room for its labels on the left and above. */
  readonly frame: {
    readonly width: number;
    readonly height: number;
    readonly viewBox: string;
  };
}

/** Space above the surface in mm, for the upstand of the kerb. */
export const surface = 30;

/** Room for labels in mm, beside the cross-section and above it. */
export const labelRoom = { left: 80, top: 20 } as const;

/** Where the layers of a pavement for this traffic are in its drawing. */
export function crossSectionLayout(traffic: Traffic): CrossSectionLayout {
  const width = 720;
  let height = surface;
  const bands = pavementLayers(traffic).map(({ kind, thicknessMm }) => {
    const band = { kind, top: height, bottom: height + thicknessMm };
    height = band.bottom;
    return band;
  });
  const frame = { width: width + labelRoom.left, height: height + labelRoom.top };
  const viewBox = `${-labelRoom.left} ${-labelRoom.top} ${frame.width} ${frame.height}`;
  return { width, height, bands, frame: { ...frame, viewBox } };
}
