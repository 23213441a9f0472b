import * as v from "valibot";
import { pavingPresets } from "../content/paving-presets.ts";
import { keysOf } from "../domain/keys-of.ts";
import { drawnLayers, trafficKinds } from "../domain/pavement.ts";
import { swatchPatternNames } from "../domain/pavers.ts";
import { quoteServices } from "../domain/quote-request.ts";
import { workKinds } from "../planner/domain/paving-plan.ts";
import { expected, objectOf } from "./mistakes.ts";
import { tenYearPlan } from "./sheets-schema.ts";
import {
  areaSlug,
  categorySlug,
  hero,
  link,
  listedService,
  listOf,
  pageMeta,
  paragraphs,
  picture,
  question,
  serviceCard,
  serviceSlug,
  text,
  titled,
} from "./value-schemas.ts";

/*
 * What the pages of categories, services and areas must contain, and the blocks they are made of.
 * Checked when the site is built and in tests.
 */

const quoteServiceOption = v.picklist(quoteServices, expected("a service of the quote form"));

/** The message names the file, because areas take their suburbs from there. */
const suburb = v.pipe(
  v.string(expected("a name in quotation marks in src/content/areas/suburb-names.ts")),
  text,
);

/** The closing block: a quote button, to the dialog or the contact page, and the call link. */
export const closing = objectOf({
  kind: v.literal("closing"),
  heading: text,
  text,
  quote: v.picklist(["dialog", "contact"]),
  button: v.optional(text),
  /** A button before the others that writes an email to the company. */
  email: v.optional(objectOf({ button: text, subject: text })),
  more: v.optional(link),
});

const presetNames = keysOf(pavingPresets);

/** The price table and the paving planner; the planner starts with the first of the presets. */
export const planner = objectOf({
  kind: v.literal("planner"),
  heading: text,
  lead: text,
  presets: v.pipe(
    v.tupleWithRest([v.picklist(presetNames)], v.picklist(presetNames)),
    v.readonly(),
  ),
  work: v.picklist(workKinds),
});

/** A part that a page shows folded, as a row of a `details` block. */
const detail = v.variant("kind", [
  /** Plain text, optionally with a list or numbered steps. */
  objectOf({
    kind: v.literal("prose"),
    heading: text,
    paragraphs,
    list: v.optional(listOf(text, 2)),
    steps: v.optional(listOf(text, 3)),
  }),
  /** The drawing of the layers with an explanation. */
  objectOf({
    kind: v.literal("layers"),
    heading: text,
    paragraphs: v.optional(paragraphs),
    traffic: v.picklist(trafficKinds),
    /** Where this pavement differs from those of similar pages: marked in the drawing. */
    differences: v.optional(listOf(objectOf({ layer: v.picklist(drawnLayers), text }), 1, 3)),
  }),
  /** Materials, each with a few words. */
  objectOf({
    kind: v.literal("materials"),
    heading: text,
    lead: text,
    items: listOf(titled, 4),
  }),
  /** Materials in named groups (Edenvale). */
  objectOf({
    kind: v.literal("material-groups"),
    heading: text,
    lead: text,
    groups: listOf(objectOf({ title: text, items: listOf(titled, 2) }), 2, 4),
  }),
  /** Laying patterns that suit a service, each with a swatch. */
  objectOf({
    kind: v.literal("patterns"),
    heading: text,
    lead: text,
    items: listOf(
      objectOf({ pattern: v.picklist(swatchPatternNames), title: text, description: text }),
      2,
      4,
    ),
  }),
  /** Price, duration and other figures, each a label and a value with a note. */
  objectOf({
    kind: v.literal("guide"),
    heading: text,
    lead: text,
    rows: listOf(objectOf({ label: text, value: text, note: text }), 2),
  }),
]);

