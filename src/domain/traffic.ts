/** What a pavement carries; it decides the depth of its layers. */
export const trafficKinds = ["foot", "cars", "trucks"] as const;

export type Traffic = (typeof trafficKinds)[number];
