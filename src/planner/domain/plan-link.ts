import * as v from "valibot";
import { keysOf } from "../../domain/keys-of.ts";
import {
  layingPatternNames,
  paverColourNames,
  paverFormatNames,
  withPossiblePattern,
} from "../../domain/pavers.ts";
import {
  borderCourses,
  dailyPasses,
  type HomePlan,
  type PavingPlan,
  type PlanSize,
  paverKinds,
  planSides,
  planUses,
  presentGrounds,
  type SitePlan,
  type SizeName,
  siteDocuments,
  siteVehicles,
  sizeFields,
  workHours,
  workPhases,
} from "./paving-plan.ts";
import { commonTexts, readSize, textsOf, withPhotoFields } from "./plan-sizes.ts";

/*
 * A plan in one search param: "rectangle-6x8_cars_standard_herringbone_clay-red_none_charcoal_lawn", then
 * "_top.left" if sides are against a wall, then "_slab-450" if it is laid with slabs. A size from a photo is
 * "about6". All characters are unreserved in a URL (RFC 3986, 2.3), so a link
 * stays readable when it is shared.
 */

const fieldSeparator = "_";
const sizeSeparator = "x";
const itemSeparator = ".";
const emptyList = "none";
const photoMark = "about";

function serialiseSize(size: PlanSize): string {
  const texts = textsOf(size);
  const values = sizeFields[size.shape].map((field: SizeName) =>
    size.fromPhoto?.includes(field) ? photoMark + texts[field] : texts[field],
  );
  return `${size.shape}-${values.join(sizeSeparator)}`;
}

const listText = (items: readonly string[]) =>
  items.length === 0 ? emptyList : items.join(itemSeparator);

export function serialisePlan(plan: PavingPlan): string {
  const size = serialiseSize(plan.size);
  if (plan.kind === "site") {
    const { vehicle, passes, hours, phases, documents } = plan;
    return [size, vehicle, passes, listText(hours), phases, listText(documents)].join(
      fieldSeparator,
    );
  }
  const { use, paver, format, pattern, colour, border, borderColour, present, walls } = plan;
  const isOfBricks = format === "brick";
  return [
    ...[size, use, paver, pattern, colour, border, borderColour, present],
    ...(walls.length === 0 && isOfBricks ? [] : [listText(walls)]),
    ...(isOfBricks ? [] : [format]),
  ].join(fieldSeparator);
}

/** The size in a text such as "rectangle-6x8"; null if there is none. */
function parseSizeText(text: string): PlanSize | null {
  const shape = keysOf(sizeFields).find((name) => text.startsWith(`${name}-`));
  if (shape === undefined) return null;
  const values = text.slice(shape.length + 1).split(sizeSeparator);
  const texts = { ...commonTexts };
  const fromPhoto: SizeName[] = [];
  sizeFields[shape].forEach((field, index) => {
    const value = values[index] ?? "";
    if (value.startsWith(photoMark)) fromPhoto.push(field);
    texts[field] = value.replace(photoMark, "");
  });
  const { size: read } = readSize(shape, texts);
  const size = read && withPhotoFields(read, fromPhoto);
  // Only the text that `serialiseSize` returns, so that a plan has one URL.
  return size !== null && serialiseSize(size) === text ? size : null;
}

const sizeSchema = v.pipe(
  v.string(),
  v.transform(parseSizeText),
  v.guard((size): size is PlanSize => size !== null),
);

const areaSchema = v.pipe(
  sizeSchema,
  v.guard((size): size is SitePlan["size"] => size.shape === "area"),
);

/** A list of distinct items in the order of `all`. */
const list = <const Items extends readonly string[]>(all: Items) =>
  v.pipe(
    v.string(),
    v.transform((text) => (text === emptyList ? [] : text.split(itemSeparator))),
    v.array(v.picklist(all)),
    v.check((items) => listText(all.filter((item) => items.includes(item))) === listText(items)),
  );

/** Each kind of plan with its fields in the order of the text. */
const planSchemas = {
  home: v.pipe(
    v.object({
      size: sizeSchema,
      use: v.picklist(planUses),
      paver: v.picklist(paverKinds),
      pattern: v.picklist(layingPatternNames),
      colour: v.picklist(paverColourNames),
      border: v.picklist(borderCourses),
      borderColour: v.picklist(paverColourNames),
      present: v.picklist(presentGrounds),
      walls: v.optional(list(planSides), emptyList),
      format: v.optional(v.picklist(paverFormatNames), "brick"),
    }),
    v.transform((fields): HomePlan => withPossiblePattern({ kind: "home", ...fields })),
  ),
  site: v.pipe(
    v.object({
      size: areaSchema,
      vehicle: v.picklist(siteVehicles),
      passes: v.picklist(dailyPasses),
      hours: list(workHours),
      phases: v.picklist(workPhases),
      documents: list(siteDocuments),
    }),
    v.transform((fields): SitePlan => ({ kind: "site", ...fields })),
  ),
};
type PlanSchema = (typeof planSchemas)[keyof typeof planSchemas];

const named = (fields: readonly unknown[], { entries }: PlanSchema) =>
  Object.fromEntries(Object.keys(entries).map((name, index) => [name, fields[index]]));

interface ParsedPlan {
  readonly plan: PavingPlan;
  /** Whether a field of the text was invalid, and replaced. */
  readonly isPartial: boolean;
}

/** The plan in a text, of a home or of a site; null if a field of it is invalid. */
export function readPlan(text: string): PavingPlan | null {
  for (const schema of Object.values(planSchemas)) {
    const { success, output } = v.safeParse(schema, named(text.split(fieldSeparator), schema));
    if (success && serialisePlan(output) === text) return output;
  }
  return null;
}

/**
 * The plan in a search param. An invalid field is replaced by that of the fallback, so any text is a plan.
 *
 * @throws ValiError if the fallback itself is invalid, which the check of content prevents
 */
export function parsePlan(text: string, fallback: PavingPlan): ParsedPlan {
  const schema = planSchemas[fallback.kind];
  const fields = text.split(fieldSeparator);
  const others = serialisePlan(fallback).split(fieldSeparator);
  const right = Object.values(schema.entries).map((field, index) =>
    v.is(field, fields[index]) ? fields[index] : others[index],
  );
  const plan = v.parse(schema, named(right, schema));
  return { plan, isPartial: serialisePlan(plan) !== text };
}
