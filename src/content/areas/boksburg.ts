import type { AreaPage } from "../../content-schema/page-schema.ts";
import { countInWords } from "../../domain/written-numbers.ts";
import * as figures from "../figures.ts";
import { toConfirm } from "../promises.ts";
import { suburbNames } from "./suburb-names.ts";

export const boksburg = {
  slug: "boksburg",
  meta: {
    title: "Paving in Boksburg for family homes and workshops",
    description:
      "Family driveways, pool surrounds and light industrial yards in Boksburg, built on firm, compacted ground. Free on-site consultation and a quote line by line.",
    keywords: [
      "paving Boksburg",
      "Boksburg paving contractor",
      "driveway paving Sunward Park",
      "paving Beyers Park",
      "pool surround paving Boksburg",
      "paving Bartlett",
      "light industrial paving",
    ],
  },
  hero: {
    lead: "A Boksburg driveway carries cars, caravans and delivery vans. We build it from firm ground up and tell you the price of every layer.",
    picture: "curved-kerb-street",
  },
  strip: [
    { label: "Price guide", value: figures.pricePerSquareMetre },
    { label: "A driveway takes", value: figures.drivewayDuration },
    { label: "Typical job", value: "Family driveways" },
  ],
  blocks: [
    {
      kind: "intro",
      heading: "A driveway that stays flat",
      paragraphs: [
        "A driveway carries a loaded SUV in the morning and a delivery van at noon. Yet many are laid on whatever soil was there, with sand to fill the low spots.",
        "We take the old soil out to an even depth and build back with gravel, compacted in layers. Only the last 20-30 mm is bedding sand, the thin layer that the pavers lie in. The surface then stays as flat as the base below it, through years of parking in the same two tracks.",
      ],
      checklist: [
        "We visit and advise for free",
        "Each layer priced on its own line",
        "Blocks made to SANS 1058",
        "Edges concreted before laying",
      ],
      picture: "clay-running-bond",
    },
    {
      kind: "facts",
      heading: "Why Boksburg ground varies",
      facts: [
        {
          title: "Old footings in the centre",
          description:
            "In the old centre a stand may have been built on, cleared and built on again, and old footings turn up when you dig.",
        },
        {
          title: "Boksburg Lake",
          description:
            "The lake lies close to the centre of town. Around it, low stands need a drain at their lowest corner before a new patio.",
        },
        {
          title: "Fill near old mine land",
          description:
            "Gold was mined here. Near old mine land the soil may be fill rather than natural ground, so we check that it is firm.",
        },
        {
          title: "Small yards, many trailers",
          description:
            "Workshops and couriers settle near the airport. Their small yards carry many trailers, so the base is built for those and not for cars.",
        },
      ],
    },
    {
      kind: "service-list",
      audience: "residential",
      heading: "Room for cars, children and a Sunday braai",
      lead: "Most Boksburg stands have space. These four kinds of paving help you use it.",
      items: [
        {
          title: "Driveway",
          description:
            "Wide enough to open both car doors without stepping into a bed. A caravan or boat gets its own strip with a deeper base, because it stands there all year.",
          to: "/services/driveway",
        },
        {
          title: "Patio",
          description:
            "Hexagons, squares or basket weave outside the lounge door, with a fall so slight that the table stands straight but the rain still runs off.",
          to: "/services/patio",
        },
        {
          title: "Pool surrounds",
          description:
            "Pale slabs that do not burn feet in January, textured where children run, with a soft joint to the pool’s rim, so both can move.",
          to: "/services/pool",
        },
        {
          title: "Garden walkways",
          description:
            "From washing line to kitchen door, 900 mm wide or more so two people can pass. Curves are cut with a saw and not filled with mortar.",
          to: "/services/walkway",
        },
      ],
      picture: "pergola-patio",
    },
    {
      kind: "ground",
      heading: "Mine land, fill and natural ground",
      quote:
        "Where Boksburg was mined and filled, we dig to firm ground: bedding sand cannot fill a hollow.",
      paragraphs: [
        "Well-compacted fill is fine, but loose fill gives way under wheels long after it looked flat. We test the bottom of the trench with the compactor. Where it is soft, we take out more and replace it with gravel in thin layers.",
        "A small plate compactor is not enough for that. On soft or clayey soil the base needs a roller or a heavy rammer, and the quote says which.",
        "Dolomite occurs in parts of Ekurhuleni. If reports for your township mention it, keep the pipes free of leaks and lead every gutter to the street. No water should soak into the soil on such a stand.",
      ],
      picture: "laying-in-progress",
    },
    {
      kind: "service-list",
      audience: "commercial",
      heading: "Light industry, offices and townhouse complexes",
      lead: "Small yards carry the same trucks as large ones, in less space.",
      items: [
        {
          title: "Workshop yards",
          description:
            "Interlocking block that stands up to trolley jacks and tight turns. Oily sections can be lifted and renewed.",
        },
        {
          title: "Courier and panel-van depots",
          description:
            "Turning circles drawn with your longest vehicle, so wheels do not climb the kerbs.",
        },
        {
          title: "Office and clinic parking",
          description:
            "Marked bays, a level route from the disabled bay to the door, and shade trees with room for their roots.",
        },
        {
          title: "Complex driveways",
          description:
            "For trustees: one list of work, one drawing and one price to put to the meeting.",
        },
        {
          title: "Storage and self-storage aisles",
          description:
            "Long, narrow lanes shaped to a shallow V, with the water running down the middle and away from the doors.",
        },
      ],
      picture: "estate-entrance",
      more: { text: "Commercial paving in detail", to: "/services/commercial" },
    },
    {
      kind: "details",
      heading: "Layers, materials and gates in Boksburg",
      rows: [
        {
          kind: "layers",
          heading: "The layers under a driveway in Boksburg",
          traffic: "cars",
        },
        {
          kind: "materials",
          heading: "Seven materials and where to use each",
          lead: "The right paver depends on the traffic and on your budget.",
          items: [
            {
              title: "Clay and cement brick",
              description:
                "Clay keeps its colour. Cement gives you more square metres for the same money.",
            },
            {
              title: "Interlocking pavers",
              description:
                "The choice under a caravan or a workshop bakkie: blocks of type S-A lock on all sides.",
            },
            {
              title: "Natural stone",
              description: "Slate or quartzite at an entrance, thick enough not to crack.",
            },
            {
              title: "Cobblestone and flagstone",
              description:
                "A cobbled band slows cars at the gate. Flagstones suit garden seats and shaded corners.",
            },
            {
              title: "Concrete slabs",
              description:
                "Quick to lay and plain to look at. For people and chairs, not for cars.",
            },
            {
              title: "Permeable paving",
              description:
                "Lets rain through its joints, on ground that is known to be safe. Where dolomite cannot be ruled out, lead the water off and get a geotechnical engineer’s opinion first.",
            },
            {
              title: "Anti-slip and UV sealants",
              description: `For pool edges and for spots where oil drips. They wear, and need a new coat ${figures.resealing}.`,
            },
          ],
        },
        {
          kind: "prose",
          heading: "School runs, shared gates and the verge",
          paragraphs: [
            `A family needs its driveway at seven in the morning. We can lay one half while the other stays open, or ${toConfirm("steel-plates", "keep a strip of steel plates at the gate")}. Tell us at the visit who has to leave when.`,
            "In the townhouse complexes of Ravenswood, Bardene and Bartlett the driveway is common property, so the body corporate signs, not the owner. We write the quote to suit that. A new dropped kerb or a paved pavement needs the consent of the municipality, Ekurhuleni, and we do not break the kerb without it.",
          ],
        },
      ],
    },
    {
      kind: "reasons",
      heading: "What you notice a year later",
      lead: "Five things that should still be true after a year.",
      cards: [
        {
          title: "The tracks are still level",
          description: "No dents where the cars stand, because the gravel carries the load.",
        },
        {
          title: "The edges have not moved",
          description:
            "The outer rows have a wedge of concrete behind them, and hold when a tyre drives over them.",
        },
        {
          title: "The bill matched the quote",
          description: `${toConfirm("extras-in-writing", "Extras are agreed before they are done, in writing")}, or they are not charged.`,
        },
        {
          title: "Work and materials guaranteed",
          description: `A ${figures.workmanshipWarranty}, plus ${figures.materialWarranty} on materials depending on the manufacturer.`,
        },
        {
          title: "The street is clean",
          description:
            "Rubble, offcuts and sand leave with us; our workers are licensed and insured.",
        },
      ],
    },
    {
      kind: "suburbs",
      heading: "From Sunward Park to Atlasville",
      lead: `We measure and quote in these ${countInWords(suburbNames.boksburg)} Boksburg suburbs without a call-out fee.`,
      suburbs: suburbNames.boksburg,
    },
    {
      kind: "questions",
      heading: "Questions about paving in Boksburg",
      links: [
        { text: "Paving in Benoni", to: "/paving-benoni" },
        { text: "Paving in Germiston", to: "/paving-germiston" },
        { text: "Paving in Kempton Park", to: "/paving-kempton-park" },
        { text: "See the gallery", to: "/gallery" },
        { text: "More questions, answered", to: "/faq" },
      ],
      layout: "accordion",
      items: [
        {
          question: "We live close to old mine land in Boksburg. Can we pave normally?",
          answer: [
            "Mostly, yes. Surface paving is light. What matters is whether the top half metre is firm, and that shows as soon as we dig and compact. If it does not pack firmly, or if you know of old shafts or subsidence nearby, have an engineer look before you spend money on paving.",
          ],
        },
        {
          question: "How much is a double driveway?",
          answer: [
            `Multiply the area by ${figures.pricePerSquareMetre} for a first idea. A turning bay for a caravan, a deeper base or an old slab to take out costs more. Straight edges and cement brick cost less. After the visit you have the exact figure.`,
          ],
        },
        {
          question: "How quickly can the cars go back?",
          answer: [
            [
              "Paving a home ",
              { text: "driveway", to: "/services/driveway" },
              ` takes ${figures.drivewayDuration}. Block paving carries a car as soon as it is vibrated and jointed, but keep wheels off the concreted edges for about a week. We mark them.`,
            ],
          ],
        },
        {
          question: "Can you match the cement bricks we already have?",
          answer: [
            "The size nearly always, the colour seldom. Cement pavers fade in their first summers. We lift some old ones from a hidden corner and mix them in at the join, so the change looks gradual. If enough are broken, a border in a clearly different colour looks more deliberate.",
          ],
        },
        {
          question: "Do you pave behind a shop or workshop at weekends?",
          answer: [
            [
              "We do. Work can be phased, and done after hours where neighbours allow it. A small yard can often close on a Friday afternoon and open on Monday, one part at a time. For surfaces that carry vans and forklifts, see ",
              { text: "industrial paving services", to: "/services/industrial" },
              ".",
            ],
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Tell us what you park",
      text: "Send us the number of cars, and say if there is a caravan or a trailer. We come and measure.",
      quote: "dialog",
      more: { text: "How a driveway is built", to: "/services/driveway" },
    },
  ],
} satisfies AreaPage;
