import { type LayingPatternName, type PaverName, paverTable } from "../../domain/pavers.ts";
import type { PlanUse, PresentGround, WorkKind } from "../../planner/domain/paving-plan.ts";
import * as figures from "../figures.ts";

/* The words of the figures of a plan. */

type Words<Names extends string> = Readonly<Record<Names, string>>;

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
  /** Where no way to set the field out avoids them. */
  slivers: (slivers: string, cuts: string): string =>
    `about ${slivers} of ${cuts} cuts are slivers, where the paver beside is cut too`,
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
    "Slabs crack under wheels. Choose bricks of 60 mm, or ask at the site visit about slabs made for wheels, on a base of concrete.",
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
  residential: figures.drivewayDuration,
  commercial: figures.commercialDuration,
  industrial: figures.industrialDuration,
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
  cars: `Usually on the day it is finished. ${figures.keepOffEdge}, while the concrete behind it hardens.`,
  trucks: "When a part is jointed, compacted and handed back to you.",
  forklifts: "When a part is jointed, compacted and handed back to you.",
};

/** When paving can be used that does not carry the wheels it is planned for. */
export const readyForFeet = "On foot, on the day it is finished. Not for wheels as it is laid.";

/** Slabs lie on a bed with cement (docs/facts.md#quantities). */
export const readyOnSlabs =
  "On foot, once the cement in the bed has hardened, usually a few days after it is laid.";

/** What a paver is besides its sides, where its size alone would not say. */
const madeOf: Partial<Words<PaverName>> = {
  "clay-brick": "clay, or as its maker makes them",
  "interlocking-block": "interlocking",
  "permeable-block": "permeable, each side with its joint",
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
  /** Head of the printed sheet, what is filled in on it, and the button that prints it. */
  sheet: "Paving plans for the trustees",
  scheme: "Scheme:",
  signature: "Trustee: name, signature, date",
  print: "Print for trustees",
  /** What the mark of a row says. */
  differs: "The plans differ here.",
  pattern: "Pattern",
  paver: "Paver",
  paverClass: "Class",
  border: "Border",
  size: "Size",
  quantities: "Quantities",
  layers: "Layers",
  drive: "Can cars drive on it?",
  time: "Time on site",
  price: "Guide price",
  excluded: "Not in the price",
  /** Besides what lies there now. */
  alwaysExcluded: "What narrow access, rock or soft ground adds.",
  /** Pattern and paver of a site. */
  agreed: "Agreed at the visit",
} as const;

/** What pavers have to meet (docs/facts.md#specification). */
const standards = {
  concrete: "concrete paving blocks to SANS 1058, type S-C, class 30/2.0",
  interlocking: "concrete paving blocks to SANS 1058, type S-A, class 40/2.6",
  clay: "clay pavers to SANS 1575",
  slab: "precast concrete paving slabs to SANS 541",
  natural: "textured pavers or, under feet, natural stone, as approved on a sample",
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
