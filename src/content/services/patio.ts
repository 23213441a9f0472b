import type { ServicePage } from "../../content-schema/page-schema.ts";
import * as figures from "../figures.ts";
import { asDriveway, stripFacts } from "../strip-facts.ts";

export const patio = {
  slug: "patio",
  meta: {
    title: "Patio paving for tables, braais and bare feet",
    description:
      "Patios in slabs, clay, stone or hexagons: laid below the damp-proof course, falling away from the house, with footings for pergola and braai planned first.",
  },
  hero: {
    heading: "A patio that is level and still dries",
    lead: "Twenty millimetres of fall in a metre drain a storm. We also plan the height, the edges and the shade.",
    picture: "pergola-patio",
  },
  strip: [stripFacts.price, stripFacts.quote, stripFacts.workmanship],
  quoteService: "Patio Paving",
  blocks: [
    {
      kind: "intro",
      heading: "Where the house meets the garden",
      paragraphs: [
        "A patio touches your walls, so a badly built one can make a room damp. Before we talk about stone or colour we find the doors, the downpipes and the damp-proof course, which keeps damp out of the wall. They decide how high the patio can be.",
        "Then we plan around your furniture. A table for eight with the chairs pushed back needs about three metres by four. If a patio is half a metre too narrow, nobody uses it.",
      ],
      checklist: [
        "Finished level below the damp-proof course",
        "Falls of 2% away from walls",
        "Downpipes led past the paving",
        "Footings for posts and braai cast first",
        "Slip-resistant surface where it gets wet",
      ],
      picture: "door-sill-levels",
    },
    {
      kind: "planner",
      heading: "Draw your patio",
      lead: "Enter the size or its area, turn a corner if the house does, and see the pavers laid to scale with a guide price, on a photo of your own garden too.",
      presets: ["patio", "large-patio", "fire-circle"],
      work: "residential",
    },
    {
      kind: "wide-picture",
      heading: "A fall of 2% that nobody sees",
      text: "It takes the rain away from the house, and the bench stands steady.",
      picture: "dam-mountain-terrace",
    },
    {
      kind: "details",
      heading: "How we build a patio",
      lead: "The pattern, the layers, the materials and the care.",
      rows: [
        {
          kind: "guide",
          heading: "What a patio costs and how long it takes",
          lead: "Access matters more than people expect. If every wheelbarrow must go through the house, labour costs more. A side gate wide enough for a small machine brings the cost down.",
          rows: [
            {
              label: "Price guide",
              value: figures.pricePerSquareMetre,
              note: "Pavers on sand. Natural stone on a concrete slab is priced separately, because stone varies widely.",
            },
            {
              label: "Duration",
              value: asDriveway,
              note: "Stone in mortar on a concrete slab takes longer, because both must harden.",
            },
            {
              label: "Re-sealing",
              value: figures.resealing,
              note: "Sooner around the braai, because of the fat. Later under a roof.",
            },
          ],
        },
        {
          kind: "patterns",
          heading: "Patterns for patios",
          lead: "Foot traffic does not push pavers out of place, so you can choose by looks: small pavers for a small patio, large slabs for an open one.",
          items: [
            {
              pattern: "basket-weave",
              title: "Basket weave",
              description:
                "Pairs of bricks laid at right angles. A traditional pattern that needs few cuts on a square patio.",
            },
            {
              pattern: "hexagon",
              title: "Hexagon",
              description:
                "Six sides and no through joints. Mixed tones keep it lively; half pieces close the edges.",
            },
            {
              pattern: "stack",
              title: "Stack bond",
              description:
                "Joints in a grid, for large slabs. It shows every crooked line, so it is laid to strings in both directions.",
            },
          ],
        },
        {
          kind: "prose",
          heading: "Built up from the garden soil",
          paragraphs: [
            "Garden soil is soft and full of old holes, and a patio often lies over the trench of the house’s drains. All of that comes out or is compacted again in layers. Otherwise the line of the trench shows in the patio within a summer or two.",
            "Small pavers lie on sand drawn flat over compacted gravel, concrete slabs on sand with a tenth of cement. Thin natural stone and large tiles lie in full mortar on a concrete slab, with soft joints every few metres, because a slab expands in the sun and shrinks at night, and would crack.",
          ],
          steps: [
            "Strip turf and topsoil, open the drain trench and refill it in compacted layers",
            "Cast footings for pergola posts and braai, and lay sleeves, empty pipes, for lights and gas",
            "Compact gravel to the fall, not level, so the sand stays even",
            "Set the edge course on concrete along lawn and beds",
            "Lay from the most visible straight line, usually the sliding door",
            "Cut with a wet saw, sweep in the joints, compact with a rubber-soled plate",
          ],
        },
        {
          kind: "layers",
          heading: "Thin layers, well compacted",
          traffic: "foot",
          differences: [
            {
              layer: "sub-base",
              text: "Thinner than under a driveway, which needs about 100 to 150 mm.",
            },
            { layer: "pavers", text: "A driveway usually has 60 mm." },
          ],
          paragraphs: [
            "People weigh little, so the gravel can be thinner than under a car. On clay or loose soil it cannot be left out. It keeps rain from softening the ground, and ants and roots from working in loose soil.",
            "If a bakkie will ever cross the patio, with firewood or a new tank, tell us now. We then build that strip as we build a driveway.",
          ],
        },
        {
          kind: "materials",
          heading: "Six materials that work outdoors",
          lead: "Feel the samples wet before you choose. A polished paver that looks good in a showroom is slippery in the rain.",
          items: [
            {
              title: "Concrete slabs",
              description:
                "Large, even and light in tone. A textured face gives grip, and a sealer keeps red wine out.",
            },
            {
              title: "Clay brick",
              description:
                "Warm in winter sun, and spills show less. Old clay bricks can often be cleaned and laid again.",
            },
            {
              title: "Natural stone",
              description:
                "Sandstone, slate or quartzite. Ask how it takes frost, because stone that absorbs water can flake when it freezes.",
            },
            {
              title: "Flagstone",
              description:
                "Irregular pieces fitted like a puzzle. Slow to lay well, and every patio looks different.",
            },
            {
              title: "Hexagonal pavers",
              description:
                "Cement or clay, in several tones. Mixed from several pallets at once, so the colours blend.",
            },
            {
              title: "Cement brick",
              description:
                "The most economical. A blend of two tones looks better than one plain colour.",
            },
          ],
        },
        {
          kind: "prose",
          heading: "Fat, leaves and rust stains",
          paragraphs: [
            "Braai fat sinks into unsealed pavers in minutes. Cover the paving around the fire until it can be sealed, and clean fresh fat off with hot water, dish soap and a stiff brush. Leaf stains bleach out in the sun; rust from a chair leg needs a rust remover, so put caps on the legs.",
            `${figures.bloom}. Seal ${figures.firstSealing}, or the sealer traps it.`,
          ],
        },
      ],
    },
    {
      kind: "questions",
      heading: "Questions about patios",
      lead: "A low garden gets frost in July while the ridge above it does not. Our area pages say what to watch for in each place.",
      links: [{ text: "Find your area", to: "/areas-we-serve" }],
      layout: "accordion",
      items: [
        {
          question: "Can the patio be level with my sliding door?",
          answer: [
            "It can, if water has somewhere to go before the door. Normally paving stays about 150 mm below the floor and the damp-proof course. For a level threshold we set a slotted channel along the door, connect it to an outlet, and fall the patio away from it.",
          ],
        },
        {
          question: "Can I build a braai or pergola on the paving later?",
          answer: [
            "A movable braai, yes. A brick one weighs tons and sinks through sand-bedded pavers, and posts need footings that storm wind cannot pull out. Tell us where you may want them. We cast the footings first and pave over them, so they are there when you need them.",
          ],
        },
        {
          question: "Is crazy paving out of date?",
          answer: [
            "With wide mortar joints between small stones, yes. With large pieces and narrow joints it is among the best surfaces for an informal patio. It takes time, because each stone is chosen and trimmed for its place.",
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Plan your patio with us",
      text: "We measure the space, find the damp-proof course and the outlets, and talk through pattern and shade. You get a quote with no obligation.",
      quote: "dialog",
      more: { text: "Paving around a pool", to: "/services/pool" },
    },
  ],
} satisfies ServicePage;
