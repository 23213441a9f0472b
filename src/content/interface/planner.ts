import {
  type LayingPatternName,
  type PaverColourName,
  type PaverEntry,
  type PaverFormatName,
  type PaverName,
  paverTable,
} from "../../domain/pavers.ts";
import type { QuoteService } from "../../domain/quote-request.ts";
import type { GroundCorner, PhotoNotice } from "../../planner/domain/ground-corners.ts";
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
import { offer } from "../offer.ts";

/*
 * The words of the paving planner in the order in which a visitor meets them: prices, drawing, photo,
 * choices, figures, request.
 */

type Words<Names extends string> = Readonly<Record<Names, string>>;

/* Prices, before the planner is opened. */

/** The table of common sizes. */
export const priceTable = {
  caption: "Guide prices for common sizes",
  heavyCaption: "What common yards need. We price them after a site visit.",
  job: "Job",
  area: "Area",
  standard: "Standard pavers",
  premium: "Premium pavers",
  heavy: "Pavers and sub-base",
  planThis: "Plan this size",
  /** Heads the column of those buttons; for screen readers only. */
  plan: "Plan",
} as const;

/** How the planner names amounts. */
export const amounts = {
  price: (rand: string): string => `About ${rand}`,
  priceRange: (from: string, to: string): string => `${from} to ${to}`,
  about: (amount: string): string => `about ${amount}`,
  /** Where an engineer designs the sub-base, its thickness is the least one (docs/facts.md#layers). */
  atLeast: (bulk: string): string => `from ${bulk}`,
  /** Gravel as it is ordered. */
  loose: (volume: string, weight: string): string => `${volume} loose, ${weight}`,
  /** What would be rounded to 0. */
  tiny: "under 0.1",
} as const;

/** In place of a price. */
export const afterVisit = {
  heavy: "We price this after a site visit.",
  permeable: "We price permeable paving after a site visit.",
  small: "Small jobs are priced on the visit.",
} as const;

/** Below the prices, and beside the price of a plan. */
export const guideNotQuote = "A guide, not a quote: the site visit decides.";

/** The button below the prices. */
export const openPlanner = offer.size;

/* The open planner. */

/** Headings, buttons and messages, from top to bottom. */
export const plannerTexts = {
  name: "Paving planner",
  close: "Close the planner",
  partial: "Part of the plan in this link could not be read. Our usual plan stands in for it.",
  /** Below the figures in short. Makes a "No" a "Yes". */
  chooseInstead: "Use herringbone instead",
  chooseBricks: "Use bricks in herringbone instead",
  add: "Add this plan",
  addAnother: "Add as another plan",
  update: "Update",
  open: "Open my request",
  inRequest: "This plan is in your request.",
  held: (count: number): string =>
    count === 1 ? "Your request holds one plan." : `Your request holds ${count} plans.`,
  changed: "Your request holds this plan as it was.",
  full: (limit: number): string =>
    `Your request holds ${limit} plans, and no more fit. Remove one to add this.`,
  /** Unfolds the choices that a plan on a photo does not show. */
  more: "More choices",
  /** Legends of the choices, and what is beside them. */
  presets: "Start from",
  undoPreset: "Undo",
  shape: "Shape",
  /** The name of a size's slider; its text field has the label itself. */
  slider: (label: string): string => `Adjust: ${label}`,
  notShown: "The drawing shows your last plan. Correct the marked field to go on.",
  walls: "Sides against a house or wall, as drawn",
  use: "What will use it",
  format: "Format",
  pattern: "Laying pattern",
  colour: "Colour",
  /** Below the colours: leads to the library of pavers. */
  closeUp: "See these pavers close up, dry and wet",
  border: "Border",
  borderColour: "Colour of the border",
  paver: "Paver",
  present: "What is there now",
  /** The same for a site. */
  vehicle: "Heaviest vehicle",
  passes: "Vehicles a day",
  hours: "When we may work",
  phases: "How the site stays open",
  documents: "Documents you need",
  /** Below the choices. */
  results: "What it comes to",
  print: "Print this plan",
  copy: "Copy a link to this plan",
  copied: "The link is copied.",
  notCopied: "This browser does not let us copy. The link is the address of this page.",
  layers: "What lies under it",
  copySpecification: "Copy the specification",
  specificationCopied: "The specification is copied.",
  specificationNotCopied: "This browser does not let us copy. The specification stands below.",
} as const;

