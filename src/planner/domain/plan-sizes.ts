import { cleanLine } from "../../domain/clean-text.ts";
import { type PlanShape, type PlanSize, type SizeName, sizeFields } from "./paving-plan.ts";

/** What a visitor has typed into the fields of the size. */
export type SizeTexts = Readonly<Record<SizeName, string>>;

/** Why a text is not a valid size, with the limit that it breaks. */
export type SizeProblem =
  | { readonly kind: "missing" | "no-number" | "too-fine" }
  | {
      readonly kind: "ambiguous";
      readonly readings: readonly [thousands: number, decimals: number];
    }
  | { readonly kind: "too-small" | "too-large"; readonly limit: number };

export type SizeProblems = Partial<Record<SizeName, SizeProblem>>;

/** A corner or a deck leaves at least this much paving beside it, in metres. */
const minimumWidth = 0.5;

/** The smallest and largest side in metres. */
export const lengths = { from: 0.5, to: 200 };

/** The smallest and largest size of a field, in metres; of the area in square metres. */
export interface SizeLimits {
  readonly from: number;
  readonly to: number;
}

/** The limits of each field, whatever its shape and the other fields are. */
const sizeLimits: Readonly<Record<SizeName, SizeLimits>> = {
  length: lengths,
  width: lengths,
  cornerLength: { from: 0.1, to: lengths.to - minimumWidth },
  cornerWidth: { from: 0.1, to: lengths.to - minimumWidth },
  diameter: { from: 1, to: 100 },
  poolLength: { from: 1, to: 50 },
  poolWidth: { from: 1, to: 50 },
  deck: { from: minimumWidth, to: 20 },
  area: { from: 1, to: 20_000 },
};

export const toCentimetre = (value: number) => Math.round(value * 100) / 100;

/** Metres in one of each unit that a visitor may write behind a length. */
const metresIn: Readonly<Record<string, number>> = { mm: 0.001, cm: 0.01, m: 1 };

/** A number with at least one digit. Only one part of it takes digits before a separator, so it never backtracks. */
const number = String.raw`(?=-?[ .,]*\d)(-?[\d ]*(?:[.,]\d*)?) ?`;
const lengthText = new RegExp(`^${number}(mm|cm|m|metres?|meters?)?$`);
const areaText = new RegExp(`^${number}(m|m2|m²|m\\^2|sqm|sq m|square metres?|square meters?)?$`);

/** A comma or a point before three digits, which can separate decimals or thousands. */
const ambiguousText = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * The number in a text: "6", "6.5", "6,5", "6 m", "6500 mm", "1 200 m²". Millimetres have no decimals, so a
 * separator in them is one of thousands.
 *
 * @returns a problem if the text is not a number, or is finer than a centimetre: nothing is rounded silently
 */
export function parseSize(field: SizeName, text: string): number | SizeProblem {
  const typed = cleanLine(text).toLowerCase();
  if (typed === "") return { kind: "missing" };
  const isArea = field === "area";
  const [, digits, unit = "m"] = (isArea ? areaText : lengthText).exec(typed) ?? [];
  if (digits === undefined) return { kind: "no-number" };
  const grouped = digits.replace(/[\s.,]/g, "");
  const inUnits = Number(digits.replace(/\s/g, "").replace(",", "."));
  if (unit !== "mm" && ambiguousText.test(digits)) {
    return { kind: "ambiguous", readings: [Number(grouped), toCentimetre(inUnits)] };
  }
  const number = unit === "mm" && ambiguousText.test(digits) ? Number(grouped) : inUnits;
  const value = number * (isArea ? 1 : (metresIn[unit] ?? 1));
  if (!Number.isFinite(value)) return { kind: "no-number" };
  const rounded = toCentimetre(value);
  return Math.abs(value - rounded) > 1e-6 ? { kind: "too-fine" } : rounded;
}

type FieldPairs = Readonly<Partial<Record<SizeName, SizeName>>>;

/** The missing corner on each side of an L, and the side of each missing corner. */
const cornerBySide: FieldPairs = { length: "cornerLength", width: "cornerWidth" };
const sideByCorner: FieldPairs = { cornerLength: "length", cornerWidth: "width" };

/** The smallest size of a field: a side of an L leaves paving beside the smallest missing corner. */
function lowerLimit(field: SizeName, shape: PlanShape): number {
  const { from } = sizeLimits[field];
  const corner = shape === "l-shape" ? cornerBySide[field] : undefined;
  if (corner === undefined) return from;
  return toCentimetre(Math.max(from, sizeLimits[corner].from + minimumWidth));
}

