import type { Surface, Traffic } from "./pavement.ts";

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

/** What each paver measures (mm), weighs and costs (docs/facts.md#pavers). All that shows one reads it here. */
export interface PaverEntry {
  /** Sides as its maker names them; those of a sett and of irregular stone are about so. */
  readonly length: number;
  readonly width: number;
  /** The same from joint centre to joint centre. A concrete paver is made to its joint, so it has only these. */
  readonly pitch: readonly [length: number, width: number];
  readonly joint: number;
  /** Its thickness by what it carries, also where it carries that badly. */
  readonly thickness: Readonly<Record<Traffic, number>>;
  /** Tonnes of a cubic metre. */
  readonly density: number;
  readonly price: "basic" | "premium" | "visit";
  /** How a section shows it, and what it is laid in. */
  readonly surface: Surface;
}

const always = (thickness: number) => ({
  foot: thickness,
  cars: thickness,
  trucks: thickness,
});

const concrete = { density: 2.2, price: "basic", surface: "brick" } as const;
const brick = { ...concrete, length: 200, width: 100, pitch: [200, 100] } as const;

const slab = (length: number, width: number): PaverEntry => ({
  ...{ length, width, pitch: [length, width], joint: 8, thickness: always(50) },
  ...{ density: 2.2, price: "basic", surface: "slab" },
});

export const paverTable = {
  "cement-brick": { ...brick, joint: 4, thickness: { foot: 50, cars: 60, trucks: 80 } },
  "clay-brick": {
    ...concrete,
    ...({ length: 222, width: 106, pitch: [226, 110], joint: 4 } as const),
    thickness: { foot: 50, cars: 60, trucks: 60 },
  },
  "interlocking-block": {
    ...concrete,
    ...({ length: 220, width: 110, pitch: [220, 110], joint: 4, price: "visit" } as const),
    thickness: always(80),
  },
  "permeable-block": {
    ...brick,
    ...({ joint: 8, price: "visit", surface: "permeable" } as const),
    thickness: always(80),
  },
  hexagon: {
    ...concrete,
    ...({ length: 200, width: 200, pitch: [200, 200], joint: 4, surface: "hexagon" } as const),
    thickness: always(60),
  },
  sett: {
    ...({ length: 90, width: 90, pitch: [100, 100], joint: 10 } as const),
    ...({ density: 2.65, price: "premium", surface: "sett" } as const),
    thickness: always(90),
  },
  "slab-400": slab(400, 400),
  "slab-450": slab(450, 450),
  "slab-600": slab(600, 400),
} as const satisfies Readonly<Record<string, PaverEntry>>;

export type PaverName = keyof typeof paverTable;

export const paverEntry = (name: PaverName): PaverEntry => paverTable[name];

/** The formats of pavers, in the order in which a visitor is shown them. */
export const paverFormatNames = ["brick", "slab-400", "slab-450", "slab-600"] as const;
export type PaverFormatName = (typeof paverFormatNames)[number];

interface PaverFormat {
  readonly paver: PaverName;
  /** The patterns that it can be laid in; the first one replaces one that it cannot. */
  readonly patterns: readonly [LayingPatternName, ...LayingPatternName[]];
}

const inRows = ["stretcher", "stretcher-third", "stack"] as const;

/** What a visitor chooses a format for. Hexagons and cobbles are of the format of bricks. */
export const paverFormats: Readonly<Record<PaverFormatName, PaverFormat>> = {
  brick: {
    paver: "cement-brick",
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
  "slab-400": { paver: "slab-400", patterns: inRows },
  "slab-450": { paver: "slab-450", patterns: inRows },
  "slab-600": { paver: "slab-600", patterns: inRows },
};

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
