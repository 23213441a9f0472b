import type { SampleQuote } from "../content-schema/sheets-schema.ts";
import * as figures from "./figures.ts";

/**
 * The sample quote on the services page. Rates are rand without VAT and examples: replace them with
 * your own. Amounts and totals are computed. `vatPercent` is 0 for a company that charges no VAT. The
 * build stops when the total per m² is not in the upper half of `pricePerSquareMetre` in figures.ts, where
 * `upperEnd` puts paving with a full base.
 */
export const sampleQuote = {
  heading: "What our quote looks like",
  lead: "Each line has a quantity, a unit and a rate, so you can compare it with another quote.",
  mark: "Example, not an offer",
  title: "Quote for a driveway",
  job: [
    { label: "Work", value: "Driveway of 6 × 12 m, for cars, where lawn is now" },
    { label: "Built up", value: "125 mm of gravel, 25 mm of sand, 60 mm pavers" },
    { label: "Water", value: "Runs to the lawn and out at the gate; no channel needed" },
    {
      label: "Volumes",
      value:
        "Soil and rubble as they lie, sand loose with 10% for loss, gravel as compacted at 2.1 t per m³",
    },
  ],
  area: 72,
  vatPercent: 15,
  lines: [
    {
      item: "Setting out and levels",
      note: "Slopes of 1% along to the gate, 2% across to the lawn",
      quantity: 1,
      unit: "sum",
      rate: 600,
    },
    {
      item: "Pipes and cables",
      note: "Traced; dug open by hand where they cross",
      quantity: 2,
      unit: "hours",
      rate: 95,
    },
    {
      item: "Breaking out",
      note: "Old concrete strip at the gate, by hand",
      quantity: 4,
      unit: "hours",
      rate: 95,
    },
    {
      item: "Rubble removal",
      note: "The broken concrete, to a licensed tip",
      quantity: 0.8,
      unit: "m³",
      rate: 200,
    },
    {
      item: "Excavation",
      note: "76 m² with the base past the edges, 210 mm deep",
      quantity: 16,
      unit: "m³",
      rate: 115,
    },
    {
      item: "Spoil removal",
      note: "Loaded and taken away",
      quantity: 16,
      unit: "m³",
      rate: 120,
    },
    {
      item: "Ground compacted",
      note: "Before the gravel goes in",
      quantity: 76,
      unit: "m²",
      rate: 10,
    },
    {
      item: "Gravel sub-base",
      note: "G5, compacted in layers to 125 mm",
      quantity: 20,
      unit: "t",
      rate: 245,
    },
    {
      item: "Edge restraint",
      note: "Edge course in concrete, on three sides",
      quantity: 30,
      unit: "m",
      rate: 80,
    },
    { item: "Bedding sand", note: "25 mm once compacted", quantity: 2.5, unit: "m³", rate: 460 },
    {
      item: "Concrete pavers",
      note: "Grey, 200 × 100 × 60 mm, to SANS 1058, 5% for cutting; your quote names maker and class",
      quantity: 76,
      unit: "m²",
      rate: 112,
    },
    {
      item: "Laying and cutting",
      note: "Herringbone, compacted",
      quantity: 72,
      unit: "m²",
      rate: 45,
    },
    {
      item: "Covers",
      note: "Two manhole covers raised to the new level",
      quantity: 1,
      unit: "sum",
      rate: 350,
    },
    { item: "Jointing sand", note: "Swept in and vibrated", quantity: 72, unit: "m²", rate: 6 },
    {
      item: "Cleaning up",
      note: "And a walk over the work with you",
      quantity: 1,
      unit: "sum",
      rate: 400,
    },
  ],
  terms: [
    { label: "Within our guide", value: `Of ${figures.pricePerSquareMetre}: ${figures.upperEnd}` },
    { label: "Valid for", value: figures.quoteValidity },
    { label: "Duration", value: `${figures.drivewayDuration}; rain can add days` },
    {
      label: "Payment",
      value: `For example 30% as deposit when you accept, the balance on completion, by ${figures.payments}`,
    },
    { label: "Quantities", value: "Fixed for this work; a change is priced and agreed first" },
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
  note: "The rates are examples, not a price list.",
} satisfies SampleQuote;