/** The largest size of a field: a missing corner leaves paving on both sides of it. */
function upperLimit(field: SizeName, texts: SizeTexts): number {
  const side = sideByCorner[field];
  const length = side === undefined ? null : parseSize(side, texts[side]);
  const { from, to } = sizeLimits[field];
  if (typeof length !== "number") return to;
  const limit = toCentimetre(Math.min(to, length - minimumWidth));
  // A side too short for any corner is reported itself; no corner would satisfy this limit.
  return limit < from ? to : limit;
}

/** The smallest and largest size of a field, given the texts of the other fields of its shape. */
export const limitsOf = (field: SizeName, shape: PlanShape, texts: SizeTexts): SizeLimits => ({
  from: lowerLimit(field, shape),
  to: upperLimit(field, texts),
});

/** Why the text of a field is invalid; undefined if it is valid. */
function problemOf(field: SizeName, shape: PlanShape, texts: SizeTexts): SizeProblem | undefined {
  const value = parseSize(field, texts[field]);
  if (typeof value !== "number") return value;
  const { from, to } = limitsOf(field, shape, texts);
  if (value < from) return { kind: "too-small", limit: from };
  return value > to ? { kind: "too-large", limit: to } : undefined;
}

/** Reads the fields of a shape: its size, or null with a problem for each invalid field. */
export function readSize(
  shape: PlanShape,
  texts: SizeTexts,
): { size: PlanSize | null; problems: SizeProblems } {
  const problems: SizeProblems = {};
  for (const field of sizeFields[shape]) {
    const problem = problemOf(field, shape, texts);
    if (problem !== undefined) problems[field] = problem;
  }
  if (Object.keys(problems).length > 0) return { size: null, problems };
  const value = (field: SizeName) => {
    const parsed = parseSize(field, texts[field]);
    return typeof parsed === "number" ? parsed : 0;
  };
  return { size: sizeOf(shape, value), problems };
}

/** A size of the shape with the value of each field. */
export function sizeOf(shape: PlanShape, value: (field: SizeName) => number): PlanSize {
  switch (shape) {
    case "rectangle":
      return { shape, length: value("length"), width: value("width") };
    case "l-shape":
      return {
        shape,
        length: value("length"),
        width: value("width"),
        cornerLength: value("cornerLength"),
        cornerWidth: value("cornerWidth"),
      };
    case "circle":
      return { shape, diameter: value("diameter") };
    case "surround":
      return {
        shape,
        poolLength: value("poolLength"),
        poolWidth: value("poolWidth"),
        deck: value("deck"),
      };
    case "area":
      return { shape, area: value("area") };
  }
}

export function sizeValues(size: PlanSize): Partial<Record<SizeName, number>> {
  const { shape: _, fromPhoto: __, ...values } = size;
  return values;
}

/** What the fields show before a visitor types: common sizes of each shape. */
export const commonTexts: SizeTexts = {
  length: "6",
  width: "4",
  cornerLength: "3",
  cornerWidth: "2",
  diameter: "5",
  poolLength: "8",
  poolWidth: "4",
  deck: "1.5",
  area: "50",
};

/** The texts of a size; the fields of other shapes keep theirs. */
export function textsOf(size: PlanSize, before: SizeTexts = commonTexts): SizeTexts {
  const texts: Record<SizeName, string> = { ...before };
  for (const [field, value] of Object.entries(sizeValues(size))) {
    for (const known of sizeFields[size.shape]) if (known === field) texts[known] = String(value);
  }
  return texts;
}

/** A size with some of its fields marked as those of a photo. */
export const withPhotoFields = (size: PlanSize, fields: readonly SizeName[]): PlanSize =>
  fields.length === 0 ? size : { ...size, fromPhoto: fields };

/** A rectangle that a photo shows, as long and as wide as a plan lies on it, in m. */
export interface PhotoRectangle {
  readonly length: number;
  readonly width: number;
  /** The side that the visitor knows; null if none. */
  readonly known: "length" | "width" | null;
}

/**
 * The size of a shape that fills a rectangle on a photo: an L keeps its missing corner and a surround its deck. Where
 * they have no room in it, it is a rectangle.
 */
export function sizeWithin(former: PlanSize, { length, width, known }: PhotoRectangle): PlanSize {
  const values: Partial<Record<SizeName, number>> =
    former.shape === "surround"
      ? { poolLength: length - 2 * former.deck, poolWidth: width - 2 * former.deck }
      : { length, width, diameter: (length + width) / 2, area: length * width };
  const texts = { ...textsOf(former) };
  for (const field of sizeFields[former.shape]) {
    const value = values[field];
    if (value !== undefined) texts[field] = String(toCentimetre(value));
  }
  const { size } = readSize(former.shape, texts);
  const fitting: PlanSize = size ?? { shape: "rectangle", length, width };
  const isFromPhoto = (field: SizeName) => field !== known && (size === null || field in values);
  return withPhotoFields(fitting, sizeFields[fitting.shape].filter(isFromPhoto));
}
