import * as v from "valibot";
import { quotedButtons, quotedHeadings } from "../content/quoted-texts.ts";
import { galleryCategories } from "../domain/gallery-categories.ts";
import { isSiteHref, type PageKind, type SiteHref } from "../domain/pages.ts";
import { siteDocuments } from "../planner/domain/paving-plan.ts";
import { legalPage } from "./legal-schema.ts";
import { areaPage, categoryPage, closing, planner, servicePage, strip } from "./schema.ts";
import { expected, settings } from "./settings.ts";
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
const suburbFinder = settings({
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
const homePage = settings({
  meta: pageMeta,
  hero: settings({
    heading: v.pipe(text, v.maxLength(50, expected("a promise of at most 50 characters"))),
    lead: text,
    picture,
    quoteButton: v.literal(quotedButtons.getQuote),
    servicesLink: settings({ text: v.literal(quotedButtons.exploreServices), to: sitePath }),
    proof: listOf(text, 3),
  }),
  stats: listOf(settings({ value: text, label: text }), 4),
  services: settings({
    ...sectionHead.entries,
    cards: listOf(
      settings({
        title: text,
        description: text,
        picture,
        to: sitePath,
        linkText: text,
      }),
      3,
    ),
  }),
  reasons: settings({ ...sectionHead.entries, picture, items: listOf(titled, 6) }),
  quote: settings({
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
  estates: settings({ heading: text, links: listOf(link, 2, 4) }),
  areas: settings({
    ...sectionHead.entries,
    more: link,
    finder: settings({ heading: text, ...suburbFinder.entries }),
  }),
});

/** Contact (docs/specification.md#contact). */
const contactPage = settings({
  meta: pageMeta,
  /** One line, so that the form is in the first screen. */
  heading: text,
  /** With the labels of the contact details; their values are business details. */
  details: settings({
    ...sectionHead.entries,
    phone: text,
    whatsapp: text,
    email: text,
    office: text,
    hours: text,
  }),
  areas: settings({ ...sectionHead.entries, more: link }),
  form: settings({ heading: v.literal(quotedButtons.requestQuote), lead: text }),
  wide: widePicture,
  map: settings({
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
const notFoundPage = settings({
  meta: pageMeta,
  heading: v.literal(quotedHeadings.notFound),
  lead: text,
  returnLink: settings({ text: v.literal(quotedButtons.returnHome), to: v.literal("/") }),
  suggestions: settings({
    heading: text,
    links: listOf(settings({ ...link.entries, description: text }), 3),
  }),
});

const certificate = settings({
  title: text,
  grade: v.optional(text),
  number: text,
  href: v.optional(externalHref),
  document: v.optional(v.picklist(siteDocuments, expected(`one of ${siteDocuments.join(", ")}`))),
});

export const certificateList = listOf(certificate, 0);

/** What only the company can fill in; the page shows nothing of it while it is empty. */
const credentials = settings({
  heading: text,
  people: listOf(settings({ name: text, role: text, picture }), 0),
  certificates: certificateList,
  reviews: v.optional(externalLink),
});

/** About (docs/specification.md#about), with at least what it lists. */
const aboutPage = settings({
  meta: pageMeta,
  hero,
  story: settings({ heading: text, paragraphs, picture }),
  values: settings({ ...sectionHead.entries, cards: listOf(titled, 3) }),
  licences: settings({ ...sectionHead.entries, items: listOf(titled, 4) }),
  credentials,
  experience: settings({
    heading: text,
    paragraphs,
    picture,
    figures: listOf(settings({ value: text, label: text }), 2),
  }),
  materials: settings({ ...sectionHead.entries, items: listOf(titled, 4) }),
  guarantees: settings({ ...sectionHead.entries, facts: listOf(titled, 3) }),
  closing,
});

const faqItem = settings({ id: anchor, ...question.entries });

/** FAQ (docs/specification.md#faq): at least eleven questions, each with an id of its own. */
const faqPage = settings({
  meta: pageMeta,
  heading: text,
  lead: text,
  items: v.pipe(listOf(faqItem, 11), distinctIds()),
  wide: widePicture,
  further: settings({
    heading: v.literal(quotedHeadings.stillHaveQuestions),
    lead: text,
    contactLink: settings({ text: v.literal(quotedButtons.contactUs), to: sitePath }),
    callText: v.literal(quotedButtons.callNow),
  }),
});

/** Areas We Serve (docs/specification.md#areas-we-serve). The suburbs come from the local pages. */
const areasIndexPage = settings({
  meta: pageMeta,
  hero,
  finder: suburbFinder,
  main: settings({
    ...sectionHead.entries,
    areas: listOf(settings({ area: areaSlug, line: text }), 10),
  }),
  others: sectionHead,
  closing,
});

const linkedCards = (count: number) =>
  settings({
    ...sectionHead.entries,
    cards: listOf(settings({ ...titled.entries, picture, to: sitePath }), count),
  });

/** The services page (docs/specification.md#services): three categories and nine services. */
const servicesIndexPage = settings({
  meta: pageMeta,
  hero,
  strip,
  categories: linkedCards(3),
  wide: widePicture,
  services: linkedCards(9),
  planner,
  closing,
});

/** A link to the paving planner of a service page, with a plan in it. */
const planLink = v.custom<SiteHref>(
  (value) =>
    typeof value === "string" &&
    /^\/services\/[a-z-]+\?plan=[a-z0-9._-]+#planner$/.test(value) &&
    isSiteHref(value),
  expected("a link to a plan, such as /services/patio?plan=...#planner"),
);

/** What can be checked of a job that was done. */
const jobFacts = settings({
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
const galleryProject = settings({
  id: anchor,
  title: text,
  category: v.picklist(galleryCategories),
  picture,
  description: text,
  /** Where the enlarged view's button to plan one like this leads; without it, there is no such link. */
  plan: v.optional(planLink),
  done: v.optional(jobFacts),
});

const doneProject = settings({ ...galleryProject.entries, done: jobFacts });

export const doneProjectList = v.pipe(listOf(doneProject, 0), distinctIds());

const buyerFact = settings({ label: text, value: text });

export const buyerFactList = listOf(buyerFact, 0);

/** A filter button; "all" shows every project. */
const galleryFilter = settings({
  label: text,
  category: v.picklist(["all", ...galleryCategories]),
});

/** Gallery (docs/specification.md#gallery). */
const galleryPage = settings({
  meta: pageMeta,
  hero,
  filters: listOf(galleryFilter, 2),
  /** Shown when no project has the chosen category. */
  empty: v.literal(quotedHeadings.noProjects),
  projects: v.pipe(listOf(galleryProject, 10), distinctIds()),
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
export type GalleryProject = GalleryPage["projects"][number];
