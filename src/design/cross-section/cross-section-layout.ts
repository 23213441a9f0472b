import { type LayerKind, layerKinds, type Traffic } from "../../domain/pavement.ts";

interface PavementLayer {
  readonly kind: LayerKind;
  /**
   * Thickness in the drawing in mm, within the range that its text gives
   * (content/interface/pavement-layers.ts). Jointing sand has 0, because it is between the pavers. The
   * ground has no bottom; this much of it is shown.
   */
  readonly thicknessMm: number;
}

const sand = { "jointing-sand": 0, "bedding-sand": 25 } as const;
const ground = 140;

const thicknesses: Readonly<Record<Traffic, Readonly<Record<LayerKind, number>>>> = {
  foot: { ...sand, pavers: 50, "sub-base": 75, ground },
  cars: { ...sand, pavers: 60, "sub-base": 125, ground },
  trucks: { ...sand, pavers: 80, "sub-base": 150, ground },
};

/** The layers of a pavement for this traffic, from the top down. */
export const pavementLayers = (traffic: Traffic): readonly PavementLayer[] =>
  layerKinds.map((kind) => ({ kind, thicknessMm: thicknesses[traffic][kind] }));

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

/** Where the line of the jointing sand ends: in the first joint between two pavers. */
export const firstJoint = { x: 137.5, y: 54 } as const;

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

/** The files of one cross-section, for a `<picture>`. */
export interface CrossSectionPicture {
  /** URL of the cross-section in the default colours. */
  readonly src: string;
  /** The other colours, in the order in which the browser has to try them. */
  readonly sources: readonly { readonly media: string; readonly srcSet: string }[];
  /** URL of the drawing with its labels, to be saved. */
  readonly labelled: string;
}

export type CrossSectionPictures = Readonly<Record<Traffic, CrossSectionPicture>>;
