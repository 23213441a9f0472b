import * as v from "valibot";
import { type PictureName, pictures } from "../content/pictures/pictures.ts";
import { areaNames } from "../domain/areas.ts";
import { keysOf } from "../domain/keys-of.ts";
import { type ExternalHref, isSiteHref, type SiteHref } from "../domain/pages.ts";
import { quoteServices } from "../domain/quote-request.ts";
import type { Link } from "../domain/rich-text.ts";
import { categoryNames, serviceNames } from "../domain/services.ts";
import { readPlan } from "../planner/domain/plan-link.ts";
import { expected, objectOf } from "./mistakes.ts";

/* The values that every page's schema is composed of. */

export const areaSlug = v.picklist(keysOf(areaNames), expected("an area that has a page"));
export const categorySlug = v.picklist(keysOf(categoryNames), expected("a category"));
export const serviceSlug = v.picklist(keysOf(serviceNames), expected("a service"));

export const text = v.pipe(
  v.string(),
  v.minLength(1, "Expected a text, got an empty one"),
  v.check((value) => value === value.trim(), expected("a text without a space at either end")),
  v.check(
    (value) => !/<\/?[a-z]/i.test(value),
    expected('a text without HTML; a link stands in a list: ["See ", { text, to }]'),
  ),
);

/** A path of this site with search params or a fragment where needed, such as /gallery?category=pool. */
export const sitePath = v.custom<SiteHref>(
  (value) =>
    typeof value === "string" &&
    /^[^#?]+(\?[a-z]+=[a-z-]+)?(#[a-z0-9-]+)?$/.test(value) &&
    isSiteHref(value),
  expected("the path of a page in src/domain/pages.ts, such as /areas/sandton"),
);

export const link = objectOf({ text, to: sitePath }) satisfies v.GenericSchema<Link>;

/** A link to the paving planner of a service page, with a plan in it. */
export const planLink = v.custom<SiteHref>((value) => {
  if (typeof value !== "string" || !isSiteHref(value)) return false;
  const [, page, plan = ""] = /^\/services\/([a-z-]+)\?plan=([^&#]+)#planner$/.exec(value) ?? [];
  const kind = page === "commercial" || page === "industrial" ? "site" : "home";
  return readPlan(plan)?.kind === kind;
}, expected(
  "a link to a plan that its planner can read, such as /services/patio?plan=...#planner: copy it from the planner",
));

export const externalHref = v.custom<ExternalHref>(
  (value) => typeof value === "string" && value.startsWith("https://"),
  expected("a URL that starts with https://"),
);

export const externalLink = objectOf({ text, href: externalHref });

/** A paragraph: plain text, or text with links in it. */
export const paragraph = v.union([
  text,
  v.pipe(v.array(v.union([v.string(), link])), v.readonly()),
]);

export const paragraphs = v.pipe(v.array(paragraph), v.minLength(1), v.readonly());

export const picture = v.custom<PictureName>(
  (value) => typeof value === "string" && Object.hasOwn(pictures, value),
  ({ received }) =>
    `Expected the name of a picture in src/content/pictures/pictures.ts, got ${received}. Known names: ${Object.keys(pictures).join(", ")}`,
);

/** What a search engine and a shared link show of a page. */
export const pageMeta = objectOf({
  title: v.pipe(text, v.maxLength(60, expected("a title of at most 60 characters"))),
  description: v.pipe(
    text,
    v.minLength(120, expected("a description of 120 to 160 characters")),
    v.maxLength(160, expected("a description of 120 to 160 characters")),
  ),
});

/** A list of `minimum` to `maximum` items; `what` names it in messages. */
export const listOf = <Item extends v.GenericSchema>(
  item: Item,
  minimum = 1,
  maximum = 60,
  what = "a list",
) =>
  v.pipe(
    v.array(item, expected(what)),
    v.minLength(minimum, expected(`at least ${minimum} entries`)),
    v.maxLength(maximum, expected(`at most ${maximum} entries`)),
    v.readonly(),
  );

/** An id in a page, which its URL can end in as a fragment. */
export const anchor = v.pipe(
  text,
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, expected("an id such as how-long")),
);

function repeatedIds(items: readonly { id: string }[]): string[] {
  const ids = items.map((item) => item.id);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

export const distinctIds = <Item extends { id: string }>() =>
  v.check<readonly Item[], v.ErrorMessage<v.CheckIssue<readonly Item[]>>>(
    (items) => repeatedIds(items).length === 0,
    ({ input }) => `Expected distinct ids, got ${repeatedIds(input).join(", ")} more than once`,
  );

/** What `SectionHead` shows above a section. */
export const sectionHead = objectOf({ heading: text, lead: text });

/** The opening of a page that shows a picture: the heading, one lead and the picture. */
export const hero = objectOf({ heading: text, lead: text, picture });

export const titled = objectOf({ title: text, description: text });

export const question = objectOf({ question: text, answer: paragraphs });

/** One service of a list; `to` leads to its own page where it has one. */
export const listedService = objectOf({ ...titled.entries, to: v.optional(sitePath) });

export const serviceCard = objectOf({
  ...listedService.entries,
  picture: v.optional(picture),
});

export const quoteServiceOption = v.picklist(
  quoteServices,
  expected("a service of the quote form"),
);

/** The message names the file, because areas take their suburbs from there. */
export const suburb = v.pipe(
  v.string(expected("a name in quotation marks in src/content/areas/suburb-names.ts")),
  text,
);

/** Three or four short facts in a strip below the hero. */
export const strip = listOf(objectOf({ label: text, value: text }), 3);

/** A kind of block with its entries. `id` replaces the name of the kind as the fragment of its section. */
export const blockOf = <const Kind extends string, Entries extends v.ObjectEntries>(
  kind: Kind,
  entries: Entries,
) => objectOf({ kind: v.literal(kind), id: v.optional(anchor), ...entries });

/** The suburb finder, with the labels of its answers (docs/specification.md#areas-we-serve). */
export const suburbFinder = objectOf({
  label: text,
  hint: text,
  noResult: paragraph,
  ground: text,
  verge: text,
  price: text,
  priceGuide: text,
});

export type PageMeta = v.InferOutput<typeof pageMeta>;
export type Question = v.InferOutput<typeof question>;
export type ServiceCard = v.InferOutput<typeof serviceCard>;