/** What pavers have to meet (docs/facts.md#specification). */
const standards = {
  concrete: "concrete paving blocks to SANS 1058, type S-C, class 30/2.0",
  interlocking: "concrete paving blocks to SANS 1058, type S-A, class 40/2.6",
  clay: "clay pavers to SANS 1575",
  slab: "precast concrete paving slabs to SANS 541",
  natural: "natural stone or textured pavers, as approved on a sample",
} as const;

/** The paragraph for architects and engineers; docs/facts.md#specification has the source of each clause. */
export const specification = {
  paving: (title: string): string => `${title}.`,
  pavers: (size: string, standard: keyof typeof standards): string =>
    `Pavers: ${size}, ${standards[standard]}.`,
  laid: { blocks: "Laid to SANS 1200 MJ", others: "Laid as their maker says" },
  bed: (name: string, thickness: string, joint: string): string =>
    `${name}, ${thickness}, which fills no hollows; joints of ${joint} mm, filled with jointing sand${name.includes("cement") ? "" : " and vibrated"}.`,
  permeable: (base: string): string =>
    `Joints of 8 to 10 mm and a bed of 50 mm of single-sized stone of 2 to 6 mm; base of single-sized open stone, ${base}, on a geotextile, its depth by the engineer; no water is to soak into ground that may be dolomitic.`,
  subBase: (name: string, thickness: string, density: number): string =>
    `${name}, ${thickness}, compacted to ${density}% of modified AASHTO density.`,
  earthworks:
    "Subgrade trimmed and compacted to 93% of modified AASHTO density; earthworks and sub-base to SANS 1200 DM and ME.",
  falls: "Falls of at least 1% along and 2% across.",
  edge: "Edge restraint of precast kerbs (SANS 927) bedded and haunched in concrete of 15 MPa, or of concrete, built before laying.",
  tolerances:
    "Surface within 10 mm of its level and under a straight edge of 3 m; steps between pavers at most 3 mm; no cut smaller than a third of a paver where setting out avoids it.",
  engineer: "Common practice, not a design: the engineer decides for the loads and the ground.",
  /** Where containers are stacked. */
  engineered: "An engineer designs pavers, layers and levels for the loads and the ground.",
} as const;

/* The drawing. */

/** The text alternative of the drawing (WCAG 2.2, 1.1.1). */
export const drawingOf = (parts: {
  size: string;
  pattern: string;
  colour: string;
  border: string;
  /** Empty, or `againstWalls`. */
  walls: string;
}): string =>
  `Drawing to scale: ${parts.size}, ${parts.pattern}, ${parts.colour}, ${parts.border}${parts.walls}.`;
/** The border and the walls in it. */
export const borderIn = (border: string, colour: string): string => `${border} in ${colour}`;
export const againstWalls = (sides: string): string => `, against a house or wall: ${sides}`;

/** Two sides: of a pool, of the missing corner of an L. */
export const sidesLabel = (length: number | string, width: number | string): string =>
  `${length} × ${width} m`;

/** In the middle of a pool. */
export const poolLabel = "Pool";

/** Below a square metre of the true pattern. */
export const detailLabel = "1 m²";

/* The plan on the visitor's own photo. */

export const photoView = {
  open: "See it on your photo",
  another: "Choose another photo",
  /** Beside the button. */
  clear: "Move cars and pots first: what stands on the ground is paved over.",
  privacy: "Optional. The photo stays on this device: it is never sent and never stored.",
  reading: "Reading the photo…",
  /** What the picture shows, for those who do not see it. */
  shows: (plan: string): string => `Your photo with this plan laid on its ground: ${plan}.`,
  /** The same without the plan. */
  showsGround: "Your photo with the ground as it is.",
  instruction: (near: string, away: string): string =>
    `Drag the corners to where the paving ends on the ground. Near side: ${near}. Leading away: ${away}.`,
  /** Where there are keys. */
  keys: "The arrow keys move a corner, too.",
  /** What the picture cannot show (docs/facts.md#on-a-photo). */
  limits:
    "An impression: a screen does not show the true colour, and the site visit decides about levels and drainage.",
  noRectangle: "These corners make no rectangle. The photo shows the last ones that did.",
  reset: "Put the corners back",
  turn: "Turn the plan",
  remove: "Back to the drawing",
  bareGround: "Show the ground as it is",
  save: "Save the picture",
  /** Changes what is saved and shared. */
  beforeAndAfter: "Before and after side by side",
  share: "Share",
  saving: "Making the picture…",
  onPicture: "An impression, to scale.",
  fileName: "my-paving.jpg",
} as const;

