import * as v from "valibot";
import { keysOf } from "./keys-of.ts";
import { layingPatternNames } from "./laying-patterns.ts";
import {
  borderCourses,
  dailyPasses,
  type HomePlan,
  type PavingPlan,
  type PlanSize,
  paverColourNames,
  paverKinds,
  planSides,
  planUses,
  presentGrounds,
  type SitePlan,
  siteDocuments,
  siteVehicles,
  sizeFields,
  workHours,
  workPhases,
} from "./paving-plan.ts";
import { commonTexts, readSize, textsOf } from "./plan-sizes.ts";

/*
 * A plan in one search param: "rectangle-6x8_cars_standard_herringbone_clay-red_none_charcoal_lawn", then
 * "_top.left" where sides stand against a wall. Links from before walls could be marked stay whole. All its
 * characters are unreserved in a URL (RFC 3986, 2.3), so a link stays readable when it is shared.
 */

const partSeparator = "_";
const sizeSeparator = "x";
const itemSeparator = ".";
const emptyList = "none";

function serialiseSize(size: PlanSize): string {
  const texts = textsOf(size);
  return `${size.shape}-${sizeFields[size.shape].map((field) => texts[field]).join(sizeSeparator)}`;
}

const listText = (items: readonly string[]) =>
  items.length === 0 ? emptyList : items.join(itemSeparator);

/** The text of a plan for the URL. */
export function serialisePlan(plan: PavingPlan): string {
  const size = serialiseSize(plan.size);
  if (plan.kind === "site") {
    const { vehicle, passes, hours, phases, documents } = plan;
    return [size, vehicle, passes, listText(hours), phases, listText(documents)].join(
      partSeparator,
    );
  }
  const { use, paver, pattern, colour, border, borderColour, present, walls } = plan;
  return [
    ...[size, use, paver, pattern, colour, border, borderColour, present],
    ...(walls.length === 0 ? [] : [listText(walls)]),
  ].join(partSeparator);
}

/** The size in a text such as "rectangle-6x8"; null if there is none. */
function parseSizeText(text: string): PlanSize | null {
  const shape = keysOf(sizeFields).find((name) => text.startsWith(`${name}-`));
  if (shape === undefined) return null;
  const values = text.slice(shape.length + 1).split(sizeSeparator);
  const texts = { ...commonTexts };
  sizeFields[shape].forEach((field, index) => {
    texts[field] = values[index] ?? "";
  });
  const { size } = readSize(shape, texts);
  // Only the text that serialising gives: a plan has one URL.
  return size !== null && serialiseSize(size) === text ? size : null;
}

const sizeSchema = v.pipe(
  v.string(),
  v.transform(parseSizeText),
  v.check((size) => size !== null),
);

/** A list of distinct items in the order of `all`. */
const list = <const Items extends readonly string[]>(all: Items) =>
  v.pipe(
    v.string(),
    v.transform((text) => (text === emptyList ? [] : text.split(itemSeparator))),
    v.array(v.picklist(all)),
    v.check((items) => listText(all.filter((item) => items.includes(item))) === listText(items)),
  );

/** A plan from a URL. */
export interface ParsedPlan {
  readonly plan: PavingPlan;
  /** Whether a part of the text was wrong, and was replaced by that of the fallback. */
  readonly isPartial: boolean;
}

/** Reads each part of a text by its schema; a wrong or missing one falls back, a missing last one is optional. */
function reader(text: string, count: number, optional = 0) {
  const parts = text.split(partSeparator);
  let wrong = parts.length >= count && parts.length <= count + optional ? 0 : 1;
  return {
    has: (index: number) => index < parts.length,
    read<Output>(
      index: number,
      schema: v.GenericSchema<unknown, Output>,
      fallback: Output,
    ): Output {
      const result = v.safeParse(schema, parts[index]);
      if (result.success) return result.output;
      wrong += 1;
      return fallback;
    },
    isPartial: () => wrong > 0,
  };
}

/** What `readPlan` falls back to, and then discards. */
const anyHomePlan: HomePlan = {
  kind: "home",
  size: { shape: "area", area: 1 },
  use: "feet",
  paver: "standard",
  pattern: "stretcher",
  colour: "grey",
  border: "none",
  borderColour: "grey",
  present: "bare",
  walls: [],
};
const anySitePlan: SitePlan = {
  kind: "site",
  size: { shape: "area", area: 1 },
  vehicle: "cars",
  passes: "to-10",
  hours: [],
  phases: "at-once",
  documents: [],
};

function parseHomePlan(text: string, fallback: HomePlan): ParsedPlan {
  const { has, read, isPartial } = reader(text, 8, 1);
  const plan: HomePlan = {
    kind: "home",
    size: read(0, sizeSchema, fallback.size) ?? fallback.size,
    use: read(1, v.picklist(planUses), fallback.use),
    paver: read(2, v.picklist(paverKinds), fallback.paver),
    pattern: read(3, v.picklist(layingPatternNames), fallback.pattern),
    colour: read(4, v.picklist(paverColourNames), fallback.colour),
    border: read(5, v.picklist(borderCourses), fallback.border),
    borderColour: read(6, v.picklist(paverColourNames), fallback.borderColour),
    present: read(7, v.picklist(presentGrounds), fallback.present),
    walls: has(8) ? read(8, v.pipe(list(planSides), v.minLength(1)), fallback.walls) : [],
  };
  return { plan, isPartial: isPartial() };
}

function parseSitePlan(text: string, fallback: SitePlan): ParsedPlan {
  const { read, isPartial } = reader(text, 6);
  const size = read(0, sizeSchema, fallback.size);
  const isArea = size?.shape === "area";
  const plan: SitePlan = {
    kind: "site",
    size: isArea ? size : fallback.size,
    vehicle: read(1, v.picklist(siteVehicles), fallback.vehicle),
    passes: read(2, v.picklist(dailyPasses), fallback.passes),
    hours: read(3, list(workHours), fallback.hours),
    phases: read(4, v.picklist(workPhases), fallback.phases),
    documents: read(5, list(siteDocuments), fallback.documents),
  };
  return { plan, isPartial: isPartial() || !isArea };
}

/** The plan that a text holds whole, of a home or of a site; null if a part of it is wrong. */
export function readPlan(text: string): PavingPlan | null {
  const read = [parseHomePlan(text, anyHomePlan), parseSitePlan(text, anySitePlan)];
  return read.find(({ isPartial }) => !isPartial)?.plan ?? null;
}

/** The plan in a search param. A wrong part is replaced by that of the fallback, so any text is a plan. */
export const parsePlan = (text: string, fallback: PavingPlan): ParsedPlan =>
  fallback.kind === "home" ? parseHomePlan(text, fallback) : parseSitePlan(text, fallback);
