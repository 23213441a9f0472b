import * as figures from "../figures.ts";
import type { ServicePage } from "../schema.ts";
import { stripFacts } from "../strip-facts.ts";

export const pool = {
  slug: "pool",
  meta: {
    title: "Pool surround paving with a safe, cool grip",
    description:
      "Pool surrounds that do not sink at the coping: backfill compacted, a flexible joint, falls away from the water, slip-resistant pavers and honest care advice.",
  },
  hero: {
    heading: "Pool surrounds that do not sink at the edge",
    lead: "The ground beside a pool is the loosest in the garden: somebody dug a hole there and threw the soil back. We compact it first. Then we choose a surface that wet feet can trust.",
    picture: "pool-surround-slabs",
  },
  strip: [stripFacts.price, stripFacts.sizeOfDriveway, stripFacts.workmanship],
  quoteService: "Pool Surround Paving",
  sections: [
    {
      kind: "prose",
      heading: "The trouble is always in the backfill",
      paragraphs: [
        "A pool shell is built in a pit wider than itself. The gap is filled with whatever came out, together with pipes that must not be disturbed. For years it settles, and the paving follows: first a dip a hand wide, then a gap under the coping where water runs straight in.",
        "So we probe it before we quote. Where it is loose, we take it out as far as the pipes allow and put back gravel in layers of about a hand’s depth, each compacted with a small rammer. Close to the shell, only light tools are used, because a heavy one can push it in.",
      ],
      steps: [
        "Probe the backfill, mark pump pipes and light cables",
        "Dig out what is loose and rebuild it in compacted gravel",
        "Set or check the coping; it gives the height for everything else",
        "Concrete the outer edge, and a channel where the garden lies higher",
        "Compact gravel to a fall of 2% away from the water",
        "Screed, lay from the long side, cut at the garden edge",
        "Fill the pavers’ joints with sand and the coping joint with sealant",
      ],
    },
    {
      kind: "intro",
      heading: "Four things a surround has to do",
      paragraphs: [
        "Grip when wet. Stay bearable at noon. Send splash and rain away from the pool, so that fertiliser and sand do not wash into it. And move independently of the shell, which swells and shrinks with heat on its own timetable.",
        "The last one is settled by a single joint. Between coping and paving we leave a gap about a finger wide and fill it with a flexible sealant. Paving pushed tight against the coping lifts it, or cracks it off.",
      ],
      checklist: [
        "Backfill probed and compacted",
        "Flexible joint behind the coping",
        "Fall of 2% away from the water",
        "Textured, slip-resistant finish",
        "Light tones for bare feet",
        "Pump pipes and lights left within reach",
      ],
      picture: "concrete-slabs-pebbles",
    },
    {
      kind: "materials",
      heading: "Wet feet, salt and sun: what copes",
      lead: "Ask for the finish, not only the material. The same stone can be sawn smooth, sandblasted or flamed, and only two of these belong beside water.",
      items: [
        {
          title: "Concrete slabs, textured",
          description:
            "Even, light and cast in sizes that match the coping, with a bull-nosed piece for the edge.",
        },
        {
          title: "Clay pavers",
          description:
            "Not troubled by salt or pool chemicals. Choose a pale one: a dark red gets hot in December.",
        },
        {
          title: "Dense natural stone",
          description:
            "Quartzite and granite with a rough face. Soft sandstone beside a salt pool can flake within seasons.",
        },
        {
          title: "Cobbles as a border",
          description:
            "Grip for the steps’ edge and a sign to the feet that the pool is near. Not for the whole deck.",
        },
        {
          title: "Anti-slip sealant",
          description:
            "A sealer with fine grain in it. It keeps sun cream and leaf stain out without turning the deck glassy.",
        },
      ],
    },
    {
      kind: "layers",
      heading: "A footpath’s layers, on better-than-footpath ground",
      traffic: "foot",
      differences: [
        {
          part: "ground",
          text: "Unlike under a patio, loose backfill beside the pool is dug out and rebuilt first.",
        },
        { part: "kerb", text: "On the pool’s side the coping takes its place." },
      ],
      paragraphs: [
        "Nobody drives here, so gravel and sand can be those of a garden path: a thin bed of compacted gravel, 20 to 30 mm of sand, pavers of 50 mm or slabs. What differs is the ground under them and the restraint on both sides, the coping on one and a concreted edge on the other.",
        "Where the ground may be dolomitic, a leak is more than a nuisance. Overflow and backwash then go into a pipe that leads them away, and never into a soakpit beside the pool.",
      ],
    },
    {
      kind: "patterns",
      heading: "Let the pattern follow the water’s edge",
      lead: "The eye compares every joint with the straight line of the coping. We set out from the long side of the pool and let the cuts fall at the garden.",
      items: [
        {
          pattern: "stack",
          title: "Stack bond",
          description:
            "Slabs in a grid, joints in line with the coping’s own. The calmest frame for a rectangular pool.",
        },
        {
          pattern: "stretcher",
          title: "Stretcher bond",
          description:
            "Rows parallel to the long side. It forgives a pool whose sides are not quite parallel.",
        },
        {
          pattern: "hexagon",
          title: "Hexagon",
          description:
            "For kidney and oval pools: no direction of its own, so it follows any curve without looking turned.",
        },
      ],
    },
    {
      kind: "guide",
      heading: "Guide to cost and time around a pool",
      lead: "Curves cost cuts. A kidney-shaped pool needs far more sawing than a rectangle of the same area, and replacing loose backfill is the other thing that moves the figure.",
      rows: [
        {
          label: "Price guide",
          value: figures.pricePerSquareMetre,
          note: "For the surround. Coping is counted by the running metre on its own line.",
        },
        {
          label: "Duration",
          value: figures.drivewayDuration,
          note: "As for a driveway of the same size; longer where backfill must be rebuilt.",
        },
        {
          label: "Workmanship",
          value: figures.workmanshipWarranty,
          note: "On how we built it: ground, joint, falls and laying.",
        },
        {
          label: "Materials",
          value: figures.materialWarranty,
          note: "By product. Ask whether the maker covers use beside salt water.",
        },
        {
          label: "Re-sealing",
          value: figures.resealing,
          note: "With an anti-slip sealer; a plain gloss one does not belong here.",
        },
      ],
    },
    {
      kind: "prose",
      heading: "A deck that lives with chlorine",
      paragraphs: [
        "Keep the acid jug off the paving; a drip etches concrete and stone for good. If it happens, flood the spot with water at once. Rinse salt splash away now and then, above all in winter, when it dries and crystallises in the pores.",
        "Look at the flexible joint every spring. If it has pulled off one side, cut it out and have it filled again before the rains: water in that gap is how most surrounds start to sink.",
      ],
    },
    {
      kind: "pictures",
      heading: "Stone and shade beside the water",
      pictures: ["crazy-paving-stone", "pergola-patio"],
    },
    {
      kind: "questions",
      heading: "Before you pave around a pool",
      layout: "accordion",
      items: [
        {
          question: "The pool is brand new. When can you pave?",
          answer: [
            "When the backfill has been compacted in layers and the shell can stand it. Compacting beside an empty pool can push it in, a fibreglass one above all, so we agree on the order with your pool builder. If the fill was simply thrown in, we rebuild it rather than wait for rain to do it badly.",
          ],
        },
        {
          question: "Must the old coping come off?",
          answer: [
            "Not if it is sound. We tap along it: a dull note means it has lost its bed. Loose pieces are reset, and the new paving is brought to its height with the flexible joint between. A cracked bond beam under it is a repair for your pool builder first.",
          ],
        },
        {
          question: "Which colour stays cool enough to walk on?",
          answer: [
            "Pale cream, sand and light grey. Colour counts for more than material: on a clear summer day a charcoal paver can be too hot to stand on, while a light one beside it is pleasant. Pure white is the other mistake, as it glares.",
          ],
        },
      ],
    },
    {
      kind: "areas",
      heading: "Where we pave pool surrounds",
      lead: "Dolomite, clay and slope all change what is done with pool water. See the note on the ground in your area.",
    },
    {
      kind: "closing",
      heading: "Let us probe the edge",
      text: "We test the ground beside your pool, check which way the deck falls, and quote coping, backfill and paving apart. The inspection is free and you owe us nothing for asking.",
      quote: "dialog",
      more: { text: "Paving for the patio next to it", to: "/services/patio" },
    },
  ],
} satisfies ServicePage;
