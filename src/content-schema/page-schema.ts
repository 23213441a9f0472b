import * as v from "valibot";
import { paverFilters } from "../content/interface/pavers.ts";
import { quotedButtons, quotedHeadings } from "../content/quoted-texts.ts";
import { galleryCategories } from "../domain/gallery-categories.ts";
import { keysOf } from "../domain/keys-of.ts";
import { isSiteHref, type PageKind, type SiteHref } from "../domain/pages.ts";
import { siteDocuments } from "../planner/domain/paving-plan.ts";
import { readPlan } from "../planner/domain/plan-link.ts";
import { legalPage } from "./legal-schema.ts";
import { expected, objectOf } from "./mistakes.ts";
import { areaPage, categoryPage, closing, planner, servicePage, strip } from "./schema.ts";
import {
  anchor,
  areaSlug,
  distinctIds,
  externalHref,
  externalLink,
  hero,
  link,
  listOf,
  pageMeta,
  paragraph,
  paragraphs,
  picture,
  question,
  sectionHead,
  sitePath,
  text,
  titled,
  widePicture,
} from "./value-schemas.ts";

/*
 * What each page that exists once must contain. Quoted words must match to the letter
 * (docs/specification.md). A list holds at least what the specification lists; more is welcome.
 */

/** The suburb finder, with the labels of its answers (docs/specification.md#areas-we-serve). */
const suburbFinder = objectOf({
  label: text,
  hint: text,
  /** Advice when no suburb matches. */
  noResult: paragraph,
  ground: text,
  verge: text,
  price: text,
  priceGuide: text,
});

/** Home (docs/specification.md#home). */
const homePage = objectOf({
  meta: pageMeta,
  hero: objectOf({
    heading: v.pipe(text, v.maxLength(50, expected("a promise of at most 50 characters"))),
    lead: text,
    picture,
    quoteButton: v.literal(quotedButtons.getQuote),
    servicesLink: objectOf({ text: v.literal(quotedButtons.exploreServices), to: sitePath }),
    proof: listOf(text, 3),
  }),
  stats: listOf(objectOf({ value: text, label: text }), 4),
  services: objectOf({
    ...sectionHead.entries,
    cards: listOf(
      objectOf({
        title: text,
        description: text,
        picture,
        to: sitePath,
        linkText: text,
      }),
      3,
    ),
  }),
  reasons: objectOf({ ...sectionHead.entries, picture, items: listOf(titled, 6) }),
  quote: objectOf({
    ...sectionHead.entries,
    /** Text of the call link; the number comes from the business details. */
    callText: text,
    emailLink: link,
    promise: text,
    /** The price guide, that the site visit decides, and a link to the paving planner. */
    price: paragraph,
    steps: listOf(titled, 3),
  }),
  /** A line for those who manage an estate, with the links that they need. */
  estates: objectOf({ heading: text, links: listOf(link, 2, 4) }),
  areas: objectOf({
    ...sectionHead.entries,
    more: link,
    finder: objectOf({ heading: text, ...suburbFinder.entries }),
  }),
});

/** Contact (docs/specification.md#contact). */
const contactPage = objectOf({
  meta: pageMeta,
  /** One line, so that the form is in the first screen. */
  heading: text,
  /** With the labels of the contact details; their values are business details. */
  details: objectOf({
    ...sectionHead.entries,
    phone: text,
    whatsapp: text,
    email: text,
    office: text,
    hours: text,
  }),
  areas: objectOf({ ...sectionHead.entries, more: link }),
  form: objectOf({ heading: v.literal(quotedButtons.requestQuote), lead: text }),
  wide: widePicture,
  map: objectOf({
    heading: text,
    /** Accessible name of the frame (WCAG 2.2, 4.1.2). */
    title: text,
    fallback: text,
    /** The button that loads the map where the browser saves data. */
    show: text,
    /** Announced when that button was pressed. */
    loading: text,
    /** Announced when it could not load the map. */
    unreachable: text,
    linkText: text,
    /** Precedes the phone number. */
    directions: text,
  }),
});

/** The page for every unknown path (docs/specification.md#not-found). */
const notFoundPage = objectOf({
  meta: pageMeta,
  heading: v.literal(quotedHeadings.notFound),
  lead: text,
  returnLink: objectOf({ text: v.literal(quotedButtons.returnHome), to: v.literal("/") }),
  suggestions: objectOf({
    heading: text,
    links: listOf(objectOf({ ...link.entries, description: text }), 3),
  }),
});

const certificate = objectOf({
  title: text,
  grade: v.optional(text),
  number: text,
  href: v.optional(externalHref),
  document: v.optional(v.picklist(siteDocuments, expected(`one of ${siteDocuments.join(", ")}`))),
});

export const certificateList = listOf(certificate, 0);

/** What only the company can fill in; the page shows nothing of it while it is empty. */
const credentials = objectOf({
  heading: text,
  people: listOf(objectOf({ name: text, role: text, picture }), 0),
  certificates: certificateList,
  reviews: v.optional(externalLink),
});

/** About (docs/specification.md#about), with at least what it lists. */
const aboutPage = objectOf({
  meta: pageMeta,
  hero,
  story: objectOf({ heading: text, paragraphs, picture }),
  values: objectOf({ ...sectionHead.entries, cards: listOf(titled, 3) }),
  licences: objectOf({ ...sectionHead.entries, items: listOf(titled, 4) }),
  credentials,
  experience: objectOf({
    heading: text,
    paragraphs,
    picture,
    figures: listOf(objectOf({ value: text, label: text }), 2),
  }),
  materials: objectOf({ ...sectionHead.entries, items: listOf(titled, 4) }),
  guarantees: objectOf({ ...sectionHead.entries, facts: listOf(titled, 3) }),
  closing,
});

