import type { LayingPatternName, PaverColourName } from "../../domain/pavers.ts";
import type { QuoteService } from "../../domain/quote-request.ts";
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
  SizeField,
  WorkKind,
  workHours,
  workPhases,
} from "../../planner/domain/paving-plan.ts";
import { commercialDuration, drivewayDuration, industrialDuration } from "../figures.ts";

type Words<Names extends string> = Readonly<Record<Names, string>>;

/** The table before the planner is opened. */
export const priceTable = {
  caption: "Guide prices for common sizes",
  heavyCaption: "What common yards need. We price them after a site visit.",
  job: "Job",
  area: "Area",
  standard: "Standard pavers",
  premium: "Premium pavers",
  heavy: "Pavers and sub-base",
  planThis: "Plan this",
  /** Heads the column of those buttons; for screen readers only. */
  plan: "Plan",
} as const;

export const openPlanner = "Plan my own paving";
export const guideNotQuote = "A guide, not a quote: the site visit decides.";
export const afterVisit = {
  heavy: "We price this after a site visit.",
  permeable: "We price permeable paving after a site visit.",
  small: "Small jobs are priced on the visit.",
} as const;

/** A number with a space between thousands: 12 000. */
export const spaced = (value: number): string =>
  String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, "\u00a0");
const decimal = (value: number): string => {
  if (value >= 100) return spaced(value);
  return value > 0 && value < 0.05 ? "under 0.1" : String(Math.round(value * 10) / 10);
};
export const randRange = ({ from, to }: { from: number; to: number }): string =>
  from === to ? `About R${spaced(from)}` : `R${spaced(from)} to R${spaced(to)}`;
export const squareMetres = (value: number): string => `${decimal(value)}\u00a0m²`;
export const metres = (value: number): string => `${decimal(value)}\u00a0m`;
export const cubicMetres = (value: number): string => `${decimal(value)}\u00a0m³`;
export const bulkText = (cubicMetres: number, tonnes: number): string =>
  `${decimal(cubicMetres)}\u00a0m³, ${decimal(tonnes)}\u00a0t`;
/** Gravel as it is ordered. */
export const looseText = (volume: number, tonnes: number): string =>
  `${cubicMetres(volume)} loose, ${decimal(tonnes)}\u00a0t`;
/** Where an engineer designs the sub-base, its thickness is the least one (docs/facts.md#layers). */
export const atLeast = (bulk: string): string => `from ${bulk}`;

export const plannerTexts = {
  name: "Paving planner",
  presets: "Start from",
  shape: "Shape",
  use: "What will use it",
  paver: "Paver",
  pattern: "Laying pattern",
  colour: "Colour",
  border: "Border",
  borderColour: "Colour of the border",
  present: "What is there now",
  walls: "Sides against a house or wall, as drawn",
  vehicle: "Heaviest vehicle",
  passes: "Vehicles a day",
  hours: "When we may work",
  phases: "How the site stays open",
  documents: "Documents you need",
  undoPreset: "Undo",
  close: "Close the planner",
  results: "What it comes to",
  layers: "What lies under it",
  add: "Add this plan",
  addAnother: "Add as another plan",
  update: "Update",
  open: "Open my request",
  print: "Print this plan",
  copy: "Copy a link to this plan",
  copied: "The link is copied.",
  notCopied: "This browser does not let us copy. The link is the address of this page.",
  partial: "Part of the plan in this link could not be read. Our usual plan stands in for it.",
  inRequest: "This plan is in your request.",
  held: (count: number): string =>
    count === 1 ? "Your request holds one plan." : `Your request holds ${count} plans.`,
  changed: "Your request holds this plan as it was.",
  full: (limit: number): string =>
    `Your request holds ${limit} plans, and no more fit. Remove one to add this.`,
  notShown: "The drawing shows your last plan. Correct the marked field to go on.",
  /** Makes a "No" a "Yes". */
  chooseInstead: (pattern: string): string => `Use ${pattern} instead`,
  /** The name of a size's slider; its text field has the label itself. */
  slider: (label: string): string => `Adjust: ${label}`,
} as const;

