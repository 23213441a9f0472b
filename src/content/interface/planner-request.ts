import { type AttachedPlan, firstOfPlace, planLetter } from "../../domain/attachments.ts";
import type { QuoteService } from "../../domain/quote-request.ts";
import type { PlanShape, SizeName } from "../../planner/domain/paving-plan.ts";
import { sidesLabel } from "./planner-drawing.ts";

/* The words of a plan in a request. */

type Words<Names extends string> = Readonly<Record<Names, string>>;

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
type SizeText = (value: (field: SizeName) => number | string) => string;

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

/** Names each of several plans: "A", and an alternative "B, instead of A". A single plan has no letter. */
export function planLetters(plans: readonly AttachedPlan[]): readonly string[] {
  if (plans.length < 2) return plans.map(() => "");
  return firstOfPlace(plans).map((first, index) =>
    first === index ? planLetter(index) : `${planLetter(index)}, instead of ${planLetter(first)}`,
  );
}

/** Begins the text of a plan; `letter` is empty where it is the only one. */
export const planOpening = (letter: string): string =>
  letter === "" ? "Paving plan:" : `Paving plan ${letter}:`;

/** The text that is sent. */
export const planText = {
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
