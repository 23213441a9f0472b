import * as figures from "../figures.ts";
import type { AreaPage } from "../schema.ts";
import { suburbNames } from "./suburb-names.ts";

export const roodepoort = {
  slug: "roodepoort",
  meta: {
    title: "Paving in Roodepoort, on the ridge and below it",
    description:
      "Paving for Roodepoort’s ridge stands, complexes and shops: rock-aware bases, steps and drives that shed water. Free inspection and itemised quotation.",
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
    lead: "Quartzite can break through a lawn in Helderkruin, while the soil runs deeper in Honeydew. Roodepoort is many grounds in one town, and we build the base to match each.",
    picture: "crazy-paving-stone",
  },
  strip: [
    { label: "City", value: "Johannesburg" },
    { label: "Underfoot", value: "Quartzite ridge, mixed soils" },
    { label: "Budget from the guide", value: figures.pricePerSquareMetre },
    { label: "Driveway, start to sweep", value: figures.drivewayDuration },
  ],
  sections: [
    {
      kind: "intro",
      heading: "Half rock, half soil, one level surface",
      paragraphs: [
        "On a ridge stand the upper end of a drive may sit on solid stone and the lower end on a metre of loose fill. Lay one base over both and the join shows within a year: a line of tilted bricks exactly where the rock stops.",
        "We look for that line before we plan. Rock is trimmed back to give the gravel an even depth, fill is packed down hard, and the change from one to the other is stretched over a few metres so that no wheel can feel it.",
      ],
      checklist: [
        "No-charge consultation at your home",
        "Rock probed before pricing",
        "Complex rules read and followed",
        "Guarantee on all our workmanship",
      ],
      picture: "kerb-and-gutter",
    },
    {
      kind: "ground",
      heading: "Where quartzite meets fill",
      quote:
        "On a Roodepoort ridge one wheel may stand on quartzite and the other on fill. We build for the softer one.",
      paragraphs: [
        "The quartzite ridges that begin at Northcliff run west through Roodepoort. Rock so near the surface drains badly: rain runs along it under the soil and comes out in the middle of your paving. A shallow trench of clean stone on the uphill side catches it.",
        "North of the ridge, towards Honeydew and Ruimsig, the soils are deeper and can collapse a little when they first get wet. There we water and roll the trench before any gravel goes in.",
        "In places there is dolomite as well. If your plans mention it, we design every fall to the stormwater system and build no sump that lets water down.",
      ],
      traffic: "cars",
    },
    {
      kind: "facts",
      heading: "Why Roodepoort rewards a second look",
      lead: "Four places that tell you most of what a paver needs to know.",
      facts: [
        {
          title: "Confidence Reef, 1884",
          description:
            "Gold was found at Kloofendal two years before Johannesburg began. Old diggings remain in the hills, one more reason to check what was filled in before you.",
        },
        {
          title: "Witpoortjie Falls",
          description:
            "In the Walter Sisulu Botanical Garden water drops over a quartzite cliff where Verreaux’s eagles nest. The same hard rock makes trenching slow in the suburbs nearby.",
        },
        {
          title: "Florida Lake",
          description:
            "Older houses stand around it, some still with their first paving. Bricks of that age are often good enough to lift, clean and lay again.",
        },
        {
          title: "Clearwater Mall",
          description:
            "Around the mall, townhouse complexes in Strubens Valley and Little Falls share drives and visitors’ bays. Trustees decide there, and a clear scope helps them.",
        },
      ],
    },
    {
      kind: "service-list",
      audience: "residential",
      heading: "Ridge gardens and family stands",
      lead: "Jobs that homeowners between Florida and Ruimsig have in common.",
      items: [
        {
          title: "Driveways",
          description:
            "In clay or block, with a rock-free bed of even depth and an uphill drain where seepage shows.",
        },
        {
          title: "Patios on stone",
          description:
            "Levelled over outcrops, or stopped neatly at a boulder that is too handsome to break.",
        },
        {
          title: "Pool surrounds",
          description:
            "Rough slate or textured slab, set so that hillside runoff passes the pool and does not enter it.",
        },
        {
          title: "Garden walkways and steps",
          description:
            "Risers of equal height, treads tilted slightly forward, and a handrail footing where one is wanted.",
        },
        {
          title: "Horse and smallholding drives",
          description:
            "For plots around Ruimsig: firm tracks for a horsebox, with edges that hooves cannot kick loose.",
        },
      ],
      picture: "granite-setts",
      more: { text: "Walkway paving and garden steps", to: "/services/walkway" },
    },
    {
      kind: "materials",
      heading: "Seven ways to cover a ridge",
      lead: "Colours look different on brown rock than in a showroom, so we lay samples out on your stand.",
      items: [
        {
          title: "Clay and cement brick",
          description:
            "Clay for the older streets of Florida and Discovery; cement where a complex wants one even tone.",
        },
        {
          title: "Interlocking pavers",
          description: "Steady on a steep shared drive, and simple to lift for a burst pipe.",
        },
        {
          title: "Natural stone",
          description:
            "Close to the colour of the ridge, so that a terrace appears to have always been there.",
        },
        {
          title: "Cobblestone and flagstone",
          description: "Cobbles round curves and trees, flags from boulder to boulder.",
        },
        {
          title: "Concrete slabs",
          description: "Flat areas over deep soil only: a slab half on rock will snap.",
        },
        {
          title: "Permeable paving",
          description:
            "Over shallow rock rain has nowhere to sink, and over dolomite it must not. It takes a geotechnical opinion to say yes; otherwise we direct water to a drain.",
        },
        {
          title: "Anti-slip and UV sealants",
          description: `North-facing slopes get the full sun. Seal once the paving has dried out, then again ${figures.resealing}.`,
        },
      ],
    },
    {
      kind: "service-cards",
      audience: "commercial",
      heading: "Complexes, shops and schools",
      lead: "Shared surfaces, where a committee has to agree and everybody has to get past.",
      cards: [
        {
          title: "Townhouse complexes",
          description:
            "One lane at a time, with a diagram in every letterbox. We price per phase, so that the levy account can keep up with the work.",
        },
        {
          title: "Shops and restaurants",
          description:
            "Terraces where chairs do not rock and drains that do not smell. Kitchens and entrances are done on the night you close earliest.",
        },
        {
          title: "Offices along the ridge",
          description:
            "Stepped parking with paved ramps and a proper footway, so that visitors need not walk up the roadway between moving cars.",
          to: "/services/parking",
        },
        {
          title: "Schools and care homes",
          description:
            "Wheelchair routes without a lip, basket-weave courts that drain within minutes of a downpour, and noisy cutting kept out of lesson time.",
        },
      ],
      more: { text: "See commercial work by type", to: "/services/commercial" },
    },
    {
      kind: "reasons",
      heading: "Six answers to “why you?”",
      cards: [
        {
          title: "We probe before we price",
          description: "A steel bar finds rock in minutes. Surprises belong in the quote.",
        },
        {
          title: "One fixed list of items",
          description: "Rock by the cubic metre, paving by the square, drains by the metre.",
        },
        {
          title: "Approved pavers",
          description: "SABS-approved material, with the delivery note kept for your file.",
        },
        {
          title: "Covered for accidents",
          description: "Staff are licensed and insured, whoever owns the ground they work on.",
        },
        {
          title: "Written warranty",
          description: `A ${figures.workmanshipWarranty} that trustees can hand to the next committee.`,
        },
        {
          title: "Neighbours considered",
          description: "Rock-breaking is announced, kept short and done in the middle of the day.",
        },
      ],
    },
    {
      kind: "prose",
      heading: "The wayleave and the trustees’ signature",
      paragraphs: [
        "Roodepoort is part of the City of Johannesburg. Any work in the road reserve, and the grass strip in front of your wall is part of it, needs a wayleave from the Johannesburg Roads Agency first. It takes time, so apply for it when you accept the quote.",
        "In Wilgeheuwel, Radiokop or Little Falls the drive often belongs to a body corporate. We address the quote to it, attach a sketch, and can stage the work over two financial years. On gated streets please give us the guard’s hours and the height of the boom.",
      ],
    },
    {
      kind: "suburbs",
      heading: "Both sides of the ridge",
      lead: "South, on top and north of it: our Roodepoort list has twelve names.",
      suburbs: suburbNames.roodepoort,
    },
    {
      kind: "questions",
      heading: "Good questions from the ridge",
      layout: "accordion",
      items: [
        {
          question: "There is quartzite right under our lawn in Helderkruin. Can you still pave?",
          answer: [
            "Yes, and rock is a fine foundation if it is treated evenly. We trim the high spots, bring the hollows up with compacted stone and keep a constant bed. What we avoid is sand of varying thickness over rock, which is how bricks start to rock themselves.",
          ],
        },
        {
          question: "Do I need permission to pave the pavement outside my gate?",
          answer: [
            "You do. That strip is road reserve, and the Johannesburg Roads Agency has to grant a wayleave before anyone digs in it. We can supply the drawing. Inside your boundary no wayleave applies, though a complex may want to give its consent.",
          ],
        },
        {
          question: "What does it cost per square metre?",
          answer: [
            `${figures.pricePerSquareMetre} is our guide for homes. On the deeper soils in Honeydew the base is the larger item; on the ridge it is rock-breaking, which we measure and do not estimate. Steps are priced by the running metre.`,
          ],
        },
        {
          question: "How much time should I allow for a driveway?",
          answer: [
            `${figures.drivewayDuration} covers most. Hard rock adds to it, and for that reason we probe first. In a complex we normally work on half the width, which is kinder to residents and takes somewhat longer.`,
          ],
        },
        {
          question: "Can our forty-year-old bricks in Florida be used again?",
          answer: [
            [
              "Very often. Old clay pavers are dense, and the underside is as good as new. We lift them, knock off the sand, stack by size and relay on a new base, with new bricks only at the edges. How that goes is told under ",
              { text: "paving repairs and relaying", to: "/services/repairs" },
              ".",
            ],
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Ridge top or valley floor, we come and probe",
      text: "Send your suburb and a few words about the slope. We agree a time, look at rock, soil and drains, and put the price in writing.",
      quote: "dialog",
      more: { text: "What block paving costs and how it is laid", to: "/services/driveway" },
    },
  ],
} satisfies AreaPage;
