import type { AreaPage } from "../../content-schema/page-schema.ts";
import { countAtStart } from "../../domain/written-numbers.ts";
import * as figures from "../figures.ts";
import { toConfirm } from "../promises.ts";
import { suburbNames } from "./suburb-names.ts";

/** Sandton: facts and landmarks under "Why Sandton", residential cards, commercial list. */
export const sandton = {
  slug: "sandton",
  meta: {
    title: "Paving in Sandton: driveways, patios, complexes",
    description:
      "Paving for Sandton homes, complexes and offices: bases built for granite ground and tree roots, drawings and samples for the body corporate.",
    keywords: [
      "paving Sandton",
      "driveway paving Sandton",
      "body corporate paving",
      "paving Bryanston",
      "paving Morningside",
      "pool paving Hyde Park",
      "office paving Rivonia",
    ],
  },
  hero: {
    lead: "Sandton has long driveways under old trees, shared roads in complexes and busy office forecourts. We build the base for each, and then lay the paving.",
    picture: "hero-entrance-court",
  },
  strip: [
    { label: "Price guide", value: figures.pricePerSquareMetre },
    { label: "Under the sand", value: "Granite, loose in places" },
    { label: "Overhead", value: "Old trees, wide roots" },
    { label: "At the gate", value: "Body-corporate approval" },
  ],
  blocks: [
    {
      kind: "intro",
      heading: "Paving for shaded stands and shared roads",
      paragraphs: [
        "Sandton’s gardens carry mature trees, and its complexes share roads, gates and visitors’ bays. Both need a firm base.",
        "We’ll come out, take levels and ask who drives in. The quote lists the layers as well as the pavers.",
      ],
      checklist: [
        "A free visit with levels on the spot",
        "One line in the quote for every layer",
        "Samples and drawings for your trustees",
        `A ${figures.workmanshipWarranty}`,
      ],
      picture: "clay-running-bond",
    },
    {
      kind: "facts",
      heading: "Why Sandton",
      lead: "What trees, storms and traffic do to paving here.",
      facts: [
        {
          title: "Roots grow into soft ground",
          description:
            "Tree roots grow where they meet least resistance. A dense base keeps them out, and a wide open bed around the trunk gives them space.",
        },
        {
          title: "Storms that come all at once",
          description:
            "Most of the year’s rain falls from October to March, often in one hard hour. We slope a driveway by at least 2% across and 1% along, and check where the water goes after the gate.",
        },
        {
          title: "Sun strong enough to fade",
          description:
            "The Highveld’s UV bleaches pigment that sits only in the skin of a paver. Clay is the same colour all the way through. You see the difference after a few summers.",
        },
        {
          title: "One road for many homes",
          description:
            "A complex road carries removal trucks as well as small cars. We design its base for the heaviest axle your gate lets in, then check the turning circle at the refuse area.",
        },
      ],
      landmarks: {
        heading: "Landmarks in Sandton",
        names: [
          "the Johannesburg Stock Exchange in Sandown",
          "Sandton City",
          "Nelson Mandela Square",
          "the Gautrain station",
        ],
      },
    },
    {
      kind: "ground",
      heading: "Granite that can drop when it first gets wet",
      quote:
        "Dry, weathered granite feels firm, but some of it collapses when it is soaked under a load. So we wet and roll it first.",
      paragraphs: [
        "Granite lies under much of Sandton. Near the surface it often weathers to a sandy soil that stands well while it is dry, and in places gives way once a downpipe or a leaking pipe has wetted it. You then see a dip in the driveway.",
        "We deal with that before we lay a paver. We loosen the subgrade, which is the ground itself, water it to the moisture at which it packs best, and compact it in layers with a heavy roller. Then come the layers in the drawing.",
      ],
      picture: "complex-street",
    },
    {
      kind: "service-cards",
      audience: "residential",
      heading: "At home, from the gate to the pool",
      lead: "Four surfaces, each with its own thickness, fall and finish.",
      cards: [
        {
          title: "Driveways",
          description:
            "Herringbone resists tyres that turn at the garage. Edges are cast before laying.",
          picture: "clay-herringbone-driveway",
          to: "/services/driveway",
        },
        {
          title: "Patios",
          description:
            "They fall away from the wall. Under trees we avoid porous stone: leaves stain it.",
          picture: "concrete-slabs-pebbles",
          to: "/services/patio",
        },
        {
          title: "Pool surrounds",
          description:
            "Textured slabs around the coping, the rim of the pool. Splash water runs away from it.",
          picture: "pool-surround-slabs",
          to: "/services/pool",
        },
        {
          title: "Garden walkways",
          description:
            "Irregular stone between brick edges. Where a trunk is in the way, the path bends.",
          picture: "garden-walkway-stone",
          to: "/services/walkway",
        },
      ],
      more: { text: "See all residential paving", to: "/services/residential" },
    },
    {
      kind: "service-list",
      audience: "commercial",
      heading: "For offices and shops",
      lead: "In sections, and in the evening if need be, so tenants always have a way in.",
      items: [
        {
          title: "Office forecourts and drop-offs",
          description:
            "80 mm blocks where delivery vans stop, matching thinner units where only people walk.",
        },
        {
          title: "Complex roads and visitors’ bays",
          description: "Bay lines laid in a second colour: no paint to renew, nothing to peel.",
        },
        {
          title: "Retail and restaurant terraces",
          description: `Level enough for a chair and with enough fall to drain. ${toConfirm("water-test", "We test it with water.")}`,
        },
        {
          title: "Basement ramps and loading zones",
          description: "Interlocking blocks across the slope, held by a concrete beam at the foot.",
        },
        {
          title: "Repairs after service trenches",
          description:
            "After fibre or water crews we refill the trench in layers and relay the pattern to match.",
        },
      ],
      picture: "restaurant-terrace",
      more: { text: "See all commercial paving", to: "/services/commercial" },
    },
    {
      kind: "details",
      heading: "The detail for trustees and owners",
      rows: [
        {
          kind: "layers",
          heading: "The layers under a driveway in Sandton",
          traffic: "cars",
        },
        {
          kind: "materials",
          heading: "Materials that suit shade and hard use",
          lead: "If a material has a weak point, we tell you before you choose.",
          items: [
            {
              title: "Clay and cement brick",
              description:
                "Clay keeps its colour. Cement costs less and comes in greys that suit newer houses.",
            },
            {
              title: "Interlocking pavers",
              description:
                "Blocks of type S-A interlock on every side, so they suit complex roads.",
            },
            {
              title: "Natural stone",
              description:
                "Sandstone and granite for paths and courtyards. Under trees it must be sealed, or it stains.",
            },
            {
              title: "Cobblestone and flagstone",
              description:
                "Setts, small blocks of stone, slow cars at a gatehouse. Large flagstones suit a courtyard and are easier on heels.",
            },
            {
              title: "Concrete slabs",
              description:
                "Large, plain and quick to lay on terraces. Not for cars unless designed for them.",
            },
            {
              title: "Permeable paving",
              description:
                "Only where a geotechnical engineer’s opinion rules out dolomitic and collapsible ground; otherwise water must be led away, not soaked in.",
            },
            {
              title: "Anti-slip and UV sealants",
              description: `Matt and breathable, renewed ${figures.resealing}. Glossy coats get slippery under wet leaves.`,
            },
          ],
        },
        {
          kind: "prose",
          heading: "Trustees, gates and verges",
          paragraphs: [
            `Complexes in Sandton often ask for three things before a contractor may start: a drawing, a sample of the paver, and working hours that suit the neighbours. We prepare the first two and keep to the third. ${toConfirm("security-list", "We send crew names and vehicle registrations to security the day before.")}`,
            [
              "The verge outside your wall is road reserve, land kept for the road. A new or wider entrance across it needs a wayleave, a permission to dig, from the Johannesburg roads agency first, so we quote it separately. To ask about your own rules, use the ",
              { text: "contact page", to: "/contact" },
              ".",
            ],
          ],
        },
      ],
    },
    {
      kind: "reasons",
      heading: "What you get from us in Sandton",
      cards: [
        {
          title: "A free visit",
          description: `Someone from our team walks the site with you, ${toConfirm("test-holes", "digs a test hole where the ground looks doubtful")}, and tells you if a repair is enough.`,
        },
        {
          title: "A quote trustees can compare",
          description: `Excavation, base, edges, pavers and rubble removal are separate items, each with its area. The quote is valid for ${figures.quoteValidity}, long enough for a trustees’ meeting.`,
        },
        {
          title: "Concrete blocks to SANS 1058",
          description:
            "The standard tests blocks for splitting strength and abrasion. Your quote names the shape and thickness, so you can compare another contractor’s block with ours.",
        },
        {
          title: "Licensed and insured people",
          description:
            "Our crew can show its documents at any boom. Work in public areas is cordoned off, signposted and swept every afternoon.",
        },
        {
          title: "A guarantee in writing",
          description: `Every job carries our ${figures.workmanshipWarranty}. If a row sinks because of how we laid it, we lift it, correct the base and relay it.`,
        },
      ],
    },
    {
      kind: "suburbs",
      heading: `${countAtStart(suburbNames.sandton)} Sandton suburbs`,
      lead: "Tell us whether there’s a boom, so we can plan deliveries.",
      suburbs: suburbNames.sandton,
    },
    {
      kind: "questions",
      heading: "Questions about paving in Sandton",
      links: [
        { text: "Paving in Fourways", to: "/areas/fourways" },
        { text: "Paving in Waterfall", to: "/paving-waterfall" },
        { text: "Paving in Johannesburg", to: "/paving-johannesburg" },
        { text: "See the gallery", to: "/gallery" },
        { text: "More questions, answered", to: "/faq" },
        { text: "Ten-year plan for trustees", to: "/services/commercial#ten-year-plan" },
      ],
      layout: "accordion",
      items: [
        {
          question: "What should we budget per square metre in Sandton?",
          answer: [
            `As a guide, ${figures.pricePerSquareMetre}. Stone, steep entrances and thick old concrete that must be broken out cost more; a level courtyard with easy access costs less. The site visit settles the price.`,
          ],
        },
        {
          question: "How long will our driveway be out of use?",
          answer: [
            [
              "A private ",
              { text: "driveway", to: "/services/driveway" },
              ` takes ${figures.drivewayDuration}, from lifting the old surface to the last sweep of jointing sand. Cars can return once the joints are vibrated full. In a complex we work in halves, so one lane stays open.`,
            ],
          ],
        },
        {
          question: "A tree on our Bryanston boundary lifts the bricks. Must it go?",
          answer: [
            "Usually not. We lift the raised area, expose the root and see whether the tree depends on it. Small feeder roots can be cut cleanly. Thick roots stay. The paving is then relaid a little higher with a gentle rise, or the bed around the trunk is made larger.",
          ],
        },
        {
          question: "Can you present the paving plan to our trustees?",
          answer: [
            `Yes. For bodies corporate we prepare ${toConfirm("drawings-and-samples", "a plan with numbered phases, a sample board, and a total for each phase")}, so the work can follow your levy budget. One contact person on each side tells residents which lane is closed and when.`,
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Walk the site with us, then decide",
      text: "Send your suburb and a rough size.",
      quote: "dialog",
    },
  ],
} satisfies AreaPage;
