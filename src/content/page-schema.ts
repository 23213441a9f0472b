import * as v from "valibot";
import { galleryCategories } from "../domain/gallery-categories.ts";
import { isSiteHref, type SiteHref } from "../domain/site-paths.ts";
import { expected } from "./expected.ts";
import { quotedButtons, quotedHeadings } from "./quoted-texts.ts";
import { closing, planner } from "./schema.ts";
import {
  anchor,
  areaSlug,
  distinctIds,
  exactly,
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
 * (docs/specification.md).
 */

/** Home (docs/specification.md#home). */
export const homePage = v.strictObject({
  meta: pageMeta,
  hero: v.strictObject({
    heading: v.pipe(text, v.maxLength(50, expected("a promise of at most 50 characters"))),
    lead: text,
    picture,
    quoteButton: v.literal(quotedButtons.getQuote),
    servicesLink: v.strictObject({ text: v.literal(quotedButtons.exploreServices), to: sitePath }),
    proof: exactly(3, text),
  }),
  stats: exactly(4, v.strictObject({ value: text, label: text })),
  services: v.strictObject({
    ...sectionHead.entries,
    cards: exactly(
      3,
      v.strictObject({
        title: text,
        description: text,
        picture,
        to: sitePath,
        linkText: text,
      }),
    ),
  }),
  reasons: v.strictObject({ ...sectionHead.entries, picture, items: exactly(6, titled) }),
  quote: v.strictObject({
    ...sectionHead.entries,
    /** Text of the call link; the number comes from the business details. */
    callText: text,
    emailLink: link,
    promise: text,
    /** The price guide, that the site visit decides, and a link to the paving planner. */
    price: paragraph,
    steps: exactly(3, titled),
  }),
  /** A line for those who manage an estate, with the links that they need. */
  estates: v.strictObject({ heading: text, links: listOf(link, 2, 4) }),
  areas: v.strictObject({
    ...sectionHead.entries,
    more: link,
    /** The suburb finder, and what it answers with (suburb-answers.ts). */
    finder: v.strictObject({
      heading: text,
      label: text,
      hint: text,
      button: text,
      /** Above the places that a name may stand for. */
      several: text,
      /** Advice when no suburb matches. */
      noResult: paragraph,
      ground: text,
      verge: text,
      price: text,
      priceGuide: text,
    }),
  }),
});

/** Contact (docs/specification.md#contact). */
export const contactPage = v.strictObject({
  meta: pageMeta,
  /** One line, so that the form is in the first screen. */
  heading: text,
  /** With the labels of the contact details; their values are business details. */
  details: v.strictObject({
    ...sectionHead.entries,
    phone: text,
    whatsapp: text,
    email: text,
    office: text,
    hours: text,
  }),
  areas: v.strictObject({ ...sectionHead.entries, more: link }),
  form: v.strictObject({ heading: v.literal(quotedButtons.requestQuote), lead: text }),
  wide: widePicture,
  map: v.strictObject({
    heading: text,
    /** Accessible name of the frame (WCAG 2.2, 4.1.2). */
    title: text,
    fallback: text,
    /** The button that loads the map where the browser saves data. */
    show: text,
    /** Announced when that button could not load it. */
    unreachable: text,
    linkText: text,
    /** Stands before the phone number. */
    directions: text,
  }),
});

/** The page for every unknown path (docs/specification.md#not-found). */
export const notFoundPage = v.strictObject({
  meta: pageMeta,
  heading: v.literal(quotedHeadings.notFound),
  lead: text,
  returnLink: v.strictObject({ text: v.literal(quotedButtons.returnHome), to: v.literal("/") }),
  suggestions: v.strictObject({
    heading: text,
    links: listOf(v.strictObject({ ...link.entries, description: text }), 3, 8),
  }),
});

/** What only the company can fill in; the page shows nothing of it while it is empty. */
const credentials = v.strictObject({
  heading: text,
  people: listOf(v.strictObject({ name: text, role: text, picture }), 0, 12),
  certificates: listOf(
    v.strictObject({ title: text, number: text, href: v.optional(externalHref) }),
    0,
    12,
  ),
  reviews: v.optional(externalLink),
});

/** About (docs/specification.md#about): three values, four licences and three guarantees. */
export const aboutPage = v.strictObject({
  meta: pageMeta,
  hero,
  story: v.strictObject({ heading: text, paragraphs, picture }),
  values: v.strictObject({ ...sectionHead.entries, items: exactly(3, titled) }),
  licences: v.strictObject({ ...sectionHead.entries, items: exactly(4, titled) }),
  credentials,
  experience: v.strictObject({
    heading: text,
    paragraphs,
    picture,
    figures: exactly(2, v.strictObject({ value: text, label: text })),
  }),
  materials: v.strictObject({ ...sectionHead.entries, items: listOf(titled, 4, 10) }),
  guarantees: v.strictObject({
    ...sectionHead.entries,
    items: exactly(3, titled),
  }),
  closing,
});

const faqItem = v.strictObject({ id: anchor, ...question.entries });

/** FAQ (docs/specification.md#faq): eleven questions, each with an id of its own. */
export const faqPage = v.strictObject({
  meta: pageMeta,
  heading: text,
  lead: text,
  items: v.pipe(exactly(11, faqItem), distinctIds()),
  wide: widePicture,
  further: v.strictObject({
    heading: v.literal(quotedHeadings.stillHaveQuestions),
    lead: text,
    contactLink: v.strictObject({ text: v.literal(quotedButtons.contactUs), to: sitePath }),
    callText: v.literal(quotedButtons.callNow),
  }),
});

/** Areas We Serve (docs/specification.md#areas-we-serve). The suburbs come from the local pages. */
export const areasIndexPage = v.strictObject({
  meta: pageMeta,
  hero,
  finder: v.strictObject({
    label: text,
    hint: text,
    /** Advice when no suburb matches. */
    noResult: paragraph,
  }),
  main: v.strictObject({
    ...sectionHead.entries,
    areas: exactly(10, v.strictObject({ area: areaSlug, line: text })),
  }),
  others: sectionHead,
  closing,
});

/** Cards that each link to a page. */
const linkedCards = (count: number) =>
  v.strictObject({
    ...sectionHead.entries,
    cards: exactly(count, v.strictObject({ ...titled.entries, picture, to: sitePath })),
  });

/** The services page (docs/specification.md#services): three categories and nine services. */
export const servicesIndexPage = v.strictObject({
  meta: pageMeta,
  hero,
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

/** Keep `id` when the title changes: it is part of the URL of the enlarged view. */
const galleryProject = v.strictObject({
  id: anchor,
  title: text,
  category: v.picklist(galleryCategories),
  picture,
  description: text,
  /** Where the enlarged view's "Plan one like this" leads. */
  plan: planLink,
});

/** A filter button; "all" shows every project. */
const galleryFilter = v.strictObject({
  label: text,
  category: v.picklist(["all", ...galleryCategories]),
});

/** Gallery (docs/specification.md#gallery). */
export const galleryPage = v.strictObject({
  meta: pageMeta,
  hero,
  filters: listOf(galleryFilter, 2, 8),
  /** Shown when no project has the chosen category. */
  empty: v.literal(quotedHeadings.noProjects),
  projects: v.pipe(listOf(galleryProject), distinctIds()),
  closing,
});

export type HomePage = v.InferOutput<typeof homePage>;
export type ContactPage = v.InferOutput<typeof contactPage>;
export type NotFoundPage = v.InferOutput<typeof notFoundPage>;
export type AboutPage = v.InferOutput<typeof aboutPage>;
export type FaqPage = v.InferOutput<typeof faqPage>;
export type AreasIndexPage = v.InferOutput<typeof areasIndexPage>;
export type ServicesIndexPage = v.InferOutput<typeof servicesIndexPage>;
export type GalleryPage = v.InferOutput<typeof galleryPage>;
export type GalleryProject = GalleryPage["projects"][number];
