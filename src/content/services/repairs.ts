import * as figures from "../figures.ts";
import type { ServicePage } from "../schema.ts";
import { stripFacts } from "../strip-facts.ts";

export const repairs = {
  slug: "repairs",
  meta: {
    title: "Paving repairs: sunken, lifted, stained or loose",
    description:
      "Sunken wheel tracks, root heave, ants in the joints, stains and loose kerbs: how we find the cause, lift the paving, mend the base and relay your own pavers.",
  },
  hero: {
    heading: "Paving can be lifted, mended and laid back",
    lead: "That is the gift of pavers on sand. A cracked slab is broken out and carted off. A sunken paved track comes up, gets a sound base, and goes down again with the same bricks.",
    picture: "paving-repair",
  },
  strip: [
    { label: "New paving, as a guide; the site visit decides", value: figures.pricePerSquareMetre },
    stripFacts.driveway,
    stripFacts.workmanship,
  ],
  quoteService: "Paving Repairs",
  sections: [
    {
      kind: "intro",
      heading: "First the cause, then the crowbar",
      paragraphs: [
        "A dip is a symptom. Fill it with sand and it returns after the next rains, for sand was never the trouble. So we lift a few pavers at the worst place and look: wet base, empty joints, roots, a leaking pipe, or a bed that somebody used to hide a hollow.",
        "You see the hole before we price the repair. If the fault is small, so is the bill. If the whole drive stands on bare clay, we say that as well.",
      ],
      checklist: [
        "Cause found before the quote",
        "Your own pavers cleaned and reused",
        "Base rebuilt in compacted layers",
        "Levels matched to what stays",
        "Edges and kerbs reset in concrete",
      ],
      picture: "cement-basket-weave",
    },
    {
      kind: "prose",
      heading: "Read the damage",
      paragraphs: [
        "Each fault has its handwriting. Walk over the paving after rain and compare it with this list; it tells us much over the telephone.",
      ],
      list: [
        "Two long troughs where wheels run: the base is too thin or too wet",
        "A round dip near a downpipe or tap: water is carrying the bed away",
        "A line of sunken pavers: an old pipe trench that was never compacted",
        "A ridge that points at a tree: a root under the bed",
        "Little cones of sand at the joints: ants emptying them",
        "Joints opening near the lawn: the edge has let go",
        "Rocking pavers that pump water: bedding washed out below",
        "Green or black joints: seed and moss in joints short of sand",
      ],
    },
    {
      kind: "prose",
      heading: "Lift, mend, relay: how it goes",
      paragraphs: [
        "We open wider than the damage, to where the base is firm again. Pavers are stacked in the order they came up, cleaned of old sand, and checked one by one. The spoiled bed goes out, and so does everything soft under it.",
        "Then the hole is built up like new ground: gravel in thin layers, compacted, with a little cement where water cannot be kept away. The bed is screeded a few millimetres high, since fresh work settles under the plate. At the seam we tooth into the old bond, so no straight line shows where we stopped.",
        "A sudden, deep hollow is another matter. Close every tap, see whether the meter still turns, and keep cars off. Where ground may be dolomitic, a new hollow calls for the municipality or a geotechnical engineer before anybody fills it.",
      ],
    },
    {
      kind: "layers",
      heading: "Most repairs end in the gravel",
      traffic: "cars",
      differences: [
        {
          part: "sub-base",
          text: "The layers are those of a new driveway. Most faults are in this one.",
        },
      ],
      paragraphs: [
        "Loose joints can be filled from above. Bad bedding sand is replaced by lifting the pavers. But the most common fault is in the layer below: gravel that is too thin, too wet or missing.",
        "For cars we bring that layer to the usual 100 to 150 mm, lay 20 to 30 mm of sand over it, and relay. A sunken track repaired without this step is a sunken track again.",
      ],
    },
    {
      kind: "prose",
      heading: "Roots, ants, stains and kerbs",
      paragraphs: [
        "Roots: we lift the ridge, free the pavers and look for room. Often the paving can rise gently over the root, or give the trunk a wider collar of open soil. A thick root is not cut without a tree specialist, since a tree that loses one may lean.",
        "Weeds and ants: pulling and poison help for one season. Full joints help for years. We clean them out, refill with dry graded sand or with a stabilised jointing sand that sets firm, and vibrate it down.",
        "Stains: oil wants absorbent and degreaser, rust a rust remover, leaf tannin only sun and a scrub. Acid is the remedy that does harm, as it dissolves the face of cement pavers. What will not come out is swapped with a paver from under the pot plants.",
        [
          "Kerbs: a kerb that leans has lost its haunch. We take it up, cast a new bed and back, and relay the first rows of paving that went with it. More about that under ",
          { text: "kerbing", to: "/services/kerbing" },
          ".",
        ],
      ],
    },
    {
      kind: "materials",
      heading: "What goes back into the hole",
      lead: "We match what is there. New pavers beside old ones are chosen by size first, because colour fades into line and thickness does not.",
      items: [
        {
          title: "Your own pavers",
          description:
            "Cleaned and relaid. Rectangular ones without a bevel can often be turned, worn side down.",
        },
        {
          title: "Matching pavers",
          description:
            "Same length, width and thickness. We blend new with old over a wider area, so that no patch shows.",
        },
        {
          title: "Graded gravel",
          description: "Compacted in thin layers, where the hole was once filled with garden soil.",
        },
        {
          title: "Washed bedding sand",
          description:
            "Coarse and clean. Fine plaster sand holds water and turns to soup under a wheel.",
        },
        {
          title: "Stabilised jointing sand",
          description:
            "Sets firm after wetting. It resists ants, hoses and sweepers better than loose sand.",
        },
      ],
    },
    {
      kind: "guide",
      heading: "How a repair is priced",
      lead: "By what lies below. Reusing your pavers saves their price; digging out wet clay, hauling it away and working round roots adds hours.",
      rows: [
        {
          label: "New paving, to compare",
          value: figures.pricePerSquareMetre,
          note: "The guide for laying afresh. A repair is priced after we have lifted a few pavers and seen the base.",
        },
        {
          label: "Residential driveway",
          value: figures.drivewayDuration,
          note: "What a whole one takes, relaid from the base. Small repairs take less.",
        },
        {
          label: "Workmanship",
          value: figures.workmanshipWarranty,
          note: "On the part that we rebuilt; the old paving beside it stays as it was.",
        },
        {
          label: "Re-sealing",
          value: figures.resealing,
          note: "A good moment is after a repair, when joints are full and all is clean.",
        },
      ],
    },
    {
      kind: "patterns",
      heading: "How easily a pattern lets itself be opened",
      lead: "All of these can be lifted. Some ask for more rows than you would think.",
      items: [
        {
          pattern: "stretcher",
          title: "Stretcher bond",
          description:
            "Opens row by row and closes with the same pieces. The easiest of all to repair unseen.",
        },
        {
          pattern: "herringbone",
          title: "Herringbone",
          description:
            "Locked in two directions, so the first paver is broken out. The seam then zigzags and vanishes.",
        },
        {
          pattern: "basket-weave",
          title: "Basket weave",
          description:
            "Comes up in squares. The seam follows them, and the joint lines tell at once if a square is out.",
        },
      ],
    },
    {
      kind: "pictures",
      heading: "What paving looks like when it is sound",
      pictures: ["clay-running-bond", "jacaranda-driveway", "laying-in-progress"],
    },
    {
      kind: "questions",
      heading: "Before you have it lifted",
      layout: "accordion",
      items: [
        {
          question: "Will I see where you repaired it?",
          answer: [
            "The bond will run through. For some weeks the joints look cleaner and the pavers brighter, because we washed them; traffic and rain level that out. If new pavers are needed, we lay them where they show least and use your old ones in the open.",
          ],
        },
        {
          question: "Why does the same place sink every summer?",
          answer: [
            "Because water reaches it every summer. It may be a downpipe that ends on the paving, a channel with a back-fall, or a leak that only runs under pressure. Relaying alone cannot win against water. We mend its way first and then the base.",
          ],
        },
        {
          question: "Can somebody else’s paving be repaired?",
          answer: [
            "Yes, as long as it lies on sand. Our workmanship warranty covers the part that we rebuild from the base. If the rest has the same fault, we show you how far it goes and quote it separately, so that you can choose.",
          ],
        },
      ],
    },
    {
      kind: "prose",
      heading: "So that it is the last time",
      paragraphs: [
        "Lead every downpipe into a channel or a pipe. Keep joints full; a bag of dry sand and a broom each spring is enough. Hold hoses and pressure washers flat. And ring when a paver rocks, not when ten do.",
      ],
    },
    {
      kind: "areas",
      heading: "Repairs by area",
      lead: "Roots in the old suburbs, damp ground by the lakes, clay heave in places to the north: faults have addresses too.",
    },
    {
      kind: "closing",
      heading: "Send a photograph of the worst spot",
      text: "With one picture and the street tree in it, we often guess the cause. Then we come, lift a few pavers, and put cause, remedy and price in writing, free of charge.",
      quote: "dialog",
      more: { text: "Or see what a new driveway takes", to: "/services/driveway" },
    },
  ],
} satisfies ServicePage;
