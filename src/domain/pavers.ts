/** The patterns that pavers are laid in, in the order in which a visitor is shown them. */
export const layingPatternNames = [
  "herringbone",
  "herringbone-45",
  "stretcher",
  "basket-weave",
  "stack",
  "hexagon",
  "cobble-fan",
] as const;

export type LayingPatternName = (typeof layingPatternNames)[number];

/** The patterns that a service page can describe, each with a swatch. */
export const swatchPatternNames = [
  "herringbone",
  "stretcher",
  "basket-weave",
  "stack",
  "hexagon",
  "cobble-fan",
] as const satisfies readonly LayingPatternName[];

/** The colours of pavers, in the order in which a visitor is shown them. */
export const paverColourNames = [
  "clay-red",
  "clay-brown",
  "terracotta",
  "sandstone",
  "grey",
  "charcoal",
  "autumn-blend",
  "slate-blend",
] as const;
export type PaverColourName = (typeof paverColourNames)[number];
