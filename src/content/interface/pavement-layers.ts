import type { LayerKind, Traffic } from "../../domain/pavement.ts";

/**
 * Names of the layers under paving, their thickness in words (docs/facts.md#layers; bedding sand: SANS
 * 1200 MJ) and what each does. Those of the sub-base are common practice, not a design, so they say
 * "about" or "or more". The drawing's millimetres are in src/design/cross-section.
 */
interface LayerText {
  name: string;
  thickness: string;
  purpose: string;
}

const jointingSand: LayerText = {
  name: "Jointing sand",
  thickness: "the full depth of the joints",
  purpose: "Swept in and vibrated until the joints are full, it locks each paver to the next.",
};

const beddingSand: LayerText = {
  name: "Bedding sand",
  thickness: "20 to 30 mm, loose",
  purpose: "It seats every paver evenly; it is never used to fill hollows below.",
};

const ground = (purpose: string): LayerText => ({
  name: "Subgrade",
  thickness: "the ground as it lies",
  purpose,
});

/** The layers of a pavement by its traffic. */
export const layerTexts = {
  foot: {
    "jointing-sand": jointingSand,
    pavers: {
      name: "Pavers",
      thickness: "50 to 60 mm",
      purpose: "They carry feet, furniture and a wheelbarrow, and shed the rain.",
    },
    "bedding-sand": beddingSand,
    "sub-base": {
      name: "Sub-base of gravel",
      thickness: "thin; none on firm ground",
      purpose: "It evens out the ground under feet; clay or loose sand needs it designed.",
    },
    ground: ground("Trimmed to the slope and compacted, it carries all the rest."),
  },
  cars: {
    "jointing-sand": jointingSand,
    pavers: {
      name: "Pavers",
      thickness: "60 mm, never less than 50 mm",
      purpose: "They take the wheels; in herringbone they also hold when the wheels turn.",
    },
    "bedding-sand": beddingSand,
    "sub-base": {
      name: "Sub-base of G5 gravel",
      thickness: "about 100 to 150 mm",
      purpose: "Compacted gravel of the grade G5 spreads the weight of a car, so no ruts form.",
    },
    ground: ground("Trimmed to the slope and compacted, it carries all the rest."),
  },
  trucks: {
    "jointing-sand": jointingSand,
    pavers: {
      name: "Interlocking pavers",
      thickness: "80 mm",
      purpose: "Thick blocks that lock on every side carry braking and turning trucks.",
    },
    "bedding-sand": beddingSand,
    "sub-base": {
      name: "Sub-base of C4 stabilised gravel",
      thickness: "150 mm or more",
      purpose:
        "Gravel bound with cement, of grade C4, spreads axle loads; an engineer designs its thickness.",
    },
    ground: ground("Tested and compacted, it sets how thick the layers above must be."),
  },
} as const satisfies Record<Traffic, Record<LayerKind, LayerText>>;

/** What holds the pavement at its side. No layer, but every drawing shows it. */
export const edgeRestraint = {
  name: "Edge restraint",
  purpose:
    "A kerb in concrete, built before the first paver is laid, keeps the edge from spreading.",
} as const;

/** What lies in place of layers of closed paving where paving is permeable (docs/facts.md#layers). */
export const permeableDifferences = [
  { layer: "jointing-sand", text: "Permeable paving has open joints instead." },
  { layer: "bedding-sand", text: "Permeable paving has grit instead." },
  { layer: "sub-base", text: "Permeable paving has open stone instead." },
] as const satisfies readonly { layer: LayerKind; text: string }[];

/** Below the drawing that a visitor can save. */
export const sectionNote =
  "Common practice, not a design: the engineer decides. Scale in millimetres.";

/** The link that saves the drawing, and the name of its file. */
export const saveSection = "Save the section";
export const sectionFile = (traffic: Traffic): string => `paving-section-${traffic}.svg`;