/** The size of the ground on it; lengths are in metres (docs/facts.md#on-a-photo). */
export const groundSize = {
  ask: "I don’t know the size",
  instruction:
    "Drag the corners to a rectangle of the ground that you want paved. Best is a photo taken at chest height, about 1.5 m above level ground.",
  size: (near: number, away: number, nearRange: string, awayRange: string): string =>
    `About ${near} × ${away} m (${nearRange}, ${awayRange}), if you held the phone at chest height and this is an uncropped photo.`,
  /** With one side known. */
  sizeFromSide: (near: number | string, away: number | string, range: string): string =>
    `From the side that you know: ${near} × ${away} m (${range}), if this is an uncropped photo.`,
  range: (from: number, to: number): string => `from ${from} to ${to}`,
  lessThan: (length: number): string => `less than ${length}`,
  moreThan: (length: number): string => `more than ${length}`,
  /** Where the planner of the page does not take such a size. */
  beyond:
    "The photo shows a size that cannot be planned on this page. Check the corners and the side that you know.",
  noRectangle:
    "These corners cross, or make a triangle. Drag each of them to its own corner of the ground.",
  farIsWider:
    "The far side is wider than the near one, which no photo of level ground shows. Drag the far corners closer together, or the near ones apart.",
  tooVague:
    "This photo was taken from too far away, or shows the ground too flat, to tell its size. Enter one side that you know, or take a photo from nearer.",
  known: "I know one side",
  sides: { near: "Near side", away: "Leading away" },
  hint: "Fill in one of the two, in metres. A garage door for one car is about 2.4 m wide, for two cars 4.9 m. A large step is about 0.8 m.",
  otherSide: (about: number): string =>
    `But the photo shows about ${about} m there: check the number and the corners.`,
  take: "Use this size",
  leave: "Show the plan",
  /** Below a plan on the photo. */
  fixed:
    "The corners stay where they are on the ground. Another size lays more or fewer pavers between them.",
  otherSize: (near: number, away: number): string =>
    `Between these corners, the photo shows about ${near} × ${away} m, which is not what you plan. Check the corners and the size.`,
} as const;

export const cornerLabels: Readonly<Record<GroundCorner, string>> = {
  "near-left": "Near left corner",
  "near-right": "Near right corner",
  "far-right": "Far right corner",
  "far-left": "Far left corner",
};

/** Where a corner is, in percent of the photo. */
export const cornerPosition = (left: number, top: number): string =>
  `${left} percent from the left, ${top} from the top`;

/** What is wrong with a photo and what to do, or what became of the picture. */
export const photoNotices: Readonly<Record<PhotoNotice, string>> = {
  "none-chosen":
    "No photo was chosen. If the camera did not open, take the photo first and choose it here.",
  empty: "This file is empty. Choose another photo.",
  "not-a-picture": "This file is no picture. Choose a photo, or take a screenshot of it.",
  heic: "This browser cannot read HEIC photos. Take a screenshot of the photo and choose that.",
  "too-large": "This photo is too large for this device. Take a screenshot of it and choose that.",
  damaged: "This photo cannot be read. Choose another one, or take a screenshot of it.",
  "cut-off":
    "A part of this photo is missing, as after a broken download. Fetch it again, or take a screenshot of it.",
  "pixels-hidden":
    "This browser hides the colours of photos from every website: allow “canvas” for this site beside its address and choose the photo again, or open this page in another browser.",
  saved:
    "The picture is saved. Once you have sent your request, you can send it with your other photos.",
  "not-saved": "The picture could not be saved. Take a screenshot instead.",
  "saves-nothing":
    "This app saves no pictures. Take a screenshot, or open this page in your browser and choose the photo there.",
  shared: "The picture is shared.",
  "share-again": "The picture is ready. Press “Share” once more.",
  "share-unanswered":
    "There is no answer yet. If the picture was not shared, take a screenshot and send that.",
  "not-shared": "The picture could not be shared. Save it, and send it from your photos.",
};

/* The choices. */

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
  premium: "Natural stone, textured block or slab",
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

/* The figures. */

