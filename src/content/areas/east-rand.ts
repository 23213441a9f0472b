import type { AreaPage } from "../../content-schema/page-schema.ts";
import * as figures from "../figures.ts";
import { toConfirm } from "../promises.ts";
import { eastRandTowns } from "./town-names.ts";

export const eastRand = {
  slug: "east-rand",
  meta: {
    title: "Paving on the East Rand, from Alberton to Springs",
    description:
      "One paving contractor for eight East Rand towns: home driveways, factory yards and complexes, each built for its own ground. Free site visit in all eight.",
    keywords: [
      "paving East Rand",
      "Ekurhuleni paving contractor",
      "paving Brakpan",
      "paving Springs",
      "driveway paving East Rand",
      "factory yard paving Ekurhuleni",
    ],
  },
  hero: {
    lead: "We pave in eight East Rand towns. The ground changes from lakeside to old mine land within a few kilometres, so we check different things in each town.",
    picture: "container-yard",
  },
  strip: [
    { label: "Price guide", value: figures.pricePerSquareMetre },
    { label: "A driveway takes", value: figures.drivewayDuration },
    { label: "Typical job", value: "Driveways and factory yards" },
  ],
  blocks: [
    {
      kind: "intro",
      heading: "Eight towns with different ground",
      paragraphs: [
        "The East Rand grew as separate mining and railway towns. The pavers may be the same everywhere, but the base, the drains and the edges differ.",
        "Six towns also have a page of their own.",
      ],
      checklist: [
        "Free site inspection in all eight towns",
        "Homes, complexes, shops and factories",
        "One itemised quote for several sites",
        "Workmanship guaranteed in writing",
      ],
      picture: "concrete-slabs-pebbles",
    },
    {
      kind: "facts",
      heading: "Why the East Rand differs",
      facts: [
        {
          title: "One city since 2000",
          description:
            "The old East Rand councils became one city, Ekurhuleni, in 2000. Kerb types and verge widths can still change where a former boundary ran.",
        },
        {
          title: "From mines to factories",
          description:
            "Factories stand where mines were. Their yards carry heavy axles, and the ground below may be fill.",
        },
        {
          title: "Flat streets in Springs",
          description:
            "Water does not run off level ground by itself. We build a slope into the paving and lead the water to a channel.",
        },
        {
          title: "Wet soil in the east",
          description:
            "Towards the wetland at Marievale the soil stays wet for longer, so the drain comes before the gravel.",
        },
      ],
    },
    {
      kind: "service-cards",
      audience: "residential",
      heading: "Homes, town by town",
      lead: "What we check first in your town, and the paving that often suits it.",
      cards: [
        {
          title: "Benoni",
          description:
            "A town of lakes. We look for damp subsoil and plan paths a little higher than the lawn.",
          to: "/areas/benoni",
        },
        {
          title: "Boksburg",
          description:
            "Large stands with several cars, and a separate strip for the caravan on a deeper base.",
          to: "/areas/boksburg",
        },
        {
          title: "Kempton Park",
          description: "Possible dolomite in places, so downpipes and paving drain to the street.",
          to: "/areas/kempton-park",
        },
        {
          title: "Germiston",
          description:
            "Older houses with narrow driveways. Sound bricks are cleaned and laid again on a proper base.",
          to: "/areas/germiston",
        },
        {
          title: "Edenvale",
          description: "Compact stands, where large slabs make a small courtyard look bigger.",
          to: "/areas/edenvale",
        },
        {
          title: "Brakpan",
          description:
            "Old mine ground in places, so we look for soft spots before the gravel goes in.",
        },
        {
          title: "Alberton",
          description:
            "Slopes, above all at Meyersdal. We plan cross channels and firm edges before the choice of brick.",
          to: "/areas/alberton",
        },
        {
          title: "Springs",
          description: "Mostly flat ground, so we have to build a slope into the paving.",
        },
      ],
      more: { text: "All residential services", to: "/services/residential" },
    },
    {
      kind: "ground",
      heading: "The ground differs from town to town",
      quote:
        "The East Rand has lakeside clay, old mine land and, in places, dolomite. We check each stand before we price it.",
      paragraphs: [
        "At the first visit we look at three things: how the soil holds together when wet, where the nearest drain is, and what stood here before. Wet soil needs a thicker stone layer, mine fill heavier compaction. Level ground in Springs needs a planned fall of at least 1% along and 2% across.",
        "Dolomite lies under parts of Ekurhuleni. On such land we lay paving with tight joints and steeper falls, and lead the water to a drain.",
      ],
      picture: "circle-courtyard",
    },
    {
      kind: "service-list",
      audience: "commercial",
      heading: "For plants, parks and property managers",
      lead: `If you look after several sites, you get ${toConfirm("one-contact", "one specification and one contact person for all of them")}.`,
      items: [
        {
          title: "Manufacturing yards",
          description:
            "80 mm block over a base designed for your forklifts and delivery trucks, with joints you can open for services.",
        },
        {
          title: "Logistics and container standing",
          description:
            "Thickened strips below trailer legs and container corners, where the load rests on a few square centimetres.",
        },
        {
          title: "Large parking areas",
          description:
            "For shopping centres and factories, divided by drains so water does not run far over the surface.",
        },
        {
          title: "Public-sector tenders",
          description: "We are CIDB registered and price from your bill of quantities.",
        },
      ],
      picture: "complex-street",
      more: { text: "Industrial paving explained", to: "/services/industrial" },
    },
    {
      kind: "details",
      heading: "How we build across the East Rand",
      rows: [
        {
          kind: "layers",
          heading: "The layers under a yard on the East Rand",
          traffic: "trucks",
        },
        {
          kind: "materials",
          heading: "Seven groups of materials",
          lead: toConfirm("samples-brought", "We bring samples to the visit."),
          items: [
            {
              title: "Clay and cement brick",
              description: "Both suit the older brick houses of the East Rand.",
            },
            {
              title: "Interlocking pavers",
              description: "80 mm thick, for a plant and for a drive that trucks use.",
            },
            {
              title: "Natural stone",
              description: "For a front step or a courtyard, not for trucks.",
            },
            {
              title: "Cobblestone and flagstone",
              description: "Cobbles slow traffic; flagstones suit a garden.",
            },
            {
              title: "Concrete slabs",
              description: "Smooth or exposed aggregate, from 300 mm upwards.",
            },
            {
              title: "Permeable paving",
              description:
                "Only after the ground has been cleared by a geotechnical opinion, an engineer’s report. Where it may be dolomitic, the water must be led away and never soak in.",
            },
            {
              title: "Anti-slip and UV sealants",
              description: `For pools and ramps, renewed ${figures.resealing}.`,
            },
          ],
        },
        {
          kind: "prose",
          heading: "Permission and access",
          paragraphs: [
            `For all eight towns the verge belongs to the same municipality, the City of Ekurhuleni. A wider entrance, a dropped kerb or a paved pavement needs its permission, wherever you live. ${toConfirm("drawings-and-samples", "We prepare the sketch")} and the owner signs.`,
            "Private sites have their own rules. Industrial parks want inductions and safety files, complexes want names and number plates. Tell us in your request what applies.",
          ],
        },
      ],
    },
    {
      kind: "reasons",
      heading: "What you get on the East Rand",
      cards: [
        {
          title: "Same standard, different base",
          description: "The finish is the same, and the quote shows the base.",
        },
        {
          title: "Several sites in one quote",
          description: "Managers can compare a yard in Springs with one in Alberton.",
        },
        {
          title: "Nights and shutdowns",
          description: "Phased and after-hours work keeps a plant or a shopping centre trading.",
        },
        {
          title: "Insured on every site",
          description: "Our staff are licensed and insured.",
        },
        {
          title: "A warranty on our work",
          description: `A ${figures.workmanshipWarranty} from us. Manufacturers guarantee their materials for ${figures.materialWarranty}.`,
        },
      ],
    },
    {
      kind: "towns",
      heading: "Find your town and suburb",
      lead: "Six of the towns link to a page of their own.",
      towns: eastRandTowns,
    },
    {
      kind: "questions",
      heading: "Questions about paving on the East Rand",
      links: [
        { text: "Paving in Benoni", to: "/paving-benoni" },
        { text: "Paving in Boksburg", to: "/paving-boksburg" },
        { text: "Paving in Edenvale", to: "/areas/edenvale" },
        { text: "See the gallery", to: "/gallery" },
        { text: "More questions, answered", to: "/faq" },
      ],
      layout: "accordion",
      items: [
        {
          question: "Do you come out to Brakpan and Springs as well?",
          answer: [
            "Yes, on the same terms as to the towns nearer Johannesburg: the visit costs nothing. Brakpan and Springs have no page of their own, so please name the suburb in your request, for example Dalview or Selcourt.",
          ],
        },
        {
          question: "Does the price change from town to town?",
          answer: [
            `The guide is the same everywhere: ${figures.pricePerSquareMetre}. What changes is the ground. A subsoil drain near a Benoni lake or a base bound with cement in a Germiston yard is extra, and is a separate item. If distance or access adds to the price, the quote shows that too.`,
          ],
        },
        {
          question: "How long do a driveway and a factory yard take?",
          answer: [
            [
              "A house ",
              { text: "driveway", to: "/services/driveway" },
              ` takes ${figures.drivewayDuration}. Industrial work takes ${figures.industrialDuration}, depending on the area and on the number of phases. Summer storms can add to either, which is why many plants book for the dry winter months.`,
            ],
          ],
        },
        {
          question: "How do I find out whether my East Rand stand is on dolomite?",
          answer: [
            [
              "Ask whoever has the building plans, then the municipality. Homes built on known dolomite normally have a report on file. The Council for Geoscience keeps national records too. Until you know, choose paving that sheds water. Our page on ",
              { text: "eco-friendly paving", to: "/services/eco-friendly" },
              " explains why we ask for a geotechnical opinion before any surface that lets rain through.",
            ],
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Which of the eight towns are you in?",
      text: "Tell us the town, the suburb and what drives over the paving. We come and look, and send a quote that lists every layer.",
      quote: "dialog",
      more: { text: "All areas we serve", to: "/areas-we-serve" },
    },
  ],
} satisfies AreaPage;
