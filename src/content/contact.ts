import type { PlainPage } from "../content-schema/page-schema.ts";
import * as figures from "./figures.ts";
import { specifiedButtons } from "./specified-texts.ts";

export const contact = {
  meta: {
    title: "Contact us for a free paving quote in Gauteng",
    description:
      "Phone, email, office address and hours, a map and the form for a free paving quote. The site visit is free and there is no obligation.",
  },
  heading: "Tell us what you want paved",
  socialPicture: "compacted-base",
  blocks: [
    {
      kind: "contact-form",
      details: {
        heading: "How to reach us",
        lead: "Phone us during office hours, or send the form at any time. Email us photos, plans or estate rules.",
        phone: "Phone",
        whatsapp: "WhatsApp",
        email: "Email",
        office: "Office location",
        hours: "Opening hours",
      },
      areas: {
        heading: "Service areas",
        lead: "Some of the places we work in. If yours is not here, check the full list or ask us.",
        more: { text: "See all the areas we serve", to: "/areas-we-serve" },
      },
      form: {
        heading: specifiedButtons.requestQuote,
        lead: `Tell us roughly how big the area is, what is there now and what will drive on it. The quote that follows our visit is valid for ${figures.quoteValidity}.`,
      },
    },
    {
      kind: "wide-picture",
      id: "next",
      heading: "What happens after you send it",
      text: "We phone you, come and measure, and send a quote. You decide in your own time.",
      picture: "door-sill-levels",
    },
    {
      kind: "map",
      heading: "Where the office is",
      title: "Map of our office and the streets around it",
      fallback:
        "The map is not showing. The address is in the details on this page, and the link opens the same spot on OpenStreetMap.",
      show: "Show the map here",
      loading: "Loading the map from OpenStreetMap.",
      unreachable: "OpenStreetMap did not answer. Try again, or use the link below.",
      linkText: "Open the map on OpenStreetMap",
      directions: "For directions to the office, phone",
    },
  ],
} satisfies PlainPage;