/** Their labels and notes. Each note says what its figure is: net, with waste, compacted or loose. */
export const resultLabels = {
  price: "Guide price",
  drive: "Can I drive on it?",
  time: "Time on site",
  ready: "When you can use it",
  area: "Area",
  edge: "Kerb or edge",
  edgeNote: (isSquare: boolean): string =>
    `${isSquare ? "If it is square. " : ""}A side against a wall needs none.`,
  /** In its place where sides against a wall are marked. */
  wallNote: (edge: string, wall: string): string =>
    `of ${edge} of edge: ${wall} against a house or wall needs none`,
  edgeConcrete: "Concrete for the edge",
  edgeConcreteNote: (bags: number): string =>
    `bed and haunch, net; about ${bags} bags of 50 kg of cement`,
  coping: "Coping of the pool",
  copingNote: "net, along the water; the outer edge is counted by itself",
  pavers: "Pavers",
  netPavers: (count: string): string => `${count} net`,
  shareOfWaste: (percent: number): string => `${percent}% more for cuts, counted, and breakage`,
  border: (count: string, size: string): string => `and ${count} bricks (${size}) for the border`,
  cutBorder: "each cut narrower towards the middle",
  weight: (weight: string): string => `${weight} in all`,
  bedding: "Bedding sand",
  /** Under permeable paving. */
  grit: "Bed of grit",
  beddingNote: (millimetres: number): string =>
    `loose, with 10% for loss, so that ${millimetres} mm remain once compacted`,
  bedCement: (bags: number): string => `with a tenth of cement, about ${bags} bags of 50 kg`,
  subBase: "Sub-base",
  openStone: "Base of open stone",
  subBaseNote: (millimetres: number, compacted: string): string =>
    `loose; about ${millimetres} mm and ${compacted} once compacted, past a free edge as far as it is thick`,
  designedSubBaseNote: "the least; an engineer designs it",
  /** Under feet. */
  firmGround: "firm ground needs none, clay and fill do: the site visit decides",
  geotextile: "Geotextile",
  geotextileNote: "under the stone, with 10% for laps",
  jointing: "Jointing sand",
  jointingGrit: "Grit for the joints",
  jointingNote: (millimetres: number): string =>
    `for joints of ${millimetres} mm, with 10% for loss`,
  spoil: "Soil to take away",
  spoilNote: (millimetres: number): string =>
    `loose, dug ${millimetres} mm deep and under the base beside it, less what lies there now; if the paving ends level with the ground`,
  removalNote: (millimetres: number, weight: string): string =>
    `as it lies, taken as ${millimetres} mm thick, ${weight}; priced on the visit`,
} as const;

/** Labels of what lies there now and goes. */
export const removalLabels: Words<Exclude<PresentGround, "bare">> = {
  lawn: "Turf and topsoil to strip",
  "old-paving": "Old paving to take away",
  concrete: "Concrete to break out",
  tar: "Tar to break out",
};

/** In place of a verdict and a list where containers are stacked (docs/facts.md#layers). */
export const engineered = {
  answer: "An engineer designs this.",
  needs:
    "The engineer needs the axle loads of the handlers, the loads and height of the stacks, the CBR of the ground, and where the water goes. Thickness and quantities follow from the design.",
} as const;

/** Work that the guide price leaves out, by what lies there now. */
export const removals: Words<Exclude<PresentGround, "bare">> = {
  lawn: "Taking off and carting away the lawn: priced on the visit.",
  "old-paving": "Lifting and removing the old paving: priced on the visit.",
  concrete: "Breaking up and removing the concrete: priced on the visit.",
  tar: "Breaking up and removing the tar: priced on the visit.",
};

/** Whether vehicles can drive on it, and why. */
export const verdictAnswers = { yes: "Yes", limits: "Within limits", no: "No" } as const;
export const verdictReasons: Words<
  LayingPatternName | "feet" | "slabs" | "heavy" | "heavy-pattern" | "permeable-heavy"
> = {
  feet: "What lies below it is built for feet. Choose Cars if one may ever drive onto it.",
  herringbone:
    "Herringbone is the strongest pattern under turning wheels: every paver is held by others at right angles.",
  "herringbone-45":
    "Herringbone is the strongest pattern under turning wheels, and at 45° no joint runs in the direction of travel.",
  stretcher: "On a straight run, laid across the direction of travel. Not where wheels turn.",
  "stretcher-third":
    "On a straight run, laid across the direction of travel. Not where wheels turn.",
  "basket-weave": "To park on. Not where wheels turn.",
  hexagon: "To park on. Where wheels turn, herringbone holds better.",
  stack:
    "Its straight joints do not lock, so turning wheels push the pavers apart. Choose herringbone.",
  "cobble-fan": "Slowly, as at a gate. Where wheels turn often, herringbone holds better.",
  slabs:
    "Slabs of 50 mm crack under wheels. Choose bricks of 60 mm, or ask at the site visit about slabs made for wheels, on a base of concrete.",
  heavy:
    "In interlocking blocks of 80 mm, type S-A of SANS 1058, on a base that an engineer designs. Rectangular blocks of 80 mm are for slow, occasional trucks only.",
  "permeable-heavy":
    "Slow, occasional trucks only: an engineer designs the base of open stone for them.",
  "heavy-pattern": "Heavy wheels need interlocking blocks of 80 mm, laid in herringbone.",
};

