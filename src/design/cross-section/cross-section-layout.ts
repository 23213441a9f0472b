import {
  type LayerKind,
  layerKinds,
  type Pavement,
  type Surface,
  type Traffic,
} from "../../domain/pavement.ts";
import { paverEntry } from "../../domain/pavers.ts";

interface PavementLayer {
  readonly kind: LayerKind;
  /**
   * Thickness in the drawing in mm, within the range of its text (content/interface/pavement-layers.ts). Jointing
   * sand, between the pavers, has 0; of the ground this much is shown.
   */
  readonly thicknessMm: number;
}

/** The paver of each surface. Under trucks, bricks are interlocking blocks. */
const paverOf = ({ traffic, surface }: Pavement) => {
  const pavers = {
    brick: traffic === "trucks" ? "interlocking-block" : "cement-brick",
    hexagon: "hexagon",
    slab: "slab-400",
    sett: "sett",
    permeable: "permeable-block",
  } as const;
  return paverEntry(pavers[surface]);
};

/** Thickness in mm of the bed and the base (docs/facts.md#layers). */
const below = {
  closed: { bed: 25, base: { foot: 75, cars: 125, trucks: 150 } },
  permeable: { bed: 50, base: { foot: 150, cars: 250, trucks: 300 } },
} as const;

export function pavementLayers(pavement: Pavement): readonly PavementLayer[] {
  const { bed, base } = below[pavement.surface === "permeable" ? "permeable" : "closed"];
  const thicknesses: Readonly<Record<LayerKind, number>> = {
    "jointing-sand": 0,
    pavers: paverOf(pavement).thickness[pavement.traffic],
    "bedding-sand": bed,
    "sub-base": base[pavement.traffic],
    ground: 140,
  };
  return layerKinds.map((kind) => ({ kind, thicknessMm: thicknesses[kind] }));
}

/** Where a cut through the pavers begins in mm, the lengths that it shows in turn, and the joint. */
export function paverCut(pavement: Pavement) {
  const { pitch, joint } = paverOf(pavement);
  const [length, width] = pitch;
  // A cut through herringbone shows one brick lengthwise, then two end on.
  const isHerringbone = pavement.surface === "brick" && pavement.traffic !== "foot";
  const lengths = isHerringbone ? [length, width, width] : [length];
  return { start: -60, lengths, joint: Math.max(joint, 5) };
}

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
  /** Where the line of the jointing sand ends: in the first joint between two pavers. */
  readonly firstJoint: { readonly x: number; readonly y: number };
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

export function crossSectionLayout(pavement: Pavement): CrossSectionLayout {
  const width = 720;
  let height = surface;
  const bands = pavementLayers(pavement).map(({ kind, thicknessMm }) => {
    const band = { kind, top: height, bottom: height + thicknessMm };
    height = band.bottom;
    return band;
  });
  const frame = { width: width + labelRoom.left, height: height + labelRoom.top };
  const viewBox = `${-labelRoom.left} ${-labelRoom.top} ${frame.width} ${frame.height}`;
  const { start, lengths, joint } = paverCut(pavement);
  const firstJoint = { x: start + (lengths[0] ?? 0) - joint / 2, y: surface + 24 };
  return { width, height, bands, firstJoint, frame: { ...frame, viewBox } };
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

export type CrossSectionPictures = Readonly<
  Record<Traffic, Readonly<Record<Surface, CrossSectionPicture>>>
>;
