import type { QuoteChecklist } from "../sections/blocks/quote-checklist/quote-checklist.schema.ts";

/** The checklist to compare three quotes with. The FAQ page and the services page show it. */
export const quoteChecklist = {
  heading: "Compare quotes line by line",
  lead: "Two prices can be compared only if both pay for the same work. Printed, the sheet has a column for each of three quotes.",
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
          description: "In m², with edges in metres; fixed, or remeasured after.",
        },
        {
          title: "Excavation",
          description: "Depth in mm; rates for rock and for soft spots.",
        },
        {
          title: "Sub-base",
          description: "Material and thickness; for cars about 100 to 150 mm.",
        },
        {
          title: "Compaction",
          description: "In layers; who tests it, how, and who pays.",
        },
      ],
    },
    {
      title: "Surface",
      items: [
        {
          title: "Bedding sand",
          description: "20 to 30 mm once compacted; fills no hollows.",
        },
        {
          title: "Pavers",
          description: "Maker, colour, class, thickness, pattern and standard.",
        },
        {
          title: "Cutting and breakage",
          description: "5 to 10% extra pavers, and who keeps the spares.",
        },
        {
          title: "Jointing",
          description: "Sand swept in and vibrated to fill the joints.",
        },
      ],
    },
    {
      title: "Edges and water",
      items: [
        {
          title: "Edge restraint",
          description: "Kerb or edge course in concrete, in metres.",
        },
        {
          title: "Levels and falls",
          description: "At least 1% along, 2% across; tolerance in mm.",
        },
        {
          title: "Channels and drains",
          description: "Each with its length and outlet; covers raised.",
        },
      ],
    },
    {
      title: "Site",
      items: [
        {
          title: "Old paving and spoil",
          description: "Broken or dug out and taken away, in m² or m³.",
        },
        {
          title: "Pipes and cables",
          description: "Who traces them, and who repairs damage.",
        },
        {
          title: "Approvals",
          description: "Who asks the estate, trustees or municipality.",
        },
        {
          title: "Insurance",
          description: "Liability cover, and a COIDA letter of good standing.",
        },
        {
          title: "Start and duration",
          description: "A date, working days, and what rain changes.",
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
          description: "How it is priced; agreed in writing first.",
        },
        { title: "Payment", description: "Deposit, stages, balance, and when each is due." },
        {
          title: "Warranty",
          description: "On work and pavers: how long, what it excludes.",
        },
      ],
    },
  ],
  after: ["Total with VAT", "Price per m² with VAT"],
} satisfies QuoteChecklist;
