import {
  type LayingPatternName,
  type PaverColourName,
  type PaverEntry,
  type PaverFormatName,
  paverTable,
} from "../../domain/pavers.ts";
import type {
  BorderCourse,
  dailyPasses,
  PaverKind,
  PlanShape,
  PlanSide,
  PlanUse,
  PresentGround,
  SiteDocument,
  SiteVehicle,
  SizeName,
  workHours,
  workPhases,
} from "../../planner/domain/paving-plan.ts";

/* The words of the choices of the planner. */

type Words<Names extends string> = Readonly<Record<Names, string>>;

export const shapeLabels: Words<PlanShape> = {
  rectangle: "Rectangle",
  "l-shape": "L-shape",
  circle: "Circle",
  surround: "Around a pool",
  area: "I know the area",
};

export const sizeLabels: Words<SizeName> = {
  length: "Length",
  width: "Width",
  cornerLength: "Missing corner, length",
  cornerWidth: "Missing corner, width",
  diameter: "Across",
  poolLength: "Pool, length",
  poolWidth: "Pool, width",
  deck: "Width of the deck",
  area: "Area",
};

/** Units of sizes, with examples of numbers. */
export const sizeUnits = {
  length: { short: "m", one: "metre", many: "metres", example: "6 or 6,5" },
  area: { short: "m²", one: "square metre", many: "square metres", example: "48" },
} as const;

/** What is wrong with the text of a size, and what to do. */
export const sizeProblems = {
  missing: (unit: string): string => `Enter a number of ${unit}.`,
  noNumber: (unit: string, example: string): string =>
    `Enter a number of ${unit}, such as ${example}.`,
  tooFine: "Enter at most two decimals, such as 6.25.",
  ambiguous: (one: string, other: string, unit: string): string =>
    `Is that ${one} or ${other} ${unit}? Enter the one that you mean.`,
  tooSmall: (limit: string): string => `Enter at least ${limit}.`,
  tooLarge: (limit: string): string => `Enter at most ${limit}.`,
} as const;

export const sideLabels: Words<PlanSide> = {
  top: "Top",
  "corner-width": "Missing corner, width",
  "corner-length": "Missing corner, length",
  right: "Right",
  bottom: "Bottom",
  left: "Left",
};

export const planUseLabels: Words<PlanUse> = {
  feet: "Feet",
  cars: "Cars",
  trucks: "Delivery trucks",
  forklifts: "Forklifts",
};

export const patternLabels: Words<LayingPatternName> = {
  herringbone: "Herringbone",
  "herringbone-45": "Herringbone at 45°",
  stretcher: "Stretcher bond",
  "stretcher-third": "Stretcher bond by a third",
  "basket-weave": "Basket weave",
  stack: "Stack bond",
  hexagon: "Hexagon",
  "cobble-fan": "Cobble fan",
};

export const formatLabels: Words<PaverFormatName> = {
  brick: "Bricks",
  "slab-400": "Square slabs, 400 mm",
  "slab-450": "Square slabs, 450 mm",
  "slab-600": "Long slabs, 600 mm",
};
const slabNote = ({ length, width, thickness }: PaverEntry): string =>
  `${length} × ${width} × ${thickness.foot} mm`;
export const formatNotes: Words<PaverFormatName> = {
  brick: "Cement or clay, hexagons and cobbles",
  "slab-400": slabNote(paverTable["slab-400"]),
  "slab-450": slabNote(paverTable["slab-450"]),
  "slab-600": slabNote(paverTable["slab-600"]),
};
/** The format of slabs in a line, in mm. */
export const slabsOf = (length: number, width: number): string =>
  `slabs of ${length} × ${width} mm`;

export const colourLabels: Words<PaverColourName> = {
  "clay-red": "Clay red",
  "clay-brown": "Clay brown",
  terracotta: "Terracotta",
  sandstone: "Sandstone",
  grey: "Grey",
  charcoal: "Charcoal",
  "autumn-blend": "Autumn blend",
  "slate-blend": "Slate blend",
};

export const borderLabels: Words<BorderCourse> = {
  none: "No border",
  "soldier-course": "Soldier course",
  "header-course": "Stretcher course",
};
export const borderNotes: Words<BorderCourse> = {
  none: "Pavers cut at the edge",
  "soldier-course": "Bricks across the edge, about 200 mm wide",
  "header-course": "Bricks along the edge, about 100 mm wide",
};

export const paverLabels: Words<PaverKind> = {
  standard: "Standard",
  premium: "Premium",
  permeable: "Permeable",
};
export const paverNotes: Words<PaverKind> = {
  standard: "Cement or clay brick, plain slab",
  premium: "Textured block or slab; for feet, natural stone",
  permeable: "Open joints that let rain through",
};

/** The caution wherever permeable paving is named (docs/facts.md#dolomite). */
export const dolomiteCaution =
  "Where the ground may be dolomitic, as under Centurion and parts of the West Rand and Ekurhuleni, water must be led away. A geotechnical opinion comes before permeable paving.";

export const presentLabels: Words<PresentGround> = {
  bare: "Bare ground",
  lawn: "Lawn",
  "old-paving": "Old paving",
  concrete: "Concrete",
  tar: "Tar",
};

/** The choices for a site. */
export const vehicleLabels: Words<SiteVehicle> = {
  cars: "Cars and bakkies",
  trucks: "Delivery trucks",
  forklifts: "Forklifts",
  containers: "Container handlers",
};
export const passesLabels: Words<(typeof dailyPasses)[number]> = {
  "to-10": "Up to 10",
  "to-50": "10 to 50",
  "to-200": "50 to 200",
  "over-200": "More than 200",
};
export const hoursLabels: Words<(typeof workHours)[number]> = {
  day: "During the day",
  "after-hours": "After hours",
  weekends: "On weekends",
};
export const phasesLabels: Words<(typeof workPhases)[number]> = {
  "at-once": "Whole area at once",
  "in-phases": "In phases, so that part stays open",
};
export const documentLabels: Words<SiteDocument> = {
  insurance: "Insurance certificate",
  "method-statement": "Method statement",
  cidb: "CIDB registration",
  nhbrc: "NHBRC registration",
  "good-standing": "Letter of good standing",
  "tax-clearance": "Tax clearance",
  "b-bbee": "B-BBEE certificate",
};
