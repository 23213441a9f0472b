import type { AreaPage } from "../../content-schema/page-schema.ts";
import { countInWords, spaced } from "../../domain/written-numbers.ts";
import * as figures from "../figures.ts";
import { toConfirm } from "../promises.ts";
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
      "Paving for new homes and offices in Waterfall and Kyalami: design-rule submissions, bases for levelled stands, and dates in the quote.",
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
    lead: "Most of Waterfall is new, and much of it stands on soil that was levelled recently. We build the base for that ground and pave to the rules of your estate.",
    picture: "estate-entrance",
  },
  strip: [
    { label: "Price guide", value: figures.pricePerSquareMetre },
    { label: "Decides first", value: "The estate’s design rules" },
    { label: "Watch for", value: "Fill on levelled stands" },
    { label: "A driveway takes", value: figures.waterfallDrivewayDuration },
  ],
  blocks: [
    {
      kind: "intro",
      heading: "Paving for a newly built house",
      paragraphs: [
        "When the house is finished, the ground outside still has to be paved before the occupation inspection. Concrete trucks have driven on it, plumbers have dug in it, and rubble has been raked flat over it.",
        [
          "We take out the rubble, fill the trenches properly, and pave in the colours that your estate allows. You can read more on our ",
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
      picture: "compacted-base",
    },
    {
      kind: "facts",
      heading: "Why Waterfall is paved by the rules",
      facts: [
        {
          title: "One plan for a whole town",
          description: `About ${spaced(2200)} hectares between Woodmead, Kyalami and Midrand are developed as a whole. Streets, kerbs and entrances follow the same details, and your driveway must join them neatly.`,
        },
        {
          title: "Sweeping machines at the mall",
          description:
            "Paving at shops has to take trolleys, sweeping machines and high heels. Jointing sand without a binder can be sucked out of the joints within months.",
        },
        {
          title: "Wind below the towers",
          description:
            "Wind is strong at the foot of tall buildings, so forecourts there get no loose pebbles.",
        },
        {
          title: "A time at the gate",
          description:
            "Estates give each delivery a time at the gate. We send loads early, because a missed one costs half a working day.",
        },
        {
          title: "Hooves and stretchers",
          description:
            "An equestrian stand needs a rough brick that hooves grip, the entrance of a clinic a flush one that a stretcher rolls over.",
        },
      ],
    },
    {
      kind: "ground",
      heading: "Half cut, half fill",
      quote:
        "A levelled stand is often half cut and half fill. The cut stays where it is, but the fill goes on settling under your driveway.",
      paragraphs: [
        "To get a flat platform, machines slice the high side of a plot and push the soil to the low side. Between Sandton and Midrand that soil is mostly weathered granite, which looks firm when it is finished. But deep fill placed in a hurry can keep settling for several rainy seasons. The driveway often crosses the join between cut and fill.",
        "We find the join with a probe and by reading the site plan. On the filled part the top is dug out, moistened, and put back in layers with a roller rather than a hand machine. Where the fill is deep, an engineer decides how. Interlocking pavers take the small movement that is left, and any that sink can be relaid.",
      ],
      picture: "cement-basket-weave",
    },
    {
      kind: "service-list",
      audience: "residential",
      heading: "New homes, first gardens",
      lead: "Paving for a new stand, from the kerb to the back garden.",
      items: [
        {
          title: "Driveways and kerb crossings",
          description:
            "Width and radius as in the guideline, meeting the street kerb without a step.",
        },
        {
          title: "Patios",
          description:
            "Flush with the stacking door, with a slot drain, a gutter under a narrow slit, along the sill.",
        },
        {
          title: "Pool surrounds",
          description:
            "Laid only once the soil that was put back around the pool shell has been compacted.",
        },
        {
          title: "Garden walkways",
          description:
            "Planned before irrigation goes in, with sleeves for the pipes under the path.",
        },
        {
          title: "Stable yards and wash bays",
          description:
            "For equestrian stands: deep-textured brick, rounded edges, and enough fall to hose it down.",
        },
      ],
      picture: "door-sill-levels",
      more: { text: "Residential paving in full", to: "/services/residential" },
    },
    {
      kind: "service-cards",
      audience: "commercial",
      heading: "Waterfall City and the business precincts",
      lead: "Paving for offices, shops, clinics and schools, ready when the building opens.",
      cards: [
        {
          title: "Forecourts and lobbies",
          description:
            "Stone or fine concrete slabs that run from outside to inside at one level. We plan the bed and the joints that let it move with your architect.",
          to: "/services/commercial",
        },
        {
          title: "Retail walkways",
          description:
            "Slip-rated units, joints that set firm, strips at crossings that feet can feel. We work between closing and opening and leave paving that people can walk on by eight.",
          to: "/services/walkway",
        },
        {
          title: "Clinic and school drop-offs",
          description:
            "Smooth enough for a wheelchair or stretcher, free of puddles, with dropped kerbs exactly where the doors are.",
          to: "/services/kerbing",
        },
        {
          title: "Yards and service courts",
          description:
            "Out of sight but used hardest: 80 mm interlocking block on layers designed by an engineer, with the footings of bollards cast before we pave.",
          to: "/services/industrial",
        },
      ],
      more: { text: "Commercial paving in full", to: "/services/commercial" },
    },
    {
      kind: "details",
      heading: "What an estate committee will ask",
      rows: [
        {
          kind: "layers",
          heading: "The layers under a driveway in Waterfall",
          traffic: "cars",
        },
        {
          kind: "prose",
          heading: "Design rules, deposits and delivery gates",
          paragraphs: [
            "Each Waterfall estate has design guidelines of its own. They tend to fix the paver range and colour, the width of a driveway at the kerb, the share of the stand that may be hard, and where rain must go. The estate usually approves a drawing, so a sample on its own is not enough.",
            `Contractors use a separate gate, with permits and a daily closing time. Damage to the road or kerb is deducted from a deposit, so ${toConfirm("surfaces-protected", "we lay boards over both before anything heavy crosses")}. In Waterfall City a landlord or precinct manager usually takes the place of the homeowners’ association.`,
          ],
        },
        {
          kind: "materials",
          heading: "Materials that estates approve",
          lead: "Most guidelines allow greys and earth tones. These are the usual choices.",
          items: [
            {
              title: "Clay brick",
              description:
                "Mottled browns and deep plum are often approved where bright red is not.",
            },
            {
              title: "Cement brick",
              description: "Charcoal and stone grey, bevelled or square. Approved most often.",
            },
            {
              title: "Interlocking pavers",
              description:
                "For kerb crossings over fill and for service courts, usually in plain grey.",
            },
            {
              title: "Natural stone",
              description:
                "Granite or sandstone at the front door, to match the stone on the house.",
            },
            {
              title: "Cobblestone and flagstone",
              description:
                "Cobble strips as a threshold; large flagstones for terraces by the stacking doors.",
            },
            {
              title: "Concrete slabs",
              description: "Exposed aggregate hides dirt and stays rough.",
            },
            {
              title: "Permeable paving",
              description:
                "Not over fresh fill. Where the ground may be dolomitic, water must be drained off, and a geotechnical engineer’s opinion comes first.",
            },
            {
              title: "Anti-slip and UV sealants",
              description: `Apply ${figures.firstSealing}, then ${figures.resealing}.`,
            },
          ],
        },
      ],
    },
    {
      kind: "reasons",
      heading: "What owners and estate managers get from us",
      cards: [
        {
          title: "We read the guideline",
          description: `${toConfirm("estate-rules-read", "We read it clause by clause before pricing.")} If your choice does not meet the rules, we tell you before you apply.`,
        },
        {
          title: "We work with your builder",
          description:
            "Levels at the door and the garage are agreed while they can still be changed.",
        },
        {
          title: "We protect shared roads",
          description:
            "Boards at the kerb, washed wheels, covered loads. Staff are licensed and insured, and we work so the contractor’s deposit is refunded in full.",
        },
        {
          title: "We put settlement right",
          description: `If our layers sink, the ${figures.workmanshipWarranty} applies. ${toConfirm("marked-on-plan", "We mark on your plan where we found deep fill.")}`,
        },
        {
          title: "We buy tested pavers",
          description:
            "Made to SANS 1058, from ranges that your estate already lists, so a later extension is more likely to match.",
        },
      ],
    },
    {
      kind: "suburbs",
      heading: "Waterfall’s estates and the suburbs beside them",
      lead: `Some are gated, others have open roads. We work in all ${countInWords(suburbNames.waterfall)}.`,
      suburbs: suburbNames.waterfall,
    },
    {
      kind: "questions",
      heading: "Questions about paving in Waterfall",
      links: [
        { text: "Paving in Midrand", to: "/paving-midrand" },
        { text: "Paving in Sandton", to: "/areas/sandton" },
        { text: "Paving in Fourways", to: "/areas/fourways" },
        { text: "See the gallery", to: "/gallery" },
        { text: "More questions, answered", to: "/faq" },
      ],
      layout: "accordion",
      items: [
        {
          question: "How long does paving a Waterfall driveway take?",
          answer: [
            [
              `Allow ${figures.waterfallDrivewayDuration}. Compared with a `,
              { text: "driveway", to: "/services/driveway" },
              " elsewhere, the extra time goes into clearing rubble, reopening fill and keeping to the contractor’s gate hours. Design approval is separate. Apply as soon as the roof is on, so you have it when the house is finished.",
            ],
          ],
        },
        {
          question: "How long will it last?",
          answer: [
            `Expect ${figures.waterfallLifespan} from well-built paving here, less than on natural ground because fill keeps settling, if you keep the joints full and renew the sealer ${figures.resealing}. It depends on the base: where fill was left loose, even the best paving shows tracks after a few summers.`,
          ],
        },
        {
          question: "What is the price per square metre?",
          answer: [
            `Our guide is ${figures.pricePerSquareMetre}. Exposed aggregate and natural stone cost more. We quote rubble removal and compacting the fill separately, because your building contract may make the builder pay for the rubble.`,
          ],
        },
        {
          question: "Should paving wait a year until the fill has settled?",
          answer: [
            "Rarely. Estates want the site finished, and bare soil washes into the street. Compacting the top of the fill properly helps more than waiting. Avoid mortar-bedded stone over deep fill in the first years; choose pavers on sand, which can be lifted and levelled.",
          ],
        },
        {
          question: "Which surface suits horses at the equestrian estate?",
          answer: [
            "Hooves slip on anything smooth and wet. We suggest textured clay brick on edge with slightly wider joints, or rubber pavers where the horses stand. Edges are rounded, grids have narrow slots, and the fall is steeper than on a patio so the yard is easy to hose down.",
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Send the site plan and the guideline",
      text: "Email us both. After a visit you get a quote with dates, free of charge. It lists the rules that your paving has to meet.",
      quote: "dialog",
      more: { text: "Other ways to reach us", to: "/contact" },
    },
  ],
} satisfies AreaPage;