/** The blocks a page can consist of, in the order that its content lists them. */
const block = v.variant("kind", [
  /** Opening text with a checklist beside a picture; `button` adds a quote button with that text. */
  objectOf({
    kind: v.literal("intro"),
    heading: text,
    paragraphs,
    checklist: listOf(text, 3),
    picture,
    button: v.optional(text),
  }),
  /** What most visitors skip and some look for, as rows that unfold. */
  objectOf({
    kind: v.literal("details"),
    heading: text,
    lead: v.optional(text),
    rows: listOf(detail, 1),
  }),
  /** A picture as wide as the window, with a few words on a slab over its edge. */
  objectOf({ kind: v.literal("wide-picture"), heading: text, text, picture }),
  /** Local facts about an area, each with a short title, and names worth knowing (Sandton). */
  objectOf({
    kind: v.literal("facts"),
    heading: text,
    lead: v.optional(text),
    facts: listOf(titled, 3),
    landmarks: v.optional(objectOf({ heading: text, names: listOf(text, 3) })),
  }),
  /** The ground under an area: a quote over a picture as wide as the window, and its reasons. */
  objectOf({
    kind: v.literal("ground"),
    heading: text,
    quote: text,
    paragraphs,
    picture,
  }),
  /** A bullet list of services with one picture. */
  objectOf({
    kind: v.literal("service-list"),
    audience: v.picklist(["residential", "commercial"]),
    heading: text,
    lead: text,
    items: listOf(listedService, 3),
    picture,
    more: v.optional(link),
  }),
  /** Services as cards, with a picture each or without. */
  objectOf({
    kind: v.literal("service-cards"),
    audience: v.picklist(["residential", "commercial", "industrial"]),
    heading: text,
    lead: text,
    cards: v.pipe(
      listOf(serviceCard, 3),
      v.check(
        (cards) => new Set(cards.map(({ picture }) => picture === undefined)).size === 1,
        "Expected a picture for every card or for none",
      ),
    ),
    more: v.optional(link),
  }),
  /** Why choose this company. */
  objectOf({
    kind: v.literal("reasons"),
    heading: text,
    lead: v.optional(text),
    cards: listOf(titled, 4),
  }),
  planner,
  /** What damage looks like, each with its cause and how urgent it is (Repairs). */
  objectOf({
    kind: v.literal("symptoms"),
    heading: text,
    lead: text,
    items: listOf(objectOf({ title: text, cause: text, urgency: text }), 4),
  }),
  /** A sheet for trustees, to print and fill in (Commercial). */
  objectOf({
    kind: v.literal("ten-year-plan"),
    heading: text,
    lead: text,
    ...tenYearPlan.entries,
  }),
  /** The suburbs of a local page. */
  objectOf({
    kind: v.literal("suburbs"),
    heading: text,
    lead: text,
    suburbs: listOf(suburb, 10, 60, "a list of names from src/content/areas/suburb-names.ts"),
  }),
  /** Towns with their suburbs (East Rand). */
  objectOf({
    kind: v.literal("towns"),
    heading: text,
    lead: text,
    towns: listOf(
      objectOf({ name: text, area: v.optional(areaSlug), suburbs: listOf(suburb, 4) }),
      4,
    ),
  }),
  /** The grid of areas with links to their pages. */
  objectOf({ kind: v.literal("areas"), heading: text, lead: text }),
  /** Questions: an accordion (one open at a time) or a plain list; `lead` and `links` lead further. */
  objectOf({
    kind: v.literal("questions"),
    heading: text,
    layout: v.picklist(["accordion", "list"]),
    items: listOf(question, 3),
    lead: v.optional(text),
    links: v.optional(listOf(link, 1)),
  }),
  closing,
]);

const blocks = listOf(block, 3);

/** Three or four short facts in a strip below the hero. */
export const strip = listOf(objectOf({ label: text, value: text }), 3);

export const categoryPage = objectOf({
  slug: categorySlug,
  meta: pageMeta,
  hero,
  strip,
  /** The option that its quote buttons preselect in the form. */
  quoteService: v.optional(quoteServiceOption),
  blocks,
});

export const servicePage = objectOf({
  slug: serviceSlug,
  meta: pageMeta,
  hero,
  strip,
  quoteService: quoteServiceOption,
  blocks,
});

/** A local page. Its heading is "Paving in" or "on the" {name}, with the name as the largest word. */
export const areaPage = objectOf({
  slug: areaSlug,
  meta: objectOf({ ...pageMeta.entries, keywords: listOf(text, 4) }),
  hero: objectOf({ lead: text, picture }),
  strip,
  blocks,
});

export type PageMeta = v.InferOutput<typeof pageMeta>;
export type Question = v.InferOutput<typeof question>;
export type ServiceCard = v.InferOutput<typeof serviceCard>;
export type Block = v.InferOutput<typeof block>;
export type Detail = v.InferOutput<typeof detail>;
export type BlockKind = (Block | Detail)["kind"];
export type BlockOf<Kind extends BlockKind> = Extract<Block | Detail, { kind: Kind }>;
export type CategoryPage = v.InferOutput<typeof categoryPage>;
export type ServicePage = v.InferOutput<typeof servicePage>;
export type AreaPage = v.InferOutput<typeof areaPage>;
