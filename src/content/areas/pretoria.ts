import * as figures from "../figures.ts";
import type { AreaPage } from "../schema.ts";
import { suburbNames } from "./suburb-names.ts";

/** Pretoria: jacaranda roots and clay; residential cards, commercial list, 16 suburbs. */
export const pretoria = {
  slug: "pretoria",
  meta: {
    title: "Paving in Pretoria, among jacarandas and on clay",
    description:
      "Pretoria paving built for jacaranda roots, swelling clay and hot summers. Driveways, patios, pools and parking in sixteen suburbs. Free on-site quotes.",
    keywords: [
      "paving Pretoria",
      "driveway paving Pretoria East",
      "paving Waterkloof",
      "paving Lynnwood",
      "paving on clay soil",
      "paving Montana",
      "paving contractors Pretoria",
      "jacaranda roots paving",
    ],
  },
  hero: {
    lead: "Purple in spring, hot all summer, and standing on clay in places. Paving here is a matter of moisture: where it comes from and where it is kept out.",
    picture: "jacaranda-driveway",
  },
  strip: [
    { label: "In flower", value: "October and November" },
    { label: "Soil to watch", value: "Clay, most of all in the north" },
    { label: "Climate", value: "Warmer than Johannesburg" },
    { label: "Per m²", value: figures.pricePerSquareMetre },
  ],
  sections: [
    {
      kind: "intro",
      heading: "Drives that sit still while the clay moves",
      paragraphs: [
        "Clay breathes. It swells in the wet months, shrinks in the dry ones, and takes with it whatever was laid too thinly on top. A Pretoria driveway lasts when the layers under it are thick enough to even that movement out, and when its edges stay dry.",
        [
          "Street trees add the second force. We look at both on the first visit: the soil with a spade, the roots with a rod. Then we tell you whether you need a new base or only ",
          { text: "paving repairs", to: "/services/repairs" },
          ".",
        ],
      ],
      checklist: [
        "Spade test of the soil at no charge",
        "Root survey near street trees",
        "Quote split by layer and by area",
        "Sub-base designed where clay is found",
      ],
      picture: "clay-running-bond",
    },
    {
      kind: "ground",
      heading: "Black turf, red soil, and how to tell",
      quote:
        "Clay turf swells in January and cracks in July. What lies on it needs a raft of gravel and edges that keep dry.",
      paragraphs: [
        "North of the city, towards Montana, Sinoville and Wonderboom, the soil is often a dark clay that locals call turf. Pockets of clay turn up elsewhere too. The sign is easy to read: in winter the lawn shows cracks as wide as a finger, and garden walls split in a zigzag.",
        "Small plate compactors do little for such soil. We dig the worst of it out, bring in inert gravel, build it up in layers with a proper roller, and carry that raft a little wider than the paving. A solid kerb keeps lawn sprinklers from soaking the edge, since most of the damage creeps in from the side.",
      ],
      traffic: "cars",
    },
    {
      kind: "facts",
      heading: "Why Pretoria needs its own recipe",
      facts: [
        {
          title: "Streets planted to be purple",
          description:
            "Jacarandas line whole suburbs. Fallen blossom is slippery underfoot and can mark pale stone, so we suggest mid-tones and a face with some bite under the canopy.",
        },
        {
          title: "Stone that still teaches",
          description:
            "The Union Buildings of 1913 sit on terraces cut into a hill. Their lesson holds for a back garden: short levels with drained steps outlast one long slope.",
        },
        {
          title: "A capital with embassies",
          description:
            "As the administrative capital, the city has streets where guards and gates decide who enters. Our crew list and delivery times reach your security before the truck does.",
        },
        {
          title: "Lower and warmer",
          description:
            "Summers run hotter than in Johannesburg. Dark slabs around a pool can burn bare feet by noon; light, rough textures stay kinder, and they hide dust.",
        },
        {
          title: "Students on every pavement",
          description:
            "Around the University of Pretoria in Hatfield, one stand may hold a dozen cars. Parking for flats needs a base for constant turning, not for one arrival a day.",
        },
      ],
    },
    {
      kind: "service-list",
      audience: "residential",
      heading: "Four kinds of work for houses",
      lead: "Built for heat and moving soil, finished for the way you live outdoors.",
      items: [
        {
          title: "Driveways",
          description:
            "On suspect clay we use interlocking blocks, which ride small movements without cracking, over a gravel raft that reaches past the edge of the drive.",
          to: "/services/driveway",
        },
        {
          title: "Patios",
          description:
            "A braai area wants shade, room for chairs to slide back, and a surface that fat does not stain. Sealed hexagons in a sand tone manage all three.",
          to: "/services/patio",
        },
        {
          title: "Pool surrounds",
          description:
            "Pale, textured slabs stay walkable at midday. We leave a soft joint beside the coping, because on clay a pool shell and its paving never move together.",
          to: "/services/pool",
        },
        {
          title: "Garden walkways",
          description:
            "Under jacarandas we lay narrow brick on sand rather than mortar. When a root pushes up in ten summers’ time, an afternoon of relaying puts it right.",
          to: "/services/walkway",
        },
      ],
      picture: "garden-path-clay",
    },
    {
      kind: "materials",
      heading: "Materials for heat, blossom and clay",
      lead: "Eight choices, with what each does in a Pretoria summer.",
      items: [
        {
          title: "Clay brick",
          description:
            "Pretoria’s familiar red. Deep fired colour hides blossom stains better than any pale paver.",
        },
        {
          title: "Cement brick",
          description: "Straight edges and a modest price; a lighter grey stays cooler in the sun.",
        },
        {
          title: "Interlocking pavers",
          description:
            "The forgiving option on soil that swells: many joints, many small adjustments.",
        },
        {
          title: "Natural stone",
          description:
            "Sawn sandstone for terraces. Ask for a sealer before October, not after it.",
        },
        {
          title: "Cobblestone and flagstone",
          description:
            "Cobbles for an entrance in Waterkloof, flags for a shaded court in Arcadia.",
        },
        {
          title: "Concrete slabs",
          description: "Large formats need the stillest base. On turf we cut them smaller.",
        },
        {
          title: "Permeable paving",
          description:
            "Wrong on swelling clay. On possible dolomite, lead rain away and get a geotechnical opinion before considering it.",
        },
        {
          title: "Anti-slip and UV sealants",
          description: `They slow fading and keep blossom juice out of pores; plan a fresh coat ${figures.resealing}.`,
        },
      ],
    },
    {
      kind: "service-list",
      audience: "commercial",
      heading: "Government offices, flats and schools",
      lead: "Larger surfaces, fixed opening times, and one person on our side who answers for the programme.",
      items: [
        {
          title: "Parking for blocks of flats",
          description:
            "Thicker blocks in herringbone, numbered bays, and a channel that carries storm water to the street.",
        },
        {
          title: "Office and embassy courts",
          description:
            "Work hours, vehicle lists and dust screens agreed with security beforehand.",
        },
        {
          title: "School quads and drop-offs",
          description: "Done in school holidays, in stages, with a fenced route past the work.",
        },
        {
          title: "Shopfront aprons",
          description:
            "Level thresholds for trolleys and wheelchairs, laid in strips outside trading hours.",
        },
        {
          title: "Yards and service roads",
          description:
            "80 mm units on stabilised layers, sized by an engineer for the trucks you name.",
        },
      ],
      picture: "school-quad",
      more: { text: "More on commercial paving", to: "/services/commercial" },
    },
    {
      kind: "prose",
      heading: "Street trees and verges are the City’s",
      paragraphs: [
        "The jacaranda outside your wall stands on municipal ground. Its roots may be in your driveway, but the tree is not ours or yours to cut, and the verge around it is not ours to pave without the City of Tshwane’s consent. We plan the entrance so that the tree keeps its soil.",
        "In the east, golf and security estates such as Silver Lakes keep their own building rules: approved colours, contractor registration, no deliveries on certain days. Send us the rule book with your enquiry. Reading it before we quote saves a second quote.",
      ],
    },
    {
      kind: "reasons",
      heading: "Six habits that matter on this soil",
      cards: [
        {
          title: "We dig before we price",
          description:
            "A small hole tells more than a large brochure. If the soil turns out to be clay, the quote says so, along with what the extra layers cost.",
        },
        {
          title: "We leave trees standing",
          description:
            "Paving can give way; a full-grown jacaranda cannot. We shift a line, widen a bed or raise a level before anyone thinks of a saw.",
        },
        {
          title: "We plan around the sky",
          description:
            "Between October and March the day’s opened ground is closed again by early afternoon. An unprotected base that takes a thunderstorm must be dried and rolled anew.",
        },
        {
          title: "We use tested blocks",
          description:
            "Made to SANS 1058, judged by splitting strength and abrasion. Thickness follows use: at least 50 mm where cars drive, more where vans turn.",
        },
        {
          title: "We carry cover",
          description:
            "Licensed, insured staff, with documents to hand for estates and embassies alike. Neighbouring walls and pipes are noted before the first machine arrives.",
        },
        {
          title: "We come back",
          description: `The ${figures.workmanshipWarranty} is for the whole surface, edges included. A clay season that proves us wrong is ours to correct.`,
        },
      ],
    },
    {
      kind: "suburbs",
      heading: "Sixteen suburbs, from Arcadia to Silver Lakes",
      lead: "Old east, new east and the north: one city, and more than one kind of ground.",
      suburbs: suburbNames.pretoria,
    },
    {
      kind: "questions",
      heading: "Pretoria questions, short answers",
      layout: "accordion",
      items: [
        {
          question: "Is paving on clay more expensive?",
          answer: [
            `Often, yes. The usual guide is ${figures.pricePerSquareMetre}; digging out turf and carting in gravel adds to it, by an amount the quote sets out. Leaving it out is dearer still: a drive relaid after two rainy seasons is paid for twice.`,
          ],
        },
        {
          question: "Will jacaranda blossom stain new paving?",
          answer: [
            "It can mark pale, unsealed stone and cement when it lies wet for days. Sweep it dry rather than hosing it in, seal before the season, and choose clay brick or a mid-grey under the branches. Marks on clay brick often fade on their own.",
          ],
        },
        {
          question: "How soon can we park on a new driveway?",
          answer: [
            `A driveway is ${figures.drivewayDuration} of work, turf to be replaced not included. Pavers set in sand carry a car as soon as the jointing sand is vibrated in. Only concrete edges and mortared strips ask you to wait some days longer.`,
          ],
        },
        {
          question: "How can I check for clay myself in Montana or Sinoville?",
          answer: [
            "Take a handful of damp soil from spade depth and roll it between your palms. If it makes a thin worm that bends without breaking, there is clay in it. Look at boundary walls for stepped cracks as well. We repeat the test at the site visit.",
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Let us put a spade in it first",
      text: "Ask for a visit and we will look at soil, roots and levels with you. The quote that follows is itemised, free, and yours to compare.",
      quote: "dialog",
    },
  ],
} satisfies AreaPage;
