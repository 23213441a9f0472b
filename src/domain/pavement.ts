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

/** The layers that a drawing numbers; the kerb beside them counts as one. */
export const drawnLayers = [...layerKinds, "kerb"] as const;

export type DrawnLayer = (typeof drawnLayers)[number];
