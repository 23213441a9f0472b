import * as figures from "../figures.ts";
import type { AreaPage } from "../schema.ts";
import { suburbNames } from "./suburb-names.ts";

/** Randburg: older driveways due for relaying; residential list, commercial cards, 12 suburbs. */
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
    lead: "Many driveways here are older than the cars on them, and the bricks are often still good. It is the base beneath that has tired.",
    picture: "laying-in-progress",
  },
  strip: [
    { label: "What to look for", value: "Good bricks on a worn base" },
    { label: "First question", value: "What can be reused?" },
    { label: "Municipality", value: "City of Johannesburg" },
    { label: "Time for a drive", value: figures.drivewayDuration },
  ],
  sections: [
    {
      kind: "intro",
      heading: "Before you replace it, let us lift a corner",
      paragraphs: [
        "A drive in Ferndale or Blairgowrie may have been laid decades ago on little more than sand. Two hollow wheel tracks, weeds in a straight line, and an edge that wanders off into the lawn: these are signs of a base at its end, not of bad bricks.",
        [
          "Lifting a square metre takes ten minutes and settles the matter. If the bricks are whole we clean and reuse them; if not, you hear that too. Our page on ",
          { text: "repairing and relaying paving", to: "/services/repairs" },
          " shows the steps.",
        ],
      ],
      checklist: [
        "Test lift, so the diagnosis is seen",
        "Sound bricks counted, cleaned, reused",
        "New base, new edges, old character",
        "Both options priced side by side",
      ],
      picture: "paving-repair",
    },
    {
      kind: "ground",
      heading: "Read the driveway, then the soil",
      quote:
        "An old driveway is a survey of its ground: each dip marks where water got in, each hump where a root came through.",
      paragraphs: [
        "Sandy soil from weathered granite is common in this part of the city, and it drains well until it is bridged by thin paving. Down towards the Braamfontein Spruit stands stay damp for longer, and there sand bedding washes out first. Two neighbours can need two recipes.",
        "We map the dips and humps before lifting, since the pattern disappears with the bricks. Then the tired layer is dug away, the subgrade is rolled, and a gravel base of 100-150 mm goes in where there was often none. Humps over roots get a wider bed; dips get a drain or a mended pipe, whichever caused them.",
      ],
      traffic: "cars",
    },
    {
      kind: "facts",
      heading: "Why Randburg is a town of second layings",
      facts: [
        {
          title: "A city’s suburb with its own centre",
          description:
            "Randburg belongs to the City of Johannesburg. Verges fall under that city’s roads agency, so a widened entrance means a wayleave before work outside the wall.",
        },
        {
          title: "Spruit and park on the doorstep",
          description:
            "The Braamfontein Spruit trail and Delta Park run through green, low ground. Homes on that side should send storm water to the street wherever levels permit.",
        },
        {
          title: "Fairways at Randpark",
          description:
            "Randpark Golf Club set the tone for the streets around it: lawns, wide drives, big trees. Sprinklers against an unprotected edge are the quiet killer of paving there.",
        },
        {
          title: "Cresta’s steady traffic",
          description:
            "Streets by Cresta Centre see shoppers, deliveries and commuters. Small businesses in former houses need parking that takes forty arrivals a day on a domestic frontage.",
        },
        {
          title: "An office town as well",
          description:
            "MultiChoice has its head office here, and many smaller firms work nearby, often in former homes. Their parking courts tend to be as old as the houses, and to show it.",
        },
      ],
    },
    {
      kind: "service-list",
      audience: "residential",
      heading: "For homes that have been lived in",
      lead: "Relaying first, new work where it pays.",
      items: [
        {
          title: "Driveway relaying",
          description:
            "Lift, sort, rebuild the base, lay again: the same bricks, on ground that finally carries them.",
        },
        {
          title: "Driveway extensions",
          description:
            "A second bay in matching brick, toothed into the old pattern without a seam.",
        },
        {
          title: "Patios over old slabs",
          description:
            "Sound concrete can carry thin pavers, provided the door sill leaves enough height.",
        },
        {
          title: "Pool surrounds",
          description:
            "Loose copings re-bedded, hollow slabs lifted, and the joint to the shell renewed.",
        },
        {
          title: "Garden walkways",
          description:
            "Leftover bricks from the drive make the path: same age, same colour, no extra order.",
        },
        {
          title: "Edges and kerbs",
          description: "Often the only thing wrong. A concrete haunch stops the outward creep.",
        },
      ],
      picture: "curved-kerb-street",
    },
    {
      kind: "materials",
      heading: "Old bricks, new bricks, and how they mix",
      lead: "Matching is half the craft in relaying. Bring one of your bricks to the visit.",
      items: [
        {
          title: "Reclaimed clay brick",
          description:
            "Worn smooth at the arris, richer in tone; turned over, many show a fresh face.",
        },
        {
          title: "Clay and cement brick, new",
          description: "For bands and borders that make a mismatch look intended.",
        },
        {
          title: "Interlocking pavers",
          description:
            "Old patterns are often discontinued, so measure first. Mixing two shapes never works.",
        },
        {
          title: "Natural stone",
          description: "Slate crazy paving of an earlier fashion can be lifted and re-bedded too.",
        },
        {
          title: "Cobblestone and flagstone",
          description: "A row of cobbles hides the line between old work and new.",
        },
        {
          title: "Concrete slabs",
          description: "Cheap to replace singly. Cracked ones become hardcore for the base below.",
        },
        {
          title: "Permeable paving",
          description:
            "Think twice on low ground. If dolomite cannot be excluded, get a geotechnical view first and lead water away instead.",
        },
        {
          title: "Anti-slip and UV sealants",
          description: `A clean, relaid drive takes sealer well; the coat is due again ${figures.resealing}.`,
        },
      ],
    },
    {
      kind: "service-cards",
      audience: "commercial",
      heading: "House-offices, shops, schools and yards",
      lead: "A home’s driveway rarely survives its conversion to a business. Here is what we change.",
      cards: [
        {
          title: "Converted house parking",
          description:
            "The lawn becomes eight bays, so the base must be new and the gate wider. We keep one strip of trees, because shaded cars and cool brick please clients.",
          to: "/services/parking",
        },
        {
          title: "Shops and eateries",
          description:
            "Worn thresholds and patched entrances are relaid to one plane, at night if need be. Grease-prone spots get a denser, sealed unit that can be washed down.",
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
            "Oil-soaked, cracked concrete comes out; 80 mm blocks go in on a stabilised layer. A stained block is swapped in minutes, a stained slab is not.",
          to: "/services/industrial",
        },
      ],
      more: { text: "Commercial work in detail", to: "/services/commercial" },
    },
    {
      kind: "reasons",
      heading: "Honest about what can stay",
      lead: "Replacing would be the bigger sale. We recommend relaying all the same when it is right.",
      cards: [
        {
          title: "Two prices, one visit",
          description:
            "You receive relaying and replacing next to each other, line by line. The gap between them is your decision to make, without a salesman in the room.",
        },
        {
          title: "Counted losses",
          description:
            "Some bricks break when lifted. We count on it, allow 5-10% for cutting and breakage, and source the nearest match before we begin instead of after.",
        },
        {
          title: "Neighbours considered",
          description:
            "Stacks of brick stay inside your boundary, the pavement is swept daily, and cutting is done wet. Older streets are close, and dust travels.",
        },
        {
          title: "Fresh block where fresh is due",
          description:
            "New concrete units are made to SANS 1058 and at least 50 mm thick on driveways. Thin patio pavers under a car are a fault we remove, never one we add.",
        },
        {
          title: "The base carries our name",
          description: `Reused bricks or new, the layers and the laying fall under the ${figures.workmanshipWarranty}. Licensed, insured people do the work.`,
        },
      ],
    },
    {
      kind: "prose",
      heading: "Booms, bins and the boundary",
      paragraphs: [
        "Quite a few Randburg roads are closed by a residents’ association with a boom and a guard. Tell us about yours and we send names and number plates ahead. Parking is the other matter: with your driveway up, cars must sleep in the street, so we try to open at least half of it each evening.",
        "Relaying inside the wall needs nobody’s permission in most cases. Complexes in North Riding and Olivedale are different, as colours and patterns there are usually fixed by the scheme; the trustees may even hold spare stock. Ask them before we order.",
      ],
    },
    {
      kind: "suburbs",
      heading: "Old Randburg and the newer north",
      lead: "Detached houses in Robindale, complexes in North Riding: twelve suburbs and plenty of old brick.",
      suburbs: suburbNames.randburg,
    },
    {
      kind: "questions",
      heading: "Relay, replace, or leave alone?",
      layout: "accordion",
      items: [
        {
          question: "Do I save money by reusing my old bricks?",
          answer: [
            `Usually, though less than people hope. New work is guided by ${figures.pricePerSquareMetre}; with your own bricks the material line shrinks, while lifting, cleaning and stacking add labour. The base costs the same either way, and it is the part you are really buying.`,
          ],
        },
        {
          question: "How do I know whether only the edge has failed?",
          answer: [
            "Look along the drive from a low angle. If the middle is flat and only the outer rows lean or gape, the restraint has given way and can be rebuilt by itself. If two tracks have sunk where tyres run, the base is spent and the whole width should come up.",
          ],
        },
        {
          question: "What is the timetable for relaying a driveway?",
          answer: [
            `Similar to new work: ${figures.drivewayDuration}. Day one is lifting and stacking, then base and edges, then laying. Cleaning mortar off old bricks is the slow part, and a drive set in cement may not be worth the hours.`,
          ],
        },
        {
          question: "Our stand in Bordeaux slopes to the spruit. What changes?",
          answer: [
            "The ground holds moisture for longer, so bedding sand is more easily carried off. We add a drain along the upper edge, keep the surface a little above the lawn, and take the runoff to the street if levels allow, or to a lined channel if they do not.",
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "One brick up, ten minutes, an honest answer",
      text: "Ask for a visit. We lift a corner, show you what is underneath, and send both prices: relaid and new. Looking costs nothing.",
      quote: "dialog",
    },
  ],
} satisfies AreaPage;
