import type { NotFoundPage } from "../content-schema/page-schema.ts";
import { offer, usualPlannerPage } from "./offer.ts";
import { specifiedButtons, specifiedHeadings } from "./specified-texts.ts";
export const notFound = {
  meta: {
    title: "Page not found",
    description:
      "There is no page at this address. Go to the home page, our paving services, the areas we serve, the gallery or the contact page.",
  },
  heading: specifiedHeadings.notFound,
  lead: "The page may have moved, or there is a mistake in the link.",
  returnLink: { text: specifiedButtons.returnHome, to: "/" },
  suggestions: {
    heading: "You may have been looking for",
    links: [
      {
        text: offer.heading,
        to: `${usualPlannerPage}?start=photo#planner`,
        description: offer.lead,
      },
      {
        text: "Paving services",
        to: "/services",
        description:
          "Driveways, patios, pool surrounds, parking, kerbing and repairs, each with a price guide.",
      },
      {
        text: "Areas we serve",
        to: "/areas-we-serve",
        description: "A page for each area, with its ground and rules, and a suburb search.",
      },
      {
        text: "Gallery",
        to: "/gallery",
        description: "Patterns and materials for each kind of place.",
      },
      {
        text: "Questions and answers",
        to: "/faq",
        description: "Prices, durations, guarantees, council approval and stains.",
      },
      {
        text: "Contact",
        to: "/contact",
        description: "Phone, email, office hours, a map and the form for a free quote.",
      },
    ],
  },
} satisfies NotFoundPage;
