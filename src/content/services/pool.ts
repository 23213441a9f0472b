import type { ServicePage } from "../../content-schema/page-schema.ts";
import * as figures from "../figures.ts";
import { toConfirm } from "../promises.ts";
import { asDriveway, stripFacts } from "../strip-facts.ts";

export const pool = {
  slug: "pool",
  meta: {
    title: "Pool surround paving that is safe and cool",
    description:
      "Pool surrounds that do not sink at the coping: backfill compacted, a flexible joint, falls away from the water, slip-resistant pavers and advice on care.",
  },
  hero: {
    heading: "Pool surrounds that do not sink at the edge",
    lead: "The ground beside a pool was dug up and filled in again. We compact it first. Then we help you choose a surface that’s safe for wet feet.",
    picture: "pool-surround-slabs",
  },
  strip: [stripFacts.price, stripFacts.quote, stripFacts.workmanship],
  quoteService: "Pool Surround Paving",
  blocks: [
    {
      kind: "intro",
      heading: "Four things a surround has to do",
      paragraphs: [
        "It must grip when wet and stay cool enough at noon. It must drain away from the pool, so fertiliser and sand do not wash into it. And it must be able to move separately from the pool shell, which expands and shrinks with heat.",
        "A single joint allows that movement. Between the paving and the coping, the rim of the pool, we leave a gap about a finger wide and fill it with a flexible sealant. Paving pushed tight against the coping lifts it, or cracks it off.",
      ],
      checklist: [
        "Backfill, the soil put back, probed and compacted",
        "Flexible joint behind the coping",
        "Fall of 2% away from the water",
        "Textured, slip-resistant finish",
        "Light tones for bare feet",
        "Pump pipes and lights left within reach",
      ],
      picture: "sand-pool-deck",
    },
    {
      kind: "planner",
      heading: "Draw your pool surround",
      lead: "Enter the size of the pool and the width of the deck. The drawing shows each paver, the border at the coping, and a guide price. A photo of your own pool shows it laid around the water.",
      presets: ["pool-deck", "small-pool-deck", "patio"],
      work: "residential",
    },
    {
      kind: "wide-picture",
      heading: "Splash water runs away from the pool",
      text: "The deck falls to a channel, so leaves and soap are not washed back in.",
      picture: "pool-deck-channel",
    },
    {
      kind: "details",
      heading: "How we build a pool surround",
      lead: "What the deck has to do, what lies under it and how to look after it.",
      rows: [
        {
          kind: "guide",
          heading: "What a pool surround costs",
          lead: "Curves need more cutting. A kidney-shaped pool needs far more than a rectangle of the same area. Replacing loose backfill also adds to the price.",
          rows: [
            {
              label: "Price guide",
              value: figures.pricePerSquareMetre,
              note: "For the surround. Coping is priced separately, by the running metre.",
            },
            {
              label: "Duration",
              value: asDriveway,
              note: "Longer where backfill must be rebuilt.",
            },
            {
              label: "Re-sealing",
              value: figures.resealing,
              note: "With an anti-slip sealer. A plain gloss one is too slippery here.",
            },
          ],
        },
        {
          kind: "prose",
          heading: "Surrounds sink because of loose backfill",
          paragraphs: [
            "A pool shell is built in a pit wider than itself. The gap is filled with the soil that came out, and the pool’s pipes run through it. That fill settles for years and the paving sinks with it. First there is a dip, then a gap under the coping where water runs straight in.",
            `${toConfirm("test-holes", "So we probe it before we quote.")} Where it is loose, we take it out as far as the pipes allow and put back gravel in thin layers, each compacted with a small rammer. Close to the shell, only light tools are used, because a heavy one can push it in.`,
          ],
          steps: [
            "Probe the backfill, mark pump pipes and light cables",
            "Dig out what is loose and rebuild it in compacted gravel",
            "Set or check the coping; it gives the height for everything else",
            "Concrete the outer edge, and a channel where the garden lies higher",
            "Compact gravel to a fall of 2% away from the water",
            "Draw the sand flat, lay from the long side, cut at the garden edge",
            "Fill the pavers’ joints with sand and the coping joint with sealant",
          ],
        },
        {
          kind: "materials",
          heading: "Materials that cope with salt, sun and wet feet",
          lead: "Ask for the finish, not only the material. The same stone can be sawn smooth, sandblasted or flamed, and only the last two are safe beside water.",
          items: [
            {
              title: "Concrete slabs, textured",
              description:
                "Even, pale and made in sizes that match the coping, with a rounded piece for the edge.",
            },
            {
              title: "Clay pavers",
              description:
                "Hard-fired clay stands up well to salt and pool chemicals; ask the maker to confirm it. Choose a pale one: a dark red gets hot in December.",
            },
            {
              title: "Dense natural stone",
              description:
                "Quartzite and granite with a rough face. Soft sandstone beside a salt pool can flake within seasons.",
            },
            {
              title: "Cobbles as a border",
              description:
                "Good grip at the edge of steps, and you can feel that the pool is near. Not for the whole deck.",
            },
            {
              title: "Anti-slip sealant",
              description:
                "A sealer with fine grain in it. It keeps sunscreen and leaf stains out without making the deck slippery.",
            },
          ],
        },
        {
          kind: "layers",
          heading: "The layers under a pool surround",
          traffic: "foot",
          differences: [
            {
              layer: "ground",
              text: "Unlike under a patio, loose backfill beside the pool is dug out and rebuilt first.",
            },
            { layer: "kerb", text: "On the pool’s side the coping takes its place." },
          ],
          paragraphs: [
            "Nobody drives here, so the gravel and sand can be the same as for a garden path: a thin bed of compacted gravel, 20 to 30 mm of sand, with a tenth of cement under slabs, then pavers or slabs of 50 mm. What differs is the ground under them and the edges: the coping on one side and a concreted edge on the other.",
            "Where the ground may be dolomitic, a leak can cause a sinkhole. Overflow and backwash then go into a pipe that leads them away, never into a soakpit, a hole that lets water into the ground, beside the pool.",
          ],
        },
        {
          kind: "patterns",
          heading: "Patterns that suit the edge of the pool",
          lead: "Crooked joints show up against the straight line of the coping. We set out from the long side of the pool, and the cuts go on the garden side.",
          items: [
            {
              pattern: "stack",
              title: "Stack bond",
              description:
                "Slabs in a grid, with the joints in line with those of the coping. A neat frame for a rectangular pool.",
            },
            {
              pattern: "stretcher",
              title: "Stretcher bond",
              description:
                "Rows parallel to the long side. It suits a pool whose sides are not quite parallel.",
            },
            {
              pattern: "hexagon",
              title: "Hexagon",
              description:
                "For kidney and oval pools. The pattern has no direction, so it follows any curve.",
            },
          ],
        },
        {
          kind: "prose",
          heading: "Looking after a pool deck",
          paragraphs: [
            "Keep pool acid off the paving. A drip etches concrete and stone for good. If it happens, flood the spot with water at once. Rinse salt splash away now and then, above all in winter, when it dries and crystallises in the pores.",
            "Look at the flexible joint every spring. If it has pulled off one side, cut it out and have it filled again before the rains: most surrounds start to sink when water gets into that gap.",
          ],
        },
      ],
    },
    {
      kind: "questions",
      heading: "Before you pave around a pool",
      lead: "Dolomite, clay and slopes all change where pool water must go. Read the note on the ground in your area.",
      links: [{ text: "Find your area", to: "/areas-we-serve" }],
      layout: "accordion",
      items: [
        {
          question: "The pool is brand new. When can you pave?",
          answer: [
            "When the backfill has been compacted in layers and the shell can stand it. Compacting beside an empty pool can push it in, a fibreglass one above all, so we agree on the order with your pool builder. If the fill was simply thrown in, we take it out and compact it again.",
          ],
        },
        {
          question: "Must the old coping come off?",
          answer: [
            "Not if it is sound. We tap along it. A dull sound means a piece has come loose from its bed. Loose pieces are reset, and the new paving is brought to its height with the flexible joint between. A cracked bond beam, the ring of concrete under it, is a repair for your pool builder first.",
          ],
        },
        {
          question: "Which colour stays cool enough to walk on?",
          answer: [
            "Pale cream, sand and light grey. Colour counts for more than material: on a clear summer day a charcoal paver can be too hot to stand on, while a light one beside it is pleasant. Avoid pure white as well, because it glares.",
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Let us check the ground beside your pool",
      text: "We test the ground beside your pool, check which way the deck falls, and quote coping, backfill and paving separately.",
      quote: "dialog",
      more: { text: "Paving for the patio next to it", to: "/services/patio" },
    },
  ],
} satisfies ServicePage;
