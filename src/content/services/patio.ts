import * as figures from "../figures.ts";
import type { ServicePage } from "../schema.ts";
import { stripFacts } from "../strip-facts.ts";

export const patio = {
  slug: "patio",
  meta: {
    title: "Patio paving for tables, braais and bare feet",
    description:
      "Patios in slabs, clay, stone or hexagons: laid below the damp-proof course, falling away from the house, with footings for pergola and braai planned first.",
  },
  hero: {
    heading: "A patio flat enough for a table, tilted enough to dry",
    lead: "Twenty millimetres in a metre: you do not notice it under your chair, and the storm does. The rest of a good patio is a matter of height, edges and shade.",
    picture: "pergola-patio",
  },
  strip: [stripFacts.price, stripFacts.sizeOfDriveway, stripFacts.workmanship],
  quoteService: "Patio Paving",
  sections: [
    {
      kind: "intro",
      heading: "Where the house meets the garden",
      paragraphs: [
        "A patio touches your walls, so it can do what a driveway cannot: make a room damp. Before we talk about stone or colour we find the damp-proof course, the doors and the downpipes. They fix the height, and the height fixes everything else.",
        "Then we put the furniture on paper. A table for eight with chairs pushed back wants about three metres by four. A patio that is half a metre too narrow stays empty.",
      ],
      checklist: [
        "Finished level below the damp-proof course",
        "Falls of 2% away from walls",
        "Downpipes led past the paving",
        "Footings for posts and braai cast first",
        "Slip-resistant surface where it gets wet",
      ],
      picture: "hexagonal-patio",
    },
    {
      kind: "patterns",
      heading: "Choose the pattern from your chair",
      lead: "Feet do not push pavers about, so here looks may lead. Small units suit small patios; large ones calm a busy garden.",
      items: [
        {
          pattern: "basket-weave",
          title: "Basket weave",
          description:
            "Pairs of bricks, turned. A homely, old pattern that needs few cuts on a square patio.",
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
        {
          pattern: "stretcher",
          title: "Stretcher bond",
          description:
            "Half-bond rows that make a narrow patio look wider when they run across it.",
        },
      ],
    },
    {
      kind: "prose",
      heading: "Built up from the garden soil",
      paragraphs: [
        "Garden soil is full of humus and old holes, and a patio often lies over the trench in which the house’s drains were buried. All of that comes out or is compacted again in layers. Skip it, and the patio shows the line of the trench within a summer or two.",
        "Small pavers lie on screeded sand over compacted gravel. Thin natural stone and large tiles lie in full mortar on a concrete slab, with soft joints every few metres, because sun and night move a slab enough to crack it.",
      ],
      steps: [
        "Strip turf and topsoil, open the drain trench and refill it in compacted layers",
        "Cast footings for pergola posts and braai, and lay sleeves for lights and gas",
        "Compact gravel to the fall, not level, so that the sand stays even",
        "Set the edge course on concrete along lawn and beds",
        "Lay from the most visible straight line, usually the sliding door",
        "Cut with a wet saw, sweep in the joints, compact with a rubber-soled plate",
      ],
    },
    {
      kind: "layers",
      heading: "Thin layers, honestly compacted",
      traffic: "foot",
      differences: [
        {
          part: "sub-base",
          text: "Thinner than under a driveway, which needs about 100 to 150 mm.",
        },
        { part: "pavers", text: "A driveway usually has 60 mm." },
      ],
      paragraphs: [
        "People weigh little, so the gravel can be thinner than under a car. On clay or loose soil it cannot be left out. It keeps rain from softening the ground, and ants and roots from working in loose soil.",
        "If a bakkie will ever cross the patio, with firewood or a new tank, say so now. Then that strip gets a car’s base.",
      ],
    },
    {
      kind: "materials",
      heading: "Underfoot: six that work outdoors",
      lead: "Touch them wet before you choose. A polished sample that shines in a showroom is an ice rink in a thunderstorm.",
      items: [
        {
          title: "Concrete slabs",
          description:
            "Large, even and light in tone. A textured face holds shoes; a sealer holds back red wine.",
        },
        {
          title: "Clay brick",
          description:
            "Warm in winter sun and kind to spills. Old clay bricks can often be cleaned and laid again.",
        },
        {
          title: "Natural stone",
          description:
            "Sandstone, slate or quartzite. Ask how it takes frost: stone that drinks water can flake when it freezes.",
        },
        {
          title: "Flagstone",
          description:
            "Irregular pieces fitted like a puzzle. Slow to lay well, and never twice the same.",
        },
        {
          title: "Hexagonal pavers",
          description:
            "Cement or clay, in several tones. Mixed from several pallets at once, so that colours do not gather.",
        },
        {
          title: "Cement brick",
          description: "The economical one. Choose a blend of two tones and it does not look it.",
        },
      ],
    },
    {
      kind: "guide",
      heading: "What a patio costs and how long it takes",
      lead: "Access matters more than people expect. If every barrow must go through the house or round three corners, labour rises; a side gate wide enough for a small machine lowers it.",
      rows: [
        {
          label: "Price guide",
          value: figures.pricePerSquareMetre,
          note: "Pavers on sand. Natural stone on a concrete slab is priced on its own line, since stone varies widely.",
        },
        {
          label: "Duration",
          value: figures.drivewayDuration,
          note: "Our guide for residential paving of driveway size. Mortar and slabs add time to harden.",
        },
        {
          label: "Workmanship",
          value: figures.workmanshipWarranty,
          note: "Levels, falls, joints and edges.",
        },
        {
          label: "Re-sealing",
          value: figures.resealing,
          note: "Sooner around the braai, where fat lands; later under a roof.",
        },
      ],
    },
    {
      kind: "pictures",
      heading: "Three other surfaces for a patio",
      pictures: ["flagstone-ashlar", "cement-basket-weave", "dam-mountain-terrace"],
    },
    {
      kind: "prose",
      heading: "Fat, leaves and furniture feet",
      paragraphs: [
        "Braai fat sinks into unsealed pavers in minutes. Seal before the first fire, and lift fresh fat with hot water, dish soap and a stiff brush. Leaf stains bleach out in the sun; rust from a chair leg needs a rust remover, so put caps on the legs.",
        "A white bloom on new cement pavers is salt that rises as they dry. It brushes off and stops of its own accord. Wait until it has gone before sealing, or the sealer locks it in.",
      ],
    },
    {
      kind: "questions",
      heading: "Patio questions, answered plainly",
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
            "A movable braai, yes. A brick one weighs tons and sinks through sand-bedded pavers, and posts need footings that storm wind cannot pull out. Tell us where they may come: we cast the footings first and pave over them, and they wait there unseen.",
          ],
        },
        {
          question: "Is crazy paving a thing of the past?",
          answer: [
            "Badly fitted, yes: wide mortar smears between small stones. With large pieces, narrow joints and no four corners meeting, it is among the best surfaces for an informal patio. It takes time, because each stone is chosen and trimmed for its place.",
          ],
        },
      ],
    },
    {
      kind: "areas",
      heading: "Patios near you, frost pocket or ridge",
      lead: "A low garden freezes in July while the ridge above it does not. Our area pages tell what to watch for in each place.",
    },
    {
      kind: "closing",
      heading: "Put the table on paper with us",
      text: "We measure the space, find the damp-proof course and the outlets, and talk through pattern and shade. You receive an itemised quote with no obligation.",
      quote: "dialog",
      more: { text: "Surrounds for a pool beside it", to: "/services/pool" },
    },
  ],
} satisfies ServicePage;
