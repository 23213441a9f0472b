import type { SampleQuote } from "../content-schema/sheets-schema.ts";
import * as figures from "./figures.ts";

/**
 * The sample quote on the services page. Rates are rand without VAT and examples: replace them with
 * your own. Amounts and totals are computed. `vatPercent` is 0 for a company that charges no VAT. The
 * build stops when the total per m² is outside `pricePerSquareMetre` in figures.ts.
 */
export const sampleQuote = {
  heading: "What our quote looks like",
  lead: "Each line has a quantity, a unit and a rate, so you can compare it with another quote.",
  mark: "Example, not an offer",
  title: "Quote for a driveway",
  job: [
    { label: "Work", value: "Driveway of 6 × 9 m, for cars, where lawn is now" },
    { label: "Built up", value: "125 mm of gravel, 25 mm of sand, 60 mm pavers" },
  ],
  area: 54,
  vatPercent: 15,
  lines: [
    {
      item: "Setting out and levels",
      note: "Slopes set away from the garage",
      quantity: 1,
      unit: "sum",
      rate: 600,
    },
    {
      item: "Breaking out",
      note: "Old concrete strip at the gate, by hand",
      quantity: 4,
      unit: "hours",
      rate: 95,
    },
    { item: "Excavation", note: "54 m², 210 mm deep", quantity: 11.3, unit: "m³", rate: 120 },
    {
      item: "Spoil removal",
      note: "The soil dug out, loaded and taken away",
      quantity: 11.3,
      unit: "m³",
      rate: 130,
    },
    {
      item: "Ground compacted",
      note: "Before the gravel goes in",
      quantity: 54,
      unit: "m²",
      rate: 12,
    },
    {
      item: "Gravel sub-base",
      note: "G5, compacted in layers to 125 mm",
      quantity: 14,
      unit: "t",
      rate: 260,
    },
    {
      item: "Edge restraint",
      note: "Edge course in concrete, on three sides",
      quantity: 24,
      unit: "m",
      rate: 85,
    },
    { item: "Bedding sand", note: "25 mm, drawn flat", quantity: 1.5, unit: "m³", rate: 480 },
    {
      item: "Concrete pavers",
      note: "60 mm, to SANS 1058, 5% for cutting",
      quantity: 57,
      unit: "m²",
      rate: 115,
    },
    {
      item: "Laying and cutting",
      note: "Herringbone, compacted",
      quantity: 54,
      unit: "m²",
      rate: 45,
    },
    {
      item: "Jointing sand",
      note: "Swept in and vibrated",
      quantity: 54,
      unit: "m²",
      rate: 6,
    },
    {
      item: "Cleaning up",
      note: "And a walk over the work with you",
      quantity: 1,
      unit: "sum",
      rate: 400,
    },
  ],
  terms: [
    { label: "Valid for", value: figures.quoteValidity },
    { label: "Duration", value: `${figures.drivewayDuration}; rain can add days` },
    { label: "Payment", value: `A deposit and a balance on completion, by ${figures.payments}` },
    {
      label: "Warranty",
      value: `${figures.workmanshipWarranty}; the manufacturer’s own on the pavers`,
    },
    {
      label: "Not included",
      value:
        "Rock, old foundations or leaking pipes found while digging: shown to you and priced first",
    },
  ],
  note: "The rates are examples, not a price list. Your own quote follows from the ground, the access, the levels and the paver.",
} satisfies SampleQuote;
