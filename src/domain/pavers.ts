/** The patterns that pavers are laid in, in the order in which a visitor is shown them. */
export const layingPatternNames = [
  "herringbone",
  "herringbone-45",
  "stretcher",
  "stretcher-third",
  "basket-weave",
  "stack",
  "hexagon",
  "cobble-fan",
] as const;

export type LayingPatternName = (typeof layingPatternNames)[number];

/** The formats of pavers, in the order in which a visitor is shown them. */
export const paverFormatNames = ["brick", "slab-400", "slab-450", "slab-600"] as const;
export type PaverFormatName = (typeof paverFormatNames)[number];

interface PaverFormat {
  /** Sides in mm, joint centre to joint centre. */
  readonly length: number;
  readonly width: number;
  /** Width of a joint in mm. */
  readonly jointMm: number;
  /** Thickness in mm, whatever it carries; null if that decides it. */
  readonly thicknessMm: number | null;
  /** The patterns that it can be laid in; the first one replaces one that it cannot. */
  readonly patterns: readonly [LayingPatternName, ...LayingPatternName[]];
}

const slab = {
  jointMm: 8,
  thicknessMm: 50,
  patterns: ["stretcher", "stretcher-third", "stack"],
} as const;

/** Sizes and joints of pavers (docs/facts.md#quantities). Hexagons and cobbles are of the format of bricks. */
export const paverFormats: Readonly<Record<PaverFormatName, PaverFormat>> = {
  brick: {
    length: 200,
    width: 100,
    jointMm: 4,
    thicknessMm: null,
    patterns: [
      "herringbone",
      "herringbone-45",
      "stretcher",
      "basket-weave",
      "stack",
      "hexagon",
      "cobble-fan",
    ],
  },
  "slab-400": { length: 400, width: 400, ...slab },
  "slab-450": { length: 450, width: 450, ...slab },
  "slab-600": { length: 600, width: 400, ...slab },
};

/** What a field is laid with, and how. */
export interface Laying {
  readonly format: PaverFormatName;
  readonly pattern: LayingPatternName;
}

/** The same with a pattern that the format can be laid in. */
export function withPossiblePattern<Choices extends Laying>(choices: Choices): Choices {
  const { patterns } = paverFormats[choices.format];
  return patterns.includes(choices.pattern) ? choices : { ...choices, pattern: patterns[0] };
}

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
