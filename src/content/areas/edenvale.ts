import type { AreaPage } from "../../content-schema/page-schema.ts";
import { countAtStart } from "../../domain/written-numbers.ts";
import * as figures from "../figures.ts";
import { toConfirm } from "../promises.ts";
import { suburbNames } from "./suburb-names.ts";

export const edenvale = {
  slug: "edenvale",
  meta: {
    title: "Paving in Edenvale: compact stands, neat work",
    description:
      "Courtyards, driveways and shared access in Edenvale, planned for small stands and tight gates, and yards in Sebenza and Eastleigh. A price for every item.",
    keywords: [
      "paving Edenvale",
      "courtyard paving Edenvale",
      "driveway paving Dunvegan",
      "paving Greenstone Hill",
      "paving Sebenza",
      "small driveway paving",
    ],
  },
  hero: {
    lead: "Edenvale stands are compact, so every cut and every drain shows. We plan the levels to the centimetre and price each item.",
    picture: "hexagonal-patio",
  },
  strip: [
    { label: "Price guide", value: figures.pricePerSquareMetre },
    { label: "Ground", value: "Weathered granite in parts" },
    { label: "A driveway takes", value: figures.drivewayDuration },
  ],
  blocks: [
    {
      kind: "intro",
      heading: "Small areas, exact work",
      paragraphs: [
        "A small courtyard is harder to pave than a large driveway. There are more edges, more manholes, more corners to cut, and every cut brick shows. There are more offcuts too, so on small areas we order nearer 10% extra than 5%.",
        "We lay the pattern out loose before we fix anything. Whole bricks go where you look first, and cuts go to the wall behind the door. Drain covers get a tray with the same brick in it.",
      ],
      checklist: [
        "Consultation on site, free of charge",
        "Pattern laid out for you to see first",
        "Boundary walls kept dry",
        "Daily tidy-up in narrow streets",
      ],
      picture: "pergola-patio",
    },
    {
      kind: "facts",
      heading: "Why Edenvale is paved differently",
      facts: [
        {
          title: "Entrances narrower than cars",
          description:
            "In the oldest streets an entrance is often narrower than a modern car expects, so we measure it before we plan the turn.",
        },
        {
          title: "A strip between two walls",
          description:
            "Older houses often stand close to their boundaries, which leaves a strip of paving between two walls. It needs a slope and a drain of its own.",
        },
        {
          title: "Ekurhuleni decides",
          description:
            "Edenvale is part of Ekurhuleni. That is where an application for a wider gateway goes.",
        },
        {
          title: "Shared roads at Greenstone",
          description: `On Greenstone Hill, clusters and apartments share their roads. Before we relay a parking area there, ${toConfirm("neighbours-told", "every resident who uses it gets a notice")}.`,
        },
      ],
    },
    {
      kind: "service-list",
      audience: "residential",
      heading: "Around the house",
      lead: "Five jobs that come up on compact stands, and how we fit them in.",
      items: [
        {
          title: "Short driveways",
          description:
            "Often one car length from gate to garage. The fall is split, so no rain runs into the house or the garage.",
        },
        {
          title: "Courtyards and patios",
          description:
            "One continuous floor in a single large format, which makes a small space look wider.",
        },
        {
          title: "Plunge-pool surrounds",
          description:
            "Slip-resistant edges cut to the pool’s rim, with access left to pump, valves and electrics.",
        },
        {
          title: "Side passages",
          description:
            "A metre of paving along the wall, sloped to a slot drain, a gutter under a narrow slit, with no step at the bin store.",
        },
        {
          title: "Garden walkways",
          description: "Stepping slabs or brick-on-edge that leave tree roots undisturbed.",
        },
      ],
      picture: "sand-pool-deck",
      more: { text: "Ideas for patio paving", to: "/services/patio" },
    },
    {
      kind: "ground",
      heading: "Where the water goes when there is no garden",
      quote:
        "On a compact stand roof, yard and driveway all drain to one gate, so we set the level of the gate first.",
      paragraphs: [
        "When a small stand is paved from wall to wall, stormwater has one way out. We work backwards from there: gate level first, then the channel, then a fall to it of at least 2% across from every door. The paving stays well below the damp-proof course, which keeps damp out of your walls and your neighbour’s.",
        "Weathered granite lies under parts of this side of Johannesburg. It can look firm and still settle once it is soaked, so it is wetted, compacted and levelled before the gravel. Dolomite occurs elsewhere in Ekurhuleni. If the documents for your stand mention it, no water may drain into the soil.",
      ],
      picture: "door-sill-levels",
    },
    {
      kind: "service-list",
      audience: "commercial",
      heading: "Sebenza, Eastleigh and the shops between",
      lead: "Working premises on small sites, where there is nowhere else to park the trucks.",
      items: [
        {
          title: "Mini-factory aprons",
          description:
            "Interlocking block between roller doors, laid unit by unit so only one tenant shuts at a time.",
        },
        {
          title: "Motor workshops",
          description:
            "Dense pavers that tolerate oil and jacks, with a separate drain for wash bays as the by-laws require.",
        },
        {
          title: "Street-front shops",
          description:
            "Level thresholds for wheelchairs, parking in bays that fit, and no loose sand carried inside.",
        },
        {
          title: "Townhouse clusters",
          description:
            "Access roads and visitors’ bays, paved in lengths with a marked detour for residents.",
        },
        {
          title: "Offices and practices",
          description:
            "A neat approach from bay to reception, finished over a weekend or outside consulting hours.",
        },
      ],
      picture: "retail-dusk",
      more: { text: "Parking areas for business", to: "/services/parking" },
    },
    {
      kind: "details",
      heading: "How we build on a compact stand",
      rows: [
        {
          kind: "layers",
          heading: "The layers under a driveway in Edenvale",
          traffic: "cars",
        },
        {
          kind: "material-groups",
          heading: "Three groups of materials",
          lead: "What each does on a small site. All are SABS approved.",
          groups: [
            {
              title: "Brick & Block",
              items: [
                {
                  title: "Clay brick",
                  description:
                    "Small bricks need few cuts in tight corners. Warm reds that suit old face brick.",
                },
                {
                  title: "Cement brick",
                  description: "Even in size, easy on the budget, and stocked in greys and browns.",
                },
                {
                  title: "Interlocking pavers",
                  description:
                    "For aprons and driveways. They take longer to cut along walls, and the quote shows that.",
                },
              ],
            },
            {
              title: "Premium Options",
              items: [
                {
                  title: "Natural stone",
                  description:
                    "Stone is worth its price on a small area, such as at the front door.",
                },
                {
                  title: "Cobblestone and flagstone",
                  description:
                    "Setts, small stone blocks, as a border around slabs, flagstones as steps through a planted bed.",
                },
                {
                  title: "Large concrete slabs",
                  description:
                    "Fewer joints and a plain look. We cut them on site to fit a crooked old wall.",
                },
              ],
            },
            {
              title: "Specialty Paving",
              items: [
                {
                  title: "Permeable paving",
                  description:
                    "Useful on a stand without a lawn, but only after a geotechnical engineer’s opinion. If dolomite is possible, rain must be led away and may not soak in.",
                },
                {
                  title: "Anti-slip and UV sealants",
                  description: `For shaded passages that stay green and for sunny coping. Reapplied ${figures.resealing}.`,
                },
              ],
            },
          ],
        },
        {
          kind: "prose",
          heading: "Getting materials onto a small stand",
          paragraphs: [
            `Space is the first practical question in Edenvale. A pallet blocks a pavement, a truck blocks a street, and a mixer will not pass a 90 cm side gate. We bring in only what we can use in a day, put the sand in bags, lay boards in the passages and ${toConfirm("clean-daily", "take the rubble out the same afternoon")}.`,
            "In a cluster, trustees usually have to approve colour and working hours. Get their answer before you agree on a date with us. If we dig near a boundary wall, we show you and your neighbour the level beforehand.",
          ],
        },
      ],
    },
    {
      kind: "reasons",
      heading: "How we work on small stands",
      cards: [
        {
          title: "No slivers",
          description: `A cut smaller than ${figures.smallestCut} means that the layout is wrong, so we change it.`,
        },
        {
          title: "Covers that open",
          description: "Manholes and valves stay reachable, each under a lid that you can lift.",
        },
        {
          title: "Dust kept down",
          description: "We cut wet near windows and washing lines.",
        },
        {
          title: "Figures you can check",
          description:
            "Area, base, edging and cutting are itemised. You can check them with a tape measure.",
        },
        {
          title: "Insured and guaranteed",
          description: `We are insured while we work, and afterwards you have a ${figures.workmanshipWarranty}.`,
        },
      ],
    },
    {
      kind: "suburbs",
      heading: `${countAtStart(suburbNames.edenvale)} suburbs, all a short drive apart`,
      lead: "Houses in Dowerglen, clusters on Greenstone Hill, workshops in Sebenza: ask for a visit in any of them.",
      suburbs: suburbNames.edenvale,
    },
    {
      kind: "questions",
      heading: "Questions about paving in Edenvale",
      links: [
        { text: "Paving in Kempton Park", to: "/paving-kempton-park" },
        { text: "Paving in Germiston", to: "/paving-germiston" },
        { text: "Paving in Sandton", to: "/areas/sandton" },
        { text: "See the gallery", to: "/gallery" },
        { text: "More questions, answered", to: "/faq" },
      ],
      layout: "accordion",
      items: [
        {
          question: "Our Edenvale stand has no room for pallets or a skip. Can you still work?",
          answer: [
            "Yes. Bricks arrive in loads that can be laid the same day, and rubble goes out on the returning vehicle, so nothing stays on the pavement overnight. It needs a few more trips, and the quote shows what they cost. Tell us the width of your narrowest gate.",
          ],
        },
        {
          question: "Does a small courtyard cost more per square metre?",
          answer: [
            `The guide is ${figures.pricePerSquareMetre}. Small areas with many corners are towards the top of it, because the cutting takes time. Straight edges and a brick that fits your width without cutting bring the price down.`,
          ],
        },
        {
          question: "How long will we have to park in the street?",
          answer: [
            [
              `For a normal driveway, ${figures.drivewayDuration}. A short Edenvale driveway can be at the lower end, unless an old concrete slab has to be broken out by hand. You can see how the layers are built under `,
              { text: "driveway paving", to: "/services/driveway" },
              ". You can walk through the gate throughout.",
            ],
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Send us the width of your gate",
      text: "That and the size of the yard are enough to start with. We come and look, agree on the levels and send a price for every item.",
      quote: "dialog",
    },
  ],
} satisfies AreaPage;
