import type { QuoteChecklist } from "./quote-sheets-schema.ts";

/** The checklist to compare three quotes with. The FAQ page and the services page show it. */
export const quoteChecklist = {
  heading: "Compare quotes line by line",
  lead: "Two prices can be compared only if both pay for the same work. This is what a complete paving quote states. Printed, the sheet has a column for each of three quotes.",
  title: "Three paving quotes compared",
  itemColumn: "What the quote states",
  offerColumns: ["Quote 1", "Quote 2", "Quote 3"],
  before: ["Company", "Quote valid until"],
  groups: [
    {
      title: "Ground and base",
      items: [
        {
          title: "Area",
          description: "In m², measured on site, with the length of the edges in metres.",
        },
        {
          title: "Excavation",
          description: "How deep in mm, and what happens where the ground is soft.",
        },
        {
          title: "Sub-base",
          description: "Material and compacted thickness; for cars about 100 to 150 mm of gravel.",
        },
        {
          title: "Compaction",
          description: "In layers, and with which machine. Clay and sand need a heavy one.",
        },
      ],
    },
    {
      title: "Surface",
      items: [
        {
          title: "Bedding sand",
          description: "20 to 30 mm when loose, and never used to fill hollows.",
        },
        {
          title: "Pavers",
          description: "Product, colour, thickness and pattern. Concrete: made to SANS 1058.",
        },
        {
          title: "Cutting and breakage",
          description: "5 to 10% extra pavers, and who keeps those that are left.",
        },
        {
          title: "Jointing",
          description: "Sand swept in and vibrated until the joints are full.",
        },
      ],
    },
    {
      title: "Edges and water",
      items: [
        {
          title: "Edge restraint",
          description: "Kerb or edge course in concrete, in metres, built before laying.",
        },
        {
          title: "Levels and falls",
          description: "At least 1% along and 2% across, and where the water goes.",
        },
        {
          title: "Channels and drains",
          description: "Each with its length and its outlet.",
        },
      ],
    },
    {
      title: "Site",
      items: [
        {
          title: "Old paving and spoil",
          description: "Broken out, loaded and taken away, in m² or m³.",
        },
        {
          title: "Pipes and cables",
          description: "Who traces them, and who repairs one that is damaged.",
        },
        {
          title: "Approvals",
          description: "Who asks the estate, body corporate or municipality.",
        },
        {
          title: "Start and duration",
          description: "A date, the working days, and what rain changes.",
        },
      ],
    },
    {
      title: "Price and promises",
      items: [
        {
          title: "Quantities and rates",
          description: "A quantity, a unit and a rate on every line.",
        },
        {
          title: "Extra work",
          description: "How it is priced, and that it is agreed in writing first.",
        },
        { title: "Payment", description: "Deposit, stages and balance, and when each is due." },
        {
          title: "Warranty",
          description: "On the work and on the pavers: for how long, and what it excludes.",
        },
      ],
    },
  ],
  after: ["Total with VAT", "Price per m² with VAT"],
} satisfies QuoteChecklist;
