import type { DrawnLayer, LayerKind, Pavement, Surface, Traffic } from "../../domain/pavement.ts";

/**
 * Names of the layers under paving, their thickness in words (docs/facts.md#layers; bedding sand: SANS
 * 1200 MJ). Those of the sub-base are common practice, not a design, so they say "about" or "or more". The
 * drawing's millimetres are in src/design/cross-section.
 */
interface LayerText {
  name: string;
  thickness: string;
}

const everyTraffic = {
  "jointing-sand": { name: "Jointing sand", thickness: "the full depth of the joints" },
  "bedding-sand": { name: "Bedding sand", thickness: "25 mm compacted" },
  ground: { name: "Subgrade", thickness: "the ground as it lies" },
} as const satisfies Partial<Record<LayerKind, LayerText>>;

/** The layers of paving with bricks or blocks by its traffic. */
const closedLayers = {
  foot: {
    ...everyTraffic,
    pavers: { name: "Pavers", thickness: "50 mm" },
    "sub-base": { name: "Sub-base of gravel", thickness: "about 75 mm; none on firm ground" },
  },
  cars: {
    ...everyTraffic,
    pavers: { name: "Pavers", thickness: "60 mm" },
    "sub-base": { name: "Sub-base of G5 gravel", thickness: "about 100 to 150 mm" },
  },
  trucks: {
    ...everyTraffic,
    pavers: { name: "Interlocking pavers", thickness: "80 mm" },
    "sub-base": { name: "Sub-base of C4 stabilised gravel", thickness: "150 mm or more" },
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
    pavers: { name: "Slabs", thickness: "50 mm" },
    "bedding-sand": { name: "Bed of sand and cement", thickness: "25 mm compacted" },
  },
  sett: {
    pavers: { name: "Setts", thickness: "80 to 100 mm" },
  },
  permeable: {
    "jointing-sand": { name: "Grit in the joints", thickness: "the full depth of the joints" },
    pavers: { name: "Permeable blocks", thickness: "80 mm" },
    "bedding-sand": { name: "Bed of grit", thickness: "50 mm" },
    "sub-base": { name: "Base of open stone", thickness: openStone[traffic] },
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
export const edgeRestraint = "Edge restraint";

/** What each layer under a car does: on Services, where the layers are explained. */
export const layerPurposes: Readonly<Record<DrawnLayer, string>> = {
  "jointing-sand": "It locks each paver to the next.",
  pavers: "They take the wheels.",
  "bedding-sand": "It seats every paver evenly.",
  "sub-base": "It spreads the weight of a car.",
  ground: "It carries all the rest.",
  kerb: "A kerb in concrete keeps the edge from spreading.",
};

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
