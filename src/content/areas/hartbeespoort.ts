import * as figures from "../figures.ts";
import type { AreaPage } from "../schema.ts";
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
      "Steep drives, stone terraces and estate paving around Hartbeespoort Dam, across the border in North West. Built from the low edge up, quoted free on site.",
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
    lead: "Between the mountain and the water hardly anything is flat. We build terraces, steps and drives that stay on the hillside where they were laid.",
    picture: "dam-mountain-terrace",
  },
  strip: [
    { label: "Province", value: "North West, by the Gauteng border" },
    { label: "Municipality", value: "Madibeng" },
    { label: "Terrain", value: "Steep, clay in places" },
    { label: "Guide", value: figures.pricePerSquareMetre },
  ],
  sections: [
    {
      kind: "intro",
      heading: "Uphill from a concrete edge",
      paragraphs: [
        "A stand in Kosmos or Ifafi is bought for the view, and a view means a slope. Every paved surface on it wants to travel towards the dam: brick by brick in dry weather, all at once in a cloudburst.",
        "We work from the bottom. The lowest edge is founded in concrete, each terrace is tied back into the hill, and storm water gets its own stepped route down, well away from what we laid.",
      ],
      checklist: [
        "Site visit across the provincial border, free",
        "Terraces and drives planned on contours",
        "Concrete toe at each lower edge",
        "Estate paperwork for your gate",
      ],
      picture: "lakeside-terrace",
    },
    {
      kind: "ground",
      heading: "The hill is the load",
      quote:
        "On a slope the lowest edge holds everything above it. We cast that edge first and pave uphill from it.",
      paragraphs: [
        "Below the Magaliesberg the soil changes within a garden: stony rubble off the mountain near the top, clay in places further down, where water collects. Rubble drains and lets fine sand trickle away between its stones. Clay holds water and grows slippery under whatever rests on it.",
        "Over rubble we spread a separation fabric so that the gravel stays put. Clay is cut out in steps, never left as a smooth ramp, then replaced by gravel rolled in thin lifts. On drives steeper than a wheelchair ramp, beams across the slope divide the surface into short fields, each of which holds itself.",
      ],
      traffic: "cars",
    },
    {
      kind: "service-cards",
      audience: "residential",
      heading: "Four ways of making a slope usable",
      lead: "For permanent homes and for houses that are opened on Friday evening.",
      cards: [
        {
          title: "Driveways",
          description:
            "Granite setts or grooved blocks on the steep stretch, smoother brick where it flattens out at the garage. A grid halfway breaks the run of water before it gathers speed.",
          picture: "granite-setts",
          to: "/services/driveway",
        },
        {
          title: "Patios",
          description:
            "A terrace cut half into the bank and half carried by a low wall. Its paving falls back towards a drain at the bank, so the wall stays dry behind.",
          picture: "flagstone-ashlar",
          to: "/services/patio",
        },
        {
          title: "Pool surrounds",
          description:
            "On the downhill side a pool shell may stand proud of the ground. We pave up to it on compacted fill with a joint that can open and close through the year.",
          picture: "charcoal-pool-deck",
          to: "/services/pool",
        },
        {
          title: "Garden walkways",
          description:
            "Zigzag paths with short flights between them beat one long stair. Treads tilt forward very slightly, so that rain leaves and frost finds nothing to freeze.",
          picture: "crazy-paving-stone",
          to: "/services/walkway",
        },
      ],
    },
    {
      kind: "facts",
      heading: "Why Hartbeespoort is worth the climb",
      lead: "Across the border by a few kilometres, and ruled by mountain and water.",
      facts: [
        {
          title: "The dam, completed in 1923",
          description:
            "A century of shoreline has shaped the villages around it. Gardens near the water sit low and moist, and their paths are set above the lawn on free-draining stone.",
        },
        {
          title: "The Magaliesberg behind",
          description:
            "Storms build over the range and empty on its slopes. A house halfway up receives its neighbour’s rain as well, so a cut-off drain above the paving is seldom wasted.",
        },
        {
          title: "A cableway to the ridge",
          description:
            "It shows visitors in minutes what a delivery driver learns in first gear. Where a loaded truck cannot turn, pallets are split at the foot and brought up small.",
        },
        {
          title: "Pecanwood led the way",
          description:
            "The pioneer estate was followed by others, each with its own look. Stone, earth colours and modest widths are what their committees tend to favour.",
        },
        {
          title: "A biosphere since 2015",
          description:
            "The Magaliesberg Biosphere begins at many a garden fence. We wash tools where the slurry can be caught, and no cement water runs off towards the dam.",
        },
      ],
    },
    {
      kind: "service-cards",
      audience: "commercial",
      heading: "Lodges, shops, estates and markets",
      lead: "Guests come at weekends, so we work from Monday to Friday and leave nothing open.",
      cards: [
        {
          title: "Guest houses and wedding venues",
          description:
            "Paths that a bride, a caterer’s trolley and an aunt with a stick can all manage: even treads, a handrail base cast in, no gravel on the incline.",
          to: "/services/walkway",
        },
        {
          title: "Restaurants with a view",
          description:
            "Decks end and terraces begin; the joint between must neither trip nor leak. Stone flags in mortar on a concrete slab keep tables steady at the edge.",
          to: "/services/commercial",
        },
        {
          title: "Estate roads and gatehouses",
          description:
            "Interlocking block laid across the gradient between kerbs that double as gutters. Speed is governed by a strip of cobble, which works on brakes and ears alike.",
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
      kind: "prose",
      heading: "Another province, and several gates",
      paragraphs: [
        "Hartbeespoort lies in Madibeng, in North West. Rules learned in Johannesburg or Tshwane do not carry over: for anything that touches a public road or its storm-water drain, the local municipality is the one to ask. Inside an estate its association decides first.",
        "We come over from Gauteng, with Sandton under an hour away, and plan for the distance: the load list is checked before the crew sets off, and a job is finished in one stretch. If you live elsewhere during the week, name somebody with a key and ask us for pictures of each layer.",
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
      heading: "Eight materials, ranked by grip and temper",
      lead: "On a hillside friction comes before fashion. Stone is at home here, though not everywhere.",
      items: [
        {
          title: "Clay brick",
          description: "Laid on edge it bites well, and its earthy reds suit the cliffs at dusk.",
        },
        {
          title: "Cement brick",
          description: "For level terraces and yards on a budget. Too smooth for wet ramps.",
        },
        {
          title: "Interlocking pavers",
          description: "The safest choice on steep drives, in zigzag, laid square to the slope.",
        },
        {
          title: "Natural stone",
          description:
            "Local-looking quartzite and slate in mortar, for walls’ tops, steps and terraces.",
        },
        {
          title: "Cobblestone and flagstone",
          description: "Cobbles on the last steep metres, flags on the landings in between.",
        },
        {
          title: "Concrete slabs",
          description: "As treads, cast with a rough nosing. Loose-laid ones wander downhill.",
        },
        {
          title: "Permeable paving",
          description:
            "Soaking water into a slope or clay invites a slip. With any chance of dolomite, geotechnical opinion first; lead runoff away.",
        },
        {
          title: "Anti-slip and UV sealants",
          description: `Grit-filled for steps near water, renewed ${figures.resealing}; shaded treads may need it sooner.`,
        },
      ],
    },
    {
      kind: "reasons",
      heading: "What you can hold us to, from a distance",
      cards: [
        {
          title: "One visit, full measure",
          description:
            "We bring a level and a tape and stay until the slope is on paper. You need not drive out twice for the sake of a missing height.",
        },
        {
          title: "Price with the journey in it",
          description:
            "Whatever distance and hand-carrying add appears in the itemised quote, apart from the paving. The consultation itself costs nothing, and obliges you to nothing.",
        },
        {
          title: "Strength you can check",
          description:
            "Blocks made to SANS 1058, in thicknesses of 60 mm or more on steep drives. Delivery notes stay with you.",
        },
        {
          title: "Insurance on a hillside",
          description:
            "Work above somebody else’s roof needs care and cover. Our licensed crew has both, and loose stones are secured before any digging starts above a neighbour.",
        },
        {
          title: "Back if something moves",
          description: `The ${figures.workmanshipWarranty} holds on this side of the border as well. A terrace that creeps because of our work is rebuilt at our cost.`,
        },
      ],
    },
    {
      kind: "suburbs",
      heading: "Ten places around the water",
      lead: "Shore, slope or estate: the same dam, quite different approaches.",
      suburbs: suburbNames.hartbeespoort,
    },
    {
      kind: "questions",
      heading: "Before you send us up the hill",
      layout: "accordion",
      items: [
        {
          question: "What do paving and travel to Hartbeespoort cost?",
          answer: [
            `Paving itself is guided by ${figures.pricePerSquareMetre}. Steep access, beams and hand-carrying are the usual extras. Anything that the distance adds stands on a line of its own, so you can see it; the consultation is free here as it is in Gauteng.`,
          ],
        },
        {
          question: "How long does a driveway on a Kosmos slope take?",
          answer: [
            `A straightforward driveway is ${figures.drivewayDuration} of work. Where edges and cross beams are cast in concrete, these need some days to harden before blocks press on them; we fill that time with paths and terraces. The quote gives both dates.`,
          ],
        },
        {
          question: "We are only here at weekends. Can you work while we are away?",
          answer: [
            "Yes, and many estates prefer weekdays anyway. Arrange gate access and a key-holder, agree on samples and levels with us on one Saturday, and follow the rest by picture: dug ground, gravel, edges, laying. The last walk-round is with you, on the finished terrace.",
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Tell us how steep it is",
      text: "Your village or estate, a photograph up the slope and one down: with that we can plan the visit. Consultation and quote are free on this side of the border too.",
      quote: "dialog",
    },
  ],
} satisfies AreaPage;
