import type { LayerKind, Traffic } from "../../domain/pavement.ts";

/*
 * What lies under paving, from the top down. The figures are those of the project's fact sheet:
 * thickness of pavers by use (SANS 1058), bedding sand 20 to 30 mm loose (SANS 1200 MJ), and the
 * sub-base by traffic with the material codes of TRH 14. Those for the sub-base are common
 * practice, not a design, so their texts say "about" or "or more".
 */

export interface PavementLayer {
  readonly kind: LayerKind;
  readonly name: string;
  /** Thickness in words, for a label. */
  readonly thickness: string;
  /**
   * Thickness in a drawing, in mm, within the range that `thickness` gives. Jointing sand has 0,
   * because it stands between the pavers; the ground has no bottom and shows this much.
   */
  readonly thicknessMm: number;
  /** One sentence: what the layer does. */
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

/** What holds the pavement at its side; it is no layer, but every drawing shows it. */
export const edgeRestraint = {
  name: "Edge restraint",
  purpose:
    "A kerb in concrete, built before the first paver is laid, keeps the edge from spreading.",
} as const;