export const shapeLabels: Words<PlanShape> = {
  rectangle: "Rectangle",
  "l-shape": "L-shape",
  circle: "Circle",
  surround: "Around a pool",
  area: "I know the area",
};

export const sizeLabels: Words<SizeField> = {
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

export const unitOf = (field: SizeField): string => (field === "area" ? "m²" : "m");

/** What is wrong with the text of a size, and what to do. */
export const sizeProblem = (
  field: SizeField,
  problem:
    | { kind: "missing" | "no-number" | "too-fine" }
    | { kind: "ambiguous"; readings: readonly [number, number] }
    | { kind: "too-small" | "too-large"; limit: number },
): string => {
  const unit = field === "area" ? "square metres" : "metres";
  switch (problem.kind) {
    case "missing":
      return `Enter a number of ${unit}.`;
    case "no-number":
      return `Enter a number of ${unit}, such as ${field === "area" ? "48" : "6 or 6,5"}.`;
    case "too-fine":
      return "Enter at most two decimals, such as 6.25.";
    case "ambiguous":
      return `Is that ${problem.readings[0]} or ${problem.readings[1]} ${unit}? Enter the one that you mean.`;
    case "too-small":
      return `Enter at least ${problem.limit} ${problem.limit === 1 ? unit.replace(/s$/, "") : unit}.`;
    case "too-large":
      return `Enter at most ${problem.limit < 1000 ? problem.limit : spaced(problem.limit)} ${unit}.`;
  }
};

export const planUseLabels: Words<PlanUse> = {
  feet: "Feet",
  cars: "Cars",
  trucks: "Delivery trucks",
  forklifts: "Forklifts and containers",
};

export const paverLabels: Words<PaverKind> = {
  standard: "Standard",
  premium: "Premium",
  permeable: "Permeable",
};
export const paverNotes: Words<PaverKind> = {
  standard: "Cement or clay brick",
  premium: "Natural stone or textured block",
  permeable: "Open joints that let rain through",
};

/** The caution wherever permeable paving is named (docs/facts.md#dolomite). */
export const dolomiteCaution =
  "Where the ground may be dolomitic, as under Centurion and parts of the West Rand and Ekurhuleni, water must be led away. A geotechnical opinion comes before permeable paving.";

export const patternLabels: Words<LayingPatternName> = {
  herringbone: "Herringbone",
  "herringbone-45": "Herringbone at 45°",
  stretcher: "Stretcher bond",
  "basket-weave": "Basket weave",
  stack: "Stack bond",
  hexagon: "Hexagon",
  "cobble-fan": "Cobble fan",
};

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
  "soldier-course": "Bricks across the edge, 200 mm wide",
  "header-course": "Bricks along the edge, 100 mm wide",
};

export const presentLabels: Words<PresentGround> = {
  bare: "Bare ground",
  lawn: "Lawn",
  "old-paving": "Old paving",
  concrete: "Concrete",
  tar: "Tar",
};

export const sideLabels: Words<PlanSide> = {
  top: "Top",
  "corner-width": "Missing corner, width",
  "corner-length": "Missing corner, length",
  right: "Right",
  bottom: "Bottom",
  left: "Left",
};

/** Work that the guide price leaves out, by what lies there now. */
export const removals: Words<Exclude<PresentGround, "bare">> = {
  lawn: "Taking off and carting away the lawn: priced on the visit.",
  "old-paving": "Lifting and removing the old paving: priced on the visit.",
  concrete: "Breaking up and removing the concrete: priced on the visit.",
  tar: "Breaking up and removing the tar: priced on the visit.",
};

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

