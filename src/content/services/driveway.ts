import type { ServicePage } from "../../content-schema/page-schema.ts";
import * as figures from "../figures.ts";
import { stripFacts } from "../strip-facts.ts";

export const driveway = {
  slug: "driveway",
  meta: {
    title: "Driveway paving that stays level",
    description:
      "How we build a driveway in Gauteng: gravel base, concrete edges, herringbone pavers, falls away from the garage. Price per m², duration and care explained.",
  },
  hero: {
    heading: "Driveways that stay level under the wheels",
    lead: "A car uses the same two tracks every day. We build for them: a base that doesn’t sink, a pattern that doesn’t creep, and a fall that keeps rain out of the garage.",
    picture: "clay-herringbone-driveway",
  },
  strip: [stripFacts.price, stripFacts.driveway, stripFacts.workmanship],
  quoteService: "Driveway Paving",
  blocks: [
    {
      kind: "intro",
      heading: "Where driveways fail",
      paragraphs: [
        "Most driveways fail in three places: where the wheels run, where they turn, and where the paving meets the gate or the garage. We look at those first.",
        "A straight driveway can take almost any pattern. Turn the wheel while parked and the tyre twists the paver. There you need an interlocking pattern such as herringbone.",
      ],
      checklist: [
        "Pavers 60 mm thick",
        "Gravel base compacted in layers",
        "Edges concreted before laying",
        "Fall away from house and garage",
        "Gate rail and motor cables planned in",
      ],
      picture: "laying-in-progress",
    },
    {
      kind: "planner",
      heading: "Draw your driveway",
      lead: "Enter its length and width, choose a pattern and a colour, and see it laid to scale with a guide price, on a photo of your own yard too.",
      presets: ["two-car", "one-car", "long-driveway", "turning-circle"],
      work: "residential",
    },
    {
      kind: "wide-picture",
      heading: "On a slope, herringbone",
      text: "Every wheel pushes the pavers downhill. Herringbone and a concrete beam at the foot keep them in place.",
      picture: "ridge-slope-driveway",
    },
    {
      kind: "details",
      heading: "How we build a driveway",
      lead: "From the price of each part to the sand in the last joint.",
      rows: [
        {
          kind: "guide",
          heading: "Price and time for a driveway",
          lead: "The depth we must dig changes the price most, then the paver. A steep driveway, many cuts along the edges and old concrete to break out cost more. Level ground and a simple shape cost less.",
          rows: [
            {
              label: "Price guide",
              value: figures.pricePerSquareMetre,
              note: `As a rule ${figures.lowerEnd}; ${figures.upperEnd}. On the same base clay and borders cost more.`,
            },
            {
              label: "Duration",
              value: figures.drivewayDuration,
              note: `${figures.drivewayDurationInWords}. Rain on an open base can cost a day.`,
            },
            {
              label: "Re-sealing",
              value: figures.resealing,
              note: "Only if you choose to seal. A driveway works well unsealed too.",
            },
          ],
        },
        {
          kind: "layers",
          heading: "What lies under a family car",
          traffic: "cars",
          differences: [
            { layer: "sub-base", text: "Under a patio or a path this layer is thinner." },
            { layer: "pavers", text: "Under a patio they can be 50 mm thick." },
          ],
          paragraphs: [
            "Cars usually need 100 to 150 mm of good gravel under the sand, more on soft ground. The gravel carries the load. The sand above it, 20 to 30 mm, only beds the pavers and takes up their small differences.",
            "Clay swells when wet and shrinks when dry; loose sand gives way. Both need a sub-base, the layer of gravel, that is designed for them, and a proper roller, because a small compactor does not reach deep enough.",
          ],
        },
        {
          kind: "prose",
          heading: "The order we build in",
          paragraphs: [
            "The pavers go down last. By then most of the work is done and out of sight. The order matters, because no layer can be repaired from above.",
          ],
          steps: [
            "Peg the levels from the garage floor and the gate, and set string lines to the falls",
            "Dig out topsoil and roots; soft spots come out and are filled with gravel",
            "Compact the ground itself, then the gravel in thin layers at the right moisture",
            "Lay sleeves, empty pipes, under the driveway for gate motor, lights and irrigation",
            "Set the edge courses or kerbs in concrete and let them harden",
            "Draw the sand flat, lay from a straight line, and cut the edges last",
            "Compact the pavers, sweep in fine dry sand, compact again until the joints stay full",
          ],
        },
        {
          kind: "patterns",
          heading: "Patterns that hold under a turning wheel",
          lead: "The pattern decides how well the pavers lock together.",
          items: [
            {
              pattern: "herringbone",
              title: "Herringbone",
              description:
                "The strongest choice where wheels turn. Every paver is held by others at right angles, so the load of a turning wheel is spread over many.",
            },
            {
              pattern: "stretcher",
              title: "Stretcher bond",
              description:
                "Good on a straight driveway, laid across the direction of travel. Laid lengthwise, its long joints open under braking.",
            },
            {
              pattern: "basket-weave",
              title: "Basket weave",
              description:
                "For the parking bay in front of the garage, where cars stand more than they turn. Keep it away from the gate.",
            },
          ],
        },
        {
          kind: "materials",
          heading: "Pavers that suit a driveway",
          lead: "All of them at least 60 mm thick, and concrete ones made to SANS 1058.",
          items: [
            {
              title: "Clay brick",
              description:
                "The colour goes right through and does not bleach at this altitude. Hard-wearing under tyres, and a good match for face brick.",
            },
            {
              title: "Cement brick",
              description:
                "True in size, so joints run straight. Colours mellow in the first years, as the cement skin wears.",
            },
            {
              title: "Interlocking pavers",
              description:
                "The shaped sides interlock. Worth it on a slope, or where a delivery truck also turns.",
            },
            {
              title: "Cobbles",
              description:
                "A strip at the gate or a border along the edge. They slow cars and hide the join with the street.",
            },
            {
              title: "Stone or slab tracks",
              description:
                "Two wheel tracks with planting between them, each set on its own thickened bed so that corners do not snap.",
            },
          ],
        },
        {
          kind: "prose",
          heading: "Looking after a driveway",
          paragraphs: [
            `${figures.sandAgain}; some of it settles deeper into the joints. Weeds in the joints grow from seed that blows in from above, so full joints keep most of them out.`,
            "Hold a pressure washer flat and far off, or it will cut the sand out. Put absorbent on an oil drip the same day and scrub with a degreaser. Do not use pool acid on cement pavers: it eats the surface and leaves a pale patch.",
            [
              "If a dip holds water, the base below has moved. Have it ",
              { text: "lifted and relaid", to: "/services/repairs" },
              " while it is still small.",
            ],
          ],
        },
      ],
    },
    {
      kind: "questions",
      heading: "Questions about driveways",
      lead: "A driveway in Sandton often needs a different base from one north of Pretoria. Our area pages say what the ground is like.",
      links: [{ text: "Find your area", to: "/areas-we-serve" }],
      layout: "accordion",
      items: [
        {
          question: "How soon may I park on it?",
          answer: [
            `The paving itself carries a car as soon as it is compacted and the joints are full, usually on the day it is finished. The concrete behind the edges needs longer to harden. ${figures.keepOffEdge}.`,
          ],
        },
        {
          question: "My driveway slopes down to the garage. Where will the water go?",
          answer: [
            "Into a grated channel across the door, set a little below the pavers and led to a stormwater outlet that lies lower. The last metre before the channel is tilted back if the levels allow it. We measure both before we quote, because the channel only works if the outlet is low enough.",
          ],
        },
        {
          question: "Can you pave the piece outside my gate?",
          answer: [
            "That piece is road reserve: it belongs to the road. In Johannesburg any work there, the verge included, needs a wayleave, a permission to dig, from the roads agency first; estates add their own rules on colour and width. We quote it as a separate item, so the driveway inside need not wait.",
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Measure your driveway and ask for a quote",
      text: "Length, width and whether it slopes to the house: that is enough for a first conversation. We come, check levels at gate and garage, and send a quote at no charge.",
      quote: "dialog",
      more: { text: "See driveways in the gallery", to: "/gallery?category=driveway" },
    },
  ],
} satisfies ServicePage;
