import * as figures from "./figures.ts";

/**
 * The facts that the strips of several service and category pages share
 * (docs/specification.md#one-service).
 */
export const stripFacts = {
  price: { label: "Price guide; the site visit decides", value: figures.pricePerSquareMetre },
  driveway: { label: "A residential driveway takes", value: figures.drivewayDuration },
  sizeOfDriveway: {
    label: "An area the size of a driveway takes",
    value: figures.drivewayDuration,
  },
  commercial: { label: "A commercial project takes", value: figures.commercialDuration },
  industrial: { label: "An industrial project takes", value: figures.industrialDuration },
  quote: { label: "A quote stays valid for", value: figures.quoteValidity },
  workmanship: { label: "Every job carries a", value: figures.workmanshipWarranty },
} as const;