/** Labels of the figures. */
export const resultLabels = {
  price: "Guide price",
  area: "Area",
  edge: "Kerb or edge",
  edgeNote: (isSquare: boolean): string =>
    `${isSquare ? "If it is square. " : ""}A side against a wall needs none.`,
  /** In its place where sides against a wall are marked. */
  wallNote: (edge: string, wall: string): string =>
    `of ${edge} of edge: ${wall} against a house or wall needs none`,
  pavers: "Pavers",
  bedding: "Bedding sand",
  subBase: "Sub-base",
  time: "Time on site",
  ready: "When you can use it",
  drive: "Can I drive on it?",
  shareOfWaste: (share: number): string =>
    `with ${Math.round(share * 100)}% for cutting and breakage`,
  beddingNote: (millimetres: number, tonnes: number): string =>
    `${millimetres} mm, loose, at ${tonnes} t a cubic metre`,
  subBaseNote: (millimetres: number, compacted: string): string =>
    `about ${millimetres} mm and ${compacted} once compacted`,
  designedSubBaseNote: (millimetres: number, compacted: string): string =>
    `${millimetres} mm or more, ${compacted} once compacted; designed by an engineer`,
  noSubBase: "None on firm ground",
  permeableBase: "Bed and base",
  permeableBaseNote:
    "Grit and open stone in place of sand and gravel. How deep they go depends on the soil: the site visit decides.",
  border: (count: number): string =>
    `${spaced(count)} of them bricks of 200 × 100 mm for the border`,
  cutBorder: "each cut narrower towards the middle",
  jointingSand: "Jointing sand",
  jointingSandNote: (millimetres: number): string => `for joints of ${millimetres} mm`,
  spoil: "Soil to take away",
  spoilNote: (millimetres: number): string =>
    `loose, dug ${millimetres} mm deep, if the paving ends level with the ground`,
} as const;

export const aboutPavers = (count: number): string => `about ${spaced(count)}`;
export const kilograms = (tonnes: number): string =>
  `about ${spaced(10 * Math.ceil(tonnes * 100))}\u00a0kg`;

const brickSize = (millimetres: number) => `200 × 100 × ${millimetres} mm`;
/**
 * The size of the pavers of a pattern, by their thickness in mm: a number of pavers alone cannot be
 * ordered (docs/facts.md#quantities).
 */
export const paverSizes: Readonly<Record<LayingPatternName, (millimetres: number) => string>> = {
  herringbone: brickSize,
  "herringbone-45": brickSize,
  stretcher: brickSize,
  "basket-weave": brickSize,
  stack: brickSize,
  hexagon: (millimetres) => `hexagons 200 mm across, ${millimetres} mm thick`,
  "cobble-fan": (millimetres) => `cobbles of about 90 mm, ${millimetres} mm thick`,
};

/** Durations by the kind of work (docs/specification.md#figures). */
export const durations: Words<WorkKind> = {
  residential: drivewayDuration,
  commercial: commercialDuration,
  industrial: industrialDuration,
};
export const durationNotes: Words<WorkKind> = {
  residential: "For residential paving of driveway size. Rain on an open base can cost a day.",
  commercial: "For a commercial site. Phasing adds days.",
  industrial: "For an industrial site, part by part.",
};

/** In place of days, where a job is smaller or larger than those they are given for. */
export const timeAfterVisit = "We agree the time with you after the visit.";

/** When paving can be used, by what uses it. */
export const readyTexts: Words<PlanUse> = {
  feet: "On the day it is finished.",
  cars: "Usually on the day it is finished. Keep wheels off the outer row for about a week, while the concrete behind it hardens.",
  trucks: "When a part is jointed, compacted and handed back to you.",
  forklifts: "When a part is jointed, compacted and handed back to you.",
};

/** When paving can be used in a pattern that does not carry the wheels it is planned for. */
export const readyForFeet = "On foot, on the day it is finished. Not for wheels in this pattern.";

/** Beside the price, of paving that nobody drives on. */
export const builtForFeet = "Built for feet";

export const verdictAnswers = { yes: "Yes", limits: "Within limits", no: "No" } as const;
export const verdictReasons: Words<LayingPatternName | "feet" | "heavy" | "heavy-pattern"> = {
  feet: "What lies below it is built for feet. Choose Cars if one may ever drive onto it.",
  herringbone:
    "Herringbone is the strongest pattern under turning wheels: every paver is held by others at right angles.",
  "herringbone-45":
    "Herringbone is the strongest pattern under turning wheels, and at 45° no joint runs in the direction of travel.",
  stretcher: "On a straight run, laid across the direction of travel. Not where wheels turn.",
  "basket-weave": "To park on. Not where wheels turn.",
  hexagon: "To park on. Where wheels turn, herringbone holds better.",
  stack:
    "Its straight joints do not lock, so turning wheels push the pavers apart. Choose herringbone.",
  "cobble-fan": "Slowly, as at a gate. Where wheels turn often, herringbone holds better.",
  heavy: "In interlocking blocks of 80 mm on a base that an engineer designs.",
  "heavy-pattern": "Heavy wheels need interlocking blocks of 80 mm, laid in herringbone.",
};

