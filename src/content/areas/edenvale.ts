import * as figures from "../figures.ts";
import type { AreaPage } from "../schema.ts";
import { suburbNames } from "./suburb-names.ts";

export const edenvale = {
  slug: "edenvale",
  meta: {
    title: "Paving in Edenvale: compact stands, neat work",
    description:
      "Courtyards, driveways and shared access in Edenvale, planned for small stands and tight gates, and yards in Sebenza and Eastleigh. Ask for a free quote.",
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
    lead: "On an Edenvale stand every metre is spoken for: car, gate, washing line, table. We plan the levels to the centimetre, then pave it tidily and quote it in full.",
    picture: "hexagonal-patio",
  },
  strip: [
    { label: "Since", value: "1903, at Rietfontein" },
    { label: "To Sandton", value: "About 12 km" },
    { label: "Paving guide", value: figures.pricePerSquareMetre },
    { label: "Your driveway", value: figures.drivewayDuration },
  ],
  sections: [
    {
      kind: "intro",
      heading: "Small areas, exact work",
      paragraphs: [
        "A small courtyard is harder to pave than a large drive. There are more edges, more manholes, more corners to cut, and every sliver of brick stands in plain sight. Pavers also cost more in offcuts: on tight plans we order nearer 10% extra than 5%.",
        "We set out the pattern dry before anything is fixed. Full bricks go where you look first, cuts go to the wall behind the door, and the drain cover gets a tray with the same brick in it.",
      ],
      checklist: [
        "Consultation on site, free of charge",
        "Pattern set out dry for you to see",
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
          title: "A camp at Rietfontein, 1903",
          description:
            "Edenvale began as a settlement for the mine at Rietfontein. In the oldest streets an entrance is often narrower than a modern car expects.",
        },
        {
          title: "Cornish miners, close neighbours",
          description:
            "Cornish mining families were among those who came. Older houses often stand close to their boundaries, which leaves a strip of paving between two walls.",
        },
        {
          title: "A municipality from 1942",
          description:
            "Edenvale ran its own affairs from 1942 and is part of Ekurhuleni today. That is where an application for a wider gateway goes.",
        },
        {
          title: "Halfway to everything",
          description:
            "It lies midway between O.R. Tambo and central Johannesburg. Sites here are easy to reach outside the peak, so deliveries are booked for mid-morning.",
        },
        {
          title: "Greenstone on the hill",
          description:
            "Around Greenstone Mall, clusters and apartments share their roads. One relaid parking court there touches forty front doors, and needs forty notices.",
        },
      ],
    },
    {
      kind: "service-list",
      audience: "residential",
      heading: "Round the house",
      lead: "Five jobs that come up on compact stands, and how we fit them in.",
      items: [
        {
          title: "Short driveways",
          description:
            "Often one car length from gate to garage. The fall is split, so that neither end sends its rain indoors.",
        },
        {
          title: "Courtyards and patios",
          description:
            "One continuous floor in a single large format, which makes a small space feel wider.",
        },
        {
          title: "Plunge-pool surrounds",
          description:
            "Slip-resistant edges cut to the coping, with access left to pump, valves and electrics.",
        },
        {
          title: "Side passages",
          description:
            "A metre of paving along the wall, sloped to a slot drain, with no step at the bin store.",
        },
        {
          title: "Garden walkways",
          description:
            "Stepping slabs or brick-on-edge that leave the roots of a good tree in peace.",
        },
      ],
      picture: "charcoal-pool-deck",
      more: { text: "Ideas for patio paving", to: "/services/patio" },
    },
    {
      kind: "ground",
      heading: "Where the water goes when there is no garden",
      quote:
        "On a compact stand roof, yard and drive all drain to one gate, so that gate’s level is the first we set.",
      paragraphs: [
        "Pave a small stand wall to wall and a thunderstorm has one way out. We work backwards from that point: gate level first, then the channel, then a fall to it of at least 2% across from every door. Finished paving stays well below the damp-proof course, on your side and on your neighbour’s.",
        "Weathered granite lies under parts of this side of Johannesburg. It can look firm and still settle once it is soaked, so it is wetted, compacted and levelled before the gravel. Dolomite occurs elsewhere in Ekurhuleni. Should your stand’s papers name it, nothing may drain into the soil at all.",
      ],
      traffic: "cars",
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
            "Interlocking block between roller doors, laid unit by unit so that only one tenant shuts at a time.",
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
      picture: "office-forecourt",
      more: { text: "Parking areas for business", to: "/services/parking" },
    },
    {
      kind: "material-groups",
      heading: "Three shelves to choose from",
      lead: "Sorted by what they do on a small site. All are approved by the SABS.",
      groups: [
        {
          title: "Brick & Block",
          items: [
            {
              title: "Clay brick",
              description:
                "Small units turn tight corners with few cuts. Warm reds that go with old face-brick.",
            },
            {
              title: "Cement brick",
              description: "Even in size, easy on the budget, and stocked in greys and browns.",
            },
            {
              title: "Interlocking pavers",
              description:
                "For aprons and drives. The shape makes straight cuts along walls slower, and we price that.",
            },
          ],
        },
        {
          title: "Premium Options",
          items: [
            {
              title: "Natural stone",
              description:
                "A dozen square metres at the front door is where stone earns its price.",
            },
            {
              title: "Cobblestone and flagstone",
              description: "Setts frame a slab courtyard; flags step through a planted bed.",
            },
            {
              title: "Large concrete slabs",
              description: "Fewer joints, quieter floor. Sawn on site to meet a crooked old wall.",
            },
          ],
        },
        {
          title: "Specialty Paving",
          items: [
            {
              title: "Permeable paving",
              description:
                "Tempting on a stand with no lawn, but only with a geotechnical opinion in hand. If dolomite is possible, rain must be carried off and may not soak in.",
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
      heading: "Where do the pallets go?",
      paragraphs: [
        "That is the first practical question in Edenvale. A pallet blocks a pavement, a truck blocks a street, and a mixer will not pass a 90 cm side gate. We bring material in day-sized loads, bag the sand, carry through passages on boards and load rubble out the same afternoon.",
        "In a cluster, trustees usually have to approve colour and working hours. Have their answer in hand before you fix a date with us. If our trench comes near a party wall, we show you and your neighbour the level beforehand.",
      ],
    },
    {
      kind: "reasons",
      heading: "What careful means to us",
      cards: [
        {
          title: "No slivers",
          description:
            "A cut smaller than a third of a brick means the layout was wrong, so we shift it.",
        },
        {
          title: "Covers that open",
          description:
            "Manholes and valves stay reachable, each under a lid you can lift with two keys.",
        },
        {
          title: "Dust kept down",
          description: "Saws run wet wherever washing hangs and windows are near.",
        },
        {
          title: "Figures you can check",
          description:
            "Area, base, edging and cutting are itemised. Our tape and yours should agree.",
        },
        {
          title: "Covered on both counts",
          description: `Insurance while we work, then a ${figures.workmanshipWarranty} when we have gone.`,
        },
      ],
    },
    {
      kind: "suburbs",
      heading: "Eleven suburbs, all a short drive apart",
      lead: "Houses in Dowerglen, clusters on Greenstone Hill, workshops in Sebenza: ask for a visit in any of them.",
      suburbs: suburbNames.edenvale,
    },
    {
      kind: "questions",
      heading: "Three things Edenvale asks",
      layout: "accordion",
      items: [
        {
          question: "Our Edenvale stand has no room for pallets or a skip. Can you still work?",
          answer: [
            "Yes. Bricks arrive in loads that can be laid the same day, and rubble goes out on the returning vehicle, so nothing stays on the pavement overnight. It needs a few more trips, and the quote shows what they cost. Tell us the width of your narrowest gate.",
          ],
        },
        {
          question: "Is a small courtyard dearer per square metre?",
          answer: [
            `The guide is ${figures.pricePerSquareMetre}. Small, cut-up areas lie towards the top because a corner takes as long as a metre of open field. Straight borders and a brick that divides evenly into your width bring the figure down again.`,
          ],
        },
        {
          question: "How long will we have to park in the street?",
          answer: [
            [
              `For a normal driveway, ${figures.drivewayDuration}. A short Edenvale drive can be at the lower end, unless an old concrete slab has to be broken out by hand. How the layers are built up is shown under `,
              { text: "driveway paving", to: "/services/driveway" },
              ". The gate must stay passable on foot throughout.",
            ],
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Measure the gate, send us the width",
      text: "That and a photo of the yard are enough to begin. We come to see it, agree the levels and send a price for every item.",
      quote: "dialog",
    },
  ],
} satisfies AreaPage;
