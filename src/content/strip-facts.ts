import type { Paragraph } from "../domain/rich-text.ts";
import * as figures from "./figures.ts";

/**
 * The facts that the strips of several service and category pages share
 * (docs/specification.md#one-service).
 */
export const stripFacts = {
  price: { label: "Price guide, confirmed on site", value: figures.pricePerSquareMetre },
  driveway: { label: "A residential driveway takes", value: figures.drivewayDuration },
  commercialPrice: {
    label: "Guide price",
    value: `from ${figures.faqBasicPriceFrom} for cars`,
  },
  /** Heavy vehicles have no guide price. */
  industrialPrice: { label: "Price", value: "After a site inspection" },
  commercial: { label: "A commercial project takes", value: figures.commercialDuration },
  industrial: { label: "An industrial project takes", value: figures.industrialDuration },
  quote: { label: "A quote stays valid for", value: figures.quoteValidity },
  workmanship: { label: "Every job carries our", value: figures.workmanshipWarranty },
} as const;

/** How long other paving of a home takes: the page about driveways says it. */
export const asDriveway: Paragraph = [{ text: "As for a driveway", to: "/services/driveway" }];
