import type { LayerKind, Pavement, Surface, Traffic } from "../../domain/pavement.ts";

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

const sand = {
  "jointing-sand": {
    name: "Jointing sand",
    thickness: "the full depth of the joints",
    purpose: "It locks each paver to the next.",
  },
  "bedding-sand": {
    name: "Bedding sand",
    thickness: "25 mm compacted",
    purpose: "It seats every paver evenly.",
  },
} as const satisfies Partial<Record<LayerKind, LayerText>>;

const ground = (purpose: string): LayerText => ({
  name: "Subgrade",
  thickness: "the ground as it lies",
  purpose,
});

/** The layers of paving with bricks or blocks by its traffic. */
const closedLayers = {
  foot: {
    ...sand,
    pavers: {
      name: "Pavers",
      thickness: "50 mm",
      purpose: "They carry feet and shed the rain.",
    },
    "sub-base": {
      name: "Sub-base of gravel",
      thickness: "about 75 mm; none on firm ground",
      purpose: "It evens out the ground under feet.",
    },
    ground: ground("It carries all the rest."),
  },
  cars: {
    ...sand,
    pavers: {
      name: "Pavers",
      thickness: "60 mm",
      purpose: "They take the wheels.",
    },
    "sub-base": {
      name: "Sub-base of G5 gravel",
      thickness: "about 100 to 150 mm",
      purpose: "It spreads the weight of a car.",
    },
    ground: ground("It carries all the rest."),
  },
  trucks: {
    ...sand,
    pavers: {
      name: "Interlocking pavers",
      thickness: "80 mm",
      purpose: "They lock on every side under turning trucks.",
    },
    "sub-base": {
      name: "Sub-base of C4 stabilised gravel",
      thickness: "150 mm or more",
      purpose: "It spreads axle loads; an engineer designs it.",
    },
    ground: ground("Tested, it sets the thickness above."),
  },
} as const satisfies Record<Traffic, Record<LayerKind, LayerText>>;

const openStone = { foot: "about 150 mm", cars: "about 250 mm", trucks: "300 mm or more" } as const;

/** What other surfaces have in place of layers of bricks. */
const otherLayers = (
  traffic: Traffic,
): Readonly<Record<Surface, Partial<Record<LayerKind, LayerText>>>> => ({
  brick: {},
  hexagon: { pavers: { ...closedLayers[traffic].pavers, name: "Hexagons", thickness: "60 mm" } },
  slab: {
    pavers: {
      name: "Slabs",
      thickness: "50 mm",
      purpose: "They carry feet and furniture, and crack under wheels.",
    },
    "bedding-sand": {
      name: "Bed of sand and cement",
      thickness: "25 mm compacted",
      purpose: "A tenth of cement in the sand keeps a slab from rocking.",
    },
  },
  sett: {
    pavers: {
      name: "Setts",
      thickness: "80 to 100 mm",
      purpose: "Blocks of granite, about as deep as they are wide, stand close and seldom tilt.",
    },
  },
  permeable: {
    "jointing-sand": {
      name: "Grit in the joints",
      thickness: "the full depth of the joints",
      purpose: "Stone of 2 to 6 mm fills joints of 8 to 10 mm and lets the rain through.",
    },
    pavers: {
      name: "Permeable blocks",
      thickness: "80 mm",
      purpose: "Thick blocks with wide joints carry wheels and let the rain between them.",
    },
    "bedding-sand": {
      name: "Bed of grit",
      thickness: "50 mm",
      purpose: "Single-sized stone of 2 to 6 mm seats the blocks and holds no water back.",
    },
    "sub-base": {
      name: "Base of open stone",
      thickness: openStone[traffic],
      purpose:
        "Single-sized stone on a geotextile holds the rain in its voids; an engineer decides how deep it goes.",
    },
  },
});

/** The layers of a pavement, in words. */
export const layerTexts = ({
  traffic,
  surface,
}: Pavement): Readonly<Record<LayerKind, LayerText>> => ({
  ...closedLayers[traffic],
  ...otherLayers(traffic)[surface],
});

/** What holds the pavement at its side. No layer, but every drawing shows it. */
export const edgeRestraint = {
  name: "Edge restraint",
  purpose: "A kerb in concrete keeps the edge from spreading.",
} as const;

/** What lies in place of layers of closed paving where paving is permeable (docs/facts.md#layers). */
export const permeableDifferences = [
  { layer: "jointing-sand", text: "Permeable paving has open joints instead." },
  { layer: "bedding-sand", text: "Permeable paving has grit instead." },
  { layer: "sub-base", text: "Permeable paving has open stone instead." },
] as const satisfies readonly { layer: LayerKind; text: string }[];

/** Above the drawing that a visitor can save. */
export const sectionFall = "Fall of at least 2% across";

/** Below it. */
export const sectionNote =
  "Common practice, not a design: the engineer decides. Scale in millimetres.";

/** The link that saves the drawing, and the name of its file. */
export const saveSection = "Save the section";
export const sectionFile = ({ traffic, surface }: Pavement): string =>
  `paving-section-${traffic}-${surface}.svg`;
