import type { AreaPage } from "../../content-schema/page-schema.ts";
import { countAtStart } from "../../domain/written-numbers.ts";
import * as figures from "../figures.ts";
import { toConfirm } from "../promises.ts";
import { suburbNames } from "./suburb-names.ts";

export const kemptonPark = {
  slug: "kempton-park",
  meta: {
    title: "Paving in Kempton Park: logistics yards and homes",
    description:
      "Paving near O.R. Tambo: depot yards in Isando and Spartan, driveways in Glen Marais and Birchleigh, drained to the street and paved in phases.",
    keywords: [
      "paving Kempton Park",
      "logistics yard paving",
      "paving Isando",
      "paving Spartan",
      "driveway paving Glen Marais",
      "paving Norkem Park",
      "paving Bonaero Park",
    ],
  },
  hero: {
    lead: "Many yards in Kempton Park work day and night. We pave yards and driveways that drain well, in phases that keep your gate open.",
    picture: "parking-bays",
  },
  strip: [
    { label: "Price guide", value: figures.pricePerSquareMetre },
    { label: "Rule on water", value: "Lead it away, never soak it in" },
    { label: "A driveway takes", value: figures.drivewayDuration },
  ],
  blocks: [
    {
      kind: "intro",
      heading: "Paving for an airport town",
      paragraphs: [
        "A freight yard has no quiet season. Trailers come and go at all hours. Paving under them has to take point loads, tight turns and diesel, and be repaired without closing the gate.",
        "At home the damage comes from a leaking downpipe, a sprinkler or a blocked gully. On ground that may be dolomitic those matter more than the brick, so we plan and quote the drainage first.",
      ],
      checklist: [
        "We inspect the site free of charge",
        "Drainage shown on a sketch",
        "Night and weekend phases for depots",
        "SABS-approved pavers",
      ],
      picture: "cement-basket-weave",
    },
    {
      kind: "facts",
      heading: "Why Kempton Park paving works harder",
      facts: [
        {
          title: "Guest parking at Rhodesfield",
          description:
            "Near the Gautrain station houses often turn into guest rooms and offices, and front gardens into parking. That needs a base for cars that come and go all day.",
        },
        {
          title: "Isando and Spartan",
          description:
            "Two industrial areas close to the runway. Container trucks often turn there on stands that were planned for smaller vehicles.",
        },
        {
          title: "Trolleys and suitcases",
          description:
            "Hotels and malls need flush joints, and drains with narrow slots that do not catch a heel or a wheel.",
        },
        {
          title: "Serengeti’s design code",
          description:
            "The golf estate has a design code of its own. It must approve the paver colour and the width of the driveway.",
        },
      ],
    },
    {
      kind: "ground",
      heading: "Dolomite: assume it until a report says otherwise",
      quote:
        "Parts of Kempton Park may lie on dolomite, so water must be led away and kept out of the ground.",
      paragraphs: [
        "Dolomite dissolves slowly in water. A dripping pipe or a blocked gully can wash fine soil into a hollow until the surface drops. Parts of Ekurhuleni have this rock below.",
        "For paving this means a few simple rules: good falls (slopes for the rain), narrow joints kept full of sand, sealed gullies, pipes tested before they are covered. Downpipes must run onto the paving or into a pipe, not into the soil beside the wall.",
        "If your deeds or plans mention a dolomite category, email us the page. It may prescribe where services can run.",
      ],
      picture: "kerb-and-gutter",
    },
    {
      kind: "service-cards",
      audience: "commercial",
      heading: "Yards, entrances and shops",
      lead: "Commercial and logistics paving, planned so you can keep working.",
      cards: [
        {
          title: "Depot and container yards",
          description:
            "Interlocking block of 80 mm or more on an engineered base, with slabs or steel plates below trailer legs. Rows are numbered in coloured block, which does not wear off.",
        },
        {
          title: "Truck entrances",
          description:
            "The first ten metres inside the gate wear most. Herringbone, deep edge beams and heavy kerbs take the strain of trucks on full lock.",
        },
        {
          title: "Guesthouses and lodges",
          description:
            "Courtyards where suitcases roll quietly late at night: narrow joints, small bevels, and ducts for garden lighting in place before we pave.",
        },
        {
          title: "Retail and drive-through",
          description:
            "Queuing lanes, walkways and delivery corners relaid after closing. We use oil-resistant joints where cars wait and tactile pavers where people cross.",
        },
      ],
      more: { text: "Paving for business premises", to: "/services/commercial" },
    },
    {
      kind: "service-list",
      audience: "residential",
      heading: "At home in Kempton Park",
      lead: "Paving for homes from Norkem Park to Bonaero Park.",
      items: [
        {
          title: "Driveways",
          description:
            "Tightly jointed block that drains to the street, with downpipes led across in a channel.",
        },
        {
          title: "Patios and lapas",
          description:
            "A hard floor around the fire that slopes away from the thatch poles and their footings.",
        },
        {
          title: "Pool surrounds",
          description: "Sealed at the pool’s rim, because a leaking pool is dangerous on dolomite.",
        },
        {
          title: "Garden walkways",
          description:
            "Narrow brick paths that keep feet and mower off the flower beds, with no water pipes buried under them.",
        },
      ],
      picture: "garden-walkway-stone",
      more: { text: "Pool surrounds step by step", to: "/services/pool" },
    },
    {
      kind: "details",
      heading: "What we build with in Kempton Park",
      rows: [
        {
          kind: "layers",
          heading: "The layers under a yard in Kempton Park",
          traffic: "trucks",
        },
        {
          kind: "materials",
          heading: "Seven materials",
          lead: "We choose them for closed joints and quick repairs.",
          items: [
            {
              title: "Clay and cement brick",
              description:
                "For driveways at home. Laid with tight joints, filled with sand and vibrated twice.",
            },
            {
              title: "Interlocking pavers",
              description:
                "The usual choice for depots. A damaged row can be replaced within one night shift.",
            },
            {
              title: "Natural stone",
              description: "For entrance courts of guesthouses. Honed, never polished.",
            },
            {
              title: "Cobblestone and flagstone",
              description:
                "For bands and borders. Suitcases do not roll well on a whole court of cobbles.",
            },
            {
              title: "Concrete slabs",
              description: "Terraces and pedestrian strips, on a bed without hollows.",
            },
            {
              title: "Permeable paving",
              description:
                "We advise against it unless a geotechnical engineer’s opinion rules dolomite out. Until then, all rain must be drained from the stand and none soaked away.",
            },
            {
              title: "Anti-slip and UV sealants",
              description: `They bind the joint sand and keep fuel off the block. Recoat ${figures.resealing}.`,
            },
          ],
        },
        {
          kind: "prose",
          heading: "Freight parks, estates and the verge",
          paragraphs: [
            "Freight parks check every vehicle. We need the registration form, the contact at security and the hours in which a crane truck may unload. In Serengeti and other estates there is a building office with rules for contractors. The paver sample must be approved before any delivery.",
            "In the suburbs, the pavement in front of your wall is municipal land. Ekurhuleni decides on new entrances there, and cables for half the street may run below it. We dig by hand until we have found them.",
          ],
        },
      ],
    },
    {
      kind: "reasons",
      heading: "What you get besides the paving",
      cards: [
        {
          title: "A reply with a date",
          description: "We tell you when we can come.",
        },
        {
          title: "A programme by the hour",
          description: `For depots: ${toConfirm("closures-planned", "which door, which night, handed back at what time")}.`,
        },
        {
          title: "A price in parts",
          description: "Drains, base, blocks and markings are separate items, with no obligation.",
        },
        {
          title: "A crew on your access list",
          description: `Licensed and insured, and ${toConfirm("security-list", "their names are with your security before they arrive")}.`,
        },
        {
          title: "A written warranty",
          description: `Our ${figures.workmanshipWarranty}, together with the manufacturer’s warranty for the pavers.`,
        },
      ],
    },
    {
      kind: "suburbs",
      heading: "Suburbs around the airport",
      lead: `${countAtStart(suburbNames["kempton-park"])} suburbs where you can ask us for a site visit, Pomona’s plots included.`,
      suburbs: suburbNames["kempton-park"],
    },
    {
      kind: "questions",
      heading: "Questions about paving in Kempton Park",
      links: [
        { text: "Paving in Edenvale", to: "/areas/edenvale" },
        { text: "Paving in Benoni", to: "/paving-benoni" },
        { text: "Paving on the East Rand", to: "/areas/east-rand" },
        { text: "See the gallery", to: "/gallery" },
        { text: "More questions, answered", to: "/faq" },
        { text: "Plan a yard", to: "/services/industrial#planner" },
      ],
      layout: "list",
      items: [
        {
          question: "Can you pave a depot in Isando or Spartan without stopping the trucks?",
          answer: [
            `In most yards, yes. We work at night or in your quiet hours, one lane at a time, and ${toConfirm("steel-plates", "put steel plates over anything open")}. We need one lane that stays open to your trucks, and the name of the person who may move trailers.`,
          ],
        },
        {
          question: "Is my Kempton Park house on dolomite, and may I pave at all?",
          answer: [
            "Nobody can tell from the surface. Your building plans or the municipality may hold a report. Paving is allowed, and good paving helps, because it carries rain off instead of letting it soak in. Fix leaks first, then pave.",
          ],
        },
        {
          question: "What price should I have in mind?",
          answer: [
            `${figures.pricePerSquareMetre} for houses, guest parking and light traffic. Trailer parking needs a thicker block and a base bound with cement, which we work out from the loads.`,
          ],
        },
        {
          question: "How long is my driveway out of use?",
          answer: [
            [
              `Count on ${figures.drivewayDuration} for a `,
              { text: "driveway", to: "/services/driveway" },
              ", drains included. Working shifts? Tell us and we’ll plan the noisy cutting around your sleep. A path to the door stays open at all hours.",
            ],
          ],
        },
        {
          question: "Can a front garden near Rhodesfield station become guest parking?",
          answer: [
            [
              "Yes, technically it is simple. The land use and the wider entrance need the municipality’s consent, so ask there first. We then plan bays of about 2.5 by 5 metres, a way in for luggage and a channel at the street. Read more about ",
              { text: "parking area paving", to: "/services/parking" },
              ".",
            ],
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Ask for a quote when it suits you",
      text: "The form is short. Tell us what drives on the paving and when it can be closed. We reply with a date for the visit.",
      quote: "dialog",
    },
  ],
} satisfies AreaPage;
