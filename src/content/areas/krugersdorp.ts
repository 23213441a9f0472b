import type { AreaPage } from "../../content-schema/page-schema.ts";
import { countAtStart } from "../../domain/written-numbers.ts";
import * as figures from "../figures.ts";
import { toConfirm } from "../promises.ts";
import { suburbNames } from "./suburb-names.ts";

export const krugersdorp = {
  slug: "krugersdorp",
  meta: {
    title: "Paving in Krugersdorp: slopes and West Rand ground",
    description:
      "Driveways, terraces and business paving in Krugersdorp and Mogale City, built for slopes and for dolomite country. We agree with you where the rain goes.",
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
    lead: "Krugersdorp is built on hills, and some of the land around it on dolomite. On both, we plan where the rain goes before we lay a brick.",
    picture: "ridge-slope-driveway",
  },
  strip: [
    { label: "Price guide", value: figures.pricePerSquareMetre },
    { label: "Municipality", value: "Mogale City" },
    { label: "Watch for", value: "Slopes and dolomite" },
    { label: "A driveway takes", value: figures.drivewayDuration },
  ],
  blocks: [
    {
      kind: "intro",
      heading: "On a hill, half the work is drainage",
      paragraphs: [
        "In Rangeview or Noordheuwel, rain comes down the street, over the kerb and straight to your garage. So drainage is half the work of paving here.",
        "We shape hillside stands into a few level areas joined by slopes that are easy to walk. We cut into the hill on the high side, pack the fill in layers on the low side, and hold it with a low wall. Then the paving has a firm base.",
      ],
      checklist: [
        "Free visit and advice, no obligation",
        "Levels agreed with you on site",
        "Quote split by terrace and driveway",
        "Warranty on workmanship",
      ],
      picture: "complex-street",
    },
    {
      kind: "facts",
      heading: "Why Krugersdorp ground needs care",
      facts: [
        {
          title: "Old pipes in the centre",
          description:
            "In the old centre, kerbs and pipes can be older than any drawing of them, so we dig carefully.",
        },
        {
          title: "Mogale City decides",
          description:
            "Krugersdorp is not part of Johannesburg. Plans and pavement applications go to the Mogale City municipality, with forms and fees of its own.",
        },
        {
          title: "Caves in dolomite",
          description:
            "Sterkfontein lies a short drive to the north. Its caves are hollows in dolomite, and show what water can do there.",
        },
        {
          title: "Soil in the stormwater",
          description:
            "Where the veld begins behind the last houses, storms bring soil down with the water. A grid there needs a silt trap that can be emptied.",
        },
      ],
    },
    {
      kind: "service-list",
      audience: "residential",
      heading: "Paving for hillside homes",
      lead: "Four kinds of paving, built for the slope.",
      items: [
        {
          title: "Driveways on a grade",
          description:
            "Setts, small stone blocks, or rough-faced pavers give tyres grip. A concrete beam holds the lower end, and a grid at the garage takes the water.",
          to: "/services/driveway",
        },
        {
          title: "Patios with a view",
          description:
            "Slabs with pebble joints along the terrace edge, set back from the drop. The pebbles over the drain can be lifted out by hand for cleaning.",
          to: "/services/patio",
        },
        {
          title: "Pool surrounds",
          description:
            "A pool on a slope has fill on one side. We compact that fill again, and use pavers that can be relaid if it moves.",
          to: "/services/pool",
        },
        {
          title: "Garden walkways",
          description:
            "Zigzag paths in flat stone with wide treads. At each turn the water runs off into a planted bed before it can damage the path.",
          to: "/services/walkway",
        },
      ],
      picture: "concrete-slabs-pebbles",
      more: { text: "Residential paving overview", to: "/services/residential" },
    },
    {
      kind: "ground",
      heading: "Dolomite, quartzite and what they mean for paving",
      quote:
        "Water dissolved Sterkfontein’s caves out of dolomite. On such ground, paving must lead all stormwater away.",
      paragraphs: [
        "Not all of Krugersdorp is like that. Quartzite ridges run through the town, hard rock under shallow soil. But dolomite occurs on parts of the West Rand, and one stand can differ from the next.",
        `On a ridge we expect to break rock for a drain or a beam, and to fill hollows with stone, not with sand. On suspected dolomite we ask for the geotechnical report first, keep trenches short and dry, and ${toConfirm("pipes-tested", "test pipes under pressure before they are covered")}.`,
        "On both, we agree with you where the water goes: to the street or to a municipal drain, never over the wall to the neighbour below.",
      ],
      picture: "clay-running-bond",
    },
    {
      kind: "service-list",
      audience: "commercial",
      heading: "Guest farms, offices and estates",
      lead: "West Rand businesses need paving for visitors on foot and for delivery trucks.",
      items: [
        {
          title: "Wedding and guest venues",
          description:
            "Entrance courts and chapel paths that stay firm in rain, paved between weekends.",
        },
        {
          title: "Estate entrances",
          description:
            "Gatehouse approaches in block with a heavy edge, one lane always open to residents.",
        },
        {
          title: "Office parking on a slope",
          description: "Bays cut into terraces with ramps between them, so cars stand level.",
        },
        {
          title: "Yards and workshops",
          description:
            "Interlocking block for delivery trucks in the industrial areas, with silt traps at the low end.",
        },
      ],
      picture: "restaurant-terrace",
      more: { text: "Commercial paving services", to: "/services/commercial" },
    },
    {
      kind: "details",
      heading: "How we build on a slope",
      rows: [
        {
          kind: "layers",
          heading: "The layers under a driveway in Krugersdorp",
          traffic: "cars",
        },
        {
          kind: "prose",
          heading: "Mogale City, Featherbrooke and steep streets",
          paragraphs: [
            "Estates such as Featherbrooke tend to control what can be seen from the road: brick colour, edging, even the width of the driveway. There may be set working hours, and a weight limit for trucks. Email us the rules and we quote to them.",
            `Elsewhere, the verge belongs to Mogale City. Apply before you widen an entrance, because the kerb and the stormwater inlet are municipal too. On the steepest streets we bring pavers in half loads, chock the truck, and ${toConfirm("traffic-directed", "keep a flagman at the bend")}.`,
          ],
        },
        {
          kind: "materials",
          heading: "Materials for hillside stands",
          lead: "Seven materials, starting with the stone that suits the ridge.",
          items: [
            {
              title: "Natural stone",
              description: "Quartzite and slate in the browns of the ridge, laid flat side up.",
            },
            {
              title: "Cobblestone and flagstone",
              description:
                "Cobbles grip best on a gradient. Flagstones suit terraces, with joints planted or pointed.",
            },
            {
              title: "Clay and cement brick",
              description:
                "For driveways, laid across the slope or in herringbone, never in long lines downhill.",
            },
            {
              title: "Interlocking pavers",
              description:
                "For estate lanes and yards, where braking would push plain bricks apart.",
            },
            {
              title: "Concrete slabs",
              description: "For the level parts, on a compacted bed so no corner tips.",
            },
            {
              title: "Permeable paving",
              description:
                "Not on dolomite, where water that soaks in can cause a sinkhole and must leave the stand. We lay it only where a geotechnical opinion, an engineer’s report, clears the ground.",
            },
            {
              title: "Anti-slip and UV sealants",
              description: `For smooth stone on a ramp. West-facing terraces weather fastest; expect to re-seal ${figures.resealing}.`,
            },
          ],
        },
      ],
    },
    {
      kind: "reasons",
      heading: "Why choose us in Krugersdorp",
      cards: [
        {
          title: "We look at the street as well",
          description: "Most hillside damage starts outside the wall, so the visit begins there.",
        },
        {
          title: "We build no soakaways on dolomite",
          description:
            "A soakaway lets water into the ground. Where the rock may be dolomite, we lead the water away and explain why in the quote.",
        },
        {
          title: "We price the wall separately",
          description:
            "Retaining walls, rock-breaking and drainage are separate from the price per square metre.",
        },
        {
          title: "We guarantee our work",
          description: `You get a ${figures.workmanshipWarranty}, and manufacturers guarantee their materials for ${figures.materialWarranty}.`,
        },
        {
          title: "We are licensed and insured",
          description: "Ask us for proof before work starts.",
        },
      ],
    },
    {
      kind: "suburbs",
      heading: `${countAtStart(suburbNames.krugersdorp)} Krugersdorp suburbs`,
      lead: "If your street is steep, please tell us.",
      suburbs: suburbNames.krugersdorp,
    },
    {
      kind: "questions",
      heading: "Questions from Krugersdorp homeowners",
      links: [
        { text: "Paving in Roodepoort", to: "/paving-roodepoort" },
        { text: "Paving in Randburg", to: "/paving-randburg" },
        { text: "Paving in Hartbeespoort", to: "/areas/hartbeespoort" },
        { text: "See the gallery", to: "/gallery" },
        { text: "More questions, answered", to: "/faq" },
      ],
      layout: "list",
      items: [
        {
          question: "Does our stand lie on the same dolomite as the Sterkfontein caves?",
          answer: [
            "It may, but nobody can tell by looking. Quartzite and dolomite lie close together on the West Rand, and only a report tells them apart. Look in your building file for a geotechnical report, or ask Mogale City. Until you know, send all water off the stand.",
          ],
        },
        {
          question: "What will a hillside driveway cost?",
          answer: [
            `The paved surface follows the guide of ${figures.pricePerSquareMetre}. Rock-breaking, walls and channels are extra, and on a steep stand they can cost as much as the paving. Each is a separate item, so you can build the wall this year and the terrace next year.`,
          ],
        },
        {
          question: "How long will it take?",
          answer: [
            [
              `${figures.drivewayDuration} for a typical `,
              { text: "driveway", to: "/services/driveway" },
              ", once the retaining walls are up. If rock has to be broken, we agree on the extra time with you when we find it.",
            ],
          ],
        },
        {
          question: "Will Featherbrooke Estate accept any paver?",
          answer: [
            [
              "Probably not. Estates usually approve colours and finishes, so ask Featherbrooke’s office what is allowed now. Choose from that. We match sizes and patterns, and can draw borders and inlays as ",
              { text: "custom paving design", to: "/services/custom-design" },
              " for the committee to see.",
            ],
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Show us where the water runs",
      text: "Walk with us from the street to the lowest corner of your stand. Half an hour is enough to see what the paving needs.",
      quote: "dialog",
    },
  ],
} satisfies AreaPage;
