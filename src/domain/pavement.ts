/** What a pavement carries; it decides the depth of its layers. */
export const trafficKinds = ["foot", "cars", "trucks"] as const;

export type Traffic = (typeof trafficKinds)[number];

/** What a layer of a pavement is made of, from the top down. */
export type LayerKind =
  | "jointing-sand"
  | "pavers"
  | "bedding-sand"
  | "gravel"
  | "stabilised-gravel"
  | "ground";
