/** What a pavement carries; it decides the depth of its layers. */
export const trafficKinds = ["foot", "cars", "trucks"] as const;

export type Traffic = (typeof trafficKinds)[number];

/** What a pavement has on top; it decides what lies between the pavers and below them. */
export const surfaces = ["brick", "hexagon", "slab", "sett", "permeable"] as const;

export type Surface = (typeof surfaces)[number];

/** A pavement as it is drawn: under trucks, a surface of bricks is one of interlocking blocks. */
export interface Pavement {
  readonly traffic: Traffic;
  readonly surface: Surface;
}

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
