import * as figures from "../figures.ts";
import type { ServicePage } from "../schema.ts";
import { stripFacts } from "../strip-facts.ts";

export const customDesign = {
  slug: "custom-design",
  meta: {
    title: "Custom paving design: borders, fans and blends",
    description:
      "Paving designed for one place: borders, cobble fans, colour blends and house numbers, drawn to scale on measured levels and laid so that cuts do not show.",
  },
  hero: {
    heading: "Paving drawn for one place, laid to the drawing",
    lead: "A border that turns the corner whole. A fan that starts at the front step. Colour that runs from dark to light along forty metres. All of it is geometry first, and masonry second.",
    picture: "circle-courtyard",
  },
  strip: [stripFacts.price, stripFacts.sizeOfDriveway, stripFacts.workmanship],
  quoteService: "Other",
  sections: [
    {
      kind: "patterns",
      heading: "Four alphabets to write with",
      lead: "Most custom work is a known pattern used with intent: two of them meeting, one framed by another, or a plain field with one place that matters.",
      items: [
        {
          pattern: "cobble-fan",
          title: "Cobble fan",
          description:
            "Setts in overlapping arcs, each row swung from a centre. For thresholds, circles and the foot of a stair.",
        },
        {
          pattern: "herringbone",
          title: "Herringbone fields",
          description:
            "At 45° for movement, at 90° for calm. Framed by a double border, it looks like a carpet.",
        },
        {
          pattern: "hexagon",
          title: "Hexagons in scattered tones",
          description:
            "Three or four colours, thinning from one side to the other, as if the wind had done it.",
        },
        {
          pattern: "basket-weave",
          title: "Basket weave panels",
          description:
            "Square panels between plain bands. They give scale to a court that feels too large.",
        },
      ],
    },
    {
      kind: "intro",
      heading: "What you bring and what we bring",
      paragraphs: [
        "Bring a photograph, a tile, a floor you liked on holiday, or only the wish that it should not look like next door’s. We bring the tape, the levels and the trade’s limits: how tight a curve a brick can turn, how thin a cut survives, which colours last in this sun.",
        "Between the two a drawing comes about, to scale, on your real outline. It shows every border, every change of direction and, above all, where the cuts fall.",
      ],
      checklist: [
        "Measured outline and levels",
        "Drawing to scale before any order",
        "Colours judged wet and dry, outdoors",
        "No piece smaller than half a paver at an edge",
        "Estate rules checked early",
      ],
      picture: "granite-setts",
    },
    {
      kind: "prose",
      heading: "From paper to sand",
      paragraphs: [
        "A pattern drawn on paper has no thickness in its joints. On the ground every joint adds two or three millimetres, and over ten metres that is more than a hand. So we dry-lay a few rows of the pavers as delivered, measure them, and correct the drawing to what the maker really sent.",
        "Then we set out from the thing that everybody looks at, the front door, a stair, the middle of a gate, and let the differences run out at the edges. Curves get a centre peg and a string; fans get a template for each arc.",
      ],
      steps: [
        "Measure, photograph, mark pipes, trees and levels",
        "Draw to scale; move borders until whole pavers fit",
        "Lay a sample square metre dry and look at it from the upstairs window",
        "Build base and falls as for any paving, with sleeves for lights",
        "Set centre lines and the border first, then the field",
        "Cut with a wet saw, dress edges, sand the joints, compact on a rubber mat",
      ],
    },
    {
      kind: "layers",
      heading: "Ornament stands on the same gravel",
      traffic: "cars",
      differences: [
        { part: "pavers", text: "Unlike in a plain driveway, they differ in size and thickness." },
        { part: "sub-base", text: "Shaped to suit pavers of different thickness." },
      ],
      paragraphs: [
        "A medallion that sinks is worse than a plain drive that sinks: now everyone sees it. So the base is built for the heaviest thing that crosses, here a car, and stays the same under field and border.",
        "Where pieces differ in thickness, such as 50 mm brick beside 80 mm setts, we shape the gravel to suit and keep the sand at its 20 to 30 mm throughout. Packing one side with sand would give you a step within a year.",
      ],
    },
    {
      kind: "materials",
      heading: "Colour, grain and the odd piece of steel",
      lead: "Two materials make a design, three make it rich, four make a showroom. We look for contrast in tone, because tone still reads when dust has settled on it.",
      items: [
        {
          title: "Clay in several firings",
          description:
            "From straw to plum, all through and through. Blends never fade apart, since each keeps its colour.",
        },
        {
          title: "Granite setts",
          description:
            "The small unit that makes arcs possible. Cropped ones grip, sawn ones are kinder to heels.",
        },
        {
          title: "Cement pavers in tones",
          description:
            "Charcoal, grey and sand. Ask for pigment through the full depth, where wheels will wear the face.",
        },
        {
          title: "Natural stone",
          description:
            "For a threshold, an inlay or a single long step. Cut to a template where it meets brick.",
        },
        {
          title: "Steel or brass strips",
          description:
            "A thin line between two fields, or a house number. Fixed to concrete below, never only pressed into sand.",
        },
      ],
    },
    {
      kind: "prose",
      heading: "Four ways a good design goes wrong",
      paragraphs: [
        "Slivers at the wall, because somebody started from the wrong side. Colour in patches, because pallets were opened one after another rather than three at once. A fan whose joints widen to a finger, because its setts were all of one size.",
        "And water. A flat court with a fine pattern and no fall has a puddle as its centrepiece. Falls of 2% can be folded along border lines, so that they serve the design and nobody notices them.",
      ],
    },
    {
      kind: "pictures",
      heading: "Ideas to begin with",
      pictures: ["hexagonal-patio", "office-forecourt", "ridge-slope-driveway"],
    },
    {
      kind: "guide",
      heading: "What designed paving costs",
      lead: "Design itself is cheap; cutting is not. A border adds little, a 45° field more, a fan of setts the most. Simple shapes with one fine detail are the best value there is.",
      rows: [
        {
          label: "Price guide",
          value: figures.pricePerSquareMetre,
          note: "For the plain field. Fans, inlays and stone are priced one by one, so you can take out what you do not need.",
        },
        {
          label: "Duration",
          value: figures.drivewayDuration,
          note: "For a plain driveway of that size. Each inlay or fan adds its own days, named in the quote.",
        },
        {
          label: "Workmanship",
          value: figures.workmanshipWarranty,
          note: "On ornament as on everything else we lay.",
        },
        {
          label: "Quote valid",
          value: figures.quoteValidity,
          note: "Special colours may have to be ordered. We name what is not kept in stock.",
        },
        {
          label: "Re-sealing",
          value: figures.resealing,
          note: "A matt sealer deepens contrast; try it on the sample first.",
        },
      ],
    },
    {
      kind: "questions",
      heading: "From the drawing table",
      layout: "accordion",
      items: [
        {
          question: "Can you set our house number or logo into the paving?",
          answer: [
            "A number, yes: in contrasting bricks if it may be large, in cut stone or steel if it must be small. Logos work when they are simple. Thin lines and tight corners end in slivers that break, so we simplify the mark with you or have it cut in one stone.",
          ],
        },
        {
          question: "Our estate has an aesthetics committee. Who deals with it?",
          answer: [
            "You submit as the owner; we supply what it wants to see: the scaled drawing, names and colours of the pavers, kerb type and levels. Do it before pavers are ordered. Some estates prescribe a palette for everything seen from the road, which still leaves the pattern free.",
          ],
        },
        {
          question: "Can a new design join paving that we keep?",
          answer: [
            "Yes, if the joint is made on purpose. A new field beside an old one of almost the same colour looks like a mistake. We part them with a border or a strip of cobbles, and bring both to one level at that line.",
          ],
        },
      ],
    },
    {
      kind: "prose",
      heading: "Keep three pavers of each",
      paragraphs: [
        "Store some spares of every colour outdoors, so that they age with the rest. A plan of the pattern belongs with the house papers; whoever digs for a cable in ten years will need it. Wash with a soft brush and mild soap, since strong cleaners lighten some pigments and not others.",
      ],
    },
    {
      kind: "areas",
      heading: "Designed for your street’s light and stone",
      lead: "Quartzite ridge, red brick avenue, new estate with a palette: see what surrounds you before you choose.",
    },
    {
      kind: "closing",
      heading: "Bring the picture in your head",
      text: "We measure the space free of charge and talk through what the outline allows. The quote lists plain field and special work apart, so that you decide what is worth it.",
      quote: "dialog",
      more: { text: "Look through the gallery", to: "/gallery" },
    },
  ],
} satisfies ServicePage;
