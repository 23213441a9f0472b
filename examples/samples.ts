import { pictures } from "../src/content/pictures/pictures.ts";
import type { GalleryProject } from "../src/content-schema/page-schema.ts";
import type { Block, Detail } from "../src/content-schema/schema.ts";
import type {
  QuoteChecklist,
  SampleQuote,
  TenYearPlan,
} from "../src/content-schema/sheets-schema.ts";
import { keysOf } from "../src/domain/keys-of.ts";

/*
 * Content of the examples' own: an edit of the site's content changes no example, and so no screenshot.
 */

const sentence =
  "Paving stays level when the base below it is compacted in layers and the water has a way out.";

const titled = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Point ${index + 1} of the list`,
    description: sentence,
  }));

const names = (count: number) => Array.from({ length: count }, (_, index) => `Name ${index + 1}`);

export const questions = Array.from({ length: 4 }, (_, index) => ({
  question: `What is question ${index + 1} about?`,
  answer: [sentence, sentence],
}));

/** Any picture: the build of the examples shows one in place of all. */
export const [picture = "hero-entrance-court"] = keysOf(pictures);

const head = { heading: "Heading of the section", lead: sentence } as const;
const more = { text: "One more link", to: "/services" } as const;
const paragraphs = [sentence, [sentence, " ", more, "."]];
const closing = { kind: "closing", heading: head.heading, text: sentence } as const;
const { heading } = head;

/** Every kind of detail in all its variants, by the names of their examples. */
export const sampleDetails = {
  Prose: { kind: "prose", heading, paragraphs },
  "Prose with a list": { kind: "prose", heading, paragraphs, list: names(4) },
  "Prose with steps": { kind: "prose", heading, paragraphs, steps: names(5) },
  Layers: {
    kind: "layers",
    heading,
    paragraphs,
    traffic: "cars",
    differences: [{ layer: "ground", text: sentence }],
  },
  Materials: { kind: "materials", ...head, items: titled(6) },
  "Materials in groups": {
    kind: "material-groups",
    ...head,
    groups: names(3).map((title) => ({ title, items: titled(3) })),
  },
  Patterns: {
    kind: "patterns",
    ...head,
    items: (["herringbone", "stretcher", "basket-weave"] as const).map((pattern) => ({
      pattern,
      title: "Name of the pattern",
      description: sentence,
    })),
  },
  "Guide to prices": {
    kind: "guide",
    ...head,
    rows: names(4).map((label) => ({ label, value: "3-5 days", note: sentence })),
  },
} satisfies Readonly<Record<string, Detail>>;

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

const tenYearPlan: TenYearPlan = {
  certificates: { button: "Ask for certificates", line: sentence },
  title: "Title of the plan",
  before: names(2),
  columns: {
    item: "Item",
    condition: "Condition",
    year: "Year",
    cost: "Cost",
    saved: "Saved",
    life: "Life",
    contribution: "A year",
  },
  exampleGroup: "Example",
  ownGroup: "Own rows",
  items: names(3).map((title) => ({
    title,
    condition: "Level",
    year: 2,
    area: 250,
    rate: 350,
    saved: 27_500,
    life: 20,
  })),
  total: "Total a year",
  formula: "Contribution = cost ÷ life",
  notes: [sentence],
};

/** Every kind of block in all its variants, on a page for each purpose. */
export const sampleBlocks = {
  "Introduction and facts": [
    { kind: "intro", heading, paragraphs, checklist: names(4), picture },
    {
      kind: "intro",
      heading,
      paragraphs,
      checklist: names(4),
      picture,
      button: "Get Your Free Quote",
    },
    { kind: "facts", ...head, facts: titled(4) },
    {
      kind: "facts",
      heading,
      facts: titled(4),
      landmarks: { heading, names: names(5) },
    },
    { kind: "ground", heading, quote: sentence, paragraphs, picture },
    { kind: "wide-picture", heading, text: sentence, picture },
    { kind: "details", ...head, rows: Object.values(sampleDetails).slice(0, 4) },
  ],
  Services: [
    {
      kind: "service-list",
      audience: "residential",
      ...head,
      items: titled(4),
      picture,
    },
    {
      kind: "service-list",
      audience: "commercial",
      ...head,
      items: titled(4),
      picture,
      more,
    },
    {
      kind: "service-cards",
      audience: "residential",
      ...head,
      cards: titled(4).map((card) => ({ ...card, picture, to: more.to })),
    },
    {
      kind: "service-cards",
      audience: "commercial",
      ...head,
      cards: titled(6),
      more,
    },
    { kind: "reasons", ...head, cards: titled(5) },
    {
      kind: "symptoms",
      ...head,
      items: titled(4).map(({ title }) => ({ title, cause: sentence, urgency: sentence })),
    },
  ],
  Places: [
    { kind: "suburbs", ...head, suburbs: names(12) },
    {
      kind: "towns",
      ...head,
      towns: names(4).map((name, index) => ({
        name,
        suburbs: names(6),
        ...(index === 0 && { area: "benoni" as const }),
      })),
    },
    { kind: "areas", ...head },
  ],
  "Questions and closings": [
    { kind: "questions", heading, layout: "accordion", items: questions },
    { kind: "questions", heading, layout: "list", items: questions },
    { ...closing, quote: "dialog" },
    { ...closing, quote: "contact" },
    { ...closing, quote: "dialog", more },
    { ...closing, quote: "dialog", email: { button: "Email us a photo", subject: "A photo" } },
  ],
  "Ten-year plan": [{ kind: "ten-year-plan", ...head, ...tenYearPlan }],
} satisfies Readonly<Record<string, readonly Block[]>>;

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
    heading,
    people: names(3).map((name) => ({ name, role: "Role", picture })),
    certificates: names(3).map((title, index) => ({
      title,
      number: `000${index}`,
      ...(index === 0 && { href: "https://example.com/" as const }),
    })),
    reviews: { text: "Reviews", href: "https://example.com/" },
  },
  experience: { heading, paragraphs: [sentence, sentence], picture, figures: stats },
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
