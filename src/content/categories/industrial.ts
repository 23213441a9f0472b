import type { CategoryPage } from "../../content-schema/page-schema.ts";
import * as figures from "../figures.ts";
import { toConfirm } from "../promises.ts";
import { stripFacts } from "../strip-facts.ts";

export const industrial = {
  slug: "industrial",
  meta: {
    title: "Industrial paving for yards, docks and truck routes",
    description:
      "Interlocking block paving for warehouses, loading bays, container yards and truck routes in Gauteng, on engineered bases, laid in phases around your shifts.",
  },
  hero: {
    heading: "Yards that carry heavy loads every day",
    lead: "Interlocking blocks on gravel bound with cement take axle loads, tight turns and hot tyres. When a pipe must be dug up, the same blocks go back.",
    picture: "industrial-yard",
  },
  strip: [stripFacts.industrialPrice, stripFacts.industrial, stripFacts.workmanship],
  quoteService: "Industrial Paving",
  blocks: [
    {
      kind: "intro",
      heading: "Why yards rut, and what we ask first",
      paragraphs: [
        "When water gets into the base, it softens, the wheels pump out the fine material, and ruts form where trucks turn. So we start with three figures: the heaviest axle, the number of passes a day, and the strength of your ground.",
        `${toConfirm("engineer-under-trucks", "An engineer designs the base from those figures.")} We build it in layers, compact each one with a roller that suits the job, and ${toConfirm("compaction-checked", "check level and density before the next goes on")}. Then the blocks go down.`,
      ],
      checklist: [
        "Engineered base for your axle loads",
        "80 mm interlocking blocks",
        "SABS-approved materials; pavers made to SANS 1058",
        "Concrete edge beams and heavy-duty channels",
        "Phased work around shifts",
        "Itemised quote after a site inspection",
      ],
      picture: "container-yard",
    },
    {
      kind: "service-cards",
      audience: "industrial",
      heading: "Eight industrial surfaces",
      lead: "Water, turning tyres, point loads and oil all damage paving. We ask which of them matters most on your site.",
      cards: [
        {
          title: "Warehouses",
          description:
            "Aprons and surrounds that meet the floor slab without a lip. The joint between slab and paving is kept flexible, because the two settle at different rates.",
        },
        {
          title: "Factory and plant yards",
          description:
            "Graded to channels so that stormwater leaves the yard and stays away from the loading doors. Blocks can be lifted for a new cable or drain and laid back over it.",
        },
        {
          title: "Loading bays",
          description:
            "Trailers stop, turn and drop their landing legs in the same spot every time. Herringbone blocks, a thicker base and steel or concrete pads stand up to that.",
        },
        {
          title: "Truck routes",
          description:
            "In-plant roads with kerbs and channels on both sides. Herringbone spreads braking and turning forces in two directions, so joints do not creep towards the gate.",
        },
        {
          title: "Container yards",
          description:
            "The corners of a container put its whole weight on a very small area. Thick blocks spread it, and where the ground still settles, an area can be lifted and levelled again.",
        },
        {
          title: "Estate roadways",
          description:
            "Roads in industrial and residential estates, with speed tables, mountable kerbs and crossings built into the pattern. We build the base for refuse trucks, not only for residents’ cars.",
        },
        {
          title: "Oil and chemical resistant finishes",
          description:
            "Diesel softens asphalt but only stains a block. Sealers slow the stain; dense clay pavers stand up to acids better than concrete does. Spill areas have their own drain.",
        },
        {
          title: "Forklift-safe surfaces",
          description:
            "Small hard wheels jolt at every uneven joint. We lay to tight levels, with narrow joints and small bevels, so the mast does not sway and the load stays put.",
        },
      ],
    },
    {
      kind: "wide-picture",
      heading: "80 mm blocks that interlock",
      text: "A turning tyre pushes sideways. The shape of the block passes that push to its neighbours.",
      picture: "interlocking-closeup",
    },
    {
      kind: "planner",
      heading: "Tell us about the yard",
      lead: "Enter the area, the heaviest vehicle and how the site stays open. The planner shows pavers, sub-base and layers; the price follows a site visit.",
      presets: ["warehouse-yard", "forklift-apron", "container-yard"],
      work: "industrial",
    },
    {
      kind: "details",
      heading: "What carries the axle loads",
      rows: [
        {
          kind: "layers",
          heading: "The layers under a truck",
          traffic: "trucks",
          differences: [
            { layer: "pavers", text: "Up to 120 mm where containers are stacked." },
            { layer: "sub-base", text: "An engineer designs it for your axle loads." },
          ],
          paragraphs: [
            "From below: the ground, compacted; a sub-base that is often 150 mm or more of gravel bound with cement; 20 to 30 mm of sand, the block, and jointing sand vibrated to the full depth. Each layer spreads the load a little wider until the ground can carry it.",
            "Blocks that fit their neighbours on every vertical face are called S-A in the trade. They are used for roads and heavy duty, at 80 mm in most yards.",
          ],
        },
        {
          kind: "prose",
          heading: "Three ways a yard fails, and what prevents each",
          paragraphs: [
            "Ruts in the turning circle: the pattern runs with the wheels, or the blocks do not interlock, so each turn moves them a little. Herringbone in S-A blocks, held by a concrete edge beam, prevents that.",
            "A soft strip along the dock: roof water falls there and soaks the base. We lead the downpipes into a channel, seal the joint against the building, and give the yard slopes of at least 2% across and 1% along.",
            "A step at the concrete: slab and paving move apart, wheels hit the edge, and sand runs into the gap. A cast edge, a row of edge pavers and a well-compacted base below it keep the two level.",
          ],
        },
        {
          kind: "materials",
          heading: "Blocks, beams and channels",
          lead: "We buy SABS-approved materials. SANS 1058 tests blocks for splitting strength and abrasion. The “25 MPa” that some suppliers still quote was dropped from the standard in 2012.",
          items: [
            {
              title: "Interlocking blocks, 80 mm",
              description:
                "They interlock on all vertical faces. The standard choice wherever trucks turn, brake and wait.",
            },
            {
              title: "Thicker blocks, to 120 mm",
              description:
                "For stacked containers and reach stackers, when the engineer asks for them.",
            },
            {
              title: "Stabilised gravel",
              description:
                "Gravel bound with a little cement, often C4. Stiffer than loose gravel and much less troubled by water.",
            },
            {
              title: "Dense clay pavers",
              description:
                "For areas that meet acid or hot water. Fired clay resists what would etch a cement surface.",
            },
            {
              title: "Concrete edge beams",
              description:
                "Cast before the blocks, deep enough that a wheel on the last row cannot tip them outward.",
            },
            {
              title: "Heavy-duty channels",
              description:
                "Gratings rated for the axle that crosses them and bolted down, set just below the block.",
            },
            {
              title: "Sealers and joint stabilisers",
              description:
                "Hold the sand against sweepers and wash-down hoses, and keep oil close to the surface.",
            },
          ],
        },
      ],
    },
    {
      kind: "reasons",
      heading: "What we put in writing",
      lead: "All of it before we start.",
      cards: [
        {
          title: "A price for each layer",
          description:
            "Excavation, stabilised base, sand, blocks, beams and drainage are separate lines. You see what a stronger base costs.",
        },
        {
          title: "A programme by area",
          description:
            "Which part is ours on which days, where trucks go meanwhile, and what is handed back at the end of each phase.",
        },
        {
          title: "Safety on a working site",
          description:
            "Licensed and insured staff, fenced working edges, and your own induction and permit rules followed.",
        },
        {
          title: "Blocks you can buy again",
          description:
            "Standard shapes and thicknesses, named in the quote, so a damaged row can be matched in later years.",
        },
      ],
    },
    {
      kind: "questions",
      heading: "Questions from yard and plant managers",
      layout: "accordion",
      items: [
        {
          question: "Why blocks and not a concrete slab?",
          answer: [
            "A slab is stiff, so it cracks when the ground moves, and it must cure before a truck may use it. Blocks follow small movements, carry traffic as soon as they are compacted and jointed, and can be lifted for a pipe. Where a trailer’s legs drop all day, we still cast a pad.",
          ],
        },
        {
          question: "How long will part of our yard be closed?",
          answer: [
            `An industrial job runs ${figures.industrialDuration}, but no part is closed the whole time. We split the yard along its channels and gates, move from part to part, and hand each one back once it is jointed and compacted. We can also work between your shifts.`,
          ],
        },
        {
          question: "Do you design the base yourselves?",
          answer: [
            "An engineer designs a base for heavy loads, and the soil decides much of it. If you have a geotechnical report or an existing design, we price to that. If you have neither, we say so in the quote and say what must be tested before anyone can give you a thickness.",
          ],
        },
      ],
    },
    {
      kind: "areas",
      heading: "Industrial areas, from the West Rand to the East Rand",
      lead: "Granite in one place, turf clay or dolomite in the next. The ground decides the base under a yard, so each of these pages has a note on it.",
    },
    {
      kind: "closing",
      heading: "Tell us the heaviest vehicle and the area",
      text: "The axle load and the square metres are enough to start with. Email a photo of the worst spot if you have one. Then we inspect the yard and quote it layer by layer.",
      quote: "dialog",
      more: { text: "See the truck yard in our gallery", to: "/gallery?category=industrial" },
    },
  ],
} satisfies CategoryPage;
