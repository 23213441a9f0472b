import type { ServicePage } from "../../content-schema/page-schema.ts";
import * as figures from "../figures.ts";
import { toConfirm } from "../promises.ts";
import { asDriveway, stripFacts } from "../strip-facts.ts";

export const customDesign = {
  slug: "custom-design",
  meta: {
    title: "Custom paving design: borders, fans and blends",
    description:
      "Paving designed for one place: borders, cobble fans, colour blends and house numbers, drawn to scale on measured levels and laid so that cuts do not show.",
  },
  hero: {
    heading: "Paving drawn for your space, laid to the drawing",
    lead: "Borders that turn the corner in whole bricks, fans from the front step, colours from dark to light. Drawn to scale, then laid.",
    picture: "circle-courtyard",
  },
  strip: [stripFacts.price, stripFacts.quote, stripFacts.workmanship],
  quoteService: "Other",
  blocks: [
    {
      kind: "intro",
      heading: "What we need from you, and what we do",
      paragraphs: [
        "Bring a photograph, a tile, or a floor you liked on holiday. We measure, take levels and tell you what is possible: how tight a curve a brick can follow, how thin a piece can be cut, and which colours last in this sun.",
        "Then we make a drawing to scale of your own space. It shows every border, every change of direction and where the cuts fall.",
      ],
      checklist: [
        "Measured outline and levels",
        toConfirm("drawn-to-scale", "Drawing to scale before any order"),
        "Colours judged wet and dry, outdoors",
        `No piece smaller than ${figures.smallestCut} at an edge`,
        "Estate rules checked early",
      ],
      picture: "granite-setts",
    },
    {
      kind: "planner",
      heading: "Draw a first design",
      lead: "Choose a shape, a pattern, colours and a border, and see every paver to scale. Fans, inlays and stone are quoted one by one.",
      presets: ["fire-circle", "turning-circle", "large-patio"],
      work: "residential",
    },
    {
      kind: "wide-picture",
      heading: "Drawn before it is ordered",
      text: "Borders, blends and numbers are on your drawing. You see the pattern before a pallet arrives.",
      picture: "hexagonal-patio",
    },
    {
      kind: "details",
      heading: "From the first sketch to the last paver",
      lead: "Drawing, base, materials and the mistakes to avoid.",
      rows: [
        {
          kind: "guide",
          heading: "What designed paving costs",
          lead: "The design costs little, but cutting takes time. A border adds a little, paving laid at 45° adds more, and a fan of setts, small blocks of stone, adds the most. A simple shape with one good detail is the best value.",
          rows: [
            {
              label: "Price guide",
              value: figures.pricePerSquareMetre,
              note: "For the plain area. Fans, inlays and stone are priced one by one, so you can leave out what you do not need.",
            },
            {
              label: "Duration",
              value: asDriveway,
              note: "Each inlay or fan adds days, and the quote says how many.",
            },
          ],
        },
        {
          kind: "patterns",
          heading: "Three patterns to design with",
          lead: "Most custom work uses known patterns: two of them together, one framed by another, or a plain area with one special feature.",
          items: [
            {
              pattern: "cobble-fan",
              title: "Cobble fan",
              description:
                "Setts in overlapping arcs, each row swung from a centre. For thresholds, circles and the foot of a staircase.",
            },
            {
              pattern: "herringbone",
              title: "Herringbone fields",
              description:
                "At 45° or at 90° to the house. With a double border around it, it looks like a carpet.",
            },
            {
              pattern: "hexagon",
              title: "Hexagons in scattered tones",
              description:
                "Three or four colours, mixed so that one gradually gives way to the next.",
            },
          ],
        },
        {
          kind: "prose",
          heading: "From the drawing to the paving",
          paragraphs: [
            "On the ground every joint can be a millimetre or two wider than drawn, which adds up over ten metres. So we lay out a few rows of the delivered pavers without fixing them, measure them, and correct the drawing to their real size.",
            "Then we set out from the place that everybody sees, such as the front door, a staircase or the middle of a gate. Small differences are taken up at the edges. Curves get a centre peg and a string; fans get a template for each arc.",
          ],
          steps: [
            "Measure, photograph, mark pipes, trees and levels",
            "Draw to scale; move borders until whole pavers fit",
            toConfirm(
              "samples-brought",
              "Lay a loose sample of one square metre for you to look at",
            ),
            "Build base and falls as for any paving, with sleeves for lights",
            "Set centre lines and the border first, then the field",
            "Cut with a wet saw, trim the edges, sand the joints, compact on a rubber mat",
          ],
        },
        {
          kind: "layers",
          heading: "Patterns need the same base",
          traffic: "cars",
          differences: [
            {
              layer: "pavers",
              text: "Unlike in a plain driveway, they differ in size and thickness.",
            },
            { layer: "sub-base", text: "Shaped to suit pavers of different thickness." },
          ],
          paragraphs: [
            "If patterned paving sinks, everyone sees it. So we build the base for the heaviest vehicle that crosses it, here a car, and keep it the same under the whole area.",
            "Where pieces differ in thickness, such as 60 mm brick beside 80 mm setts, we shape the gravel to suit and keep the sand at its 20 to 30 mm throughout. Extra sand on one side would settle into a step within a year.",
          ],
        },
        {
          kind: "materials",
          heading: "Materials for colour and contrast",
          lead: "Two or three materials are enough. We look for contrast between light and dark, because it still shows when the paving is dusty.",
          items: [
            {
              title: "Clay in several firings",
              description:
                "From straw to plum, coloured all the way through. A blend stays as it is, because none of the colours fade.",
            },
            {
              title: "Granite setts",
              description:
                "Small enough to lay in arcs. Rough-cut setts give grip, sawn ones are easier on heels.",
            },
            {
              title: "Cement pavers in tones",
              description:
                "Charcoal, grey and sand. Where wheels will wear the face, ask for pigment through the full depth.",
            },
            {
              title: "Natural stone",
              description:
                "For a threshold, an inlay or a single long step. Cut to a template where it meets brick.",
            },
            {
              title: "Steel or brass strips",
              description:
                "A thin line between two fields, or a house number. Fixed to concrete below, not just pressed into sand.",
            },
          ],
        },
        {
          kind: "prose",
          heading: "Four common mistakes, and what to keep",
          paragraphs: [
            "Thin slivers at the wall come from starting on the wrong side. Patches of colour come from opening pallets one after another rather than three at once. Wide joints in a fan come from setts that are all one size.",
            "The fourth is drainage. A courtyard without a fall has a puddle in the middle. Falls of 2% can follow the border lines, so nobody notices them.",
            "When the work is done, store some spares of every colour outdoors, so they weather like the rest, and keep the plan of the pattern. Someone who digs for a cable in ten years will need both.",
          ],
        },
      ],
    },
    {
      kind: "questions",
      heading: "Questions about custom design",
      lead: "A rocky ridge, a street of red brick, an estate with fixed colours: read about your area before you choose.",
      links: [{ text: "Find your area", to: "/areas-we-serve" }],
      layout: "accordion",
      items: [
        {
          question: "Can you set our house number or logo into the paving?",
          answer: [
            "A number, yes: in contrasting bricks if it is large, in cut stone or steel if it is small. Simple logos work well. Thin lines and tight corners would need slivers that break, so we simplify the logo with you or have it cut in one stone.",
          ],
        },
        {
          question: "Our estate has an aesthetics committee. Who deals with it?",
          answer: [
            `You apply as the owner. ${toConfirm("drawings-and-samples", "We supply what the committee wants to see")}: the scaled drawing, names and colours of the pavers, kerb type and levels. Do it before pavers are ordered. Some estates prescribe colours for everything seen from the road, but leave the pattern to you.`,
          ],
        },
        {
          question: "Can a new design join onto our existing paving?",
          answer: [
            "Yes, if the join is part of the design. New paving beside old paving of almost the same colour looks like a mistake. We separate them with a border or a strip of cobbles, and make both the same level there.",
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Tell us what you have in mind",
      text: "We measure the space free of charge and talk through what is possible. The quote lists the plain paving and the special work separately, so you can decide what is worth it.",
      quote: "dialog",
      more: { text: "See cobbles, blends and stone close up", to: "/gallery#pavers" },
    },
  ],
} satisfies ServicePage;