/** In short, of paving that nobody drives on. */
export const builtForFeet = "Built for feet";

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

/** When paving can be used that does not carry the wheels it is planned for. */
export const readyForFeet = "On foot, on the day it is finished. Not for wheels as it is laid.";

/** What a paver is besides its sides, where its size alone would not say. */
const madeOf: Partial<Words<PaverName>> = {
  "clay-brick": "clay, or as its maker makes them",
  "interlocking-block": "interlocking",
  "permeable-block": "permeable",
};

/** The size of a paver with its thickness in mm: a number of pavers alone cannot be ordered. */
export function paverSizeText(name: PaverName, thickness: number | string): string {
  const { length, width } = paverTable[name];
  if (name === "hexagon") return `hexagons ${length} mm across, ${thickness} mm thick`;
  if (name === "sett") return `cobbles of about ${length} mm, 80 to 100 mm deep`;
  const size = `${length} × ${width} × ${thickness} mm`;
  return madeOf[name] === undefined ? size : `${size} ${madeOf[name]}`;
}

/** Said to screen readers after a change. */
export const announcement = (area: string, price: string, drive: string): string =>
  `${area}. ${price}. ${drive}.`;

/** The rows of tables about plans. */
export const planFactLabels = {
  /** Name of the table with several side by side. */
  comparison: "Side by side",
  pattern: "Pattern",
  paver: "Paver",
  size: "Size",
  price: "Guide price",
  /** Pattern and paver of a site. */
  agreed: "Agreed at the visit",
} as const;

/* A plan in a request. */

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
/** The same of a plan for cars that is made on the page about parking. */
export const parkingJob = "Parking";

/** A size; `value` is a number, with its unit for an area. */
type SizeText = (value: (field: SizeField) => number | string) => string;

/** A size in the title of a plan: "8 × 6 m". */
export const sizeInTitle: Readonly<Record<PlanShape, SizeText>> = {
  rectangle: (value) => sidesLabel(value("length"), value("width")),
  "l-shape": (value) => `L of ${sidesLabel(value("length"), value("width"))}`,
  circle: (value) => `${value("diameter")} m across`,
  surround: (value) =>
    `${value("deck")} m around ${sidesLabel(value("poolLength"), value("poolWidth"))}`,
  area: (value) => `${value("area")}`,
};

/** @param pavers - such as "clay red" or "sandstone slabs of 450 × 450 mm" */
export const lookInTitle = (pavers: string, pattern: string): string => `${pavers} in ${pattern}`;

/** The text that is sent. */
export const planText = {
  opening: "Paving plan:",
  /** Behind a size that is not measured on the ground. */
  fromPhoto: "(about, from a photo)",
  use: "Use:",
  now: "Now there:",
  pavers: "Pavers:",
  border: "Border:",
  vehicle: "Heaviest vehicle:",
  aDay: (vehicle: string, passes: string): string => `${vehicle}, ${passes} a day`,
  work: "Work:",
  documents: "Documents:",
  none: "none",
  quantities: "Quantities:",
  paversOf: (count: string, size: string): string => `${count} pavers (${size})`,
  borderOf: (count: string): string => `${count} bricks for the border`,
  edge: (length: string, isSquare: boolean): string =>
    `${length} of edge${isSquare ? " if it is square" : ""}`,
  wall: (length: string): string => `${length} of it against a house or wall`,
  coping: (length: string): string => `${length} of coping along the pool`,
  price: "Guide price:",
  drive: "Can I drive on it?",
  link: "Drawing:",
} as const;

/** A size in words: "rectangle of 8 × 6 m". */
export const sizeWords: Readonly<Record<PlanShape, SizeText>> = {
  rectangle: (value) => `rectangle of ${sidesLabel(value("length"), value("width"))}`,
  "l-shape": (value) =>
    `L-shape of ${sidesLabel(value("length"), value("width"))} without a corner of ${sidesLabel(value("cornerLength"), value("cornerWidth"))}`,
  circle: (value) => `circle of ${value("diameter")} m across`,
  surround: (value) =>
    `deck of ${value("deck")} m around a pool of ${sidesLabel(value("poolLength"), value("poolWidth"))}`,
  area: (value) => `area of ${value("area")}`,
};
