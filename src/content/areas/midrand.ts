import type { AreaPage } from "../../content-schema/page-schema.ts";
import { countAtStart, countInWords } from "../../domain/written-numbers.ts";
import * as figures from "../figures.ts";
import { toConfirm } from "../promises.ts";
import { suburbNames } from "./suburb-names.ts";

/** Midrand: complexes and business parks; commercial list first, residential cards. */
export const midrand = {
  slug: "midrand",
  meta: {
    title: "Paving in Midrand for complexes and business parks",
    description:
      "Midrand paving in phases: complex roads, visitors’ parking, business parks and homes from Noordwyk to Glen Austin. A price for each phase.",
    keywords: [
      "paving Midrand",
      "townhouse complex paving",
      "business park paving",
      "paving Halfway House",
      "paving Noordwyk",
      "paving Vorna Valley",
      "driveway paving Carlswald",
    ],
  },
  hero: {
    lead: "Midrand has many complexes and business parks with shared roads. We pave them lane by lane, so everyone can still get in and out.",
    picture: "interlocking-closeup",
  },
  strip: [
    { label: "Price guide", value: figures.pricePerSquareMetre },
    { label: "Typical job", value: "Complex roads, done in lanes" },
    { label: "Weak spot", value: "Old service trenches" },
    { label: "A driveway takes", value: figures.drivewayDuration },
  ],
  blocks: [
    {
      kind: "intro",
      heading: "One road for eighty homes",
      paragraphs: [
        "Many people in Midrand live in townhouse complexes and work in business parks. One shared road carries school runs, removal trucks and deliveries. When it fails, everybody complains to the trustees.",
        `So we plan the lanes, dates and detours first, and ${toConfirm("neighbours-told", "residents get a notice")}. The layers are specified for the heaviest vehicle that comes in.`,
      ],
      checklist: [
        "A phase plan for residents",
        "Separate totals for each phase",
        "Free inspection with the trustees",
        "Insured, licensed crew on the gate list",
      ],
      picture: "curved-kerb-street",
    },
    {
      kind: "facts",
      heading: "Why Midrand paving carries heavy use",
      facts: [
        {
          title: "One road, many owners",
          description:
            "The road of a complex belongs to all its owners. The trustees decide on the paver, the phases and the hours, so each phase has its own price.",
        },
        {
          title: "Coaches that turn",
          description:
            "Where coaches bring visitors, as at Gallagher Convention Centre, turning wheels twist the blocks. Herringbone on a thicker base resists that.",
        },
        {
          title: "Big roofs, much water",
          description:
            "A business park sheds a lot of rain at once. We find the nearest inlet and its level first, and slope the paving to it.",
        },
        {
          title: "Crowds at fixed hours",
          description:
            "A mosque, a hall or a school fills at fixed hours. It needs wide, level paving without single steps that people trip over.",
        },
        {
          title: "Building sites by the station",
          description:
            "Plots near the Gautrain station have become offices and flats. Paving comes after the building work, so we ask which cranes still have to pass.",
        },
      ],
    },
    {
      kind: "service-list",
      audience: "commercial",
      heading: "Shared and commercial surfaces",
      lead: "From a thirty-unit complex to a logistics park beside the N1.",
      items: [
        {
          title: "Complex roads",
          description: "60 mm units for cars, 80 mm from the gate to wherever trucks turn around.",
        },
        {
          title: "Visitors’ and carport bays",
          description: "Wheel stops, drainage behind them, and numbers set in contrasting block.",
        },
        {
          title: "Business park forecourts",
          description: "Walkways and drop-offs that line up with the lobby door and its ramp.",
        },
        {
          title: "Loading and delivery areas",
          description:
            "Blocks that lock on every side (type S-A) in herringbone, on gravel bound with cement.",
        },
        {
          title: "Speed humps and crossings",
          description: "Built in block on the same base, so the humps do not come loose.",
        },
      ],
      picture: "industrial-yard",
      more: { text: "All commercial paving", to: "/services/commercial" },
    },
    {
      kind: "ground",
      heading: "Granite sand, and the trenches cut through it",
      quote:
        "Paving over a badly filled trench sinks along the trench. We open it, refill it in layers, and only then close the surface.",
      paragraphs: [
        "Granite underlies much of Midrand, weathered at the top to a sandy soil that in places settles when it is wetted for the first time. Left alone and kept dry, it carries a road well. But where trenches for water, sewer, power or fibre were filled loosely, the paving sinks along them every summer.",
        "Before laying we walk the old trenches with a rod. Soft ones are dug out to firm ground and refilled in thin layers, each compacted damp. Spare sleeves go in across every road, so the next cable can be pulled through instead of dug in.",
      ],
      picture: "granite-setts",
    },
    {
      kind: "service-list",
      audience: "residential",
      heading: "At your own home",
      lead: "We price a small courtyard and the long driveway of a Glen Austin smallholding in the same way.",
      items: [
        {
          title: "Driveways",
          description:
            "Long driveways on agricultural plots need a raised middle, side drains and a solid edge. Otherwise the rain washes the bedding sand down to the gate.",
          to: "/services/driveway",
        },
        {
          title: "Patios",
          description:
            "Townhouse courtyards are small, so cuts show. We centre the pattern on the sliding door and put the cuts at the side.",
          to: "/services/patio",
        },
        {
          title: "Pool surrounds",
          description: `Materials go through the house when there is no side passage. ${toConfirm("surfaces-protected", "We cover the floors")}, carry the slabs one by one, and keep the pool covered while we cut.`,
          to: "/services/pool",
        },
        {
          title: "Garden walkways",
          description:
            "From the carport to the kitchen with your shopping: wide enough, lit from the side, and level with the step at both ends.",
          to: "/services/walkway",
        },
      ],
      picture: "circle-courtyard",
    },
    {
      kind: "details",
      heading: "How a Midrand job is put together",
      rows: [
        {
          kind: "layers",
          heading: "The layers under a yard in Midrand",
          traffic: "trucks",
        },
        {
          kind: "prose",
          heading: "Approval from owners, trustees or park managers",
          paragraphs: [
            `In a sectional-title scheme the road belongs to all owners together, and the little yard behind your unit may be yours only to use. Paving either of them normally needs the trustees’ approval. Ask for the conduct rules before choosing a colour; ${toConfirm("drawings-and-samples", "we supply the drawing and sample they will ask you for")}.`,
            "Business parks need permits: a safety file, an induction, a time window for trucks. We schedule noisy cutting before tenants arrive and leave fire lanes and hydrants free at every stage. On free-standing stands the verge needs a wayleave, the roads agency’s permission to dig, because Midrand is part of the City of Johannesburg.",
          ],
        },
        {
          kind: "materials",
          heading: "Materials that you can still buy later",
          lead: "We prefer ranges that are likely to stay in production, and suggest that you keep a spare pallet on site.",
          items: [
            {
              title: "Clay and cement brick",
              description: "Cement for long complex roads, clay for the entrance.",
            },
            {
              title: "Interlocking pavers",
              description: "Zigzag S-A units hold where trucks brake; order 5-10% over for cuts.",
            },
            {
              title: "Natural stone",
              description: "Best around walls and signboards, where nobody parks on it.",
            },
            {
              title: "Cobblestone and flagstone",
              description:
                "A band of cobbles at the boom slows drivers down and does not wear off.",
            },
            {
              title: "Concrete slabs",
              description: "Quick to lift when a pipe below the path needs attention.",
            },
            {
              title: "Permeable paving",
              description:
                "Not on soil that settles when wet. Where the land may be dolomitic, water must be drained away, and a geotechnical engineer’s opinion comes first.",
            },
            {
              title: "Anti-slip and UV sealants",
              description: `For ramps and clubhouse floors; budget to reapply them ${figures.resealing}.`,
            },
          ],
        },
      ],
    },
    {
      kind: "reasons",
      heading: "What trustees get from us",
      cards: [
        {
          title: "Access is part of the design",
          description:
            "Every phase has a way in, a way out and a place for the refuse truck. We plan the phases around that.",
        },
        {
          title: "Prices for your AGM",
          description: `Each phase has its own price, and the quote is valid for ${figures.quoteValidity}. Owners can approve the first phase now and the rest when the levy allows it.`,
        },
        {
          title: "Blocks tested to SANS 1058",
          description:
            "The standard tests splitting strength and abrasion. We match shape and thickness to the traffic.",
        },
        {
          title: "Reports with photographs",
          description: `You cannot see a layer once it is covered. ${toConfirm("layers-photographed", "We photograph each one with a tape measure beside it")}, so the trustees can see what was built.`,
        },
        {
          title: "Someone to call later",
          description: `One phone number, a ${figures.workmanshipWarranty}, and a crew that knows your complex.`,
        },
        {
          title: "Nights and weekends by arrangement",
          description:
            "Business parks are quiet at weekends, and complexes on weekday mornings. We plan the work around that.",
        },
      ],
    },
    {
      kind: "suburbs",
      heading: `${countAtStart(suburbNames.midrand)} parts of Midrand`,
      lead: `From townhouses around Halfway House to large plots in Blue Hills, we work in all ${countInWords(suburbNames.midrand)}.`,
      suburbs: suburbNames.midrand,
    },
    {
      kind: "questions",
      heading: "Questions from trustees, tenants and owners",
      links: [
        { text: "Paving in Waterfall", to: "/paving-waterfall" },
        { text: "Paving in Centurion", to: "/paving-centurion" },
        { text: "Paving in Fourways", to: "/areas/fourways" },
        { text: "See the gallery", to: "/gallery" },
        { text: "More questions, answered", to: "/faq" },
        { text: "Ten-year plan for trustees", to: "/services/commercial#ten-year-plan" },
      ],
      layout: "accordion",
      items: [
        {
          question: "Can you pave our complex road while everyone still lives here?",
          answer: [
            `Yes, we usually do. On a two-way road we pave one side at a time and ${toConfirm("traffic-directed", "direct the traffic at busy hours")}. A single lane is paved in sections, with parking moved outside the gate overnight. ${toConfirm("opens-each-evening", "Each section opens the evening it is compacted and jointed.")}`,
          ],
        },
        {
          question: "What is the guide price for shared roads and private driveways?",
          answer: [
            `Most Midrand jobs come to ${figures.pricePerSquareMetre}. Thicker blocks and a deeper base for trucks cost more. Larger areas cost less per square metre. Trustees receive one price per phase, including traffic control and removal of the old surface.`,
          ],
        },
        {
          question: "How much time does it take?",
          answer: [
            [
              "For one home’s ",
              { text: "driveway", to: "/services/driveway" },
              `, ${figures.drivewayDuration}. Roads and parking areas are measured in weeks, typically ${figures.commercialDuration} for a mid-sized section. ${toConfirm("closures-planned", "The phase plan gives a date for each section and a spare day for storms.")}`,
            ],
          ],
        },
        {
          question: "Fibre installers dug up our Noordwyk street. Can paving be restored?",
          answer: [
            "Within your complex, yes. We lift a strip wider than the trench, dig out loose fill, compact it in thin layers and relay the same blocks. In the public street, the installer and the roads agency must restore the verge, so report it to them first.",
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Bring the trustees to the site visit",
      text: "We walk through the complex together and answer their questions on the spot. Ask for a date.",
      quote: "dialog",
    },
  ],
} satisfies AreaPage;
