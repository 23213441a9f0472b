/** What a pavement carries; it decides the depth of its layers. */
export const trafficKinds = ["foot", "cars", "trucks"] as const;

export type Traffic = (typeof trafficKinds)[number];

/** The layers of every pavement, from the top down. */
export const layerKinds = [
  "jointing-sand",
  "pavers",
  "bedding-sand",
  "sub-base",
  "ground",
] as const;

export type LayerKind = (typeof layerKinds)[number];

/** What the drawing of a pavement numbers: its layers, and the kerb beside them. */
export const pavementParts = [...layerKinds, "kerb"] as const;

export type PavementPart = (typeof pavementParts)[number];
