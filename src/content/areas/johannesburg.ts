import type { AreaPage } from "../../content-schema/page-schema.ts";
import { countInWords, spaced } from "../../domain/written-numbers.ts";
import * as figures from "../figures.ts";
import { toConfirm } from "../promises.ts";
import { suburbNames } from "./suburb-names.ts";

/** Johannesburg: ridges, roots and steep stands; residential list, commercial cards. */
export const johannesburg = {
  slug: "johannesburg",
  meta: {
    title: "Paving in Johannesburg: steep driveways, old trees",
    description:
      "Paving for Johannesburg’s ridge suburbs: steep driveways that grip, paths that cope with roots, verge wayleaves explained. Free site visit.",
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
    lead: "Johannesburg has ridges, steep stands and old trees with big roots. We build for the slope and leave room for the roots.",
    picture: "circle-courtyard",
  },
  strip: [
    { label: "Price guide", value: figures.pricePerSquareMetre },
    { label: "Bedrock", value: "Quartzite on the ridges" },
    { label: "Verge work", value: "Needs permission first" },
    { label: "A driveway takes", value: figures.drivewayDuration },
  ],
  blocks: [
    {
      kind: "intro",
      heading: "Steep driveways need a design",
      paragraphs: [
        "On flat ground a poor base shows after years. On a Johannesburg hillside it shows after one season. The surface creeps downhill, the joints open at the top, and the bottom row is pushed out into the street.",
        "Our quotes for steep stands therefore begin at the lowest point, with what will hold the surface there. Pattern and colour come last, when the levels are settled. You get both in writing before work starts.",
      ],
      checklist: [
        "Gradient and levels measured before pricing",
        "Toe beam, the concrete that holds the lowest row, drawn in",
        "Cut stone and rubble carted away",
        "Advice on the verge, and the permission to dig there",
      ],
      picture: "ridge-slope-driveway",
    },
    {
      kind: "facts",
      heading: "Why Johannesburg is hard on paving",
      lead: "Four things about the city that change how we pave.",
      facts: [
        {
          title: "Narrow gates in the older suburbs",
          description:
            "Older suburbs often kept narrow entrances and small turning spaces, so we measure the gate for our delivery truck first.",
        },
        {
          title: "Strong sun and frost",
          description: `At about ${spaced(1750)} m the UV is strong and winter nights bring frost. Sealers and pigments age faster here than at the coast.`,
        },
        {
          title: "An urban forest",
          description:
            "Johannesburg is known for its urban forest. Planes and jacarandas along a pavement send roots under the wall, so we prefer pavers that can be lifted one at a time.",
        },
        {
          title: "A city on ridges",
          description:
            "Along the ridges a stand can fall steeply to the street. Where the driveway climbs, water gathers speed and must be caught halfway, not only at the gate.",
        },
      ],
    },
    {
      kind: "ground",
      heading: "Rock uphill, filled ground downhill",
      quote:
        "On the ridges the rock is close to the surface, with loose fill beside it. A driveway across both needs two kinds of base.",
      paragraphs: [
        "A belt of quartzite ridges runs from Northcliff towards Roodepoort. Stands on its flanks often have rock at spade depth uphill and loose, tipped soil downhill, where the builder once levelled a terrace. If you pave straight over that, the line between the two shows as a long step in the paving.",
        "We break the high rock down far enough for the base to run at full thickness, and cut level benches into the filled side, each compacted on its own. Water runs along the top of the rock, so a drain behind the upper edge catches it before it lifts the bedding sand.",
      ],
      picture: "compacted-base",
    },
    {
      kind: "service-list",
      audience: "residential",
      heading: "Paving around the house",
      lead: "What Johannesburg homes ask for most, and how we keep it in place.",
      items: [
        {
          title: "Driveways on a gradient",
          description:
            "Rows run across the slope, with hidden concrete beams at intervals so nothing creeps.",
        },
        {
          title: "Patios and cut terraces",
          description:
            "One wide step is often better than a long ramp, and keeps your runoff away from the neighbour.",
        },
        {
          title: "Pool surrounds",
          description:
            "Textured units, sloped outward. The pool’s rim stays free to move apart from the paving.",
        },
        {
          title: "Garden walkways and steps",
          description:
            "Risers of equal height from top to bottom, because people trip on an uneven one.",
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
      kind: "service-cards",
      audience: "commercial",
      heading: "Paving for businesses that stay open",
      lead: toConfirm(
        "opens-each-evening",
        "We split each job into parts that can open again the next morning.",
      ),
      cards: [
        {
          title: "Offices and courtyards",
          description:
            "Converted houses along the office streets of Rosebank or Parktown get parking that looks like a garden court: slabs with planted joints, thicker units only where tyres run.",
          to: "/services/commercial",
        },
        {
          title: "Restaurants and cafés",
          description:
            "Tables rock on uneven brick, and waiters trip on raised edges. We lay terraces to a straight edge and choose sealers that keep out oil and wine.",
          to: "/services/commercial",
        },
        {
          title: "Schools and campuses",
          description:
            "Quadrangles, drop-off loops and the paths between them. We work in the holidays, fence the site, and round off the edges where children run.",
          to: "/services/walkway",
        },
        {
          title: "Ramps and goods entrances",
          description:
            "Blocks of 80 mm over a designed base where trucks brake on a slope, because braking downhill strains the paving more than a parked truck does.",
          to: "/services/parking",
        },
      ],
    },
    {
      kind: "details",
      heading: "What goes under and on top in Johannesburg",
      rows: [
        {
          kind: "layers",
          heading: "The layers under a driveway in Johannesburg",
          traffic: "cars",
        },
        {
          kind: "prose",
          heading: "The verge outside needs a permission to dig",
          paragraphs: [
            "Between your boundary and the kerb lies the road reserve, land kept for the road. Any work there, from a wider entrance to a few rows of brick beside the gate, needs a wayleave from the city’s roads agency before it starts. Cables and water pipes run under that strip, and the wayleave shows you where they are.",
            `Inside your boundary you do not need one, but narrow streets change how we work. Short frontages in Parkhurst or Melville have no space for both a skip and a heap of sand, so material arrives in small loads and ${toConfirm("clean-daily", "rubble leaves the same day")}. Please tell us if your road is closed with a boom.`,
          ],
        },
        {
          kind: "materials",
          heading: "Materials for slopes and old suburbs",
          lead: "A paver can be right at the front gate and wrong on the steep part.",
          items: [
            {
              title: "Clay brick",
              description:
                "Suits the old red walls of Kensington or Parktown; the fired colour is not affected by frost.",
            },
            {
              title: "Cement brick",
              description:
                "The economical choice for yards and long driveways. It gets lighter with age.",
            },
            {
              title: "Interlocking pavers",
              description:
                "The shaped sides hold several rows together, which helps on any steep surface.",
            },
            {
              title: "Natural stone",
              description:
                "Quartzite suits a house on the ridge, and its split face stays rough for decades.",
            },
            {
              title: "Cobblestone and flagstone",
              description:
                "Cobbles give tyres grip on the steepest metres. Flagstone is only for people on foot.",
            },
            {
              title: "Concrete slabs",
              description:
                "For terraces cut level. On a slope they slide unless they are bedded in mortar.",
            },
            {
              title: "Permeable paving",
              description:
                "Never near a wall or cut bank. Where dolomite is possible, a geotechnical opinion first (an engineer’s report on the ground), and water led off.",
            },
            {
              title: "Anti-slip and UV sealants",
              description: `Fine grit in the last coat gives grip on wet slopes. Recoat ${figures.resealing}.`,
            },
          ],
        },
      ],
    },
    {
      kind: "reasons",
      heading: "How we work on a slope",
      cards: [
        {
          title: "We start at the bottom",
          description:
            "The toe beam is cast and left to harden before a single row is laid. It costs little on a steep driveway, and it is the part most often left out.",
        },
        {
          title: "Two levels in every quote",
          description: `${toConfirm("levels-in-quote", "Finished height at the garage and at the gate are written down")}, so the garage door does not scrape and your car does not touch.`,
        },
        {
          title: "Blocks made to a named standard",
          description:
            "Concrete blocks are made to SANS 1058. The “25 MPa” that some suppliers still quote has not been part of the standard since 2012.",
        },
        {
          title: "Insured beside your boundary wall",
          description: `Digging beside an old retaining wall is a risk. Our staff are licensed and insured, and ${toConfirm("walls-recorded", "we photograph the wall with you before work begins")}.`,
        },
        {
          title: "Guaranteed on slopes as well",
          description: `The ${figures.workmanshipWarranty} covers what we lay on slopes as well as on level ground.`,
        },
      ],
    },
    {
      kind: "suburbs",
      heading: "Suburbs on both sides of the ridge",
      lead: `We work in these ${countInWords(suburbNames.johannesburg)} suburbs and in those beside them.`,
      suburbs: suburbNames.johannesburg,
    },
    {
      kind: "questions",
      heading: "What Johannesburg homeowners ask us",
      links: [
        { text: "Paving in Sandton", to: "/areas/sandton" },
        { text: "Paving in Randburg", to: "/paving-randburg" },
        { text: "Paving in Roodepoort", to: "/paving-roodepoort" },
        { text: "See the gallery", to: "/gallery" },
        { text: "More questions, answered", to: "/faq" },
      ],
      layout: "accordion",
      items: [
        {
          question: "Does a steep driveway cost more than a flat one?",
          answer: [
            `Most driveways fall within ${figures.pricePerSquareMetre}. A steep one is at the top of that range or above it, because beams, level benches in the hill and carrying material uphill take time. The quote shows these as separate items, so you can see what the slope costs.`,
          ],
        },
        {
          question: "Our house in Northcliff is on rock. Can you still pave?",
          answer: [
            `Yes, and rock makes a fine base where it is even. High points are broken out by machine or by hand, hollows are filled with compacted gravel and never with sand, and a drain takes the water that runs along the stone. ${toConfirm("test-holes", "We dig a few holes first to find out how deep it lies.")}`,
          ],
        },
        {
          question: "How many days will you be on site?",
          answer: [
            [
              `Count on ${figures.drivewayDuration} for a `,
              { text: "driveway", to: "/services/driveway" },
              ". Rock to be broken, beams to harden or a lane too narrow for a truck can add to that, and we say so in the quote. A thunderstorm stops bedding work for an afternoon, and on an open base it can cost a day.",
            ],
          ],
        },
        {
          question: "Who applies for the wayleave?",
          answer: [
            `You do, unless the quote says otherwise. The Johannesburg roads agency grants it, and nobody may dig on the verge before then. We tell you at the site visit whether your plan touches the reserve, and ${toConfirm("drawings-and-samples", "give you the drawing and measurements that the application needs")}.`,
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Show us the slope",
      text: "Send your request. Email us a photo from the street and one from the garage door if you can. We come and measure the rest, free of charge.",
      quote: "dialog",
    },
  ],
} satisfies AreaPage;
