import type { PicturePage } from "../content-schema/page-schema.ts";
import { certificates } from "./certificates.ts";
import * as figures from "./figures.ts";
import { toConfirm } from "./promises.ts";

const [, projects, , rating] = figures.stats;

export const about = {
  meta: {
    title: `About us: paving in Gauteng since ${figures.operatingSince}`,
    description: `How we work, what we lay and what we guarantee: paving contractors in Gauteng since ${figures.operatingSince}, licensed, insured and CIDB registered.`,
  },
  hero: {
    heading: `Paving in Gauteng since ${figures.operatingSince}`,
    lead: "We pave driveways, patios, parking areas and yards for homes, estates, businesses and industry.",
    picture: "laying-in-progress",
  },
  blocks: [
    {
      kind: "intro",
      id: "story",
      heading: "What we have learned on the Highveld",
      paragraphs: [
        `We have been operating since ${figures.operatingSince}, for homeowners, estate and complex managers, businesses and industrial clients. The jobs differ in size, but paving fails for the same few reasons on all of them.`,
        "The Highveld is hard on paving. Winters are dry and frosty, the sun is strong at this height, and from October to March the rain comes in afternoon storms. Water that cannot run off the surface gets in under it and washes the sand out.",
        "So we always work in the same order: first the slope, the soil and the drains, then the base in layers, then the edges, and last the pavers. We tell you when a cheaper paver will do. We also tell you when a thinner base will not do.",
      ],
      picture: "sample-board-tools",
    },
    {
      kind: "reasons",
      id: "values",
      heading: "Three words we work by",
      lead: "Quality, integrity and reliability, and how you can check each of them on site.",
      cards: [
        {
          title: "Quality",
          description:
            "Levels and falls, the slopes for the rain, are checked at every layer, because a poor base cannot be fixed once the bricks are on top.",
        },
        {
          title: "Integrity",
          description:
            "Every item in the quote has its own price. If the ground turns out worse than it looked, we show you before we spend more of your money.",
        },
        {
          title: "Reliability",
          description:
            "You know which day we start and what happens next. If a storm delays the work, we let you know.",
        },
      ],
    },
    {
      kind: "listing",
      id: "licences",
      heading: "Licences and certifications",
      lead: "Estates, landlords and public bodies often want to see these before they let a contractor in. Ask for copies with your quote.",
      items: [
        {
          title: "Licensed and insured",
          description:
            "Licensed and insured staff do the work on your property. Ask what the cover includes before we begin.",
        },
        {
          title: "CIDB registered",
          description:
            "We are registered with the Construction Industry Development Board, a register that matters above all for public tenders.",
        },
        {
          title: "NHBRC certified",
          description: `NHBRC cover is for new homes. Your paving has our own ${figures.workmanshipWarranty}.`,
        },
        {
          title: "Local code compliance",
          description:
            "We work to local by-laws. In Johannesburg, for example, work on the verge may only start once the roads agency has given its permission to dig, a wayleave.",
        },
      ],
    },
    /**
     * For the company to fill in, with facts that can be checked. Shown once there is an entry:
     * people { name, role, picture }, certificates (certificates.ts), reviews { text, href }.
     */
    {
      kind: "credentials",
      heading: "Our people and our papers",
      people: [],
      certificates,
      reviews: undefined,
    },
    {
      kind: "wide-picture",
      id: "experience",
      heading: "Small decisions that take experience",
      paragraphs: [
        "Which way should the pattern run, so braking wheels do not push the rows apart? Where will a cloudburst go when the drain is full? Is the base dry enough to compact, or is it better to wait a day? None of this is on a drawing.",
        "It is also how we judge old paving. A dip along one edge usually means a missing kerb. A row of dips points to a leaking pipe. We look for the cause first, because relaying the bricks over it only hides it for a season.",
      ],
      picture: "paving-repair",
      figures: [
        { value: projects.value, label: "Projects completed" },
        { value: rating.value, label: "Customer rating" },
      ],
    },
    {
      kind: "listing",
      id: "materials",
      folds: true,
      heading: "Materials we use, and what each is good for",
      lead: "We lay SABS-approved materials. The paver is the part you see, so you choose it. We make sure that it suits the traffic.",
      items: [
        {
          title: "Clay brick",
          description:
            "Fired colour that holds in strong sun. We mix bricks from several pallets, so the shades blend.",
        },
        {
          title: "Cement brick and interlocking pavers",
          description:
            "Made to SANS 1058. We choose 50 to 60 mm for light traffic and 80 mm for industrial yards.",
        },
        {
          title: "Natural stone",
          description:
            "Sorted by thickness before laying, so the bed stays even and no corner rocks underfoot.",
        },
        {
          title: "Cobblestone and flagstone",
          description:
            "Setts, small blocks of stone, for entrances, bands and gutters, where a rough, hard face slows cars and wears well. Flagstones for terraces.",
        },
        {
          title: "Concrete slabs",
          description:
            "Large faces on a fully supported bed. A slab with a hollow under one corner cracks.",
        },
        {
          title: "Precast kerbs and edge restraints",
          description:
            "Set in concrete before laying begins. They hold the outer rows when wheels push against them.",
        },
        {
          title: "Permeable paving",
          description:
            "Only where the ground allows. On possible dolomite, water must be led away, not soaked in, and a geotechnical opinion, an engineer’s report on the ground, comes first.",
        },
        {
          title: "Anti-slip and UV sealants",
          description: `For pool edges, ramps and colours you want to keep. A sealed surface needs a fresh coat ${figures.resealing}.`,
        },
      ],
    },
    {
      kind: "facts",
      id: "guarantees",
      heading: "Three guarantees, in plain words",
      lead: "One covers our work, one covers the materials, and one covers the handover.",
      facts: [
        {
          title: figures.workmanshipWarranty,
          description:
            "If paving sinks, spreads or comes loose because of how we laid it, we lift it and lay it again.",
        },
        {
          title: "Manufacturer material warranty",
          description: `Manufacturers warrant their materials for ${figures.materialWarranty}, depending on the product. We tell you which term applies to yours.`,
        },
        {
          title: "Satisfaction guarantee",
          description: `${toConfirm("handover-walk", "We walk over the finished work with you.")} Whatever is not right goes on a list, and we work through it.`,
        },
      ],
    },
    {
      kind: "closing",
      heading: "Let us come and look",
      text: "Tell us what you want paved. We visit, measure, look at the soil and send you a quote.",
      quote: "dialog",
      more: { text: "See what we pave", to: "/services" },
    },
  ],
} satisfies PicturePage;
