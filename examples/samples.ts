import { pictures } from "../src/content/pictures/pictures.ts";
import type { GalleryProject } from "../src/content-schema/gallery-schema.ts";
import type { SampleQuote } from "../src/content-schema/sheets-schema.ts";
import { keysOf } from "../src/domain/keys-of.ts";
import type { QuoteChecklist } from "../src/sections/blocks/quote-checklist/quote-checklist.schema.ts";

/*
 * Content of the examples' own: an edit of the site's content changes no example, and so no screenshot.
 */

export const sentence =
  "Paving stays level when the base below it is compacted in layers and the water has a way out.";

export const titled = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Point ${index + 1} of the list`,
    description: sentence,
  }));

export const names = (count: number) =>
  Array.from({ length: count }, (_, index) => `Name ${index + 1}`);

export const questions = Array.from({ length: 4 }, (_, index) => ({
  question: `What is question ${index + 1} about?`,
  answer: [sentence, sentence],
}));

/** Any picture: the build of the examples shows one in place of all. */
export const [picture = "hero-entrance-court"] = keysOf(pictures);

export const head = { heading: "Heading of the section", lead: sentence } as const;
export const more = { text: "One more link", to: "/services" } as const;
export const paragraphs = [sentence, [sentence, " ", more, "."]];
export const { heading } = head;

export const sampleQuote: SampleQuote = {
  ...head,
  mark: "Example",
  title: "Title of the quote",
  job: names(2).map((label) => ({ label, value: sentence })),
  area: 54,
  vatPercent: 15,
  lines: names(5).map((item) => ({ item, note: sentence, quantity: 54, unit: "m²", rate: 60 })),
  terms: names(3).map((label) => ({ label, value: sentence })),
  note: sentence,
};

export const checklist: QuoteChecklist = {
  ...head,
  title: "Title of the checklist",
  itemColumn: "Item",
  offerColumns: names(3),
  before: names(2),
  groups: names(3).map((title) => ({ title, items: titled(2) })),
  after: ["Last row"],
};

const categories = ["patio", "driveway", "pool", "patio", "commercial", "driveway"] as const;

export const projects: readonly GalleryProject[] = categories.map((category, index) => ({
  id: `project-${index + 1}`,
  title: `Project ${index + 1}`,
  category,
  picture,
  description: sentence,
  pattern: "A pattern",
  paver: "A paver of some size",
  plan: "/services/patio?plan=rectangle-5x4_feet_standard_stack_grey_none_charcoal_lawn#planner",
}));

export const stats = names(4).map((label) => ({ value: "25+", label }));

/** What sections of the home page show. */
export const homeSections = {
  cards: (["residential", "commercial", "industrial"] as const).map((slug) => ({
    title: "Name of a category",
    description: sentence,
    picture,
    to: `/services/${slug}` as const,
    linkText: "Link to the category",
  })),
  estates: { heading, links: names(3).map((text) => ({ text, to: more.to })) },
  reasons: { ...head, picture, items: titled(6) },
  quote: {
    ...head,
    callText: "Call",
    emailLink: { text: "Email us", to: "/contact" },
    promise: sentence,
    price: sentence,
    steps: titled(3),
  },
  hero: { ...head, picture, proof: names(3) },
} as const;

/** What sections of the About page show. */
export const aboutSections = {
  credentials: {
    kind: "credentials",
    heading,
    people: names(3).map((name) => ({ name, role: "Role", picture })),
    certificates: names(3).map((title, index) => ({
      title,
      number: `000${index}`,
      ...(index === 0 && { href: "https://example.com/" as const }),
    })),
    reviews: { text: "Reviews", href: "https://example.com/" },
  },
  experience: {
    kind: "wide-picture",
    heading,
    paragraphs: [sentence, sentence],
    picture,
    figures: stats,
  },
} as const;

export const mainAreas = {
  ...head,
  areas: [
    { area: "johannesburg", line: sentence },
    { area: "benoni", line: sentence },
  ],
} as const;

export const legalSections = names(3).map((name, index) => ({
  id: `part-${index + 1}`,
  heading: name,
  body: [sentence, { list: [sentence, sentence] }],
}));

export const serviceIndex = {
  ...head,
  cards: (["driveway", "patio", "pool"] as const).map((slug) => ({
    title: "Name of a service",
    description: sentence,
    picture,
    to: `/services/${slug}` as const,
  })),
};
