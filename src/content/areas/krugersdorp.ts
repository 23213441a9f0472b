import * as figures from "../figures.ts";
import type { AreaPage } from "../schema.ts";
import { suburbNames } from "./suburb-names.ts";

export const krugersdorp = {
  slug: "krugersdorp",
  meta: {
    title: "Paving in Krugersdorp: slopes and West Rand ground",
    description:
      "Driveways, terraces and business paving in Krugersdorp and Mogale City, built for slopes and for dolomite country. Free visit, written and itemised quote.",
    keywords: [
      "paving Krugersdorp",
      "paving Mogale City",
      "driveway paving Noordheuwel",
      "paving Featherbrooke Estate",
      "dolomite paving West Rand",
      "sloped driveway Krugersdorp",
    ],
  },
  hero: {
    lead: "Krugersdorp is built on hills, and some of the land around it on dolomite. Both come down to one thing: where the rain goes. We settle that before we lay a brick.",
    picture: "ridge-slope-driveway",
  },
  strip: [
    { label: "Municipality", value: "Mogale City" },
    { label: "Watch for", value: "Slopes and dolomite" },
    { label: "Rate guide", value: figures.pricePerSquareMetre },
    { label: "Drive completed in", value: figures.drivewayDuration },
  ],
  sections: [
    {
      kind: "intro",
      heading: "Steps, terraces and drives that follow the hill",
      paragraphs: [
        "From Rangeview or Noordheuwel you see a long way, and so does the rain. It comes down the street, over the kerb and along the shortest line to your garage. Paving here is half surface and half waterworks.",
        "We shape hillside stands into a few level places joined by slopes one can walk. The cut goes to the hill side, the fill is packed in layers on the low side, and a low wall holds it. Then the paving has something to stand on.",
      ],
      checklist: [
        "Visit and advice free of obligation",
        "Levels agreed with you on site",
        "Quote split by terrace and drive",
        "Warranty on workmanship",
      ],
      picture: "hero-entrance-court",
    },
    {
      kind: "facts",
      heading: "Why Krugersdorp is a place apart",
      lead: "A mining town, a monument, a game reserve: and caves that explain the ground.",
      facts: [
        {
          title: "Founded in 1887",
          description:
            "Founded on gold and named after President Paul Kruger. In the old centre, kerbs and pipes can be older than any drawing of them, so we dig carefully.",
        },
        {
          title: "Seat of Mogale City",
          description:
            "Krugersdorp is not part of Johannesburg. Plans and pavement applications go to the Mogale City municipality, with forms and fees of its own.",
        },
        {
          title: "The Cradle of Humankind",
          description:
            "Sterkfontein lies a short drive to the north. Its caves are hollows in dolomite, and the best lesson in what water can do there.",
        },
        {
          title: "A game reserve at the edge of town",
          description:
            "Beyond the last streets begins veld with wild animals. Earthy stone and brown clay sit well against that view; bright white slabs do not.",
        },
        {
          title: "Paardekraal and Key West",
          description:
            "A monument from the days of the old republic and a mall that everyone knows. Name the nearer one in your request and we are halfway to your street.",
        },
      ],
    },
    {
      kind: "service-list",
      audience: "residential",
      heading: "Outdoor floors for hillside homes",
      lead: "Four projects, shaped by gradient and view.",
      items: [
        {
          title: "Driveways on a grade",
          description:
            "Setts or rough-faced block give tyres a bite. A concrete beam closes the lower end, and a grid at the garage swallows what the channel above let through.",
          to: "/services/driveway",
        },
        {
          title: "Patios with a view",
          description:
            "Slabs with pebble joints along the terrace edge, set back from the drop. The joint over piped drainage can be lifted out by hand for cleaning.",
          to: "/services/patio",
        },
        {
          title: "Pool surrounds",
          description:
            "A pool in a slope has fill on one side. We let that fill settle and re-compact it, and use a jointed surface that can be reset if it moves.",
          to: "/services/pool",
        },
        {
          title: "Garden walkways",
          description:
            "Zigzags in flat stone with broad treads. At each turn the water steps off into a planted bed, well before it can scour the path.",
          to: "/services/walkway",
        },
      ],
      picture: "concrete-slabs-pebbles",
      more: { text: "Residential paving overview", to: "/services/residential" },
    },
    {
      kind: "ground",
      heading: "What the caves tell us about paving",
      quote:
        "Water dissolved Sterkfontein’s caves out of dolomite. On such ground, paving must lead every storm away.",
      paragraphs: [
        "Not all of Krugersdorp is like that. Quartzite ridges run through the town, hard rock under shallow soil. But dolomite occurs on parts of the West Rand, and one stand can differ from the next.",
        "On a ridge we expect to break rock for a drain or a beam, and to fill pockets between boulders with stone and not with sand. On suspected dolomite we ask for the geotechnical report first, keep trenches short and dry, and test pipes under pressure before they vanish.",
        "On both, the discharge point is agreed with you: to the street, to a municipal drain, never over the wall to the neighbour below.",
      ],
      traffic: "cars",
    },
    {
      kind: "service-list",
      audience: "commercial",
      heading: "Guest farms, offices, estates",
      lead: "West Rand businesses have visitors who arrive in good shoes and suppliers who arrive in trucks.",
      items: [
        {
          title: "Wedding and guest venues",
          description:
            "Arrival courts and chapel paths, firm in rain, lit from the edge, done between weekends.",
        },
        {
          title: "Estate entrances",
          description:
            "Gatehouse approaches in block with a heavy edge, one lane always open to residents.",
        },
        {
          title: "Office parking on a slope",
          description:
            "Bays cut into terraces with ramps between them, so that no car door swings downhill.",
        },
        {
          title: "Yards and workshops",
          description:
            "Interlocking block for delivery trucks in the industrial areas, with silt traps at the low end.",
        },
        {
          title: "Schools and churches",
          description: "Assembly areas and wheelchair ramps, finished in the holidays or midweek.",
        },
      ],
      picture: "school-quad",
      more: { text: "Commercial paving services", to: "/services/commercial" },
    },
    {
      kind: "prose",
      heading: "Mogale City, Featherbrooke and the last steep street",
      paragraphs: [
        "Estates such as Featherbrooke tend to control what can be seen from the road: brick colour, edging, even the width of the drive. There may be set working hours, and a weight limit for lorries. Get us the rulebook and we quote within it.",
        "Elsewhere, Mogale City has the say over the verge. Apply before you widen an entrance, for the kerb and the stormwater inlet are theirs. On the steepest streets we bring pavers in half loads, chock the truck, and keep a flagman at the bend.",
      ],
    },
    {
      kind: "materials",
      heading: "Stone first, then brick, then block",
      lead: "In hill country the ground itself suggests a palette. These eight cover it.",
      items: [
        {
          title: "Natural stone",
          description: "Quartzite and slate in the browns of the ridge, laid flat side up.",
        },
        {
          title: "Cobblestone",
          description: "The best grip of all on a gradient, and the slowest to lay.",
        },
        {
          title: "Flagstone",
          description: "Irregular slabs for terraces, joints planted or pointed as you like.",
        },
        {
          title: "Clay and cement brick",
          description:
            "On drives, across the slope or in herringbone; never in long lines downhill.",
        },
        {
          title: "Interlocking pavers",
          description: "For estate lanes and yards, where braking would push plain bricks apart.",
        },
        {
          title: "Concrete slabs",
          description: "For the level parts. On a packed bed, so that a corner cannot tip.",
        },
        {
          title: "Permeable paving",
          description:
            "On dolomite it does harm, since soaking water is the trigger; runoff has to leave the stand. We lay it only where a geotechnical opinion clears the ground.",
        },
        {
          title: "Anti-slip and UV sealants",
          description: `For smooth stone on a ramp. West-facing terraces weather fastest; expect to reseal ${figures.resealing}.`,
        },
      ],
    },
    {
      kind: "reasons",
      heading: "How we earn the job",
      cards: [
        {
          title: "We look at the street too",
          description: "Most hillside damage starts outside the wall, so the visit begins there.",
        },
        {
          title: "We say no to soakaways",
          description:
            "Where the rock may be dolomite we refuse them, and explain why in the quote.",
        },
        {
          title: "We show the wall’s price",
          description: "Retaining, rock-breaking and drainage are separate from the square metres.",
        },
        {
          title: "We stay answerable",
          description: `With a ${figures.workmanshipWarranty}, and materials guaranteed by their makers for ${figures.materialWarranty}.`,
        },
        {
          title: "We come licensed and insured",
          description:
            "The people who cut into your hillside are qualified to, and covered while they do.",
        },
      ],
    },
    {
      kind: "suburbs",
      heading: "Hill by hill: twelve suburbs",
      lead: "Noordheuwel, Kenmare, Chancliff and the rest. Wherever the street is steep, mention it.",
      suburbs: suburbNames.krugersdorp,
    },
    {
      kind: "questions",
      heading: "From Krugersdorp’s homeowners",
      layout: "list",
      items: [
        {
          question: "Does our stand lie on the same dolomite as the Sterkfontein caves?",
          answer: [
            "Perhaps, and nobody can tell by looking. Quartzite and dolomite lie close together on the West Rand, and only a report tells them apart. Look in your building file for a geotechnical page, or ask Mogale City. Until you know, send all water off the stand.",
          ],
        },
        {
          question: "What will a hillside driveway cost?",
          answer: [
            `The paved surface follows the guide of ${figures.pricePerSquareMetre}. Rock, walls and channels come on top, and on a steep stand they can weigh as much as the paving. Each has its own line, so you may decide to build the wall this year and the terrace next.`,
          ],
        },
        {
          question: "How long will it take?",
          answer: [
            `${figures.drivewayDuration} for a typical drive, once retaining walls are up. If rock has to be broken, we agree the extra time with you when we find it and not at the end. Dry winter weeks are the best time for cutting into a hill.`,
          ],
        },
        {
          question: "Our drive washes out every summer. Is new sand enough?",
          answer: [
            "No. Sand that leaves each year is carried by water that should not be there. We look for its entry, usually the street kerb or a downpipe, close that off, and then re-sand or relay. A stabilised joint compound helps only after this.",
          ],
        },
        {
          question: "Will Featherbrooke Estate accept any paver?",
          answer: [
            [
              "Probably not any. Estates usually approve colours and finishes, so ask Featherbrooke’s office what is allowed now. Choose from that first. We match sizes and patterns to it, and can draw borders and inlays under ",
              { text: "custom paving design", to: "/services/custom-design" },
              " for the committee to see.",
            ],
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Follow the water with us",
      text: "Walk us from the street to the lowest corner of your stand. Half an hour is enough to see what the paving has to do. It costs you nothing.",
      quote: "dialog",
    },
  ],
} satisfies AreaPage;
