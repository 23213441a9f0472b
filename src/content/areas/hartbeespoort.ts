import type { AreaPage } from "../../content-schema/page-schema.ts";
import { countAtStart } from "../../domain/written-numbers.ts";
import * as figures from "../figures.ts";
import { toConfirm } from "../promises.ts";
import { suburbNames } from "./suburb-names.ts";

/**
 * Hartbeespoort: cards for both audiences, exactly 8 materials, 3 questions, 10 areas
 * (docs/specification.md#local-pages).
 */
export const hartbeespoort = {
  slug: "hartbeespoort",
  meta: {
    title: "Paving in Hartbeespoort for slopes above the dam",
    description:
      "Steep driveways, stone terraces and estate paving around Hartbeespoort Dam, across the border in North West. Built from the low edge up, quoted free on site.",
    keywords: [
      "paving Hartbeespoort",
      "paving Harties",
      "steep driveway Kosmos",
      "paving Pecanwood Estate",
      "paving Schoemansville",
      "terrace paving Meerhof",
      "estate paving Leloko",
    ],
  },
  hero: {
    lead: "Most stands between the mountain and the dam are steep. We build terraces, steps and driveways that stay in place on a slope.",
    picture: "dam-mountain-terrace",
  },
  strip: [
    { label: "Price guide", value: figures.pricePerSquareMetre },
    { label: "Municipality", value: "Madibeng" },
    { label: "Terrain", value: "Steep, clay in places" },
  ],
  blocks: [
    {
      kind: "intro",
      heading: "We start at the lowest edge",
      paragraphs: [
        "Stands in Kosmos or Ifafi have a view because they are on a slope. Paving on a slope creeps downhill, slowly in dry weather and quickly in a cloudburst.",
        "We work from the bottom. The lowest edge is cast in concrete, each terrace is tied back into the hill, and stormwater gets its own stepped route down, well away from the paving.",
      ],
      checklist: [
        "Site visit across the provincial border, free",
        "Terraces and driveways planned along the contours",
        "A foot of concrete at each lower edge",
        "Estate paperwork for your gate",
      ],
      picture: "lakeside-terrace",
    },
    {
      kind: "ground",
      heading: "Rubble near the top, clay lower down",
      quote:
        "On a slope the lowest edge holds everything above it. We cast that edge first and pave uphill from it.",
      paragraphs: [
        "Below the Magaliesberg the soil changes within a garden: stony rubble off the mountain near the top, clay in places further down, where water collects. Rubble drains, but fine sand washes away between the stones. Clay holds water and gets slippery under the paving.",
        "Over rubble we spread a separation fabric so the gravel stays put. Clay is cut out in steps, not in a smooth slope, and replaced by gravel rolled in thin layers. On driveways steeper than a wheelchair ramp, beams across the slope divide the paving into short sections that each stay in place.",
      ],
      picture: "bare-driveway",
    },
    {
      kind: "service-cards",
      audience: "residential",
      heading: "Four kinds of paving for homes",
      lead: "For permanent homes and weekend houses, most of them on a slope.",
      cards: [
        {
          title: "Driveways",
          description:
            "Blocks with a rough face for grip, smoother brick at the garage. A grid halfway catches the water before it gathers speed.",
          picture: "face-brick-driveway",
          to: "/services/driveway",
        },
        {
          title: "Patios",
          description:
            "We cut half of the terrace into the bank and build half of it out. The paving falls back towards a drain at the bank, so the ground that we filled stays dry.",
          picture: "flagstone-ashlar",
          to: "/services/patio",
        },
        {
          title: "Pool surrounds",
          description:
            "On the downhill side a pool shell may be higher than the ground. We pave up to it on compacted fill with a joint that can open and close through the year.",
          picture: "sand-pool-deck",
          to: "/services/pool",
        },
        {
          title: "Garden walkways",
          description:
            "A path with short flights of steps is easier than one long staircase. The treads tilt slightly forward, so rain runs off and cannot freeze.",
          picture: "garden-walkway-stone",
          to: "/services/walkway",
        },
      ],
    },
    {
      kind: "facts",
      heading: "Why Hartbeespoort paving is different",
      lead: "Five facts about the area, and what they mean for paving.",
      facts: [
        {
          title: "Low gardens by the dam",
          description:
            "Gardens near the water are low and damp, so we lay their paths above the lawn on stone that drains.",
        },
        {
          title: "The Magaliesberg behind",
          description:
            "Storms build up over the mountain. A house halfway up gets its neighbour’s rain as well, so we usually put a cut-off drain above the paving.",
        },
        {
          title: "Where a truck cannot turn",
          description:
            "Some streets are too steep or too narrow for a loaded truck. There we split the pallets lower down and bring them up in small loads.",
        },
        {
          title: "Pecanwood and other estates",
          description:
            "Pecanwood and the other estates each have a look of their own. Their committees tend to prefer stone, earth colours and modest widths.",
        },
        {
          title: "A biosphere since 2015",
          description: `Many gardens border on the Magaliesberg Biosphere. We wash tools where the slurry can be caught, and ${toConfirm("slurry-collected", "no cement water runs off towards the dam")}.`,
        },
      ],
    },
    {
      kind: "service-cards",
      audience: "commercial",
      heading: "Lodges, shops, estates and markets",
      lead: "Guests come at weekends, so we work from Monday to Friday and close every trench before the weekend.",
      cards: [
        {
          title: "Guest houses and wedding venues",
          description:
            "Paths that are easy to walk in heels, with a trolley or with a stick: even treads, a base for a handrail, and no loose gravel on the slope.",
          to: "/services/walkway",
        },
        {
          title: "Restaurants with a view",
          description:
            "Where a deck meets the terrace, the joint must be level and must not leak. Flagstones in mortar on a concrete slab keep tables steady at the edge.",
          to: "/services/commercial",
        },
        {
          title: "Estate roads and gatehouses",
          description:
            "Interlocking block laid across the slope, between kerbs that also serve as gutters. A strip of cobbles slows cars down.",
          to: "/services/kerbing",
        },
        {
          title: "Roadside shops and parking",
          description:
            "Farm stalls and markets need bays that take caravans and boat trailers. We lengthen the bays, level them, and drain the long side into a lined channel.",
          to: "/services/parking",
        },
      ],
    },
    {
      kind: "details",
      heading: "How we build above the dam",
      rows: [
        {
          kind: "layers",
          heading: "The layers under a driveway in Hartbeespoort",
          traffic: "cars",
        },
        {
          kind: "prose",
          heading: "Another province and its rules",
          paragraphs: [
            "Hartbeespoort lies in Madibeng, in North West. The rules of Johannesburg or Tshwane do not apply. For anything that touches a public road or its stormwater drain, ask the local municipality. Inside an estate, its association decides first.",
            "We come over from Gauteng, with Sandton under an hour away, and plan for the distance: the load list is checked before the crew sets off, and we finish a job in one go. If you live elsewhere during the week, tell us who has a key, and ask us for photos of each layer.",
          ],
          list: [
            "Approval from your estate, in writing",
            "Somebody on site for the first hour",
            "Water and power near the work",
            "Room for pallets below the steep part",
          ],
        },
        {
          kind: "materials",
          heading: "Eight materials for slopes",
          lead: "On a hillside we look at grip first. Stone suits the area, but not every spot.",
          items: [
            {
              title: "Clay brick",
              description: "Laid on edge it gives good grip, and its earthy reds suit the cliffs.",
            },
            {
              title: "Cement brick",
              description: "For level terraces and yards on a budget. Too smooth for wet ramps.",
            },
            {
              title: "Interlocking pavers",
              description:
                "The safest choice on steep driveways, in zigzag, laid square to the slope.",
            },
            {
              title: "Natural stone",
              description:
                "Quartzite and slate that match the local stone, in mortar, for the tops of walls, steps and terraces.",
            },
            {
              title: "Cobblestone and flagstone",
              description: "Cobbles on the steepest metres, flagstones on the landings.",
            },
            {
              title: "Concrete slabs",
              description: "As treads, cast with a rough nosing. Loose slabs creep downhill.",
            },
            {
              title: "Permeable paving",
              description:
                "Water that soaks into a slope or clay can make it slip. If there may be dolomite, get a geotechnical engineer’s opinion first and lead the water away.",
            },
            {
              title: "Anti-slip and UV sealants",
              description: `Grit-filled for steps near water, renewed ${figures.resealing}; shaded treads may need it sooner.`,
            },
          ],
        },
      ],
    },
    {
      kind: "reasons",
      heading: "What you get from us in Hartbeespoort",
      cards: [
        {
          title: "One visit is enough",
          description:
            "We bring a level and a tape and stay until we have measured the whole slope, so you need not drive out twice.",
        },
        {
          title: "Travel shown in the price",
          description:
            "If distance or carrying by hand adds to the price, the quote shows it separately.",
        },
        {
          title: "Strength you can check",
          description: `Blocks made to SANS 1058, 60 mm thick or more on steep driveways. ${toConfirm("delivery-notes-and-spares", "You keep the delivery notes.")}`,
        },
        {
          title: "Insurance on a hillside",
          description:
            "Work above a neighbour’s house needs care. Our crew is licensed and insured, and we secure loose stones before we dig.",
        },
        {
          title: "Back if something moves",
          description: `The ${figures.workmanshipWarranty} holds on this side of the border as well. A terrace that creeps because of our work is rebuilt at our cost.`,
        },
      ],
    },
    {
      kind: "suburbs",
      heading: `${countAtStart(suburbNames.hartbeespoort)} areas around the dam`,
      lead: "Tell us whether your stand is on the shore, on the slope or in an estate.",
      suburbs: suburbNames.hartbeespoort,
    },
    {
      kind: "questions",
      heading: "Questions about paving in Hartbeespoort",
      links: [
        { text: "Paving in Pretoria", to: "/paving-pretoria" },
        { text: "Paving in Krugersdorp", to: "/paving-krugersdorp" },
        { text: "Paving in Centurion", to: "/paving-centurion" },
        { text: "See the gallery", to: "/gallery" },
        { text: "More questions, answered", to: "/faq" },
      ],
      layout: "accordion",
      items: [
        {
          question: "What do paving and travel to Hartbeespoort cost?",
          answer: [
            `The guide for paving is ${figures.pricePerSquareMetre}. Steep access, beams and carrying by hand are the usual extras. If the distance adds to the price, it is a separate item in the quote.`,
          ],
        },
        {
          question: "How long does a driveway on a Kosmos slope take?",
          answer: [
            [
              "A straightforward ",
              { text: "driveway", to: "/services/driveway" },
              ` takes ${figures.drivewayDuration}. Concrete edges and cross beams need some days to harden before we lay blocks against them. We use that time for paths and terraces. The quote gives both dates.`,
            ],
          ],
        },
        {
          question: "We are only here at weekends. Can you work while we are away?",
          answer: [
            `Yes, and many estates prefer weekdays anyway. Arrange gate access and somebody with a key, and agree on samples and levels with us on a Saturday. ${toConfirm("layers-photographed", "We send you photos of the excavation, the gravel, the edges")} and the laying. At the end we walk over the finished paving with you.`,
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Tell us how steep it is",
      text: "Tell us your village or estate. Email a photo up the slope and one down if you can, so we can plan the visit. The consultation and the quote are free on this side of the border too.",
      quote: "dialog",
    },
  ],
} satisfies AreaPage;