/** The words of a plan in a request. */
export const planText = {
  opening: "Paving plan:",
  link: "Drawing:",
  price: "Guide price:",
  drive: "Can I drive on it?",
  use: "Use:",
  now: "Now there:",
  pavers: "Pavers:",
  border: "Border:",
  quantities: "Quantities:",
  edge: (length: string, isSquare: boolean): string =>
    `${length} of edge${isSquare ? " if it is square" : ""}`,
  wall: (length: string): string => `${length} of it against a house or wall`,
  vehicle: "Heaviest vehicle:",
  work: "Work:",
  documents: "Documents:",
  none: "none",
} as const;

/** The text alternative of the drawing (WCAG 2.2, 1.1.1). */
export const drawingOf = (parts: {
  size: string;
  pattern: string;
  colour: string;
  border: string;
  /** Empty where no side is against a wall. */
  walls: readonly string[];
}): string => {
  const { size, pattern, colour, border, walls } = parts;
  const against = walls.length === 0 ? "" : `, against a house or wall: ${walls.join("; ")}`;
  return `Drawing to scale: ${size}, ${pattern}, ${colour}, ${border}${against}.`;
};

/** A size in words: "rectangle of 8 × 6 m". */
export const sizeWords: Readonly<
  Record<PlanShape, (value: (field: SizeField) => number) => string>
> = {
  rectangle: (value) => `rectangle of ${value("length")} × ${value("width")} m`,
  "l-shape": (value) =>
    `L-shape of ${value("length")} × ${value("width")} m without a corner of ${value("cornerLength")} × ${value("cornerWidth")} m`,
  circle: (value) => `circle of ${value("diameter")} m across`,
  surround: (value) =>
    `deck of ${value("deck")} m around a pool of ${value("poolLength")} × ${value("poolWidth")} m`,
  area: (value) => `area of ${squareMetres(value("area"))}`,
};

/** What a plan is for, at the start of its title. */
export const jobs: Words<QuoteService> = {
  "Driveway Paving": "Driveway",
  "Patio Paving": "Patio",
  "Pool Surround Paving": "Pool surround",
  "Walkway Paving": "Walkway",
  "Commercial Paving": "Commercial site",
  "Industrial Paving": "Heavy-duty paving",
  "Paving Repairs": "Repair",
  Other: "Paving",
};
export const lookInTitle = (colour: string, pattern: string): string => `${colour} in ${pattern}`;
/** A size in the title of a plan: "8 × 6 m". */
export const sizeInTitle: Readonly<
  Record<PlanShape, (value: (field: SizeField) => number) => string>
> = {
  rectangle: (value) => sidesLabel(value("length"), value("width")),
  "l-shape": (value) => `L of ${sidesLabel(value("length"), value("width"))}`,
  circle: (value) => `${value("diameter")} m across`,
  surround: (value) =>
    `${value("deck")} m around ${sidesLabel(value("poolLength"), value("poolWidth"))}`,
  area: (value) => squareMetres(value("area")),
};

/** A length in the drawing, to the centimetre: "6.25 m". */
export const lengthLabel = (metres: number): string => `${Math.round(metres * 100) / 100} m`;
/** Below a square metre of the true pattern. */
export const detailLabel = "1 m²";
/** In the middle of a pool. */
export const poolLabel = "Pool";
/** Below it, and beside the missing corner of an L. */
export const sidesLabel = (length: number, width: number): string => `${length} × ${width} m`;
/** Said to screen readers after a change. */
export const announcement = (area: string, price: string, drive: string): string =>
  `${area}. ${price}. ${drive}.`;
