import type { NotFoundPage } from "./page-schema.ts";
import { quotedButtons, quotedHeadings } from "./quoted-texts.ts";
export const notFound = {
  meta: {
    title: "Page not found",
    description:
      "There is no page at this address. Go back to the home page, or look at our paving services, the areas we serve, the gallery, the questions or the contact page.",
  },
  heading: quotedHeadings.notFound,
  lead: "Nothing has been laid at this address. The page may have moved, or a letter may have slipped in the link.",
  returnLink: { text: quotedButtons.returnHome, to: "/" },
  suggestions: {
    heading: "You may have been looking for",
    links: [
      {
        text: "Paving services",
        to: "/services",
        description:
          "Driveways, patios, pool surrounds, parking, kerbing and repairs, each with a price guide.",
      },
      {
        text: "Areas we serve",
        to: "/areas-we-serve",
        description:
          "A page for each area, with its ground and its rules, and a finder that knows your suburb.",
      },
      {
        text: "Gallery",
        to: "/gallery",
        description: "Patterns and materials, sorted by the kind of place they suit.",
      },
      {
        text: "Questions and answers",
        to: "/faq",
        description:
          "Prices, durations, guarantees, council approval, stains and broken pavers, in eleven answers.",
      },
      {
        text: "Contact",
        to: "/contact",
        description: "Phone, e-mail, office hours, a map and the form for a free quote.",
      },
    ],
  },
} satisfies NotFoundPage;
