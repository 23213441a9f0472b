import type { ServicePage } from "../../content-schema/page-schema.ts";
import * as figures from "../figures.ts";
import { toConfirm } from "../promises.ts";
import { asDriveway, stripFacts } from "../strip-facts.ts";

export const repairs = {
  slug: "repairs",
  meta: {
    title: "Paving repairs: sunken, lifted, stained or loose",
    description:
      "Sunken wheel tracks, root heave, ants in the joints, stains and loose kerbs: how we find the cause, lift the paving, mend the base and relay your own pavers.",
  },
  hero: {
    heading: "Paving that can be lifted, repaired and relaid",
    lead: "Sunken pavers are lifted, the base is rebuilt, and the same pavers are laid again. A cracked concrete slab has to be broken out.",
    picture: "paving-repair",
  },
  strip: [
    { label: "Price of a repair", value: "After we lift a few pavers" },
    stripFacts.quote,
    stripFacts.workmanship,
  ],
  quoteService: "Paving Repairs",
  blocks: [
    {
      kind: "symptoms",
      heading: "What the damage tells you",
      lead: "Walk over the paving after rain, and press what you see.",
      items: [
        {
          title: "Two long ruts where the wheels run",
          cause: "The base is too thin or too wet.",
          urgency: "Before the summer rains: a rut holds water, and the water softens the base.",
        },
        {
          title: "A round dip near a downpipe or tap",
          cause: "Water is carrying the bed away.",
          urgency:
            "Soon. Check whether the water meter turns with every tap closed. Where the ground may be dolomitic, at once.",
        },
        {
          title: "A line of sunken pavers",
          cause: "An old pipe trench was never compacted.",
          urgency: "When it suits you, unless it goes on sinking: then the pipe may leak.",
        },
        {
          title: "A ridge that points at a tree",
          cause: "A root has grown under the bed.",
          urgency: "When it suits you. Mark the edge until then: people trip over it.",
        },
        {
          title: "Little cones of sand at the joints",
          cause: "Ants are emptying the joints.",
          urgency: "Within a season: empty joints let the pavers move.",
        },
        {
          title: "Joints opening near the lawn",
          cause: "The edge has come loose.",
          urgency: "Soon. The rows behind a loose edge follow it.",
        },
        {
          title: "Rocking pavers that pump water",
          cause: "The bedding sand, the thin layer that they lie in, has washed out.",
          urgency: "Soon, and keep cars off: every wheel pumps more of it out.",
        },
        {
          title: "Green or black joints",
          cause: "Seed and moss grow in joints that are short of sand.",
          urgency: "When it suits you. On a shaded slope it is slippery, so sooner.",
        },
        {
          title: "Cracks across concrete",
          cause: "The ground has moved, or the slab has no joints. It has to be broken out.",
          urgency: "When it suits you; sooner where an edge is raised.",
          plan: "/services/repairs?plan=rectangle-8x6_cars_standard_herringbone_clay-brown_none_charcoal_concrete#planner",
        },
      ],
    },
    {
      kind: "intro",
      heading: "First we find the cause",
      paragraphs: [
        "If you fill a dip with sand, it comes back after the next rains. So we lift a few pavers at the worst place and look: wet base, empty joints, roots, a leaking pipe, or sand that was used to fill a hollow.",
        "We show you what we find before we price the repair. If the fault is small, the price is small. If the whole driveway lies on bare clay, we tell you that as well.",
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
      kind: "wide-picture",
      heading: "Paving beside big trees",
      text: "Where a root lifts them, we take up the pavers, give the trunk a wider collar of soil and lay them again.",
      picture: "jacaranda-driveway",
    },
    {
      kind: "details",
      heading: "What happens during a repair",
      lead: "What we look for, what we replace and what it depends on.",
      rows: [
        {
          kind: "guide",
          heading: "How a repair is priced",
          lead: "The price depends on the base. Reusing your pavers saves money. Digging out wet clay, carting it away and working around roots takes more time.",
          rows: [
            {
              label: "New paving, to compare",
              value: figures.pricePerSquareMetre,
              note: "The guide for new paving. A repair is priced after we have lifted a few pavers and seen the base.",
            },
            {
              label: "Duration",
              value: asDriveway,
              note: "Relaid from the base. Small repairs take less.",
            },
            {
              label: "Re-sealing",
              value: figures.resealing,
              note: "A good time is after a repair, when the joints are full and the paving is clean.",
            },
          ],
        },
        {
          kind: "prose",
          heading: "How we repair paving",
          paragraphs: [
            "We lift more than the damaged part, to where the base is firm again. The pavers are stacked in order, cleaned of old sand and checked one by one. The old bedding sand comes out, and so does everything soft under it.",
            "Then the hole is built up like new ground: gravel in thin layers, compacted, with a little cement where water cannot be kept away. The sand is drawn flat a few millimetres high, because new work settles when it is compacted. At the join we work into the old pattern, so no straight line shows. In herringbone the first paver has to be broken out.",
            "A sudden, deep hollow is more serious. Close every tap, check whether the water meter still turns, and keep cars off. Where ground may be dolomitic, a new hollow calls for the municipality or a geotechnical engineer before anybody fills it.",
          ],
        },
        {
          kind: "layers",
          heading: "Most faults are in the gravel",
          traffic: "cars",
          differences: [
            {
              layer: "sub-base",
              text: "The layers are those of a new driveway. Most faults are in this one.",
            },
          ],
          paragraphs: [
            "Loose joints can be filled from above. Bad bedding sand is replaced by lifting the pavers. But the most common fault is in the layer below: gravel that is too thin, too wet or missing.",
            "For cars we bring that layer to the usual 100 to 150 mm, lay 20 to 30 mm of sand over it, and relay. Without this step the track sinks again.",
          ],
        },
        {
          kind: "prose",
          heading: "Roots, ants, stains and kerbs",
          paragraphs: [
            "Roots: we lift the raised pavers and see how much space there is. Often the paving can rise gently over the root. Only a tree specialist should cut a thick root, because the tree may lean without it.",
            "Weeds and ants: pulling and poison help for one season, full joints for years. We clean them out, refill with dry or stabilised sand and vibrate it down.",
            "Stains: use absorbent and degreaser for oil, and a rust remover for rust. Leaf stains need only sun and a scrub. Acid dissolves the face of cement pavers. If a stain stays, we swap the paver with one from a spot that does not show.",
            [
              "Kerbs: a kerb that leans has lost its haunch, the wedge of concrete behind it. We take it up, cast a new bed and haunch, and relay the rows of paving beside it. Read more about ",
              { text: "kerbing", to: "/services/kerbing" },
              ".",
            ],
          ],
        },
        {
          kind: "materials",
          heading: "What we repair with",
          lead: "We match what is there. We choose new pavers by size first, because colours even out in time but sizes do not.",
          items: [
            {
              title: "Your own pavers",
              description:
                "Cleaned and relaid. Rectangular ones without a bevel can often be turned over.",
            },
            {
              title: "Matching pavers",
              description:
                "Same length, width and thickness. We blend new with old over a wider area, so no patch shows.",
            },
            {
              title: "Graded gravel",
              description: "Compacted in thin layers, in place of the garden soil that was there.",
            },
            {
              title: "Washed bedding sand",
              description:
                "Coarse and clean. Fine plaster sand holds water and turns soft under wheels.",
            },
            {
              title: "Stabilised jointing sand",
              description:
                "Sets firm after wetting. It resists ants, hoses and sweeping machines better than loose sand.",
            },
          ],
        },
        {
          kind: "prose",
          heading: "How to prevent the next repair",
          paragraphs: [
            "Lead every downpipe into a channel or a pipe. Keep joints full; a bag of dry sand and a broom each spring is enough. Hold hoses and pressure washers flat.",
          ],
        },
      ],
    },
    {
      kind: "planner",
      heading: "If it has to be laid new",
      lead: "Where the whole surface has to go, enter its size and see new paving to scale, with a guide price.",
      presets: ["new-driveway", "patio", "path"],
      work: "residential",
    },
    {
      kind: "questions",
      heading: "Questions about repairs",
      lead: "Roots in the old suburbs, damp ground by the lakes, clay that heaves in places to the north: the causes differ by area.",
      links: [{ text: "Find your area", to: "/areas-we-serve" }],
      layout: "accordion",
      items: [
        {
          question: "Will I see where you repaired it?",
          answer: [
            "Hardly: the pattern runs through. For some weeks the joints look cleaner and the pavers brighter, because we cleaned them. Traffic and rain even that out. If new pavers are needed, we lay them where they show least and use your old ones in the open.",
          ],
        },
        {
          question: "Why does the same place sink every summer?",
          answer: [
            "Because water reaches it every summer. It may be a downpipe that ends on the paving, a channel that slopes the wrong way, or a leaking pipe. Relaying alone does not help. We deal with the water first and then the base.",
          ],
        },
        {
          question: "Can somebody else’s paving be repaired?",
          answer: [
            "Yes, as long as it lies on sand. Our workmanship warranty covers the part that we rebuild from the base. If the rest has the same fault, we show you how far it goes and quote it separately, so you can choose.",
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Email us a photo of the worst spot",
      text: `From a photo that also shows what is around it, we can often guess the cause. Then we come, lift a few pavers, and ${toConfirm("lift-before-repair", "put the cause, the repair and the price in writing, free of charge")}.`,
      quote: "dialog",
      email: { button: "Email us a photo", subject: "Photo for a paving repair" },
      more: { text: "Or see how a new driveway is built", to: "/services/driveway" },
    },
  ],
} satisfies ServicePage;
