import * as figures from "../figures.ts";
import type { AreaPage } from "../schema.ts";
import { suburbNames } from "./suburb-names.ts";

/**
 * Waterfall: estate rules and young fill; its own duration and lifespan, links to the residential,
 * commercial and contact pages, 11 suburbs (docs/specification.md#local-pages,
 * docs/specification.md#figures).
 */
export const waterfall = {
  slug: "waterfall",
  meta: {
    title: "Paving in Waterfall and Kyalami, by the estate rules",
    description:
      "Paving for new homes and offices in Waterfall and Kyalami: design-rule submissions, bases for levelled stands, realistic dates and a free itemised quote.",
    keywords: [
      "paving Waterfall",
      "paving Waterfall Estate",
      "paving Kyalami",
      "Waterfall City paving",
      "new house driveway paving",
      "paving Crowthorne",
      "equestrian estate paving",
    ],
  },
  hero: {
    lead: "Everything here is young: the towers, the trees, and the soil your builder levelled last year. Paving comes last, and it has to allow for all three.",
    picture: "estate-entrance",
  },
  strip: [
    { label: "Between", value: "Woodmead, Kyalami and Midrand" },
    { label: "Decides first", value: "The estate’s design rules" },
    { label: "Watch for", value: "Fill on levelled stands" },
    { label: "Allow", value: figures.waterfallDrivewayDuration },
  ],
  sections: [
    {
      kind: "intro",
      heading: "The last trade on a new stand",
      paragraphs: [
        "When the house is plastered and the painters have left, one thing stands between you and the occupation inspection: the ground outside. It has been driven on by concrete trucks, dug through by plumbers, and covered in rubble that somebody raked flat.",
        [
          "We treat it as a building site, since that is what it is. Rubble comes out, trenches are closed properly, and the finish follows the palette of your estate. The kinds of work are set out on our ",
          { text: "residential paving", to: "/services/residential" },
          " and ",
          { text: "commercial paving", to: "/services/commercial" },
          " pages.",
        ],
      ],
      checklist: [
        "Palette and pattern matched to estate rules",
        "Builder’s rubble removed, not buried",
        "Fill compacted again before the base",
        "Handover with levels for your inspector",
      ],
      picture: "laying-in-progress",
    },
    {
      kind: "facts",
      heading: "Why Waterfall is built to a rule book",
      facts: [
        {
          title: "One plan for 2,200 hectares",
          description:
            "About that much land between Woodmead, Kyalami and Midrand is being developed as a whole. Streets, kerbs and entrances follow shared details, and a private drive must join them neatly.",
        },
        {
          title: "Mall of Africa, opened 2016",
          description:
            "Retail paving lives under trolleys, sweepers and high heels. Around a mall of this size, jointing sand without a stabiliser can be sucked out of the joints within months.",
        },
        {
          title: "A tower of 26 storeys",
          description:
            "PwC’s tower stands for the offices that followed. Wind falls down tall façades and whirls at their foot, so loose pebbles have no place in those forecourts.",
        },
        {
          title: "The N1 at Allandale",
          description:
            "One interchange feeds most of it. Loads that leave the yard early beat the queue, and a missed gate slot costs half a working day.",
        },
        {
          title: "Racetrack, stables, hospital",
          description:
            "Kyalami’s circuit, equestrian stands and Netcare Waterfall City Hospital lie close together. Tyres, hooves and stretchers each ask for a different face on the same block.",
        },
      ],
    },
    {
      kind: "prose",
      heading: "Design rules, deposits and delivery gates",
      paragraphs: [
        "Each Waterfall estate has design guidelines of its own. They tend to fix the paver range and colour, the width of a driveway at the kerb, the share of the stand that may be hard, and where rain must go. Approval is usually for a drawing, so a sample on its own will not do.",
        "Construction access is separate from residents’ access: contractor’s gate, permits, a daily closing hour. Damage to road or kerb is taken from a deposit, and we lay boards over both before anything heavy crosses. In Waterfall City a landlord or precinct manager usually takes the place of the homeowners’ association.",
      ],
    },
    {
      kind: "ground",
      heading: "Half cut, half fill",
      quote:
        "A levelled stand is often half cut and half fill. The cut stays where it is; the fill goes on settling beneath your drive.",
      paragraphs: [
        "To get a flat platform, machines slice the high side of a plot and push the soil to the low side. Between Sandton and Midrand that soil is mostly weathered granite, which fills neatly and looks finished, yet deep fill placed in a hurry can keep settling for several rainy seasons. The drive commonly crosses the join.",
        "We find the join with a probe and by reading the site plan. On the filled part the top is dug out, moistened, and put back in layers with a roller rather than a hand machine; where fill is deep, an engineer decides how. Interlocking units then bridge what little movement is left, and any that sinks can be lifted without a trace.",
      ],
      traffic: "cars",
    },
    {
      kind: "service-list",
      audience: "residential",
      heading: "New homes, first gardens",
      lead: "Built in the order an estate inspector expects to see.",
      items: [
        {
          title: "Driveways and kerb crossings",
          description:
            "Width and radius as the guideline draws them, meeting the street kerb without a lip.",
        },
        {
          title: "Patios",
          description:
            "Flush with the stacking door, drained by a slot that is part of the sill detail.",
        },
        {
          title: "Pool surrounds",
          description: "Laid once the backfill behind the shell has been compacted; not sooner.",
        },
        {
          title: "Garden walkways",
          description:
            "Planned before irrigation goes in, with sleeves so that pipes never cross bare.",
        },
        {
          title: "Stable yards and wash bays",
          description:
            "For equestrian stands: deep-textured brick, rounded edges, and a fall strong enough to hose.",
        },
        {
          title: "Side passages and drying yards",
          description:
            "The places inspectors look at first. Firm, clean, falling away from the wall.",
        },
      ],
      picture: "permeable-rain-garden",
      more: { text: "Residential paving in full", to: "/services/residential" },
    },
    {
      kind: "service-cards",
      audience: "commercial",
      heading: "Waterfall City and the business precincts",
      lead: "Surfaces that open with the building and are judged on the first wet Monday.",
      cards: [
        {
          title: "Forecourts and lobbies",
          description:
            "Stone or fine concrete flags that run through the glass line at one level. Bedding is chosen with the architect, because movement joints must fall on the façade grid.",
          to: "/services/commercial",
        },
        {
          title: "Retail walkways",
          description:
            "Slip-rated units, stabilised joints, tactile strips at crossings. We work between closing and opening and leave a surface that can be walked on by eight.",
          to: "/services/walkway",
        },
        {
          title: "Clinic and school drop-offs",
          description:
            "Smooth enough for a wheelchair or stretcher, sheltered from ponding, with kerbs dropped exactly where doors open instead of ten paces further along.",
          to: "/services/kerbing",
        },
        {
          title: "Yards and service courts",
          description:
            "Hidden behind planting but worked the hardest: 80 mm interlocking block on layers an engineer has signed for, with bollards founded before paving starts.",
          to: "/services/industrial",
        },
      ],
      more: { text: "Commercial paving in full", to: "/services/commercial" },
    },
    {
      kind: "materials",
      heading: "A palette that passes approval",
      lead: "Guidelines lean towards quiet greys and earth tones. These are the usual candidates.",
      items: [
        {
          title: "Clay brick",
          description: "Flashed browns and deep plum often pass where bright red does not.",
        },
        {
          title: "Cement brick",
          description:
            "Charcoal and stone grey, in bevelled or square; the most frequent approval.",
        },
        {
          title: "Interlocking pavers",
          description:
            "For kerb crossings over fill and for service courts, usually in plain grey.",
        },
        {
          title: "Natural stone",
          description: "Granite or sandstone at the front door, tied to the stone on the façade.",
        },
        {
          title: "Cobblestone and flagstone",
          description:
            "Cobble strips as a threshold; large-format flags for terraces by the stacking doors.",
        },
        {
          title: "Concrete slabs",
          description:
            "Exposed aggregate hides tyre marks and stays rough. Popular, and rightly so.",
        },
        {
          title: "Permeable paving",
          description:
            "Unwise over fresh fill. If dolomitic ground is a possibility, an engineer’s geotechnical opinion precedes it, and water is drained off.",
        },
        {
          title: "Anti-slip and UV sealants",
          description: `Apply once the first salts have weathered out, then ${figures.resealing}.`,
        },
      ],
    },
    {
      kind: "reasons",
      heading: "What an estate manager notices",
      lead: "And what an owner notices five summers later.",
      cards: [
        {
          title: "We read the guideline",
          description:
            "Clause by clause, before pricing. If your wish and the rule book disagree, you learn it from us at the table, not from a rejection letter.",
        },
        {
          title: "We work with your builder",
          description:
            "Levels at the door and the garage are agreed while they can still be changed. Twenty millimetres decided early save a grid, a ramp or a quarrel.",
        },
        {
          title: "We give honest dates",
          description: `A drive on young ground takes ${figures.waterfallDrivewayDuration}, a little more than on an old stand, because fill must be opened and rolled again.`,
        },
        {
          title: "We protect shared roads",
          description:
            "Boards at the kerb, washed wheels, covered loads. Staff are licensed and insured, and the contractor’s deposit should come back whole.",
        },
        {
          title: "We stand behind settlement",
          description: `If our layers sink, the ${figures.workmanshipWarranty} applies. We mark on your plan where deep fill was found, so nobody has to guess.`,
        },
        {
          title: "We buy tested units",
          description:
            "Made to SANS 1058, from ranges your estate already lists. A later extension then has a fair chance of matching the first batch.",
        },
      ],
    },
    {
      kind: "suburbs",
      heading: "Waterfall’s estates and its neighbours",
      lead: "Eleven names, each with a gate and a guideline or a plot road of its own.",
      suburbs: suburbNames.waterfall,
    },
    {
      kind: "questions",
      heading: "Questions from new stands",
      layout: "accordion",
      items: [
        {
          question: "How long does paving a Waterfall driveway take?",
          answer: [
            `Allow ${figures.waterfallDrivewayDuration}. The extra time goes into clearing rubble, reopening fill and keeping to the contractor’s gate hours. Design approval is separate; submit as soon as the roof is on, so that the answer is there when the painters leave.`,
          ],
        },
        {
          question: "How long will it last?",
          answer: [
            `Expect ${figures.waterfallLifespan} from a well-built surface here, given topped-up joints and a new sealer ${figures.resealing}. Life depends on the base: where fill was left loose, even the best paver shows tracks after a few summers.`,
          ],
        },
        {
          question: "What is the price per square metre?",
          answer: [
            `Our guide is ${figures.pricePerSquareMetre}. Exposed aggregate and natural stone lie above it. Rubble removal and re-compaction of fill are quoted apart, as the builder may owe you the first of them under your building contract.`,
          ],
        },
        {
          question: "Should paving wait a year until the fill has settled?",
          answer: [
            "Rarely. Estates want the site finished, and bare soil washes into the street. Compacting the top of the fill properly does more than waiting. Avoid mortar-bedded stone over deep fill in the first years; choose units in sand, which can be lifted and levelled.",
          ],
        },
        {
          question: "Which surface suits horses at the equestrian estate?",
          answer: [
            "Hooves slip on anything smooth and wet. We suggest textured clay brick on edge with slightly wider joints, or rubber pavers where the horses stand. Edges are rounded, grids have narrow slots, and the fall is stronger than on a patio so that the yard hoses clean.",
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Send the site plan and the guideline",
      text: "Two documents and a visit are all we need for an itemised quote with dates. It is free, and it names every clause your paving has to meet.",
      quote: "dialog",
      more: { text: "Other ways to reach us", to: "/contact" },
    },
  ],
} satisfies AreaPage;
