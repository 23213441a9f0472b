/*
 * The layers of a pavement. Sources: SANS 1058 (thickness of pavers), SANS 1200 MJ (bedding sand) and
 * TRH 14 (material codes of the sub-base). Thicknesses of the sub-base are common practice and no
 * design, so their texts say "about" or "or more".
 */

/** What drives on a pavement, lightest first. */
export const traffics = ["foot", "cars", "trucks"] as const;

/** What drives on a pavement. */
export type Traffic = (typeof traffics)[number];

/** The material of a layer, which decides its colour and texture. */
export type LayerKind =
  | "jointing-sand"
  | "pavers"
  | "bedding-sand"
  | "gravel"
  | "stabilised-gravel"
  | "ground";

/** One layer of a pavement. */
export interface PavementLayer {
  readonly kind: LayerKind;
  readonly name: string;
  /** Thickness as a label. */
  readonly thickness: string;
  /**
   * Thickness in the drawing in mm, within the range of `thickness`. Jointing sand has 0, because it
   * is between the pavers. The ground has no bottom; this much of it is shown.
   */
  readonly thicknessMm: number;
  /** What the layer does, in one sentence. */
  readonly purpose: string;
}

const jointingSand: PavementLayer = {
  kind: "jointing-sand",
  name: "Jointing sand",
  thickness: "the full depth of the joints",
  thicknessMm: 0,
  purpose: "Swept in and vibrated until the joints are full, it locks each paver to the next.",
};

const beddingSand: PavementLayer = {
  kind: "bedding-sand",
  name: "Bedding sand",
  thickness: "20 to 30 mm, loose",
  thicknessMm: 25,
  purpose: "It seats every paver evenly; it is never used to fill hollows below.",
};

const ground = (purpose: string): PavementLayer => ({
  kind: "ground",
  name: "Subgrade",
  thickness: "the ground as it lies",
  thicknessMm: 140,
  purpose,
});

const layersByTraffic: Readonly<Record<Traffic, readonly PavementLayer[]>> = {
  foot: [
    jointingSand,
    {
      kind: "pavers",
      name: "Pavers",
      thickness: "50 to 60 mm",
      thicknessMm: 50,
      purpose: "They carry feet, furniture and a wheelbarrow, and shed the rain.",
    },
    beddingSand,
    ground(
      "Trimmed to the fall and compacted, it carries the path; sandy or clay soil needs a designed sub-base on top.",
    ),
  ],
  cars: [
    jointingSand,
    {
      kind: "pavers",
      name: "Pavers",
      thickness: "60 mm, never less than 50 mm",
      thicknessMm: 60,
      purpose: "They take the wheels; in herringbone they also hold when the wheels turn.",
    },
    beddingSand,
    {
      kind: "gravel",
      name: "Sub-base of G5 gravel",
      thickness: "about 100 to 150 mm",
      thicknessMm: 125,
      purpose: "Compacted gravel spreads the weight of a car, so that no ruts form.",
    },
    ground("Trimmed to the fall and compacted, it carries all the rest."),
  ],
  trucks: [
    jointingSand,
    {
      kind: "pavers",
      name: "Interlocking pavers",
      thickness: "80 mm",
      thicknessMm: 80,
      purpose: "Thick blocks that lock on every side carry braking and turning trucks.",
    },
    beddingSand,
    {
      kind: "stabilised-gravel",
      name: "Sub-base of C4 stabilised gravel",
      thickness: "150 mm or more",
      thicknessMm: 150,
      purpose:
        "Gravel bound with cement spreads axle loads; an engineer designs its thickness for the yard.",
    },
    ground("Tested and compacted, it sets how thick the layers above must be."),
  ],
};

/** The layers of a pavement for this traffic, from the top down. */
export function pavementLayers(traffic: Traffic): readonly PavementLayer[] {
  return layersByTraffic[traffic];
}

/** What holds the pavement at its side. It is no layer, but part of every drawing. */
export const edgeRestraint = {
  name: "Edge restraint",
  purpose:
    "A kerb in concrete, built before the first paver is laid, keeps the edge from spreading.",
} as const;
