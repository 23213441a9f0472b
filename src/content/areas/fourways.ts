import type { AreaPage } from "../../content-schema/page-schema.ts";
import { countAtStart } from "../../domain/written-numbers.ts";
import * as figures from "../figures.ts";
import { toConfirm } from "../promises.ts";
import { suburbNames } from "./suburb-names.ts";

/**
 * Fourways: cards for both audiences, exactly 7 materials, 3 questions, 10 suburbs
 * (docs/specification.md#local-pages).
 */
export const fourways = {
  slug: "fourways",
  meta: {
    title: "Paving in Fourways: golf and security estates",
    description:
      "Patios, driveways and estate roads in Fourways, from Lonehill to Dainfern. Estate applications prepared, granite ground checked, and a price for each part.",
    keywords: [
      "paving Fourways",
      "estate paving Dainfern",
      "paving Lonehill",
      "patio paving Fourways",
      "paving Broadacres",
      "paving Craigavon",
      "driveway paving Fourways Gardens",
    ],
  },
  hero: {
    lead: "We pave patios, pool surrounds, driveways and estate roads in Fourways, and prepare the drawings that your estate asks for.",
    picture: "pergola-patio",
  },
  strip: [
    { label: "Price guide", value: figures.pricePerSquareMetre },
    { label: "Setting", value: "Golf and security estates" },
    { label: "Ground", value: "Granite, boulders in places" },
    { label: "Before we start", value: "Estate application approved" },
  ],
  blocks: [
    {
      kind: "intro",
      heading: "Patios that are level and dry",
      paragraphs: [
        "Fourways is a cluster of suburbs where many homes share a boom, a clubhouse and an aesthetics committee. Many families spend their weekends outside, so the patio is often as important as the lounge.",
        "A patio must be level enough for furniture and must dry after rain. We lay it a little below the sliding door, with a fall to a narrow channel at the far side. If a braai trailer or golf cart will cross it, we build it on the same gravel as a driveway.",
      ],
      checklist: [
        "Drawings ready for the estate office",
        toConfirm("test-holes", "Test holes at both ends of the stand"),
        "Patio, pool and driveway in one design",
        "Guaranteed workmanship, insured crew",
      ],
      picture: "flagstone-ashlar",
    },
    {
      kind: "facts",
      heading: "Why Fourways paving needs approval",
      lead: "What the estates and the ground ask of paving.",
      facts: [
        {
          title: "Estates that approve first",
          description:
            "Golf and security estates approve the colour, the width and the share of hard surface before anybody may start.",
        },
        {
          title: "Cobbles and a steady chair",
          description:
            "Some owners want the look of Montecasino’s stone streets. Tumbled cobbles and honey-coloured flagstones can do it, if the surface stays flat enough for a chair.",
        },
        {
          title: "Repairs at night",
          description:
            "Forecourts and parking bays around Fourways Mall can be repaired at night, after the shops close.",
        },
        {
          title: "The koppie at Lonehill",
          description:
            "The koppie is a stack of granite boulders, and the same rock lies under gardens nearby. We probe for it before we give you dates.",
        },
        {
          title: "Farm dams under lawns",
          description:
            "Much of this was farmland once. Old dams, tracks and filled hollows from that time can be soft patches under new lawns.",
        },
      ],
    },
    {
      kind: "service-cards",
      audience: "residential",
      heading: "Paving for homes in estates",
      lead: "We design driveway, patio and pool surround together, so levels and colours match.",
      cards: [
        {
          title: "Driveways",
          description:
            "One kind of paver from street to garage, between kerbs that keep the lawn out.",
          picture: "jacaranda-driveway",
          to: "/services/driveway",
        },
        {
          title: "Patios and entertainment areas",
          description:
            "One level from the sliding door to the lawn. Around a fire pit we lay heat-proof brick, because cement can flake.",
          picture: "hexagonal-patio",
          to: "/services/patio",
        },
        {
          title: "Pool surrounds",
          description: `Wide where the loungers stand. The deck drains away from the pool, and ${toConfirm("marked-on-plan", "we mark where the pump’s pipes run")}.`,
          picture: "sand-pool-deck",
          to: "/services/pool",
        },
        {
          title: "Garden walkways",
          description:
            "A firm path, wide enough for a wheelbarrow. We peg its width and its curves out with you.",
          picture: "garden-path-clay",
          to: "/services/walkway",
        },
      ],
    },
    {
      kind: "ground",
      heading: "Boulder at one end, loose sand at the other",
      quote:
        "Granite can be a boulder at one end of a stand and loose sand at the other. We dig at both ends before we price.",
      paragraphs: [
        "Granite weathers unevenly. Round boulders stay hard while the rock between them turns to coarse sand, and some of that sand settles when it first gets wet. A patio can then lie half on rock that never moves and half on soil that does, and it cracks between them.",
        "We trim the rock until there is as much gravel over it as beside it. The sand is wetted and rolled in layers until the roller leaves no mark. Then the whole patio has the same firm base.",
      ],
      picture: "ridge-slope-driveway",
    },
    {
      kind: "service-cards",
      audience: "commercial",
      heading: "Offices, shops and common property",
      lead: "Four kinds of site and how we pave them.",
      cards: [
        {
          title: "Office park paving",
          description:
            "Courtyards between low-rise blocks, with seats, trees and level routes from car to lift. Tree beds get steel edges so the paving stays in place.",
          to: "/services/commercial",
        },
        {
          title: "Retail and hospitality",
          description:
            "Entrances for trolleys by day and dinner guests at night. We choose surfaces that are not slippery when wet, with joints tight enough for small wheels.",
          to: "/services/commercial",
        },
        {
          title: "Estate common areas",
          description:
            "Gatehouses, clubhouse terraces, cart paths and refuse yards. Carts need gentle bends, and edges flush with the lawn are easy to mow over.",
          to: "/services/kerbing",
        },
        {
          title: "Parking areas",
          description:
            "Marked in block instead of paint, shaded by trees in kerbed islands, drained between rows so nobody steps out of a car into a puddle.",
          to: "/services/parking",
        },
      ],
      more: { text: "Commercial paving, type by type", to: "/services/commercial" },
    },
    {
      kind: "details",
      heading: "What an estate in Fourways wants to see",
      rows: [
        {
          kind: "layers",
          heading: "The layers under the paving in Fourways",
          traffic: "foot",
        },
        {
          kind: "prose",
          heading: "What the estate office will ask you for",
          paragraphs: [
            "Golf and security estates in Fourways each have their own rules, and they differ a lot: permitted colours, hard surface as a share of the stand, a builder’s deposit, working hours, a ban on Saturday noise. Email us the rules and we quote to them.",
            `${toConfirm("drawings-and-samples", "We give you a plan with measurements and drainage")}, the name and a sample of the paver, and proof of insurance. You submit them, because the owner is the applicant. Workers are registered at the gate one by one, which is best done the week before.`,
          ],
          list: [
            "Plan with areas and levels",
            "Paver sample and colour name",
            "Where stormwater leaves the stand",
            "Proof of insurance and crew list",
          ],
        },
        {
          kind: "materials",
          heading: "Seven kinds of material",
          lead: "Your committee may allow only some of them. We tell you which of those will last.",
          items: [
            {
              title: "Clay and cement brick",
              description: "On many approved lists, cement in charcoal and sand, clay in russet.",
            },
            {
              title: "Interlocking pavers",
              description:
                "For estate roads and shared parking bays. We would not use them on a small patio.",
            },
            {
              title: "Natural stone",
              description:
                "Granite setts, small stone blocks, match the koppie. Sandstone is softer and warmer, and needs sealing.",
            },
            {
              title: "Cobblestone and flagstone",
              description:
                "Tumbled cobbles at the gate, broad flagstones by the fire. Chairs wobble on cobbles.",
            },
            {
              title: "Concrete slabs",
              description:
                "Slabs of 600 mm make a patio look larger. Pebble joints suit a garden seat.",
            },
            {
              title: "Permeable paving",
              description:
                "Some estates ask for it to reduce runoff. Get a geotechnical engineer’s opinion first: where there may be dolomite, rain must be led away and never soaked in.",
            },
            {
              title: "Anti-slip and UV sealants",
              description: `Matt, around pools and fires. Oil and fat wipe off. Re-seal ${figures.resealing}.`,
            },
          ],
        },
      ],
    },
    {
      kind: "reasons",
      heading: "Why estate owners choose us",
      cards: [
        {
          title: "One drawing for everything",
          description:
            "Driveway, patio and pool surround are on one drawing with their levels. The estate office approves it once, and you see how the parts meet.",
        },
        {
          title: "A consultation on your patio",
          description:
            "We come to you, free of charge, and plan the patio where you will use it, with sun and shade in mind.",
        },
        {
          title: "Line-by-line quotes",
          description:
            "Each part has its own price, so you can see what you save without the fire pit. There is no obligation.",
        },
        {
          title: "Clean sites behind booms",
          description:
            "We cover our loads, sweep the roads and keep the toilet out of sight. Our people are licensed and insured.",
        },
        {
          title: "Pavers made to SANS 1058",
          description:
            "We order concrete pavers from one batch where possible, because two batches of the same colour can differ in full sun.",
        },
        {
          title: "The terms of the guarantee",
          description: `A ${figures.workmanshipWarranty} on our work, and the manufacturer’s warranty of ${figures.materialWarranty} on the materials, depending on the product.`,
        },
      ],
    },
    {
      kind: "suburbs",
      heading: `${countAtStart(suburbNames.fourways)} suburbs in and around Fourways`,
      lead: "Tell us whether you live behind a boom or on an open street, and we plan for it.",
      suburbs: suburbNames.fourways,
    },
    {
      kind: "questions",
      heading: "Questions about paving in Fourways",
      links: [
        { text: "Paving in Sandton", to: "/areas/sandton" },
        { text: "Paving in Randburg", to: "/paving-randburg" },
        { text: "Paving in Midrand", to: "/paving-midrand" },
        { text: "See the gallery", to: "/gallery" },
        { text: "More questions, answered", to: "/faq" },
        { text: "Ten-year plan for trustees", to: "/services/commercial#ten-year-plan" },
      ],
      layout: "accordion",
      items: [
        {
          question: "What will it cost, and how long will it take?",
          answer: [
            [
              `The guide is ${figures.pricePerSquareMetre}. Stone and fire pits cost extra. A `,
              { text: "driveway", to: "/services/driveway" },
              ` takes ${figures.drivewayDuration}; a terrace with built-in seating can take a little longer. You need estate approval before that, and it depends on how often the committee meets. Apply early.`,
            ],
          ],
        },
        {
          question: "We are near the Lonehill koppie. What if you hit a boulder?",
          answer: [
            `We agree on that before you sign. We probe the stand, and the quote says what happens if rock is higher than the probe showed: a rate per cubic metre for breaking it, or a small change of level so it can stay. ${toConfirm("extras-in-writing", "The final invoice holds nothing that you have not agreed to.")}`,
          ],
        },
        {
          question: "Do golf carts and trailers need a thicker patio?",
          answer: [
            "A cart weighs as much as a small group of guests, but it drives along the same two lines every time. Where it crosses we use pavers of 60 mm on compacted gravel and turn the pattern across its path. Elsewhere thinner slabs are enough.",
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Show us your garden",
      text: "Tell us your estate and what you want paved. We visit, measure and send a quote together with a list of what your committee needs.",
      quote: "dialog",
    },
  ],
} satisfies AreaPage;
