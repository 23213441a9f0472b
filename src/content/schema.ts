import * as v from "valibot";
import { type AreaSlug, areaNames } from "../domain/areas.ts";
import {
  type CategorySlug,
  categoryNames,
  type ServiceSlug,
  serviceNames,
} from "../domain/services.ts";
import { type UnlistedAreaSlug, unlistedAreas } from "../domain/unlisted-areas.ts";
import { picture } from "./pictures/picture.ts";

/** What each kind of content must contain. Checked when the site is built and in tests. */

/** The keys of a record of names as a picklist, typed by its slugs. */
const slugOf = <Slug extends string>(names: Record<Slug, string>, kind: string) =>
  v.custom<Slug>(
    (value) => typeof value === "string" && Object.hasOwn(names, value),
    (issue) => `${issue.received} is no ${kind}; one of ${Object.keys(names).join(", ")} is wanted`,
  );

export const areaSlug = slugOf<AreaSlug>(areaNames, "area");
/** One of all areas that have a page. */
export const localSlug = slugOf<AreaSlug | UnlistedAreaSlug>(
  { ...areaNames, ...unlistedAreas },
  "area",
);
export const categorySlug = slugOf<CategorySlug>(categoryNames, "category");
export const serviceSlug = slugOf<ServiceSlug>(serviceNames, "service");

export const text = v.pipe(
  v.string(),
  v.minLength(1, "a text is missing"),
  v.check((words) => words === words.trim(), "a text must not begin or end with a space"),
);

