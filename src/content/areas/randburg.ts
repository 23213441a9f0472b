import type { AreaPage } from "../../content-schema/page-schema.ts";
import { countInWords } from "../../domain/written-numbers.ts";
import * as figures from "../figures.ts";
import { toConfirm } from "../promises.ts";
import { suburbNames } from "./suburb-names.ts";

/** Randburg: older driveways due for relaying; residential list, commercial cards. */
export const randburg = {
  slug: "randburg",
  meta: {
    title: "Paving in Randburg: relay the old, or lay it new",
    description:
      "Sunken tracks, loose edges, weeds in the joints? We relay older Randburg driveways on a proper base, reuse sound bricks, and quote each step for free.",
    keywords: [
      "paving Randburg",
      "relay driveway Randburg",
      "paving repairs Randburg",
      "paving Ferndale",
      "paving Randpark Ridge",
      "paving Bromhof",
      "paving North Riding",
      "paving Boskruin",
    ],
  },
  hero: {
    lead: "Many driveways in Randburg are decades old. The bricks are often still good, but the base below them has worn out.",
    picture: "laying-in-progress",
  },
  strip: [
    { label: "Price guide", value: figures.pricePerSquareMetre },
    { label: "What to look for", value: "Good bricks on a worn base" },
    { label: "First question", value: "What can be reused?" },
    { label: "A driveway takes", value: figures.drivewayDuration },
  ],
  blocks: [
    {
      kind: "intro",
      heading: "Let us lift a corner before you replace it",
      paragraphs: [
        "A driveway in Ferndale or Blairgowrie may have been laid decades ago on little more than sand. Two sunken wheel tracks, weeds in a straight line and an edge that moves into the lawn are signs of a failed base, not of bad bricks.",
        [
          `${toConfirm("lift-before-repair", "We lift a square metre in ten minutes and show you.")} If the bricks are whole, we clean and reuse them. If not, we tell you. Our page on `,
          { text: "repairing and relaying paving", to: "/services/repairs" },
          " shows the steps.",
        ],
      ],
      checklist: [
        "A test lift, so you see the cause",
        "Sound bricks counted, cleaned, reused",
        "New base and new edges",
        toConfirm("relay-or-replace", "Both options priced side by side"),
      ],
      picture: "paving-repair",
    },
    {
      kind: "ground",
      heading: "What an old driveway tells us about the ground",
      quote:
        "An old driveway shows what the ground does. Each dip marks where water got in, each hump where a root grew.",
      paragraphs: [
        "Sandy soil from weathered granite is common in this part of the city, and it drains well. Near the Braamfontein Spruit, stands stay damp for longer, and the bedding sand washes out sooner. Two neighbours may need different bases.",
        "We record the dips and humps before we lift the bricks. Then we dig out the old layer, roll the ground, and lay a gravel base of 100-150 mm, often where there was none. Roots get a wider bed. Where water caused a dip, we add a drain or repair the pipe.",
      ],
      picture: "cement-basket-weave",
    },
    {
      kind: "facts",
      heading: "Why Randburg driveways are often relaid",
      facts: [
        {
          title: "Part of Johannesburg",
          description:
            "Randburg belongs to the City of Johannesburg. Verges fall under its roads agency, so a wider entrance needs its permission, a wayleave, before we work outside the wall.",
        },
        {
          title: "Spruit and park on the doorstep",
          description:
            "The Braamfontein Spruit trail and Delta Park run through green, low ground. Homes on that side should send stormwater to the street wherever levels permit.",
        },
        {
          title: "Lawns up to the edge",
          description:
            "Around Randpark Golf Club lawns come right up to wide driveways. Sprinklers against an unprotected edge do the most damage to paving there.",
        },
        {
          title: "Homes that became offices",
          description:
            "Small businesses in former houses, as around Cresta, need parking for many cars a day. The base there was laid for one or two.",
        },
      ],
    },
    {
      kind: "service-list",
      audience: "residential",
      heading: "For older homes",
      lead: "We relay where we can, and lay new paving where it is worth it.",
      items: [
        {
          title: "Driveway relaying",
          description:
            "We lift and sort the bricks, rebuild the base, and lay the same bricks again.",
        },
        {
          title: "Driveway extensions",
          description:
            "A second bay in matching brick, worked into the old pattern so the join does not show.",
        },
        {
          title: "Patios over old slabs",
          description:
            "Sound concrete can carry thin pavers, provided the door sill leaves enough height.",
        },
        {
          title: "Pool surrounds",
          description:
            "Coping, the rim of the pool, set firmly again, hollow slabs lifted, and the joint to the shell renewed.",
        },
        {
          title: "Garden walkways",
          description: "Made from bricks left over from the driveway, so age and colour match.",
        },
        {
          title: "Edges and kerbs",
          description:
            "Often the only thing that is wrong. A wedge of concrete behind the edge stops the paving from spreading.",
        },
      ],
      picture: "face-brick-driveway",
    },
    {
      kind: "service-cards",
      audience: "commercial",
      heading: "House offices, shops, schools and yards",
      lead: "A home’s driveway is seldom strong enough once the house becomes a business. Here is what we change.",
      cards: [
        {
          title: "Converted house parking",
          description:
            "The lawn becomes eight bays, so the base must be new and the gate wider. We keep one strip of trees for shade.",
          to: "/services/parking",
        },
        {
          title: "Shops and eateries",
          description:
            "Worn thresholds and patched entrances are relaid level, at night if needed. Spots that get greasy get a denser, sealed paver that can be washed.",
          to: "/services/commercial",
        },
        {
          title: "Schools and crèches",
          description:
            "Humps from playground trees are eased with ramps of brick rather than cut. All edges sit flush with the grass for mowers and small bicycles.",
          to: "/services/walkway",
        },
        {
          title: "Workshops and yards",
          description:
            "Oil-soaked, cracked concrete comes out; 80 mm blocks go in on gravel bound with cement. A stained block can be swapped in minutes.",
          to: "/services/industrial",
        },
      ],
      more: { text: "Commercial work in detail", to: "/services/commercial" },
    },
    {
      kind: "details",
      heading: "The detail before you relay",
      rows: [
        {
          kind: "layers",
          heading: "The layers under a driveway in Randburg",
          traffic: "cars",
        },
        {
          kind: "materials",
          heading: "Old bricks, new bricks, and how they mix",
          lead: "In relaying, new bricks must match the old. Have a loose one ready when we visit.",
          items: [
            {
              title: "Reclaimed clay brick",
              description:
                "Smooth edges and a richer tone. Many can be turned over to show a fresh face.",
            },
            {
              title: "Clay and cement brick, new",
              description: "For bands and borders that separate the new from the old.",
            },
            {
              title: "Interlocking pavers",
              description:
                "Old patterns are often discontinued, so measure first. Two shapes cannot be mixed.",
            },
            {
              title: "Natural stone",
              description: "Old slate crazy paving can be lifted and re-bedded too.",
            },
            {
              title: "Cobblestone and flagstone",
              description: "A row of cobbles hides the line between old work and new.",
            },
            {
              title: "Concrete slabs",
              description: "Cheap to replace one by one. Broken ones can go into the base below.",
            },
            {
              title: "Permeable paving",
              description:
                "Seldom right on low ground. If there may be dolomite, get a geotechnical engineer’s opinion first and lead water away instead.",
            },
            {
              title: "Anti-slip and UV sealants",
              description: `A clean, relaid driveway takes sealer well; the coat is due again ${figures.resealing}.`,
            },
          ],
        },
        {
          kind: "prose",
          heading: "Booms, parking and approvals",
          paragraphs: [
            `Quite a few Randburg roads are closed by a residents’ association with a boom and a guard. Tell us about yours and ${toConfirm("security-list", "we send names and number plates beforehand")}. While your driveway is up, your cars have to park in the street, so ${toConfirm("opens-each-evening", "we try to open at least half of it each evening")}.`,
            "Relaying inside your boundary needs no permission in most cases. Complexes in North Riding and Olivedale are different, because colours and patterns there are usually fixed by the scheme. The trustees may even have spare pavers. Ask them before we order.",
          ],
        },
      ],
    },
    {
      kind: "reasons",
      heading: "We tell you what can stay",
      lead: "Relaying is often enough. Where it is not, the quote says why.",
      cards: [
        {
          title: "Two prices, one visit",
          description:
            "You receive relaying and replacing next to each other, line by line. You decide which is worth it.",
        },
        {
          title: "Breakage included",
          description:
            "Some bricks break when lifted. We count on it, allow 5-10% for cutting and breakage, and find the nearest match before we start.",
        },
        {
          title: "Neighbours considered",
          description: `Stacks of brick stay inside your boundary, ${toConfirm("clean-daily", "the pavement is swept daily, and cutting is done wet")}. In older streets the houses are close together, and dust travels.`,
        },
        {
          title: "New blocks where they are needed",
          description:
            "New concrete units are made to SANS 1058 and 60 mm thick on driveways. We do not lay thin patio pavers where cars drive.",
        },
        {
          title: "A guarantee on reused bricks too",
          description: `Reused bricks or new, the layers and the laying are covered by the ${figures.workmanshipWarranty}. Licensed and insured people do the work.`,
        },
      ],
    },
    {
      kind: "suburbs",
      heading: "Old Randburg and the newer north",
      lead: `Detached houses in Robindale, complexes in North Riding: ${countInWords(suburbNames.randburg)} suburbs, many with old brick driveways.`,
      suburbs: suburbNames.randburg,
    },
    {
      kind: "questions",
      heading: "Relay, replace, or leave alone?",
      links: [
        { text: "Paving in Fourways", to: "/areas/fourways" },
        { text: "Paving in Roodepoort", to: "/paving-roodepoort" },
        { text: "Paving in Johannesburg", to: "/paving-johannesburg" },
        { text: "See the gallery", to: "/gallery" },
        { text: "More questions, answered", to: "/faq" },
      ],
      layout: "accordion",
      items: [
        {
          question: "Do I save money by reusing my old bricks?",
          answer: [
            `Usually, but less than people hope. The guide for new work is ${figures.pricePerSquareMetre}. With your own bricks you pay less for material, but lifting, cleaning and stacking add labour. The base costs the same either way.`,
          ],
        },
        {
          question: "How do I know whether only the edge has failed?",
          answer: [
            "Look along the driveway from a low angle. If the middle is flat and only the outer rows lean or have open joints, the edge has given way and can be rebuilt by itself. If two tracks have sunk where the tyres run, the base has failed and the whole width should be lifted.",
          ],
        },
        {
          question: "What is the timetable for relaying a driveway?",
          answer: [
            [
              "Similar to a new ",
              { text: "driveway", to: "/services/driveway" },
              `: ${figures.drivewayDuration}. Day one is lifting and stacking, then base and edges, then laying. Cleaning mortar off old bricks is the slow part, and a driveway set in cement may not be worth it.`,
            ],
          ],
        },
        {
          question: "Our stand in Bordeaux slopes to the spruit. What changes?",
          answer: [
            "The ground holds moisture for longer, so bedding sand washes out more easily. We add a drain along the upper edge, keep the surface a little above the lawn, and take the runoff to the street if levels allow, or to a lined channel if they do not.",
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "See what is under your bricks",
      text: "Ask for a visit. We lift a corner, show you what is underneath, and send both prices: relaid and new.",
      quote: "dialog",
    },
  ],
} satisfies AreaPage;
