import * as figures from "../figures.ts";
import type { CategoryPage } from "../schema.ts";
import { stripFacts } from "../strip-facts.ts";

export const industrial = {
  slug: "industrial",
  meta: {
    title: "Industrial paving for yards, docks and truck routes",
    description:
      "Interlocking block paving for warehouses, loading bays, container yards and truck routes in Gauteng, on engineered bases, laid in phases around your shifts.",
  },
  hero: {
    heading: "Yards that carry the load and open on Monday",
    lead: "Interlocking blocks on a stabilised base take axle loads, tight turns and hot tyres. And when a pipe must be dug up, the same blocks go back without a patch.",
    picture: "container-yard",
  },
  strip: [stripFacts.industrial, stripFacts.quote, stripFacts.workmanship],
  quoteService: "Industrial Paving",
  sections: [
    {
      kind: "intro",
      heading: "The block is the easy part",
      paragraphs: [
        "A yard fails from below. Water enters, the base softens, wheels pump the fines out, and a rut appears where every truck turns. So we begin with three numbers: the heaviest axle, the passes in a day, and the strength of your ground.",
        "An engineer turns those numbers into a base. We build it in layers, compact each one with a roller that suits the job, and check level and density before the next goes on. Then the blocks go down.",
      ],
      checklist: [
        "Engineered base for your axle loads",
        "80 mm interlocking blocks",
        "Pavers made to SANS 1058",
        "Concrete edge beams and heavy-duty channels",
        "Phased work around shifts",
        "Itemised quote after a site inspection",
      ],
      picture: "interlocking-closeup",
    },
    {
      kind: "layers",
      heading: "What stands between a truck and the clay",
      traffic: "trucks",
      differences: [
        { part: "pavers", text: "Up to 120 mm where containers are stacked." },
        { part: "sub-base", text: "An engineer designs it for your axle loads." },
      ],
      paragraphs: [
        "From below: compacted subgrade, a subbase that is often 150 mm or more of cement-stabilised gravel, 20 to 30 mm of sand, the block, and jointing sand vibrated to the full depth. Each layer spreads the wheel a little wider until the ground can bear it.",
        "Sandy and clay soils need a designed subbase, and a hand-pushed compactor does not reach deep enough into either. We use a roller for the base and keep the plate compactor for the blocks.",
        "Blocks that fit their neighbours on every vertical face are called S-A in the trade. They are the ones for roads and heavy duty, at 80 mm in most yards and up to 120 mm where containers are stacked as in a harbour.",
      ],
    },
    {
      kind: "service-cards",
      audience: "industrial",
      heading: "Eight surfaces, each with its own enemy",
      lead: "Water, turning tyres, point loads, oil. We ask which one visits you most.",
      cards: [
        {
          title: "Warehouses",
          description:
            "Aprons and surrounds that meet the floor slab without a lip. The joint between slab and paving is kept flexible, because the two never settle at the same rate.",
          picture: "industrial-yard",
        },
        {
          title: "Factory and plant yards",
          description:
            "Graded to channels so that a summer storm leaves the yard, not the loading door. Blocks lift for a new cable or drain and go back over it.",
          picture: "kerb-and-gutter",
        },
        {
          title: "Loading bays",
          description:
            "Trucks stop, twist and drop their legs in the same spot every time. Herringbone blocks, a thicker base and steel or concrete pads take that punishment.",
          picture: "concrete-slabs-pebbles",
        },
        {
          title: "Truck routes",
          description:
            "In-plant roads with kerbs and channels on both sides. Herringbone spreads braking and turning forces in two directions, so joints do not creep towards the gate.",
          picture: "laying-in-progress",
        },
        {
          title: "Container yards",
          description:
            "Corner castings press a stack’s weight onto a hand’s breadth. Thick blocks spread it, and where the ground still settles, an area can be lifted and levelled again.",
          picture: "interlocking-closeup",
        },
        {
          title: "Estate roadways",
          description:
            "Roads in industrial and residential estates, with speed tables, mountable kerbs and crossings built into the pattern. Refuse trucks set the base, not the residents’ cars.",
          picture: "complex-street",
        },
        {
          title: "Oil and chemical resistant finishes",
          description:
            "Diesel softens asphalt but only stains a block. Sealers slow the stain; dense clay pavers stand up to acids better than concrete does. Spill areas drain apart.",
          picture: "clay-running-bond",
        },
        {
          title: "Forklift-safe surfaces",
          description:
            "Small hard wheels find every lip. We lay to a tight level, with narrow joints and small chamfers, so that a mast does not sway and a load stays put.",
          picture: "cement-basket-weave",
        },
      ],
    },
    {
      kind: "prose",
      heading: "Three ways a yard fails, and what prevents each",
      paragraphs: [
        "Ruts in the turning circle. The pattern runs with the wheels, or the blocks do not interlock, so each turn shoves them a millimetre. Herringbone in S-A blocks, held by a concrete edge beam, stops the creep.",
        "A soft strip along the dock. Roof water falls there and soaks the base. We catch downpipes in a channel, seal the joint against the building, and fall the yard at least 2% across and 1% along.",
        "A step at the concrete. Slab and paving move apart, a wheel hits the edge, and sand pours into the gap. A cast edge, a header course and a compacted wedge of base under it keep the two level.",
      ],
    },
    {
      kind: "materials",
      heading: "Blocks, beams and channels",
      lead: "Everything here is bought for strength and abrasion, which is what SANS 1058 tests for. A block sold by “25 MPa” is sold by a measure the standard dropped in 2012.",
      items: [
        {
          title: "Interlocking blocks, 80 mm",
          description:
            "Grip on all vertical faces. The standard choice wherever trucks turn, brake and wait.",
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
            "For areas that meet acid or hot water. Fired clay shrugs off what would etch a cement surface.",
        },
        {
          title: "Concrete edge beams",
          description:
            "Cast before the blocks, deep enough that a wheel on the last row cannot tip it outward.",
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
            `An industrial job runs ${figures.industrialDuration}, but no part of the yard is closed for all of it. We split the yard along its channels and gates, move from part to part, and hand each one back once it is jointed and compacted. Work between your shifts can be agreed.`,
          ],
        },
        {
          question: "Do you design the base yourselves?",
          answer: [
            "An engineer designs a base for heavy loads, and the soil decides much of it. If you have a geotechnical report or an existing design, we price to that. If you have neither, we say so in the quote and name what must be tested before anyone can promise a thickness.",
          ],
        },
      ],
    },
    {
      kind: "areas",
      heading: "Industrial ground, from the West Rand to the East",
      lead: "Granite in one place, turf clay or dolomite in the next. The ground decides the base under a yard, so each of these pages has a note on it.",
    },
    {
      kind: "reasons",
      heading: "What we put in writing",
      lead: "Before a machine comes to site, these points are settled on paper.",
      cards: [
        {
          title: "Layer by layer pricing",
          description:
            "Excavation, stabilised base, sand, blocks, beams and drainage are separate lines. You see what a stronger base costs.",
        },
        {
          title: "A programme by area",
          description:
            "Which part is ours on which days, where trucks go meanwhile, and what is handed back at the end of each phase.",
        },
        {
          title: "Safety on a live site",
          description:
            "Licensed and insured staff, fenced working edges, and your own induction and permit rules followed.",
        },
        {
          title: "A warranty that names the work",
          description: `The ${figures.workmanshipWarranty} covers what we built. Makers’ material warranties run ${figures.materialWarranty}, by product.`,
        },
        {
          title: "Blocks you can buy again",
          description:
            "Standard shapes and thicknesses, named in the quote, so that a damaged row can be matched in later years.",
        },
      ],
    },
    {
      kind: "closing",
      heading: "Tell us the axle and the area",
      text: "With the heaviest vehicle, the square metres and a photograph of the worst spot we can judge the base. Then we inspect the yard, free of charge, and quote it layer by layer.",
      quote: "dialog",
      more: { text: "See the truck yard in our gallery", to: "/gallery?category=industrial" },
    },
  ],
} satisfies CategoryPage;
