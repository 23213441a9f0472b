import type { SuburbFinderTexts } from "../content-schema/page-schema.ts";
import { pricePerSquareMetre } from "./figures.ts";
import { vatLine, withPriceItems } from "./guide-price-items.ts";

/** What the suburb finder says on Home and on Areas We Serve, besides its answers (suburb-answers.ts). */
export const suburbFinder = {
  label: "Your suburb",
  hint: "Type a few letters, such as Rynfield",
  noResult: [
    "This suburb is not on our list. Try one nearby, or ",
    { text: "ask us if we work in yours", to: "/contact" },
    ".",
  ],
  ground: "The ground",
  verge: "The verge",
  price: "Guide price",
  priceGuide: withPriceItems(`${pricePerSquareMetre}, confirmed on site`, vatLine),
} satisfies SuburbFinderTexts;
