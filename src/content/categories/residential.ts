import type { CategoryPage } from "../../content-schema/page-schema.ts";
import * as figures from "../figures.ts";
import { toConfirm } from "../promises.ts";
import { stripFacts } from "../strip-facts.ts";

export const residential = {
  slug: "residential",
  meta: {
    title: "Residential paving: driveways, patios and pools",
    description:
      "Driveways, patios, pool surrounds and garden paths for Gauteng homes, laid on a compacted base with falls that drain. We look at the site before we quote.",
  },
  hero: {
    heading: "Paving for homes, built from the ground up",
    lead: "A driveway gives way at its base and its edges long before the brick wears out. So we take the most care there.",
    picture: "face-brick-driveway",
  },
  strip: [stripFacts.price, stripFacts.driveway, stripFacts.workmanship],
  blocks: [
    {
      kind: "intro",
      heading: "Why two driveways age differently",
      paragraphs: [
        "Two driveways look the same on the day they’re finished. A few summers later one has ruts and a puddle at the garage door. The difference lies in the layers below.",
        "We begin with a visit: we measure, take levels and look at the soil. You get a quote with no obligation.",
      ],
      checklist: [
        "Free on-site consultation and inspection",
        "Falls that carry rain away from walls and doors",
        "Edges set in place before the first paver",
        "SABS-approved materials; concrete pavers made to SANS 1058",
        "Licensed and insured staff",
        `A ${figures.workmanshipWarranty}`,
      ],
      picture: "compacted-base",
    },
    {
      kind: "service-cards",
      audience: "residential",
      heading: "What we pave at home",
      lead: "Cars need depth, a patio needs a fall, a pool surround needs grip and a path needs edges.",
      cards: [
        {
          title: "Driveways",
          description: `Herringbone in clay or concrete holds best where wheels turn.`,
          picture: "hero-entrance-court",
          to: "/services/driveway",
        },
        {
          title: "Patios",
          description: "Chairs and pots stand steady, and rain drains towards the garden.",
          picture: "hexagonal-patio",
          to: "/services/patio",
        },
        {
          title: "Pool surrounds",
          description: "Textured pavers that grip under wet feet and drain away from the pool.",
          picture: "sand-pool-deck",
          to: "/services/pool",
        },
        {
          title: "Walkways and garden paths",
          description:
            "Level paths to the gate or the bottom of the garden, with firm edges on both sides.",
          picture: "garden-walkway-stone",
          to: "/services/walkway",
        },
      ],
      more: { text: "See all our paving services", to: "/services" },
    },
    {
      kind: "wide-picture",
      heading: "We measure from your door sill",
      text: "Garage floor, sills and gate go on one plan. Then the rain runs to the street and not to the house.",
      picture: "door-sill-levels",
    },
    {
      kind: "planner",
      heading: "Plan it before you ask",
      lead: "Enter a size and choose pavers and pattern. You see a drawing and a guide price. One press adds the plan to your request.",
      presets: ["two-car", "patio", "pool-deck", "path"],
      work: "residential",
    },
    {
      kind: "details",
      heading: "Layers and materials for a home",
      rows: [
        {
          kind: "layers",
          heading: "What lies beneath a driveway",
          paragraphs: [
            "From below: the natural ground, trimmed to its fall and compacted. Then a layer of gravel, often 100 to 150 mm where cars drive, compacted in turn. Then 20 to 30 mm of bedding sand, drawn flat. The pavers follow, 60 mm thick where cars drive, and jointing sand is swept in and vibrated until they lock.",
            "Two shortcuts cause much of the damage you see in old driveways. One is sand used to fill a hollow in the base: it settles, and the hollow comes back through the brick. The other is a missing edge. Without one the outer rows creep apart, the joints open, and the whole surface loosens from the side.",
            [
              "Clay and loose sand need a designed base, and heavier compaction than a small plate compactor can give. Where the ground may be dolomitic, water must be led away and leaking pipes mended first. Read how we ",
              { text: "build a driveway", to: "/services/driveway" },
              " or ",
              { text: "relay one that has sunk", to: "/services/repairs" },
              ".",
            ],
          ],
          traffic: "cars",
          differences: [
            { layer: "sub-base", text: "Thinner under a patio or a path, where nobody drives." },
          ],
        },
        {
          kind: "materials",
          heading: "Seven materials, and where to use each",
          lead: "You choose the colour. Thickness, grip and wear decide where each material works best.",
          items: [
            {
              title: "Clay brick",
              description:
                "The colour is fired through and does not fade in Highveld sun. Looks right beside face-brick houses.",
            },
            {
              title: "Cement brick",
              description:
                "The economical choice for driveways and courtyards. Its colours soften over the years, and single bricks are easy to replace.",
            },
            {
              title: "Interlocking pavers",
              description:
                "The shaped sides lock together under braking and turning wheels. Good on slopes and where heavy vehicles come in.",
            },
            {
              title: "Natural stone",
              description:
                "Every piece is cut and fitted by hand. Slow to lay, comfortable for bare feet, and best on patios and garden paths.",
            },
            {
              title: "Cobblestone and flagstone",
              description:
                "Small setts, blocks of stone, for aprons, bands and edges; broad flagstones for terraces. Both suit old trees and stone walls.",
            },
            {
              title: "Concrete slabs",
              description:
                "Large and even, for patios and pool surrounds. A textured finish gives grip when wet. Not for cars.",
            },
            {
              title: "Permeable paving",
              description:
                "Lets rain through its joints. Where ground may be dolomitic, water must be led away and not soaked in, and a geotechnical engineer’s opinion comes first.",
            },
          ],
        },
      ],
    },
    {
      kind: "reasons",
      heading: "How we work at your house",
      lead: "What you can expect, from the first visit to the spare pavers.",
      cards: [
        {
          title: "The visit comes before the price",
          description:
            "We do not quote from a satellite picture. The slope, the soil and the drains decide what your paving needs.",
        },
        {
          title: "Every item has its price",
          description: `You see what base, edging, pavers and labour cost. The quote is valid for ${figures.quoteValidity} and there is no obligation.`,
        },
        {
          title: "Access is agreed beforehand",
          description:
            "You know where sand and pallets stand, and on which days your cars park in the street.",
        },
        {
          title: "Estate rules are read first",
          description: `Many estates fix colours, working hours and access for trucks. ${toConfirm("estate-rules-read", "We ask for the rules before we order a single pallet.")}`,
        },
        {
          title: "Spare pavers stay with you",
          description: `We order 5 to 10% extra for cuts and breakage. ${toConfirm("delivery-notes-and-spares", "You keep what is left over for later repairs.")}`,
        },
        {
          title: "We stand by the work",
          description: `The ${figures.workmanshipWarranty} covers how the paving was laid. In addition, manufacturers warrant their materials for ${figures.materialWarranty}.`,
        },
      ],
    },
    {
      kind: "questions",
      heading: "What homeowners ask first",
      layout: "accordion",
      items: [
        {
          question: "What does residential paving cost?",
          answer: [
            `As a guide, ${figures.pricePerSquareMetre}, depending on the paver, the pattern and what lies below. Old concrete to break out, a steep slope or soft clay costs more; a level stand with easy access costs less.`,
            "The guide is not a quote. After the visit you get a price for each item, so you can see where the money goes and what you could leave out.",
          ],
        },
        {
          question: "How long does a driveway take?",
          answer: [
            `${figures.drivewayDurationInWords}. The first part goes into digging out and compacting, so it may look as if little is happening. The laying itself is quick.`,
            "Heavy rain stops the work: bedding sand must not be soaked, and a wet base cannot be compacted. In the storm months we plan around the afternoons.",
          ],
        },
        {
          question: "When can we drive on the new paving?",
          answer: [
            `As soon as the joints are filled and the surface has been vibrated, the pavers themselves can carry a car. The concrete that holds the edges needs longer to harden. ${figures.keepOffEdge}.`,
            `${figures.sandAgain}. They settle a little, and full joints are what lock the pavers together.`,
          ],
        },
      ],
    },
    {
      kind: "areas",
      heading: "The ground in your area",
      lead: "Dolomite, clay, rock or old tree roots: choose your area to read about its ground and which rules to ask about before work starts.",
    },
    {
      kind: "closing",
      heading: "Show us what you want paved",
      text: "Tell us what it is and where you live. We come out, measure, look at the soil and send a quote.",
      quote: "dialog",
    },
  ],
} satisfies CategoryPage;
