import type { AreaPage } from "../../content-schema/page-schema.ts";
import { countAtStart } from "../../domain/written-numbers.ts";
import * as figures from "../figures.ts";
import { toConfirm } from "../promises.ts";
import { specifiedButtons } from "../specified-texts.ts";
import { suburbNames } from "./suburb-names.ts";

export const benoni = {
  slug: "benoni",
  meta: {
    title: "Paving in Benoni: dry, firm ground near the lakes",
    description:
      "Driveways, patios and parking in Benoni, drained first so damp lakeside ground cannot lift or sink them. Drain and paving in one quote.",
    keywords: [
      "paving Benoni",
      "paving contractor Benoni",
      "driveway paving Rynfield",
      "paving Northmead",
      "paving Farrarmere",
      "drainage paving Benoni",
      "commercial paving Benoni",
    ],
  },
  hero: {
    lead: "Benoni is a town of lakes, so paving here often has to cope with damp ground. We drain the base, then build on it, and price both in one quote.",
    picture: "lakeside-terrace",
  },
  strip: [
    { label: "Price guide", value: figures.pricePerSquareMetre },
    { label: "First concern", value: "Damp ground" },
    { label: "A driveway takes", value: figures.drivewayDuration },
  ],
  blocks: [
    {
      kind: "intro",
      heading: "Paving that begins with a dry base",
      paragraphs: [
        "In most sunken driveways the bricks are fine. The soil below got wet and lost its strength. Near the lakes the water can come from below, even in a dry winter.",
        "So our first question in Benoni is where water stands in February. The answer decides how deep we dig, whether you need a subsoil pipe and which paver is right.",
      ],
      checklist: [
        "On-site consultation at no charge",
        "Subsoil drains quoted separately",
        "SABS-approved pavers and kerbs",
        "Workmanship guarantee on every job",
      ],
      picture: "hero-entrance-court",
      button: specifiedButtons.getYourQuote,
    },
    {
      kind: "ground",
      heading: "Drainage above and below the paving",
      quote:
        "Beside Benoni’s lakes water also comes from below, so the base is drained before the first brick is laid.",
      paragraphs: [
        "Ground close to a lake or vlei is often dark, fine and slow to dry. We strip it out, lay a separating fabric where the soil is soft, and bring in crushed stone that water can leave. A perforated pipe along the low side carries that water to an outlet you can see.",
        "On top, the surface falls at least 2% across, because water stands on a patio without a fall.",
        "Parts of Ekurhuleni also lie on dolomite. There the pipe must be sealed and must end in a stormwater drain, because water that soaks in can open a sinkhole.",
      ],
      picture: "compacted-base",
    },
    {
      kind: "facts",
      heading: "Why Benoni needs good drainage",
      facts: [
        {
          title: "Homestead, Middle and Kleinfontein",
          description:
            "The ground near these lakes is often damp. The closer your stand is, the more of the budget goes into drains and base.",
        },
        {
          title: "Korsman Bird Sanctuary",
          description: `The birds need clean water. On stands nearby, saw slurry and cement wash ${toConfirm("slurry-collected", "have to be collected and taken away")}, never hosed into the gutter.`,
        },
        {
          title: "Low stands in February",
          description:
            "Most rain falls from October to March. A low stand is wettest by the end of it, so we look for the place where water stands in February.",
        },
        {
          title: "The verge and the trustees",
          description:
            "The verge is municipal land: a wider entrance needs permission from Ekurhuleni. In a complex the trustees approve paver and colour as well.",
        },
      ],
    },
    {
      kind: "service-list",
      audience: "residential",
      heading: "At home in Benoni",
      lead: "What we build around a house, and how we keep it dry.",
      items: [
        {
          title: "Driveways",
          description:
            "Concrete or clay pavers on a free-draining base, with a raised edge towards wet flower beds.",
        },
        {
          title: "Patios and braai areas",
          description:
            "Laid below the damp-proof course, which keeps damp out of the wall, and sloping to the lawn, so storms do not come in at the sliding door.",
        },
        {
          title: "Pool surrounds",
          description:
            "Non-slip slabs with a joint that can move at the pool’s rim, and a drain between lawn and pool.",
        },
        {
          title: "Garden walkways",
          description:
            "Clay paths a few centimetres above the grass, so there is no mud at the kitchen door.",
        },
        {
          title: "Lifting and relaying",
          description:
            "Sunken wheel tracks taken up, the soft base replaced, and your own sound bricks put back.",
        },
      ],
      picture: "hexagonal-patio",
      more: { text: "How paving repairs are done", to: "/services/repairs" },
    },
    {
      kind: "service-cards",
      audience: "commercial",
      heading: "For shops, schools and small industry",
      lead: "Four kinds of business surface, each phased so people can still reach your door.",
      cards: [
        {
          title: "Shopfronts and centres",
          description:
            "Smooth walking surfaces for trolleys and wheelchairs, relaid strip by strip after closing time. Each morning the shops open with finished paving in front of them.",
        },
        {
          title: "Workshops and plots",
          description:
            "Hard standing for bakkies, trailers and the occasional tipper. We build for the heaviest vehicle that you expect in ten years.",
        },
        {
          title: "Schools and clubs",
          description:
            "Quads, drop-off lanes and paths timed for the holidays. Slabs meet grass without a step, and drain covers sit flush where children run.",
        },
        {
          title: "Parking and kerbs",
          description:
            "Bays framed by precast kerb, with the channel at the edge and not across the walking line. That keeps puddles away from the car doors.",
          to: "/services/parking",
        },
      ],
      more: { text: "More on commercial paving", to: "/services/commercial" },
    },
    {
      kind: "details",
      heading: "How we build near water",
      rows: [
        {
          kind: "layers",
          heading: "The layers under a driveway in Benoni",
          traffic: "cars",
        },
        {
          kind: "materials",
          heading: "Eight materials and how they cope with damp",
          lead: "Ask for samples at the consultation. Wet one to see how the colour changes.",
          items: [
            {
              title: "Clay brick",
              description:
                "Dense and colour-fast. Moss brushes off more easily than off rough cement.",
            },
            {
              title: "Cement brick",
              description:
                "Good value. In damp ground a white bloom can appear at first; it is harmless and weathers off.",
            },
            {
              title: "Interlocking pavers",
              description:
                "The joints let a soft spot be lifted and re-packed without breaking a single block.",
            },
            {
              title: "Natural stone",
              description:
                "Sandstone absorbs water, granite hardly does. For shady, damp ground we suggest granite.",
            },
            {
              title: "Cobblestone",
              description:
                "The small stones follow slight ground movement where a big slab would crack.",
            },
            {
              title: "Flagstone and concrete slabs",
              description:
                "For terraces. Set on a firm bed, with a gap to the wall so damp does not bridge it.",
            },
            {
              title: "Permeable paving",
              description:
                "Seldom right beside a lake, where the soil is wet already. Where the ground may be dolomitic, water must be drained off instead, and a geotechnical engineer’s opinion comes first.",
            },
            {
              title: "Anti-slip and UV sealants",
              description: `Breathable types only on damp ground, or the coat turns milky. Renewed ${figures.resealing}.`,
            },
          ],
        },
        {
          kind: "prose",
          heading: "Getting bricks in without ruining the lawn",
          paragraphs: [
            `A loaded crane truck weighs more than twenty tonnes. On a damp Benoni lawn it sinks to the axles, so pallets stay at the kerb and we bring the bricks in over boards. On a large plot, as around Brentwood Park, ${toConfirm("surfaces-protected", "we agree one track for vehicles and restore it at the end")}.`,
            "Complexes add their own conditions: a gate list, quiet hours, a deposit for damage to common property. Email them to us. For an entrance across the pavement, permission from Ekurhuleni comes first, and we tell you what the municipality will want to see.",
          ],
        },
      ],
    },
    {
      kind: "reasons",
      heading: "Six reasons to let us look first",
      cards: [
        {
          title: "We look below the grass",
          description: `${toConfirm("test-holes", "A small hole shows how wet the soil is")}, so the price does not go up later.`,
        },
        {
          title: "Drain and paving, one contractor",
          description: "We are responsible for both, and you have one number to call.",
        },
        {
          title: "Quotes you can compare",
          description:
            "Excavation, base, edging, paver and drain are listed separately. There is no obligation.",
        },
        {
          title: "A guarantee that names the work",
          description: `Our ${figures.workmanshipWarranty} covers how it was built, so settlement we caused is ours to put right.`,
        },
        {
          title: "Licensed and insured crews",
          description: "Covered while they work on your stand.",
        },
        {
          title: "A tidy site",
          description: "Pallets on boards, a swept pavement and no ruts in wet grass.",
        },
      ],
    },
    {
      kind: "suburbs",
      heading: "Where in Benoni we quote",
      lead: `${countAtStart(suburbNames.benoni)} suburbs, from the old grid of Northmead to the plots of Brentwood Park.`,
      suburbs: suburbNames.benoni,
    },
    {
      kind: "questions",
      heading: "Questions about paving in Benoni",
      links: [
        { text: "Paving in Boksburg", to: "/paving-boksburg" },
        { text: "Paving in Kempton Park", to: "/paving-kempton-park" },
        { text: "Paving on the East Rand", to: "/areas/east-rand" },
        { text: "See the gallery", to: "/gallery" },
        { text: "More questions, answered", to: "/faq" },
      ],
      layout: "accordion",
      items: [
        {
          question: "Our garden near one of the Benoni lakes stays wet. Can it still be paved?",
          answer: [
            "Usually, once the water has somewhere to go. We cut a trench on the low side, lay a perforated pipe in clean stone and lead it to a lower outlet. If the stand has no lower point at all, we say so, and suggest a raised path rather than a patio that would move.",
          ],
        },
        {
          question: "What should I budget per square metre?",
          answer: [
            `Reckon on ${figures.pricePerSquareMetre}, depending on paver and access. A subsoil drain is counted by the running metre and appears separately. On a dry stand in Morehill you may need none, and then you do not pay for one.`,
          ],
        },
        {
          question: "How long does a driveway take, and what if it rains?",
          answer: [
            [
              `Allow ${figures.drivewayDuration} for the `,
              { text: "driveway", to: "/services/driveway" },
              " of a normal house. A summer cloudburst stops work only while the base is open, so we open no more than we can close again the same afternoon. If the bedding sand gets wet, we replace it.",
            ],
          ],
        },
        {
          question: "Moss makes our old brick path slippery. Replace it or clean it?",
          answer: [
            "Clean it first. Sweep, treat the moss, rinse at low pressure and refill the joints with dry sand. If it is green again within a season, the path is probably lying too low: lifting it a few centimetres on the same bricks cures that for less than a new one.",
          ],
        },
        {
          question: "Do you also quote in Brakpan and Springs?",
          answer: [
            [
              "Yes. Both lie just beyond Benoni, and their suburbs are listed with the other towns on our page about ",
              { text: "paving on the East Rand", to: "/areas/east-rand" },
              ".",
            ],
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Show us where the water stands",
      text: "If you can, take a photo after rain and email it to us. We arrange a visit and look at the ground with you.",
      quote: "dialog",
      more: { text: "See driveway patterns and layers", to: "/services/driveway" },
    },
  ],
} satisfies AreaPage;
