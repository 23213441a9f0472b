import type { ServicePage } from "../../content-schema/page-schema.ts";
import * as figures from "../figures.ts";
import { asDriveway, stripFacts } from "../strip-facts.ts";

export const walkway = {
  slug: "walkway",
  meta: {
    title: "Walkways and garden paths in brick and stone",
    description:
      "Garden paths, side passages and ramps in brick or stone: how wide, how steep, how they drain and pass tree roots, how they are built and what they cost.",
  },
  hero: {
    heading: "Paths that are dry, even and wide enough",
    lead: "You use a path in the dark, in the rain and with your hands full. We lay it so that no paver rocks, no water stands, and two people can walk side by side.",
    picture: "garden-walkway-stone",
  },
  strip: [stripFacts.price, stripFacts.quote, stripFacts.workmanship],
  quoteService: "Walkway Paving",
  blocks: [
    {
      kind: "intro",
      heading: "We walk the route with you first",
      paragraphs: [
        "People take the shortest way, so a worn line in the lawn shows where the path should go. We lay a hose along it, walk it with you, and peg the line you prefer.",
        "Then there are the practical routes: the passage along the house for the dustbin, the way from the gate to the front door, and the ramp for a wheelchair.",
      ],
      checklist: [
        "Firm edges on concrete, both sides",
        "Cross-fall so that rain runs off sideways",
        "Steps of equal height",
        "Ramps no steeper than 1 in 12",
        "Room left for roots and trunks",
      ],
      picture: "garden-path-clay",
    },
    {
      kind: "planner",
      heading: "Draw your path",
      lead: "Enter length and width and choose a pattern. The drawing shows each brick, and a guide price.",
      presets: ["path", "short-path", "fire-circle"],
      work: "residential",
    },
    {
      kind: "wide-picture",
      heading: "Stone, fitted piece by piece",
      text: "We turn and trim each stone until its joint is narrow enough for a heel.",
      picture: "flagstone-ashlar",
    },
    {
      kind: "details",
      heading: "How we build a path",
      lead: "From the first peg to the last joint.",
      rows: [
        {
          kind: "guide",
          heading: "What a path costs",
          lead: "A path has long edges for a small area. Ten metres of path a metre wide has twenty metres of edge, so its price per square metre sits higher than that of a patio in the same brick.",
          rows: [
            {
              label: "Price guide",
              value: figures.pricePerSquareMetre,
              note: "Curves, steps and material carried by hand raise it. A straight path beside a driveway that we also pave costs less.",
            },
            {
              label: "Duration",
              value: asDriveway,
              note: "Fitted flagstone takes longer.",
            },
            {
              label: "Re-sealing",
              value: figures.resealing,
              note: "Seldom needed on a path; useful under trees that drop berries.",
            },
          ],
        },
        {
          kind: "patterns",
          heading: "Patterns for paths",
          lead: "Lines along a path make it look longer. Lines across it make it look wider.",
          items: [
            {
              pattern: "stretcher",
              title: "Running bond",
              description:
                "The simplest pattern for a path, laid along it or across. It follows gentle curves without cuts.",
            },
            {
              pattern: "basket-weave",
              title: "Basket weave",
              description:
                "It has no direction, so it suits a landing, a seat or the place where two paths meet.",
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
                "Small setts, blocks of stone, in arcs, for a threshold or a turning point. Attractive but hard on heels, so use it in short lengths.",
            },
          ],
        },
        {
          kind: "prose",
          heading: "Why a path needs strong edges",
          paragraphs: [
            "If one edge of a narrow path comes loose, the joints open right across. So we bed both edge courses on concrete with a haunch, a wedge of concrete, behind. We set them below the grass, where a mower wheel can run over them.",
            "Between them we dig out the roots and the topsoil, compact the ground, then the gravel. A side passage gets an extra look, because foundations, drains and gas pipes usually share it.",
          ],
          steps: [
            "Mark the line with a hose or rope; set curves by eye, straight runs by string",
            "Dig to firm ground; keep clear of roots thicker than a thumb",
            "Compact gravel to a cross-fall of 2%, or make a wide path higher in the middle",
            "Bed both edges and let the concrete harden",
            `Draw the sand flat, lay, trim; no piece smaller than ${figures.smallestCut} at the edge`,
            "Sand the joints and compact, with a hand tamper where a plate does not fit",
          ],
        },
        {
          kind: "materials",
          heading: "Brick, stone or stepping slabs",
          lead: "Choose something that matches the house. A path in the same brick as the walls looks as if it had always been there.",
          items: [
            {
              title: "Clay brick",
              description:
                "Small enough to follow a curve, and rough enough to grip when wet. Reclaimed bricks look old from the start.",
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
                "One slab a stride, about 600 mm from centre to centre, set low enough to mow over.",
            },
            {
              title: "Cobblestone",
              description:
                "As a border, or as a strip that you can feel before a step or at the end of the path.",
            },
          ],
        },
        {
          kind: "layers",
          heading: "The same layers, only thinner",
          traffic: "foot",
          differences: [
            {
              layer: "sub-base",
              text: "Thinner than under a driveway, which needs about 100 to 150 mm.",
            },
            { layer: "kerb", text: "On both sides, because a path is narrow." },
          ],
          paragraphs: [
            "Ground, gravel, sand, paver, joint. Under a footpath the gravel is the thinnest we lay, and firm ground needs none. Clay needs it, because it heaves after rain and the gravel evens out the movement.",
            "Steps are different. Each riser stands on a concrete footing, because people trip on a step that tilts.",
          ],
        },
        {
          kind: "prose",
          heading: "Moss and ants",
          paragraphs: [
            "On the south side of a house, which gets no winter sun, moss makes a path slippery. Brush it off dry, then cut back the plants that shade it. Chlorine bleaches the pavers and kills the lawn, so use it only as a last resort.",
            "Little cones of sand beside the joints are made by ants. They carry the bedding out grain by grain until a paver drops. Sweep in fresh sand, or a stabilised jointing sand that they cannot dig.",
          ],
        },
      ],
    },
    {
      kind: "questions",
      heading: "Questions about width, roots and ramps",
      lead: "Paths are steep on the ridges, damp by the lakes and full of roots in the old suburbs. Our area pages tell you more.",
      links: [{ text: "Find your area", to: "/areas-we-serve" }],
      layout: "accordion",
      items: [
        {
          question: "How wide should a garden path be?",
          answer: [
            "For one person, 900 mm feels comfortable; for two abreast, 1.2 metres or more. Beside a wall or a hedge add a little, because your shoulders need room too. A dustbin or a wheelbarrow passes on 900 mm if there is no tight corner.",
          ],
        },
        {
          question: "Can a path run close to a big tree?",
          answer: [
            "Yes, with some care. We keep the digging shallow, bend the line around the thick roots, and leave open soil around the trunk. Small pavers on sand can be lifted and relaid if a root rises. Only a tree specialist should cut a main root.",
          ],
        },
        {
          question: "How long a ramp do I need for one step?",
          answer: [
            "At 1 in 12, a step of 150 mm needs a ramp of 1.8 metres, plus a level landing at the top and bottom to turn on. That is the steepest slope we would lay for a wheelchair; 1 in 15 is easier if there is room.",
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Show us where the path should go",
      text: "The length and the width are enough to start with. Email a sketch or a photo if you have one. We walk the route with you, check the falls and what is buried, and quote edges, steps and paving line by line.",
      quote: "dialog",
      more: { text: "Kerbs and garden edging", to: "/services/kerbing" },
    },
  ],
} satisfies ServicePage;
