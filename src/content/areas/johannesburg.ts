import * as figures from "../figures.ts";
import type { AreaPage } from "../schema.ts";
import { suburbNames } from "./suburb-names.ts";

/** Johannesburg: ridges, roots and steep stands; residential list, commercial cards, 12 suburbs. */
export const johannesburg = {
  slug: "johannesburg",
  meta: {
    title: "Paving in Johannesburg: steep drives, old trees",
    description:
      "Paving for Johannesburg’s ridge suburbs: steep driveways that grip, paths that live with roots, verge wayleaves explained. Free site visit, itemised quote.",
    keywords: [
      "paving Johannesburg",
      "steep driveway paving",
      "driveway paving Northcliff",
      "paving Parkhurst",
      "paving Houghton",
      "paving contractors Johannesburg",
      "verge wayleave Johannesburg",
    ],
  },
  hero: {
    lead: "Ridge roads, short steep stands and a canopy planted by hand. We pave for the slope you have and the roots you will get.",
    picture: "circle-courtyard",
  },
  strip: [
    { label: "Altitude", value: "About 1,750 m" },
    { label: "Bedrock", value: "Quartzite on the ridges" },
    { label: "Verge work", value: "Wayleave before spade" },
    { label: "A driveway takes", value: figures.drivewayDuration },
  ],
  sections: [
    {
      kind: "intro",
      heading: "A slope is designed, not just covered",
      paragraphs: [
        "On flat ground a poor base shows after years. On a Johannesburg hillside it shows after one season: the surface creeps downhill, joints open at the top, and the bottom row is pushed out into the street.",
        "Our quotes for steep stands therefore begin at the lowest point, with what will hold the surface there. Pattern and colour come last, when the levels are settled. You see both in writing before anyone lifts a brick.",
      ],
      checklist: [
        "Gradient and levels measured before pricing",
        "Toe beams and cross beams drawn in",
        "Cut stone and rubble carted away",
        "Advice on the verge and its wayleave",
      ],
      picture: "ridge-slope-driveway",
    },
    {
      kind: "facts",
      heading: "Why Johannesburg is hard on paving",
      lead: "Five things about the city that end up in the specification.",
      facts: [
        {
          title: "Founded in a hurry, 1886",
          description:
            "Gold made a city within a few years. Older suburbs often kept narrow entrances and small turning spaces, so we measure the gate for our delivery truck first.",
        },
        {
          title: "Thin air, strong light",
          description:
            "At about 1,750 m the UV is fierce and winter nights bring frost. Sealers and pigments age faster up here than their tins promise for the coast.",
        },
        {
          title: "A forest planted by hand",
          description:
            "Johannesburg is known for its urban forest. Planes and jacarandas along a pavement send roots under the wall, which is why we favour units that lift out one at a time.",
        },
        {
          title: "A skyline that climbs",
          description:
            "Constitution Hill, the Hillbrow Tower and Ponte show from afar how the ground rises. Where a drive rises too, water gathers speed and must be caught halfway, not only at the gate.",
        },
        {
          title: "A university’s worth of feet",
          description:
            "Around Wits, thousands walk the same line every weekday. Paths survive when they follow the line people already take and are wide enough for two to pass.",
        },
      ],
    },
    {
      kind: "ground",
      heading: "Rock on one side, made-up soil on the other",
      quote:
        "On the ridges rock comes first and soil second. A drive across both rests on two different grounds.",
      paragraphs: [
        "A belt of quartzite ridges runs from Northcliff towards Roodepoort. Stands on its flanks often have rock at spade depth uphill and loose, tipped soil downhill, where the builder once levelled a terrace. Pave straight over that and the seam between the two appears as a long step in the pattern.",
        "We break the high rock down far enough for the base to run at full thickness, and step the filled side into the hill in benches, each compacted on its own. Water likes to travel along the top of the rock, so a drain behind the upper edge catches it before it lifts the bedding sand.",
      ],
      traffic: "cars",
    },
    {
      kind: "service-list",
      audience: "residential",
      heading: "Around the house, on level ground or not",
      lead: "What Johannesburg homes ask for most, and how each is kept in place.",
      items: [
        {
          title: "Driveways on a gradient",
          description:
            "Rows run across the slope, with hidden concrete beams at intervals so that nothing creeps.",
        },
        {
          title: "Patios and cut terraces",
          description:
            "One wide step often beats a long ramp, and saves the neighbour your runoff.",
        },
        {
          title: "Pool surrounds",
          description:
            "Textured units, sloped outward, with the coping free to move apart from the paving.",
        },
        {
          title: "Garden walkways and steps",
          description:
            "Risers of equal height from top to bottom, because an odd one is where people fall.",
        },
        {
          title: "Lifting and relaying over roots",
          description:
            "The old bricks go back in the new shape, and only the broken ones are replaced.",
        },
      ],
      picture: "jacaranda-driveway",
      more: { text: "Read about residential work", to: "/services/residential" },
    },
    {
      kind: "prose",
      heading: "The pavement outside is not yours to dig",
      paragraphs: [
        "Between your boundary and the kerb lies the road reserve. Any work there, from a wider entrance to a few rows of brick beside the gate, needs a wayleave from the city’s roads agency before it starts. Cables and water pipes run under that strip, and the wayleave is how you learn where.",
        "Inside the boundary you are mostly free, but the street still decides how we work. Short frontages in Parkhurst or Melville leave no room for a skip and a sand heap together, so material arrives in small loads and rubble leaves the same day. Please tell us if your road is closed with a boom.",
      ],
    },
    {
      kind: "service-cards",
      audience: "commercial",
      heading: "Paving for places that cannot close",
      lead: "Each job is split into parts that can open again overnight.",
      cards: [
        {
          title: "Offices and courtyards",
          description:
            "Converted houses along the office streets of Rosebank or Parktown get parking that reads as a garden court: slabs with planted joints, thicker units only where tyres run.",
          to: "/services/commercial",
        },
        {
          title: "Restaurants and cafés",
          description:
            "Tables rock on uneven brick, and waiters trip on lips. We lay terraces to a straight edge and choose sealers that spilled oil and wine do not enter.",
          to: "/services/commercial",
        },
        {
          title: "Schools and campuses",
          description:
            "Quadrangles, drop-off loops and the short cuts between them. We work in holidays, fence the site, and round every edge that a running child might meet.",
          to: "/services/walkway",
        },
        {
          title: "Ramps and goods entrances",
          description:
            "Blocks of 80 mm over a designed base where trucks brake on a slope, because braking downhill shears a surface more than standing weight ever does.",
          to: "/services/parking",
        },
      ],
    },
    {
      kind: "materials",
      heading: "What grips, what drains, what ages well",
      lead: "The same paver can be right at the front gate and wrong ten metres up the hill.",
      items: [
        {
          title: "Clay brick",
          description:
            "Suits the old red walls of Kensington or Parktown; fired colour that frost leaves alone.",
        },
        {
          title: "Cement brick",
          description:
            "The economical choice for yards and long drives. Expect it to lighten with age.",
        },
        {
          title: "Interlocking pavers",
          description:
            "Keyed sides share the pull of gravity over several rows: useful on anything steep.",
        },
        {
          title: "Natural stone",
          description:
            "Quartzite looks at home on a ridge, and its split face stays rough for decades.",
        },
        {
          title: "Cobblestone and flagstone",
          description:
            "Cobbles give tyres a bite on the steepest metres; flagstone is for feet alone.",
        },
        {
          title: "Concrete slabs",
          description: "For terraces cut level. On a fall they slide unless bedded in mortar.",
        },
        {
          title: "Permeable paving",
          description:
            "Never near a wall or cut bank. Where dolomite is possible, a geotechnical opinion first, and water led off.",
        },
        {
          title: "Anti-slip and UV sealants",
          description: `Fine grit in the last coat helps shoes on wet slopes. Recoat ${figures.resealing}.`,
        },
      ],
    },
    {
      kind: "reasons",
      heading: "How we keep a promise on a hill",
      cards: [
        {
          title: "We start at the bottom",
          description:
            "The toe beam is cast and left to harden before a single row is laid. It is the cheapest insurance on a steep drive, and the part most often left out.",
        },
        {
          title: "Two levels in every quote",
          description:
            "Finished height at the garage and at the gate are written down, so there is no argument later about a door that scrapes or a bumper that touches.",
        },
        {
          title: "Standards named, not hinted at",
          description:
            "Concrete blocks are made to SANS 1058. Anyone who offers you “25 MPa” quotes a measure that the standard itself left behind in 2012.",
        },
        {
          title: "Insured on your boundary wall",
          description:
            "Digging beside an old retaining wall is a risk. Our staff are licensed and insured, and we photograph the wall with you before work begins.",
        },
        {
          title: "Here for the next rainy season",
          description: `Operating since ${figures.operatingSince} on Gauteng ground, and answerable for it: the ${figures.workmanshipWarranty} covers what we lay on slopes as well as on the flat.`,
        },
      ],
    },
    {
      kind: "suburbs",
      heading: "Suburbs on both sides of the ridge",
      lead: "Twelve names to start with. A stand just outside them is no obstacle.",
      suburbs: suburbNames.johannesburg,
    },
    {
      kind: "questions",
      heading: "What Johannesburg homeowners ask us",
      layout: "accordion",
      items: [
        {
          question: "Does a steep driveway cost more than a flat one?",
          answer: [
            `Most driveways fall within ${figures.pricePerSquareMetre}. A steep one sits higher in that range or above it, because beams, benching and carrying material uphill take time. The quote shows these as separate lines, so you can see what the slope itself costs.`,
          ],
        },
        {
          question: "Our house in Northcliff stands on rock. Can you still pave?",
          answer: [
            "Yes, and rock makes a fine base where it is even. High points are broken out by machine or by hand, hollows are filled with compacted gravel and never with sand, and a drain takes the water that runs along the stone. We dig a few holes first to find out how deep it lies.",
          ],
        },
        {
          question: "How many days will you be on site?",
          answer: [
            `Count on ${figures.drivewayDuration} for a driveway. Rock to be broken, beams to harden or a lane too narrow for a truck can add to that, and we say so in the quote. Thunderstorms stop bedding work for an hour or an afternoon, rarely for longer.`,
          ],
        },
        {
          question: "Who applies for the wayleave?",
          answer: [
            "It is granted by the Johannesburg roads agency, and nothing may be dug on the verge until it is there. We tell you at the site visit whether your plan touches the reserve, and give you the drawing and measurements that the application needs.",
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Show us the slope",
      text: "A photograph from the street and one from the garage door say a great deal. Send your details, and we will come and measure the rest for free.",
      quote: "dialog",
    },
  ],
} satisfies AreaPage;
