import * as figures from "../figures.ts";
import type { AreaPage } from "../schema.ts";
import { eastRandTowns } from "./town-names.ts";

export const eastRand = {
  slug: "east-rand",
  meta: {
    title: "Paving on the East Rand, from Alberton to Springs",
    description:
      "One paving contractor for eight East Rand towns: home driveways, factory yards and complexes, each built for its own ground. Free visit and itemised quote.",
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
    lead: "Eight towns, one metro, and ground that changes from lake edge to mine land within a few kilometres. Find your town, and see what we would check there first.",
    picture: "container-yard",
  },
  strip: [
    { label: "Metro", value: "Ekurhuleni, “place of peace”" },
    { label: "Towns", value: "8" },
    { label: "Per square metre", value: figures.pricePerSquareMetre },
    { label: "A driveway takes", value: figures.drivewayDuration },
  ],
  sections: [
    {
      kind: "intro",
      heading: "One region, eight towns, no standard job",
      paragraphs: [
        "The East Rand grew as a string of separate mining and railway towns, and it still reads that way. A garden path in Springs, a truck yard in Germiston and a family drive in Benoni have a metro in common and very little else.",
        "We treat them apart. The paver can be the same; the depth of the base, the drain and the edge seldom are. This page is for the whole region. Six towns also have a page of their own.",
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
      heading: "Why the East Rand differs from the rest of Gauteng",
      facts: [
        {
          title: "A metro put together in 2000",
          description:
            "The old East Rand councils became one city, Ekurhuleni, in 2000. Kerb types and verge widths can still change where a former boundary ran.",
        },
        {
          title: "Gold before goods",
          description:
            "The mines came first, the factories after them. Today this is a manufacturing heartland, and its yards carry heavier axles than any suburb.",
        },
        {
          title: "N12, N17, R21 and an airport",
          description:
            "Freight for O.R. Tambo International moves on these roads through the night. A depot on the way has hours, not days, in which to give up a gate.",
        },
        {
          title: "Art deco in Springs",
          description:
            "Few South African towns have kept so much of it. Beside those façades a plain banded pavement in brick does more than a busy pattern.",
        },
        {
          title: "Marievale’s reeds, Carnival City’s lights",
          description:
            "The east of the region runs from the wetland at Marievale to the casino near Brakpan: soft, wet soils at one end, hectares of parking at the other.",
        },
      ],
    },
    {
      kind: "service-cards",
      audience: "residential",
      heading: "Homes, town by town",
      lead: "What we look at first when the request comes from your town, and the kind of surface that often suits it.",
      cards: [
        {
          title: "Benoni",
          description:
            "Lake country. We look for damp subsoil and a low corner, then plan paths and patios that stand a little proud of the lawn.",
          to: "/areas/benoni",
        },
        {
          title: "Boksburg",
          description:
            "Broad stands with several cars. The driveway gets its depth where the wheels stand all week, and a separate strip for the caravan.",
          to: "/areas/boksburg",
        },
        {
          title: "Kempton Park",
          description:
            "Possible dolomite in places, so downpipes and paving drain to the street. Close-locking block leaves little joint for water to enter.",
          to: "/areas/kempton-park",
        },
        {
          title: "Germiston",
          description:
            "Older houses with narrow drives, often patched more than once. Sound bricks are cleaned, turned over and laid again on a proper base.",
          to: "/areas/germiston",
        },
        {
          title: "Edenvale",
          description:
            "Compact stands, where one courtyard has to serve cars, washing and guests. Large slabs make a small space read as one floor.",
          to: "/areas/edenvale",
        },
        {
          title: "Brakpan",
          description:
            "Family homes from Dalview to Dalpark, in places close to former mine ground. The trench bottom is rolled and watched for soft spots before gravel goes in.",
        },
        {
          title: "Alberton",
          description:
            "Slopes, above all at Meyersdal. Cross channels and firm edges come before the choice of brick, or the hill undoes the work.",
          to: "/areas/alberton",
        },
        {
          title: "Springs",
          description:
            "Established gardens from Selcourt to Strubenvale, on mostly flat ground. Flat means a fall has to be built in, since nature supplies none.",
        },
      ],
      more: { text: "All residential services", to: "/services/residential" },
    },
    {
      kind: "ground",
      heading: "No two grounds alike",
      quote:
        "One region, many grounds: lakeside clay, old mine land and, in places, dolomite. Each stand is read before it is priced.",
      paragraphs: [
        "At the first visit we look at three things: how the soil holds together when wet, where the nearest drain is, and what stood here before. A stand beside a vlei needs a thicker stone layer. One on mine fill needs heavier compaction. Level ground in Springs needs a fall of at least 1% along and 2% across that somebody has drawn.",
        "Dolomite is the exception to every rule of thumb. It underlies parts of Ekurhuleni, and a leaking pipe or a soakaway can wash out a cavity nobody sees. On such land our paving is tight, the falls are steeper and the water ends in a drain.",
      ],
      traffic: "trucks",
    },
    {
      kind: "service-list",
      audience: "commercial",
      heading: "For plants, parks and property managers",
      lead: "If you look after sites in more than one town, you can have one specification and one contact for all of them.",
      items: [
        {
          title: "Manufacturing yards",
          description:
            "80 mm block over a base designed for your forklifts and delivery trucks, with joints you can open for services.",
        },
        {
          title: "Logistics and container standing",
          description:
            "Thickened strips below trailer legs and container corners, where the load sits on a few square centimetres.",
        },
        {
          title: "Mini-factory parks",
          description:
            "Shared aisles paved at night or unit by unit, with every tenant warned in good time.",
        },
        {
          title: "Retail and casino-size parking",
          description:
            "Large areas split by drain lines, so that no sheet of water runs further than it should.",
        },
        {
          title: "Residential complexes",
          description:
            "Roads, visitors’ bays and refuse areas, with a phased price that fits a levy budget.",
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
      kind: "materials",
      heading: "What comes off the truck",
      lead: "Seven groups cover nearly every surface on the East Rand. Samples come along to the visit.",
      items: [
        {
          title: "Clay and cement brick",
          description:
            "The two staples: one burnt, one pressed. Both fit the older brick houses of the Rand.",
        },
        {
          title: "Interlocking pavers",
          description:
            "From 60 mm at home to 80 mm in a plant. They spread a wheel’s load over their neighbours.",
        },
        {
          title: "Natural stone",
          description:
            "For a front step or a feature court; too dear to waste under parked trucks.",
        },
        {
          title: "Cobblestone and flagstone",
          description:
            "Cobbles for crossings that should slow traffic. Flags for shaded gardens in Springs or Benoni.",
        },
        {
          title: "Concrete slabs",
          description: "Stamped, smooth or exposed aggregate, in formats from 300 mm upwards.",
        },
        {
          title: "Permeable paving",
          description:
            "Only after the ground has been cleared by a geotechnical opinion. Where it may be dolomitic, runoff is to be taken away, never allowed to seep in.",
        },
        {
          title: "Anti-slip and UV sealants",
          description: `Highveld sun at 1,600 metres is hard on a coating. Budget for a fresh one ${figures.resealing}.`,
        },
      ],
    },
    {
      kind: "prose",
      heading: "One council to ask, many gates to pass",
      paragraphs: [
        "For all eight towns the verge belongs to the same municipality, the City of Ekurhuleni. A wider entrance, a dropped kerb or a paved pavement is applied for there, wherever you live. We prepare the sketch; the owner signs.",
        "Private gates are another matter. Industrial parks want inductions and safety files, complexes want names and number plates, and tenants near the airport often want both a day ahead. List what applies in your request, so that the first day is spent paving and not waiting at a boom.",
      ],
    },
    {
      kind: "reasons",
      heading: "Why work with one team across the Rand",
      cards: [
        {
          title: "Same standard, different base",
          description:
            "The finish does not depend on the town. What is beneath it does, and the quote shows how.",
        },
        {
          title: "Several sites, one sheet",
          description: "Managers can compare a yard in Springs with one in Alberton at a glance.",
        },
        {
          title: "Nights and shutdowns",
          description: "Phased and after-hours work keeps a plant or a shopping centre trading.",
        },
        {
          title: "Cover for every site",
          description: "Licensed people, and insurance that goes where they go.",
        },
        {
          title: "A warranty on our work",
          description: `A ${figures.workmanshipWarranty} from us. Makers answer for their materials for ${figures.materialWarranty}.`,
        },
      ],
    },
    {
      kind: "towns",
      heading: "Find your town and suburb",
      lead: "Six towns have their own page with notes on their ground. For Brakpan and Springs, this page is the one.",
      towns: eastRandTowns,
    },
    {
      kind: "questions",
      heading: "Four questions from the region",
      layout: "accordion",
      items: [
        {
          question: "Do you come out to Brakpan and Springs as well?",
          answer: [
            "Yes, on the same terms as to the towns nearer Johannesburg: the visit costs nothing and the quote is itemised. Brakpan and Springs have no page of their own, so please name the suburb in your request, for example Dalview or Selcourt.",
          ],
        },
        {
          question: "Does the price change from town to town?",
          answer: [
            `The guide is the same everywhere: ${figures.pricePerSquareMetre}. What changes is the ground. A subsoil drain near a Benoni lake or a stabilised base in a Germiston yard is extra, and stands as its own item. Anything that distance or access adds would be shown there too.`,
          ],
        },
        {
          question: "How long do a driveway and a factory yard take?",
          answer: [
            `A house driveway takes ${figures.drivewayDuration}. Industrial work takes ${figures.industrialDuration}, according to area and to how many phases your gate hours allow. Summer storms can add to either, which is why many plants book for the dry winter months.`,
          ],
        },
        {
          question: "How do I find out whether my East Rand stand is on dolomite?",
          answer: [
            [
              "Ask whoever holds the building plans, then the municipality: homes built on known dolomite normally have a report on file. The Council for Geoscience keeps national records too. Until you know, choose paving that sheds water. Our page on ",
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
      text: "Name the town, the suburb and what drives over the surface. We come to look, and the quote that follows lists every layer.",
      quote: "dialog",
      more: { text: "All areas we serve", to: "/areas-we-serve" },
    },
  ],
} satisfies AreaPage;
