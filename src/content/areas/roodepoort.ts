import type { AreaPage } from "../../content-schema/page-schema.ts";
import { countInWords } from "../../domain/written-numbers.ts";
import * as figures from "../figures.ts";
import { toConfirm } from "../promises.ts";
import { suburbNames } from "./suburb-names.ts";

export const roodepoort = {
  slug: "roodepoort",
  meta: {
    title: "Paving in Roodepoort, on the ridge and below it",
    description:
      "Paving for Roodepoort’s ridge stands, complexes and shops: rock-aware bases, steps and driveways that drain well. Rock is probed before we price.",
    keywords: [
      "paving Roodepoort",
      "paving Weltevredenpark",
      "driveway paving Constantia Kloof",
      "paving Wilgeheuwel",
      "complex paving Strubens Valley",
      "paving Ruimsig",
      "garden steps paving",
    ],
  },
  hero: {
    lead: "In Helderkruin there may be quartzite just below the lawn. In Honeydew the soil is deeper. We build the base for the ground on your stand.",
    picture: "crazy-paving-stone",
  },
  strip: [
    { label: "Price guide", value: figures.pricePerSquareMetre },
    { label: "Underfoot", value: "Quartzite ridge, mixed soils" },
    { label: "A driveway takes", value: figures.drivewayDuration },
  ],
  blocks: [
    {
      kind: "intro",
      heading: "Level paving on rock and soil",
      paragraphs: [
        "On a ridge stand the upper end of a driveway may sit on solid rock and the lower end on a metre of loose fill. If both get the same base, a line of tilted bricks shows within a year, exactly where the rock stops.",
        "We look for that line before we plan. Rock is trimmed back to give the gravel an even depth, fill is packed down hard, and the change from one to the other is spread over a few metres so it cannot be felt.",
      ],
      checklist: [
        "No-charge consultation at your home",
        toConfirm("test-holes", "Rock probed before pricing"),
        "Complex rules read and followed",
        "Guarantee on all our workmanship",
      ],
      picture: "hexagonal-patio",
    },
    {
      kind: "ground",
      heading: "Where quartzite meets fill",
      quote:
        "On a Roodepoort ridge one end of a driveway may lie on quartzite and the other on fill. We build for the softer one.",
      paragraphs: [
        "The quartzite ridges that begin at Northcliff run west through Roodepoort. Rock so near the surface drains badly: rain runs along it under the soil and comes out in the middle of your paving. A shallow trench of clean stone on the uphill side catches it.",
        "North of the ridge, towards Honeydew and Ruimsig, the soils are deeper and can collapse a little when they first get wet. There we water and roll the trench before any gravel goes in.",
        "In places there is dolomite as well. If your plans mention it, we slope every surface to the stormwater system and build no soakaway, a pit that lets water into the ground.",
      ],
      picture: "flagstone-ashlar",
    },
    {
      kind: "facts",
      heading: "Why Roodepoort ground needs checking",
      lead: "What the hills, the old houses and the complexes ask of paving.",
      facts: [
        {
          title: "Old diggings at Kloofendal",
          description:
            "Gold was found at Kloofendal in 1884. Old diggings remain in the hills, so we check what may have been filled in.",
        },
        {
          title: "Rock as at Witpoortjie Falls",
          description:
            "At the falls the quartzite stands in the open. The same hard rock makes trenching slow in the suburbs nearby.",
        },
        {
          title: "First paving around Florida Lake",
          description:
            "Older houses stand around the lake, some still with their first paving. Bricks of that age are often good enough to lift, clean and lay again.",
        },
        {
          title: "Shared driveways",
          description:
            "Townhouse complexes in Strubens Valley and Little Falls share driveways and visitors’ bays. The trustees decide there, so we give them a clear list of the work.",
        },
      ],
    },
    {
      kind: "service-list",
      audience: "residential",
      heading: "Ridge gardens and family stands",
      lead: "Work that homeowners between Florida and Ruimsig often need.",
      items: [
        {
          title: "Driveways",
          description:
            "In clay or block, on a base of even depth, with a drain on the uphill side where water seeps out.",
        },
        {
          title: "Patios on stone",
          description:
            "Levelled over outcrops, or stopped neatly at a boulder that you want to keep.",
        },
        {
          title: "Pool surrounds",
          description:
            "Rough slate or textured slab, set so water off the hill runs past the pool and not into it.",
        },
        {
          title: "Garden walkways and steps",
          description:
            "Risers of equal height, treads tilted slightly forward, and a footing for a handrail where you want one.",
        },
        {
          title: "Horse and smallholding driveways",
          description:
            "For plots around Ruimsig: firm tracks for a horsebox, with edges that hooves cannot kick loose.",
        },
      ],
      picture: "granite-setts",
      more: { text: "Walkway paving and garden steps", to: "/services/walkway" },
    },
    {
      kind: "service-cards",
      audience: "commercial",
      heading: "Complexes, shops and schools",
      lead: "On shared surfaces a committee must agree, and everybody must be able to pass.",
      cards: [
        {
          title: "Townhouse complexes",
          description: `One lane at a time, ${toConfirm("neighbours-told", "with a plan in every postbox")}. We price each phase, so the levies can pay for it.`,
        },
        {
          title: "Shops and restaurants",
          description:
            "Terraces where chairs do not rock. We pave kitchen doors and entrances on the night when you close earliest.",
        },
        {
          title: "Offices along the ridge",
          description:
            "Stepped parking with paved ramps and a proper footway, so visitors do not have to walk between moving cars.",
          to: "/services/parking",
        },
        {
          title: "Schools and care homes",
          description:
            "Wheelchair routes without raised edges, courtyards in basket weave that drain within minutes, and no noisy cutting during lessons.",
        },
      ],
      more: { text: "See commercial work by type", to: "/services/commercial" },
    },
    {
      kind: "details",
      heading: "How we build on a ridge",
      rows: [
        {
          kind: "layers",
          heading: "The layers under a driveway in Roodepoort",
          traffic: "cars",
        },
        {
          kind: "materials",
          heading: "Seven materials for ridge stands",
          lead: `Colours look different on brown rock than in a showroom, so ${toConfirm("samples-brought", "we lay samples out on your stand")}.`,
          items: [
            {
              title: "Clay and cement brick",
              description:
                "Clay for the older streets of Florida and Discovery; cement where a complex wants one even colour.",
            },
            {
              title: "Interlocking pavers",
              description: "Firm on a steep shared driveway, and simple to lift for a burst pipe.",
            },
            {
              title: "Natural stone",
              description: "Close to the colour of the ridge, so a terrace looks natural.",
            },
            {
              title: "Cobblestone and flagstone",
              description: "Cobbles around curves and trees, flagstones between boulders.",
            },
            {
              title: "Concrete slabs",
              description:
                "Only for flat areas on deep soil. A slab that lies half on rock will crack.",
            },
            {
              title: "Permeable paving",
              description:
                "Over shallow rock the rain cannot soak in, and over dolomite it must not. We need a geotechnical engineer’s opinion first. Otherwise we lead the water to a drain.",
            },
            {
              title: "Anti-slip and UV sealants",
              description: `North-facing slopes get full sun. Seal ${figures.firstSealing}, then again ${figures.resealing}.`,
            },
          ],
        },
        {
          kind: "prose",
          heading: "Wayleaves and trustees",
          paragraphs: [
            "Roodepoort is part of the City of Johannesburg. The grass strip in front of your wall is road reserve: it belongs to the road. Any work there needs a wayleave, a permission to dig, from the Johannesburg Roads Agency first. It takes time, so apply for it when you accept the quote.",
            "In Wilgeheuwel, Radiokop or Little Falls the driveway often belongs to a body corporate. We address the quote to it, attach a sketch, and can spread the work over two financial years. On gated streets please give us the guard’s hours and the height of the boom.",
          ],
        },
      ],
    },
    {
      kind: "reasons",
      heading: "What you get from us in Roodepoort",
      cards: [
        {
          title: "We probe before we price",
          description: "A steel bar finds rock in minutes, so the quote includes it.",
        },
        {
          title: "One fixed list of items",
          description: "Rock by the cubic metre, paving by the square metre, drains by the metre.",
        },
        {
          title: "Approved pavers",
          description: `SABS-approved materials, and ${toConfirm("delivery-notes-and-spares", "we keep the delivery notes for you")}.`,
        },
        {
          title: "Licensed and insured",
          description: "That holds for all our staff, on private and on shared ground.",
        },
        {
          title: "Written warranty",
          description: `A ${figures.workmanshipWarranty} that trustees can hand to the next committee.`,
        },
        {
          title: "Neighbours considered",
          description:
            "We announce rock-breaking, keep it short and do it in the middle of the day.",
        },
      ],
    },
    {
      kind: "suburbs",
      heading: "Suburbs on both sides of the ridge",
      lead: `We work in ${countInWords(suburbNames.roodepoort)} Roodepoort suburbs, on the ridge and below it.`,
      suburbs: suburbNames.roodepoort,
    },
    {
      kind: "questions",
      heading: "Questions from Roodepoort",
      links: [
        { text: "Paving in Krugersdorp", to: "/paving-krugersdorp" },
        { text: "Paving in Randburg", to: "/paving-randburg" },
        { text: "Paving in Johannesburg", to: "/paving-johannesburg" },
        { text: "See the gallery", to: "/gallery" },
        { text: "More questions, answered", to: "/faq" },
      ],
      layout: "accordion",
      items: [
        {
          question: "There is quartzite right under our lawn in Helderkruin. Can you still pave?",
          answer: [
            "Yes, rock is a good foundation if it is level. We trim the high spots, fill the hollows with compacted stone and keep the base the same depth. We do not level it with sand, because the bricks would start to rock.",
          ],
        },
        {
          question: "Do I need permission to pave the pavement outside my gate?",
          answer: [
            `You do. That strip is road reserve, and the Johannesburg Roads Agency has to grant a wayleave before anyone digs in it. ${toConfirm("drawings-and-samples", "We can supply the drawing.")} Inside your boundary no wayleave applies, but in a complex you may need its consent.`,
          ],
        },
        {
          question: "What does it cost per square metre?",
          answer: [
            `${figures.pricePerSquareMetre} is our guide for homes. On the deeper soils in Honeydew the base costs more. On the ridge it is the rock-breaking, which we charge as measured. Steps are priced by the running metre.`,
          ],
        },
        {
          question: "How much time should I allow for a driveway?",
          answer: [
            [
              `${figures.drivewayDuration} is enough for most `,
              { text: "driveways", to: "/services/driveway" },
              ". Hard rock takes longer, so we probe first. In a complex we normally work on half the width at a time, which takes somewhat longer.",
            ],
          ],
        },
        {
          question: "Can our forty-year-old bricks in Florida be used again?",
          answer: [
            [
              "Very often. Old clay pavers are dense, and the underside is as good as new. We lift them, clean off the sand, stack them by size and relay them on a new base, with new bricks only at the edges. Read more about ",
              { text: "paving repairs and relaying", to: "/services/repairs" },
              ".",
            ],
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "We come and check your ground",
      text: "Send your suburb and a few words about the slope. We arrange a time, look at rock, soil and drains, and put the price in writing.",
      quote: "dialog",
      more: { text: "What driveways cost and how they are built", to: "/services/driveway" },
    },
  ],
} satisfies AreaPage;