/** An address of this site, as it stands in the route table: no trailing slash. */
export const sitePath = v.pipe(
  v.string(),
  v.regex(
    /^\/$|^(\/[a-z0-9-]+)+(#[a-z0-9-]+)?(\?[a-z]+=[a-z-]+)?$/,
    "a site address like /areas/sandton is wanted",
  ),
);

export const link = v.strictObject({ text, to: sitePath });

/** A paragraph: plain text, or text with links in it. */
export const paragraph = v.union([
  text,
  v.pipe(v.array(v.union([v.string(), link])), v.readonly()),
]);

export const paragraphs = v.pipe(v.array(paragraph), v.minLength(1), v.readonly());

/** What a search engine and a shared link show of a page. */
export const pageMeta = v.strictObject({
  title: v.pipe(text, v.maxLength(60, "a title of at most 60 characters is wanted")),
  description: v.pipe(
    text,
    v.minLength(120, "a description of 120 to 160 characters is wanted"),
    v.maxLength(160, "a description of 120 to 160 characters is wanted"),
  ),
});

export const listOf = <Item extends v.GenericSchema>(
  item: Item,
  minimum = 1,
  maximum = 60,
  wanted = "a list is wanted",
) =>
  v.pipe(
    v.array(item, wanted),
    v.minLength(minimum, `at least ${minimum} entries are wanted`),
    v.maxLength(maximum, `at most ${maximum} entries are wanted`),
    v.readonly(),
  );

export const titled = v.strictObject({ title: text, description: text });

export const question = v.strictObject({ question: text, answer: paragraphs });

/** A card that shows one service; `to` leads to its own page where it has one. */
export const serviceCard = v.strictObject({
  title: text,
  description: text,
  picture,
  to: v.optional(sitePath),
});

export const quoteServiceOption = v.picklist([
  "Driveway Paving",
  "Patio Paving",
  "Pool Surround Paving",
  "Walkway Paving",
  "Commercial Paving",
  "Industrial Paving",
  "Paving Repairs",
  "Other",
]);

export const traffic = v.picklist(["foot", "cars", "trucks"]);

export const patternName = v.picklist([
  "herringbone",
  "stretcher",
  "basket-weave",
  "stack",
  "hexagon",
  "cobble-fan",
]);

/** The closing slab: quote button (the dialog, or the contact page) and the call link. */
export const closing = v.strictObject({
  kind: v.literal("closing"),
  heading: text,
  text,
  quote: v.picklist(["dialog", "contact"]),
  button: v.optional(text),
  more: v.optional(link),
});

/** The parts a page can be made of; a page lists them in the order it shows them. */
export const section = v.variant("kind", [
  /** Opening words beside a picture with ticks; `button` adds a quote button with that text. */
  v.strictObject({
    kind: v.literal("intro"),
    heading: text,
    paragraphs,
    checklist: listOf(text, 3, 8),
    picture,
    button: v.optional(text),
  }),
  /** Plain words, optionally beside a picture. */
  v.strictObject({
    kind: v.literal("prose"),
    heading: text,
    paragraphs,
    list: v.optional(listOf(text, 2, 12)),
    picture: v.optional(picture),
  }),
  /** Why this place: local facts, each with a short title. */
  v.strictObject({
    kind: v.literal("facts"),
    heading: text,
    lead: v.optional(text),
    facts: listOf(titled, 3, 6),
  }),
  /** Names worth knowing, as a list (the landmarks of Sandton). */
  v.strictObject({
    kind: v.literal("landmarks"),
    heading: text,
    lead: text,
    items: listOf(titled, 3, 8),
  }),
  /** The ground under this place: a pull quote, an explanation and the drawing of the layers. */
  v.strictObject({
    kind: v.literal("ground"),
    heading: text,
    quote: text,
    paragraphs,
    traffic,
  }),
  /** The drawing of the layers with an explanation (service pages). */
  v.strictObject({ kind: v.literal("layers"), heading: text, paragraphs, traffic }),
  /** A bullet list of services with one picture. */
  v.strictObject({
    kind: v.literal("service-list"),
    audience: v.picklist(["residential", "commercial"]),
    heading: text,
    lead: text,
    items: listOf(titled, 3, 8),
    picture,
    more: v.optional(link),
  }),
  /** Services as cards with a picture each. */
  v.strictObject({
    kind: v.literal("service-cards"),
    audience: v.picklist(["residential", "commercial", "industrial"]),
    heading: text,
    lead: text,
    cards: listOf(serviceCard, 3, 9),
    more: v.optional(link),
  }),
  /** Materials, each with a few words. */
  v.strictObject({
    kind: v.literal("materials"),
    heading: text,
    lead: text,
    items: listOf(titled, 4, 10),
  }),
  /** Materials in named groups (Edenvale). */
  v.strictObject({
    kind: v.literal("material-groups"),
    heading: text,
    lead: text,
    groups: listOf(v.strictObject({ title: text, items: listOf(titled, 2, 6) }), 2, 4),
  }),
  /** Why choose this company. */
  v.strictObject({
    kind: v.literal("reasons"),
    heading: text,
    lead: v.optional(text),
    cards: listOf(titled, 4, 6),
  }),
  /** Patterns that suit a service, drawn from the pattern module. */
  v.strictObject({
    kind: v.literal("patterns"),
    heading: text,
    lead: text,
    items: listOf(v.strictObject({ pattern: patternName, title: text, description: text }), 2, 4),
  }),
  /** Price, duration and other figures, each a label and a value with a note. */
  v.strictObject({
    kind: v.literal("guide"),
    heading: text,
    lead: text,
    rows: listOf(v.strictObject({ label: text, value: text, note: text }), 2, 6),
  }),
  /** A few pictures of the same kind of work. */
  v.strictObject({
    kind: v.literal("pictures"),
    heading: text,
    pictures: listOf(picture, 2, 4),
  }),
  /** The suburbs of a local page. */
  v.strictObject({
    kind: v.literal("suburbs"),
    heading: text,
    lead: text,
    suburbs: listOf(
      text,
      10,
      16,
      "a list of names is wanted; it stands in src/content/areas/suburb-names.ts",
    ),
  }),
  /** Towns with their suburbs (East Rand). */
  v.strictObject({
    kind: v.literal("towns"),
    heading: text,
    lead: text,
    towns: listOf(
      v.strictObject({ name: text, area: v.optional(localSlug), suburbs: listOf(text, 4, 16) }),
      4,
      10,
    ),
  }),
  /** The grid of areas with links to their pages. */
  v.strictObject({ kind: v.literal("areas"), heading: text, lead: text }),
  /** Questions: an accordion (one open at a time) or a plain list. */
  v.strictObject({
    kind: v.literal("questions"),
    heading: text,
    layout: v.picklist(["accordion", "list"]),
    items: listOf(question, 3, 12),
  }),
  closing,
]);

export const sections = listOf(section, 3, 20);

/** Opening of a page: one picture, the heading, one lead and the proof in a line. */
export const hero = v.strictObject({ heading: text, lead: text, picture: picture });

export const categoryPage = v.strictObject({
  slug: categorySlug,
  meta: pageMeta,
  hero,
  /** The option that its quote buttons preselect in the form. */
  quoteService: v.optional(quoteServiceOption),
  sections,
});

export const servicePage = v.strictObject({
  slug: serviceSlug,
  meta: pageMeta,
  hero,
  quoteService: quoteServiceOption,
  sections,
});

/** A local page. Its heading is "Paving in {name}", with the name as the largest word. */
export const areaPage = v.strictObject({
  slug: localSlug,
  meta: v.strictObject({ ...pageMeta.entries, keywords: listOf(text, 4, 12) }),
  hero: v.strictObject({ lead: text, picture: picture }),
  /** Three or four short facts in a strip below the hero. */
  strip: listOf(v.strictObject({ label: text, value: text }), 3, 4),
  sections,
});

export type Link = v.InferOutput<typeof link>;
export type Paragraph = v.InferOutput<typeof paragraph>;
export type PageMeta = v.InferOutput<typeof pageMeta>;
export type Hero = v.InferOutput<typeof hero>;
export type Titled = v.InferOutput<typeof titled>;
export type Question = v.InferOutput<typeof question>;
export type ServiceCard = v.InferOutput<typeof serviceCard>;
export type Section = v.InferOutput<typeof section>;
export type SectionKind = Section["kind"];
export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>;
export type CategoryPage = v.InferOutput<typeof categoryPage>;
export type ServicePage = v.InferOutput<typeof servicePage>;
export type AreaPage = v.InferOutput<typeof areaPage>;
export type Traffic = v.InferOutput<typeof traffic>;
export type PatternName = v.InferOutput<typeof patternName>;