const faqItem = objectOf({ id: anchor, ...question.entries });

/** FAQ (docs/specification.md#faq): at least eleven questions, each with an id of its own. */
const faqPage = objectOf({
  meta: pageMeta,
  heading: text,
  lead: text,
  items: v.pipe(listOf(faqItem, 11), distinctIds()),
  wide: widePicture,
  further: objectOf({
    heading: v.literal(quotedHeadings.stillHaveQuestions),
    lead: text,
    contactLink: objectOf({ text: v.literal(quotedButtons.contactUs), to: sitePath }),
    callText: v.literal(quotedButtons.callNow),
  }),
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

/** A link to the paving planner of a service page, with a plan in it. */
const planLink = v.custom<SiteHref>((value) => {
  if (typeof value !== "string" || !isSiteHref(value)) return false;
  const [, page, plan = ""] = /^\/services\/([a-z-]+)\?plan=([^&#]+)#planner$/.exec(value) ?? [];
  const kind = page === "commercial" || page === "industrial" ? "site" : "home";
  return readPlan(plan)?.kind === kind;
}, expected(
  "a link to a plan that its planner can read, such as /services/patio?plan=...#planner: copy it from the planner",
));

const oneOf = (names: object) => expected(`one of ${Object.keys(names).join(", ")}`);

/** What can be checked of a job that was done. */
const jobFacts = objectOf({
  suburb: text,
  /** The area whose page, and whose neighbours' pages, show it. */
  area: areaSlug,
  squareMetres: v.pipe(v.number(), v.minValue(1, expected("a number of m² above 0"))),
  /** Paver and thickness, such as 60 mm clay brick. */
  paver: text,
  days: v.pipe(
    v.number(),
    v.integer(expected("whole days")),
    v.minValue(1, expected("whole days")),
  ),
  month: v.pipe(text, v.regex(/^[A-Z][a-z]+ 20\d\d$/, expected("a month such as March 2026"))),
  before: v.optional(picture),
});

/** Keep `id` when the title changes: it is part of the URL of the enlarged view. */
const galleryProject = objectOf({
  id: anchor,
  title: text,
  category: v.picklist(galleryCategories),
  picture,
  description: text,
  /** How it is laid and with what, in the table of the enlarged view and of a comparison. */
  pattern: v.optional(text),
  paver: v.optional(text),
  /** Where the enlarged view's button to plan one like this leads; without it, there is no such link. */
  plan: v.optional(planLink),
  done: v.optional(jobFacts),
});

const doneProject = objectOf({ ...galleryProject.entries, done: jobFacts });

export const doneProjectList = v.pipe(listOf(doneProject, 0), distinctIds());

const buyerFact = objectOf({ label: text, value: text });

export const buyerFactList = listOf(buyerFact, 0);

/** A kind of paver (docs/specification.md#pavers). Each of its texts is one sentence. */
const paver = objectOf({
  id: anchor,
  name: text,
  picture,
  colour: v.picklist(keysOf(paverFilters.colour), oneOf(paverFilters.colour)),
  kind: v.picklist(keysOf(paverFilters.kind), oneOf(paverFilters.kind)),
  /** Format and thickness. */
  size: text,
  uses: v.pipe(
    v.array(v.picklist(keysOf(paverFilters.use), oneOf(paverFilters.use))),
    v.minLength(1, expected("at least one use")),
    v.readonly(),
  ),
  price: text,
  where: text,
  whereNot: text,
  ageing: text,
  cleaning: text,
  /** Id of a project in the gallery that shows it. */
  project: v.optional(anchor),
  /** Where its buttons to plan with it lead; without it, there are none. */
  plan: v.optional(planLink),
});

export const paverList = v.pipe(listOf(paver, 1), distinctIds());

/** A filter button; "all" shows every project. */
const galleryFilter = objectOf({
  label: text,
  category: v.picklist(["all", ...galleryCategories]),
});

/** Gallery (docs/specification.md#gallery). */
const galleryPage = objectOf({
  meta: pageMeta,
  hero,
  filters: listOf(galleryFilter, 2),
  /** Shown when no project has the chosen category. */
  empty: v.literal(quotedHeadings.noProjects),
  projects: v.pipe(listOf(galleryProject, 10), distinctIds()),
  library: objectOf({ ...sectionHead.entries, pavers: paverList }),
  closing,
});

/** The schema of the content of each kind of page. */
export const pageSchemas: Readonly<Record<PageKind, v.GenericSchema>> = {
  home: homePage,
  about: aboutPage,
  "services-index": servicesIndexPage,
  categories: categoryPage,
  services: servicePage,
  gallery: galleryPage,
  faq: faqPage,
  contact: contactPage,
  legal: legalPage,
  "areas-index": areasIndexPage,
  areas: areaPage,
  "not-found": notFoundPage,
};

export type HomePage = v.InferOutput<typeof homePage>;
export type ContactPage = v.InferOutput<typeof contactPage>;
export type NotFoundPage = v.InferOutput<typeof notFoundPage>;
export type AboutPage = v.InferOutput<typeof aboutPage>;
export type FaqPage = v.InferOutput<typeof faqPage>;
export type SuburbFinderTexts = v.InferOutput<typeof suburbFinder>;
export type AreasIndexPage = v.InferOutput<typeof areasIndexPage>;
export type ServicesIndexPage = v.InferOutput<typeof servicesIndexPage>;
export type GalleryPage = v.InferOutput<typeof galleryPage>;
export type DoneProject = v.InferOutput<typeof doneProject>;
export type Certificate = v.InferOutput<typeof certificate>;
export type BuyerFact = v.InferOutput<typeof buyerFact>;
export type PaverEntry = v.InferOutput<typeof paver>;
export type GalleryProject = GalleryPage["projects"][number];
