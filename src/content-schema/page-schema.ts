import * as v from "valibot";
import { specifiedButtons, specifiedHeadings } from "../content/specified-texts.ts";
import type { PageKind } from "../domain/pages.ts";
import { closing } from "../sections/blocks/closing/closing.schema.ts";
import { planner } from "../sections/blocks/planner/planner.schema.ts";
import { blocks } from "./block-schema.ts";
import { galleryPage } from "./gallery-schema.ts";
import { legalPage } from "./legal-schema.ts";
import { expected, objectOf } from "./mistakes.ts";
import {
  areaSlug,
  categorySlug,
  hero,
  link,
  listOf,
  pageMeta,
  picture,
  quoteServiceOption,
  sectionHead,
  serviceSlug,
  sitePath,
  strip,
  suburbFinder,
  text,
  titled,
} from "./value-schemas.ts";

/*
 * What each page that exists once must contain. Specified words must match to the letter
 * (docs/specification.md). A list holds at least what the specification lists; more is welcome.
 */

/** Home (docs/specification.md#home). */
const homePage = objectOf({
  meta: pageMeta,
  hero: objectOf({
    heading: v.pipe(text, v.maxLength(50, expected("a promise of at most 50 characters"))),
    lead: text,
    picture,
    quoteButton: v.literal(specifiedButtons.getQuote),
    servicesLink: objectOf({ text: v.literal(specifiedButtons.exploreServices), to: sitePath }),
    proof: listOf(text, 3),
  }),
  blocks,
});

/** The page for every unknown path (docs/specification.md#not-found). */
const notFoundPage = objectOf({
  meta: pageMeta,
  heading: v.literal(specifiedHeadings.notFound),
  lead: text,
  returnLink: objectOf({ text: v.literal(specifiedButtons.returnHome), to: v.literal("/") }),
  suggestions: objectOf({
    heading: text,
    links: listOf(objectOf({ ...link.entries, description: text }), 3),
  }),
});

const buyerFact = objectOf({ label: text, value: text });

export const buyerFactList = listOf(buyerFact, 0);

/** About, and any page that opens with a picture (docs/specification.md#about). */
const picturePage = objectOf({ meta: pageMeta, hero, blocks });

/** FAQ and Contact, which open with a heading alone; the picture is that of link previews. */
const plainPage = objectOf({
  meta: pageMeta,
  /** One line where the page begins with a form. */
  heading: text,
  lead: v.optional(text),
  socialPicture: picture,
  blocks,
});

/** Areas We Serve (docs/specification.md#areas-we-serve). The suburbs come from the local pages. */
const areasIndexPage = objectOf({
  meta: pageMeta,
  hero,
  finder: suburbFinder,
  main: objectOf({
    ...sectionHead.entries,
    areas: listOf(objectOf({ area: areaSlug, line: text }), 10),
  }),
  others: sectionHead,
  closing,
});

const linkedCards = (count: number) =>
  objectOf({
    ...sectionHead.entries,
    cards: listOf(objectOf({ ...titled.entries, picture, to: sitePath }), count),
  });

/** The services page (docs/specification.md#services): three categories and nine services. */
const servicesIndexPage = objectOf({
  meta: pageMeta,
  hero,
  strip,
  categories: linkedCards(3),
  /** Beside the drawing of the layers under a driveway. */
  layers: sectionHead,
  services: linkedCards(9),
  planner,
  closing,
});

const categoryPage = objectOf({
  slug: categorySlug,
  meta: pageMeta,
  hero,
  strip,
  /** The option that its quote buttons preselect in the form. */
  quoteService: v.optional(quoteServiceOption),
  blocks,
});

const servicePage = objectOf({
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

export const pageSchemas: Readonly<Record<PageKind, v.GenericSchema>> = {
  home: homePage,
  about: picturePage,
  "services-index": servicesIndexPage,
  categories: categoryPage,
  services: servicePage,
  gallery: galleryPage,
  faq: plainPage,
  contact: plainPage,
  legal: legalPage,
  "areas-index": areasIndexPage,
  areas: areaPage,
  "not-found": notFoundPage,
};

export type CategoryPage = v.InferOutput<typeof categoryPage>;
export type ServicePage = v.InferOutput<typeof servicePage>;
export type AreaPage = v.InferOutput<typeof areaPage>;
export type HomePage = v.InferOutput<typeof homePage>;
export type NotFoundPage = v.InferOutput<typeof notFoundPage>;
export type PicturePage = v.InferOutput<typeof picturePage>;
export type PlainPage = v.InferOutput<typeof plainPage>;
export type SuburbFinderTexts = v.InferOutput<typeof suburbFinder>;
export type AreasIndexPage = v.InferOutput<typeof areasIndexPage>;
export type ServicesIndexPage = v.InferOutput<typeof servicesIndexPage>;
export type BuyerFact = v.InferOutput<typeof buyerFact>;
