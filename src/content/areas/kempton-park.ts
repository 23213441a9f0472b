import * as figures from "../figures.ts";
import type { AreaPage } from "../schema.ts";
import { suburbNames } from "./suburb-names.ts";

export const kemptonPark = {
  slug: "kempton-park",
  meta: {
    title: "Paving in Kempton Park: logistics yards and homes",
    description:
      "Paving near O.R. Tambo: depot yards in Isando and Spartan, driveways in Glen Marais and Birchleigh, all drained with care. Request a free, itemised quote.",
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
    lead: "Freight lands here at all hours, and people come home between shifts. We pave Kempton Park’s yards and driveways so that water leaves them and wheels never stop.",
    picture: "parking-bays",
  },
  strip: [
    { label: "Neighbour", value: "O.R. Tambo International" },
    { label: "Rule on water", value: "Lead it off, keep it out" },
    { label: "Guide per m²", value: figures.pricePerSquareMetre },
    { label: "At a house", value: figures.drivewayDuration },
  ],
  sections: [
    {
      kind: "intro",
      heading: "Paving that works as long as the airport does",
      paragraphs: [
        "A forwarder’s yard has no quiet season. Trailers back in at three in the morning, stand on their legs till noon and leave. Paving under them has to take point loads, tight turns and diesel, and be mended without shutting the gate.",
        "At home it is the quieter enemies: a leaking downpipe, a sprinkler, a gully that has silted up. On ground that may be dolomitic those matter more than the brick, so drainage comes first in our drawing and first in our quote.",
      ],
      checklist: [
        "We inspect the site free of charge",
        "Drainage shown on a sketch",
        "Night and weekend phases for depots",
        "Standards-bureau-approved pavers",
      ],
      picture: "cement-basket-weave",
    },
    {
      kind: "facts",
      heading: "Why Kempton Park is no ordinary suburb",
      facts: [
        {
          title: "Home of O.R. Tambo International",
          description:
            "The country’s busiest airport is the town’s neighbour. Roads that look empty at noon can be solid at five, so deliveries are booked around that.",
        },
        {
          title: "Gautrain at Rhodesfield",
          description:
            "The line stops in Rhodesfield on its way to the terminal. Near a station, houses often turn into guest rooms and offices, and front gardens into parking.",
        },
        {
          title: "Isando and Spartan",
          description:
            "Two industrial areas close to the runway. Container trucks often turn there on stands that were planned for smaller vehicles.",
        },
        {
          title: "Emperors Palace and Festival Mall",
          description:
            "Places where people arrive by the coachload. Surfaces for crowds want flush joints, good light reflection and drains that heels do not catch in.",
        },
        {
          title: "Serengeti Estate",
          description:
            "A golf estate with its own design code. Paver colour and driveway width are the estate’s to approve, before they are yours to choose.",
        },
      ],
    },
    {
      kind: "ground",
      heading: "Dolomite: assume it until a report says otherwise",
      quote:
        "Parts of Kempton Park may lie on dolomite, so water is sealed out of the ground and never left to stand on it.",
      paragraphs: [
        "Dolomite dissolves slowly in water. A dripping pipe or a blocked gully can wash fine soil into a hollow until the surface drops. About a quarter of Gauteng has this rock somewhere below, and parts of Ekurhuleni are included.",
        "For paving it comes down to a few habits: firm falls, narrow joints kept full of sand, sealed gullies, pipes tested before they are covered. Downpipes empty on to the paving or into a pipe, not beside the wall.",
        "If your deeds or plans mention a dolomite category, send us the page. It may prescribe where services can run.",
      ],
      traffic: "trucks",
    },
    {
      kind: "service-cards",
      audience: "commercial",
      heading: "From runway to roller door",
      lead: "Commercial and logistics surfaces, planned to stay in use while we work on them.",
      cards: [
        {
          title: "Depot and container yards",
          description:
            "80 mm interlocking block on an engineered base, with slabs or steel plates below trailer legs. Rows are numbered in coloured block, which no tyre wears off.",
        },
        {
          title: "Truck entrances",
          description:
            "The first ten metres inside the gate suffer most. Herringbone, deep edge beams and heavy kerbs take the twist of a trailer on full lock.",
        },
        {
          title: "Guesthouses and lodges",
          description:
            "Courtyards where cases roll quietly late at night: fine joints, narrow chamfers, and ducts for garden lighting in place before the first brick.",
        },
        {
          title: "Retail and drive-through",
          description:
            "Queuing lanes, walkways and delivery corners relaid after closing. Sealed, oil-resistant joints where cars idle and tactile units where people cross.",
        },
      ],
      more: { text: "Paving for business premises", to: "/services/commercial" },
    },
    {
      kind: "service-list",
      audience: "residential",
      heading: "At home under the flight path",
      lead: "What homeowners from Norkem Park to Bonaero Park ask us to build.",
      items: [
        {
          title: "Driveways",
          description:
            "Tightly jointed block that sheds a storm to the street, with downpipes led across in a channel.",
        },
        {
          title: "Patios and lapas",
          description:
            "A hard floor round the fire that slopes away from the thatch poles and their footings.",
        },
        {
          title: "Pool surrounds",
          description:
            "Sealed at the coping: a pool that loses water is the last thing such ground needs.",
        },
        {
          title: "Garden walkways",
          description:
            "Narrow brick paths that keep feet and mower off the flower beds, with no watering pipes buried beneath.",
        },
        {
          title: "Parking for guests",
          description:
            "Front gardens turned into bays, with enough planting left for the street to look like one.",
        },
      ],
      picture: "garden-walkway-stone",
      more: { text: "Pool surrounds step by step", to: "/services/pool" },
    },
    {
      kind: "materials",
      heading: "A shortlist of seven",
      lead: "Chosen with closed joints and quick repairs in mind.",
      items: [
        {
          title: "Clay and cement brick",
          description: "For drives at home. Laid tight, swept full and vibrated twice.",
        },
        {
          title: "Interlocking pavers",
          description:
            "The default for depots. A damaged row is out and back within one night shift.",
        },
        {
          title: "Natural stone",
          description: "Entrance courts of guesthouses. Honed underfoot, never polished.",
        },
        {
          title: "Cobblestone and flagstone",
          description:
            "Bands and borders. Rolling luggage argues against a whole court of cobbles.",
        },
        {
          title: "Concrete slabs",
          description: "Terraces and pedestrian strips, on a bed with no voids beneath.",
        },
        {
          title: "Permeable paving",
          description:
            "We advise against it unless a geotechnical opinion rules dolomite out. Until then, every litre of rain is to be drained from the stand and none soaked away.",
        },
        {
          title: "Anti-slip and UV sealants",
          description: `They bind the joint sand and keep fuel off the block. Recoat ${figures.resealing}.`,
        },
      ],
    },
    {
      kind: "reasons",
      heading: "What you get, apart from paving",
      lead: "Five promises, each of which you can check on the day.",
      cards: [
        {
          title: "A reply with a date",
          description: "You hear when we can come and look, and the look is free.",
        },
        {
          title: "A programme by the hour",
          description: "For depots: which door, which night, handed back at what time.",
        },
        {
          title: "A price in parts",
          description: "Drains, base, blocks and markings apart, with no duty to accept.",
        },
        {
          title: "A crew that can be named",
          description: "Licensed, insured, and on your access list before they arrive.",
        },
        {
          title: "A warranty to file",
          description: `Our ${figures.workmanshipWarranty}, together with the maker’s papers for the pavers.`,
        },
      ],
    },
    {
      kind: "prose",
      heading: "Booms, estates and roads that never empty",
      paragraphs: [
        "Freight parks check every vehicle. We need the registration form, the contact at security and the hours in which a crane truck may unload. In Serengeti and other estates there is a building office with a contractor’s code; approval of the paver sample comes before any delivery.",
        "In the suburbs, the pavement in front of your wall is municipal land. Ekurhuleni decides on new entrances there, and cables for half the street may run below it. We dig by hand until we have found them.",
      ],
    },
    {
      kind: "suburbs",
      heading: "On both sides of the runway",
      lead: "Twelve suburbs where you can ask us for a site visit, Pomona’s plots included.",
      suburbs: suburbNames["kempton-park"],
    },
    {
      kind: "questions",
      heading: "Short answers for Kempton Park",
      layout: "list",
      items: [
        {
          question: "Can you pave a depot in Isando or Spartan without stopping the trucks?",
          answer: [
            "In most yards, yes. We work at night or in the slack hours of your flight schedule, one lane at a time, and leave plates over anything open. What we need is a single lane that stays clear of us and the name of the person who may move trailers.",
          ],
        },
        {
          question: "Is my Kempton Park house on dolomite, and may I pave at all?",
          answer: [
            "Nobody can tell from the surface. Your building plans or the municipality may hold a report. Paving is allowed, and good paving even helps, because it carries rain off instead of letting it sink in. Fix leaks first, then pave.",
          ],
        },
        {
          question: "What price should I have in mind?",
          answer: [
            `${figures.pricePerSquareMetre} for houses, guest parking and light traffic. Trailer parking needs a thicker block and a stabilised base, which we work out from the loads. Send the size of the area and we can talk in round sums before we visit.`,
          ],
        },
        {
          question: "How long is my driveway out of use?",
          answer: [
            `Count on ${figures.drivewayDuration}, drains included. If both of you work shifts at the airport, say so: we can keep a walkway to the door at all hours and stop the saw while somebody sleeps.`,
          ],
        },
        {
          question: "Can a front garden near Rhodesfield station become guest parking?",
          answer: [
            [
              "Technically it is simple. The land use and the wider entrance need the municipality’s consent, so ask there first. We then plan bays of about 2,5 by 5 metres, a way in for luggage and a channel at the street. Read on under ",
              { text: "parking area paving", to: "/services/parking" },
              ".",
            ],
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Day shift or night shift, ask when it suits you",
      text: "The form is short. Say what drives on the surface and when it may be closed; we answer with a date for the visit.",
      quote: "dialog",
    },
  ],
} satisfies AreaPage;
