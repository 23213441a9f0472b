import * as figures from "../figures.ts";
import type { ServicePage } from "../schema.ts";
import { stripFacts } from "../strip-facts.ts";

export const walkway = {
  slug: "walkway",
  meta: {
    title: "Walkways and garden paths in brick and stone",
    description:
      "Garden paths, side passages and ramps in brick or stone: how wide, how steep, how they shed water and pass tree roots, with price guide, build and care.",
  },
  hero: {
    heading: "Paths that are dry, even and wide enough",
    lead: "A path is judged in the dark, in the rain, with shopping in both hands. We lay it so that nothing rocks, nothing ponds, and two people can walk side by side.",
    picture: "garden-walkway-stone",
  },
  strip: [stripFacts.price, stripFacts.sizeOfDriveway, stripFacts.workmanship],
  quoteService: "Walkway Paving",
  sections: [
    {
      kind: "intro",
      heading: "Walk it before we dig it",
      paragraphs: [
        "People take the shortest way, whatever the drawing says. Look for the worn line in the lawn: that is where the path belongs. We lay a hose along it, walk it with you, and peg what feels right.",
        "Then come the practical ways. The passage along the house, where the dustbin rolls. The route from gate to door, which visitors must find. The ramp for a wheelchair or a grandmother who does not like steps.",
      ],
      checklist: [
        "Firm edges on concrete, both sides",
        "Cross-fall so that rain leaves sideways",
        "Equal steps, no odd one out",
        "Ramps no steeper than 1 in 12",
        "Room left for roots and trunks",
      ],
      picture: "garden-path-clay",
    },
    {
      kind: "patterns",
      heading: "Patterns with a sense of direction",
      lead: "In a path the pattern points. Lengthwise lines hurry the step, crosswise lines slow it.",
      items: [
        {
          pattern: "stretcher",
          title: "Running bond",
          description:
            "Along the path it draws you on; across, it makes a narrow path look broader. It bends round gentle curves without cuts.",
        },
        {
          pattern: "basket-weave",
          title: "Basket weave",
          description:
            "Quiet and directionless: right for a landing, a seat or the place where two paths meet.",
        },
        {
          pattern: "herringbone",
          title: "Herringbone at 45°",
          description:
            "For the formal path to a front door. Border courses on both sides take up the triangular cuts.",
        },
        {
          pattern: "cobble-fan",
          title: "Cobble fan",
          description:
            "Small setts in arcs, for a threshold or a turning point. Lovely to see, hard on heels, so use it in short lengths.",
        },
      ],
    },
    {
      kind: "prose",
      heading: "A narrow thing needs strong edges",
      paragraphs: [
        "A driveway has its own breadth to hold it together. A path of a metre has almost none: let one edge go and the joints open right across. So both edge courses are bedded on concrete with a haunch behind, set below the turf where a mower wheel can run over them.",
        "Between them we dig out the roots and the topsoil, compact the ground, then the gravel. A side passage gets an extra look, because foundations, drains and gas pipes usually share it.",
      ],
      steps: [
        "Mark the line with a hose or rope; set curves by eye, straight runs by string",
        "Dig to firm ground; keep clear of roots thicker than a thumb",
        "Compact gravel to a cross-fall of 2%, or crown a wide path",
        "Bed both edges and let the concrete harden",
        "Screed, lay, trim; no piece smaller than half a paver at the edge",
        "Sand the joints and compact, with a hand tamper where a plate does not fit",
      ],
    },
    {
      kind: "materials",
      heading: "Brick, stone or a step in the grass",
      lead: "Pick what the house already shows. A path in the wall’s own brick looks as if it had always been there.",
      items: [
        {
          title: "Clay brick",
          description:
            "Small enough to turn with a curve, rough enough to hold a wet shoe. Reclaimed bricks give the oldest look.",
        },
        {
          title: "Cement brick",
          description:
            "Economical for long passages. A sanded or washed face is less slippery than a smooth one in shade.",
        },
        {
          title: "Flagstone",
          description:
            "Large flat pieces, sorted so that joints stay narrow. Each is bedded fully, so none of them rocks.",
        },
        {
          title: "Stepping slabs",
          description:
            "One slab a stride, about 600 mm from centre to centre, set slightly below the blades of the mower.",
        },
        {
          title: "Cobblestone",
          description:
            "As a border, a stop before a step, or a strip that tells the foot where the path ends.",
        },
      ],
    },
    {
      kind: "layers",
      heading: "Light duty, same sequence",
      traffic: "foot",
      differences: [
        {
          part: "sub-base",
          text: "Thinner than under a driveway, which needs about 100 to 150 mm.",
        },
        { part: "kerb", text: "On both sides, because a path is narrow." },
      ],
      paragraphs: [
        "Subgrade, gravel, sand, paver, joint. Under a footpath the gravel is the thinnest we lay, and on firm granite soil it needs little. On clay it earns its keep: clay heaves after rain, and gravel evens out the movement before it reaches your feet.",
        "Steps are different. Each riser stands on a concrete footing, because a step that tilts is a step people fall on.",
      ],
    },
    {
      kind: "pictures",
      heading: "Paths for bare feet, heels and wheels",
      pictures: ["flagstone-ashlar", "crazy-paving-stone", "granite-setts"],
    },
    {
      kind: "guide",
      heading: "Reckoning a path",
      lead: "A path has much edge for little area. Ten metres of path a metre wide has twenty metres of edge, so its price per square metre sits higher than that of a patio in the same brick.",
      rows: [
        {
          label: "Price guide",
          value: figures.pricePerSquareMetre,
          note: "Curves, steps and hand-carried material raise it; straight runs beside a drive we also pave lower it.",
        },
        {
          label: "Duration",
          value: figures.drivewayDuration,
          note: "The guide for residential work. Fitted flagstone is the slow exception.",
        },
        {
          label: "Workmanship",
          value: figures.workmanshipWarranty,
          note: "On how it was built, edges and steps as much as the paving.",
        },
        {
          label: "Re-sealing",
          value: figures.resealing,
          note: "Seldom needed on a path; useful under trees that drop berries.",
        },
      ],
    },
    {
      kind: "prose",
      heading: "Moss, mowers and ants",
      paragraphs: [
        "On the south side of a house, where winter sun never comes, moss makes a path slick. Brush it off dry, then cut back whatever shades it. Chlorine bleaches the pavers and kills the lawn, so keep it as a last resort.",
        "Little cones of sand beside the joints are ants at work. They carry the bedding out grain by grain until a paver drops. Sweep in fresh sand, or a stabilised jointing sand that they cannot dig.",
      ],
    },
    {
      kind: "areas",
      heading: "Paths between gate and door, area by area",
      lead: "Steep on the ridges, damp by the lakes, rooty in the old suburbs. Each page below tells you more.",
    },
    {
      kind: "questions",
      heading: "Width, roots and ramps",
      layout: "accordion",
      items: [
        {
          question: "How wide should a garden path be?",
          answer: [
            "For one person, 900 mm feels comfortable; for two abreast, 1.2 metres or more. Beside a wall or a hedge add a little, because shoulders need more room than feet. A dustbin or a wheelbarrow passes on 900 mm if there is no tight corner.",
          ],
        },
        {
          question: "Can a path run close to a big tree?",
          answer: [
            "Yes, with give and take. We keep the digging shallow, bend the line around the thick roots, and leave open soil around the trunk. Small pavers on sand can be lifted and relaid if a root rises. Cutting a main root is a matter for a tree specialist.",
          ],
        },
        {
          question: "How long a ramp do I need for one step?",
          answer: [
            "At 1 in 12, a step of 150 mm needs a ramp of 1.8 metres, plus a level landing at the top and bottom to turn on. That is the steepest slope we would lay for a wheelchair; 1 in 15 is kinder if there is room.",
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Show us the worn line in the lawn",
      text: "A sketch and a photograph are plenty to begin with. We walk the route with you, check the falls and what lies buried, and quote edges, steps and paving line by line.",
      quote: "dialog",
      more: { text: "Kerbs and garden edging", to: "/services/kerbing" },
    },
  ],
} satisfies ServicePage;
