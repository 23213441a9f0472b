import * as figures from "./figures.ts";
import type { ContactPage } from "./page-schema.ts";
import { quotedButtons } from "./quoted-texts.ts";

export const contact = {
  meta: {
    title: "Contact us for a free paving quote in Gauteng",
    description:
      "Phone, e-mail, office address and hours, a map and the form for a free paving quote. The site visit costs nothing and obliges you to nothing.",
  },
  heading: "Tell us what you want paved",
  details: {
    heading: "How to reach us",
    lead: "Phone us in office hours, or send the form at any hour. The site visit and the itemised quote are free.",
    phone: "Phone",
    whatsapp: "WhatsApp",
    email: "E-mail",
    office: "Office location",
    hours: "Opening hours",
  },
  areas: {
    heading: "Service areas",
    lead: "Some of the places we come out to. If yours is not here, it may be on the full list; if not, ask us.",
    more: { text: "See all the areas we serve", to: "/areas-we-serve" },
  },
  form: {
    heading: quotedButtons.requestQuote,
    lead: `Say roughly how large the area is, what lies there now and what will drive on it. The quote that follows our visit is valid for ${figures.quoteValidity}.`,
  },
  picture: "estate-entrance",
  map: {
    heading: "Where the office is",
    title: "Map of our office and the streets around it",
    fallback:
      "The map is not showing. The address is in the details on this page, and the link opens the same spot on OpenStreetMap.",
    show: "Show the map here",
    linkText: "Open the map on OpenStreetMap",
  },
} satisfies ContactPage;
