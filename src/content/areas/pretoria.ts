import type { AreaPage } from "../../content-schema/page-schema.ts";
import { countAtStart, countInWords } from "../../domain/written-numbers.ts";
import * as figures from "../figures.ts";
import { toConfirm } from "../promises.ts";
import { suburbNames } from "./suburb-names.ts";

/** Pretoria: jacaranda roots and clay; residential cards, commercial list. */
export const pretoria = {
  slug: "pretoria",
  meta: {
    title: "Paving in Pretoria, among jacarandas and on clay",
    description: `Pretoria paving built for jacaranda roots, swelling clay and hot summers. Driveways, patios, pools and parking in ${countInWords(suburbNames.pretoria)} suburbs. Free on-site quotes.`,
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
    lead: "Pretoria has jacaranda roots, hot summers and clay in places. We build the base so the paving stays level when the clay gets wet and dries out.",
    picture: "jacaranda-driveway",
  },
  strip: [
    { label: "Price guide", value: figures.pricePerSquareMetre },
    { label: "Soil to watch", value: "Clay, most of all in the north" },
    { label: "Climate", value: "Warmer than Johannesburg" },
  ],
  blocks: [
    {
      kind: "intro",
      heading: "Driveways that stay level on clay",
      paragraphs: [
        "Clay swells in the wet months and shrinks in the dry ones, and thin paving moves with it. A Pretoria driveway lasts when the layers under it are thick enough to even out that movement, and when its edges stay dry.",
        [
          "Roots of street trees lift paving too. On the first visit we check both: the soil with a spade, the roots with a rod. Then we tell you whether you need a new base or only ",
          { text: "paving repairs", to: "/services/repairs" },
          ".",
        ],
      ],
      checklist: [
        toConfirm("test-holes", "Spade test of the soil at no charge"),
        "Root survey near street trees",
        "Quote split by layer and by area",
        "Sub-base designed where clay is found",
      ],
      picture: "clay-running-bond",
    },
    {
      kind: "ground",
      heading: "How to recognise clay turf",
      quote:
        "Clay turf swells in January and cracks in July. Paving on it needs a thick layer of gravel and edges that stay dry.",
      paragraphs: [
        "North of the city, towards Montana, Sinoville and Wonderboom, the soil is often a dark clay that locals call turf. Pockets of clay turn up elsewhere too. The signs are easy to see. In winter the lawn shows cracks as wide as a finger, and garden walls split in a zigzag.",
        "Small plate compactors do little for such soil. We dig the worst of it out, bring in inert gravel, build it up in layers with a proper roller, and make that layer a little wider than the paving. A solid kerb keeps lawn sprinklers from soaking the edge, because most of the damage starts there.",
      ],
      picture: "compacted-base",
    },
    {
      kind: "facts",
      heading: "Why Pretoria paving is different",
      facts: [
        {
          title: "Jacaranda streets",
          description:
            "Jacarandas line whole suburbs. Fallen blossom is slippery underfoot and can mark pale stone, so we suggest mid-tones and a rough face under the trees.",
        },
        {
          title: "Gardens on the hills",
          description:
            "On a sloping stand, as in Waterkloof Ridge, short levels joined by drained steps last longer than one long slope.",
        },
        {
          title: "Streets with access control",
          description: `Embassies and estates check everybody who comes in. ${toConfirm("security-list", "We send your security the crew list and delivery times beforehand.")}`,
        },
        {
          title: "Lower and warmer",
          description:
            "Summers run hotter than in Johannesburg. Dark slabs around a pool can burn bare feet by noon. Light, rough textures stay cooler and show less dust.",
        },
        {
          title: "Parking for flats in Hatfield",
          description:
            "Where students live, one stand may have to park a dozen cars. Such parking needs a base for cars that turn all day.",
        },
      ],
    },
    {
      kind: "service-list",
      audience: "residential",
      heading: "Four kinds of work for houses",
      lead: "Built for heat and for soil that moves.",
      items: [
        {
          title: "Driveways",
          description:
            "On suspect clay we use interlocking blocks, which take small movements without cracking, over a gravel layer that is wider than the driveway.",
          to: "/services/driveway",
        },
        {
          title: "Patios",
          description:
            "A braai area needs shade, room to push the chairs back, and a surface that fat does not stain. Sealed hexagons in a sand tone work well.",
          to: "/services/patio",
        },
        {
          title: "Pool surrounds",
          description:
            "Pale, textured slabs stay walkable at midday. We leave a soft joint beside the pool’s rim, because on clay shell and paving move separately.",
          to: "/services/pool",
        },
        {
          title: "Garden walkways",
          description:
            "Under jacarandas we lay narrow brick on sand rather than mortar. When a root pushes up in later years, the bricks can be relaid in an afternoon.",
          to: "/services/walkway",
        },
      ],
      picture: "garden-path-clay",
    },
    {
      kind: "service-list",
      audience: "commercial",
      heading: "Government offices, flats and schools",
      lead: `Larger surfaces, fixed opening times, and ${toConfirm("one-contact", "one contact person who is responsible for the programme")}.`,
      items: [
        {
          title: "Parking for blocks of flats",
          description:
            "Thicker blocks in herringbone, numbered bays, and a channel that carries stormwater to the street.",
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
          title: "Yards and service roads",
          description:
            "80 mm units on gravel bound with cement, sized by an engineer for the trucks you name.",
        },
      ],
      picture: "school-quad",
      more: { text: "More on commercial paving", to: "/services/commercial" },
    },
    {
      kind: "details",
      heading: "Layers, materials and approvals in Pretoria",
      rows: [
        {
          kind: "layers",
          heading: "The layers under a driveway in Pretoria",
          traffic: "cars",
        },
        {
          kind: "materials",
          heading: "Materials for heat, blossom and clay",
          lead: "Eight choices, with what each does in a Pretoria summer.",
          items: [
            {
              title: "Clay brick",
              description:
                "Pretoria’s familiar red. The deep colour hides blossom stains better than any pale paver.",
            },
            {
              title: "Cement brick",
              description:
                "Straight edges and a modest price; a lighter grey stays cooler in the sun.",
            },
            {
              title: "Interlocking pavers",
              description:
                "A good choice on soil that swells, because the many joints take up small movements.",
            },
            {
              title: "Natural stone",
              description:
                "Sawn sandstone for terraces. Ask for a sealer before October, not after it.",
            },
            {
              title: "Cobblestone and flagstone",
              description:
                "Cobbles for an entrance in Waterkloof, flagstones for a shaded courtyard in Arcadia.",
            },
            {
              title: "Concrete slabs",
              description: "Large slabs need the firmest base. On clay turf we use smaller ones.",
            },
            {
              title: "Permeable paving",
              description:
                "Not on clay that swells. On possible dolomite, lead rain away and get a geotechnical engineer’s opinion before considering it.",
            },
            {
              title: "Anti-slip and UV sealants",
              description: `They slow fading and keep blossom stains out; plan a fresh coat ${figures.resealing}.`,
            },
          ],
        },
        {
          kind: "prose",
          heading: "Street trees and verges belong to the City",
          paragraphs: [
            "The jacaranda outside your wall is on municipal ground. Its roots may be in your driveway, but neither you nor we may cut the tree. To pave the verge around it, we need the City of Tshwane’s consent. We plan the entrance so the tree keeps its soil.",
            "In the east, golf and security estates such as Silver Lakes have their own building rules: approved colours, contractor registration, no deliveries on certain days. Email us the rules, so we quote to them the first time.",
          ],
        },
      ],
    },
    {
      kind: "reasons",
      heading: "How we work on this soil",
      cards: [
        {
          title: "We dig before we price",
          description:
            "A small hole shows what the soil is. If it is clay, the quote says so, with the cost of the extra layers.",
        },
        {
          title: "We leave trees standing",
          description:
            "We move an edge, widen a bed or raise a level before we think of cutting a root.",
        },
        {
          title: "We plan around the rain",
          description:
            "Between October and March we close the ground that we opened by early afternoon. A base soaked by a thunderstorm must be dried and rolled again.",
        },
        {
          title: "We use tested blocks",
          description:
            "Made to SANS 1058, which tests splitting strength and abrasion. The thickness depends on the use: 60 mm where cars drive, more where vans turn.",
        },
        {
          title: "We are insured",
          description: `Our staff are licensed and insured, with documents for estates and embassies. ${toConfirm("walls-recorded", "We note the walls and pipes nearby before the first machine arrives.")}`,
        },
        {
          title: "We come back",
          description: `The ${figures.workmanshipWarranty} is for the whole surface, edges included. If our paving moves on the clay because of how we built it, we correct it.`,
        },
      ],
    },
    {
      kind: "suburbs",
      heading: `${countAtStart(suburbNames.pretoria)} suburbs, from Arcadia to Silver Lakes`,
      lead: "The ground differs between the old east, the new east and the north.",
      suburbs: suburbNames.pretoria,
    },
    {
      kind: "questions",
      heading: "Questions about paving in Pretoria",
      links: [
        { text: "Paving in Centurion", to: "/paving-centurion" },
        { text: "Paving in Hartbeespoort", to: "/areas/hartbeespoort" },
        { text: "Paving in Midrand", to: "/paving-midrand" },
        { text: "See the gallery", to: "/gallery" },
        { text: "More questions, answered", to: "/faq" },
      ],
      layout: "accordion",
      items: [
        {
          question: "Is paving on clay more expensive?",
          answer: [
            `Often, yes. The usual guide is ${figures.pricePerSquareMetre}; digging out turf and carting in gravel adds to it, by an amount the quote sets out. Without it, the driveway may have to be relaid after a few rainy seasons.`,
          ],
        },
        {
          question: "Will jacaranda blossom stain new paving?",
          answer: [
            "It can mark pale, unsealed stone and cement when it lies wet for days. Sweep it up dry instead of hosing it, seal before the season, and choose clay brick or a mid-grey under the branches. Marks on clay brick often fade on their own.",
          ],
        },
        {
          question: "How soon can we park on a new driveway?",
          answer: [
            [
              "A ",
              { text: "driveway", to: "/services/driveway" },
              ` takes ${figures.drivewayDuration}, not counting clay that must be replaced. Pavers set in sand carry a car as soon as the jointing sand is vibrated in. Only keep wheels off concrete edges and mortared strips for about a week.`,
            ],
          ],
        },
        {
          question: "How can I check for clay myself in Montana or Sinoville?",
          answer: [
            "Take a handful of damp soil from spade depth and roll it between your palms. If it makes a thin roll that bends without breaking, there is clay in it. Look at boundary walls for stepped cracks as well. We repeat the test at the site visit.",
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Let us check the soil first",
      text: "Ask for a visit and we will look at soil, roots and levels with you. The quote follows in writing.",
      quote: "dialog",
    },
  ],
} satisfies AreaPage;
