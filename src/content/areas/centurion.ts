import type { AreaPage } from "../../content-schema/page-schema.ts";
import * as figures from "../figures.ts";
import { toConfirm } from "../promises.ts";
import { suburbNames } from "./suburb-names.ts";

/** Centurion: dolomite, so falls and drainage first; residential list, commercial cards. */
export const centurion = {
  slug: "centurion",
  meta: {
    title: "Paving in Centurion: dolomite-aware, drained first",
    description:
      "Much of Centurion lies on dolomite. We pave so stormwater leaves your stand by a planned route: falls, channels and checked pipes, each priced by itself.",
    keywords: [
      "paving Centurion",
      "paving on dolomite",
      "driveway paving Irene",
      "paving Eldoraigne",
      "paving Lyttelton",
      "stormwater drainage paving",
      "complex paving Highveld",
      "paving Wierda Park",
    ],
  },
  hero: {
    lead: "On dolomite, good paving works like a roof. It catches the rain, leads it to a channel, and lets as little as possible into the ground.",
    picture: "complex-street",
  },
  strip: [
    { label: "Price guide", value: figures.pricePerSquareMetre },
    { label: "Rock below", value: "Dolomite in many suburbs" },
    { label: "Rule one", value: "Lead water away" },
    { label: "A driveway takes", value: figures.drivewayDuration },
  ],
  blocks: [
    {
      kind: "intro",
      heading: "We plan the drainage first",
      paragraphs: [
        "About a quarter of Gauteng lies on dolomite, and Centurion above all. One leaking pipe can do more harm there than any fault in the paving. So when we quote for a Centurion driveway, we look at the downpipes before we talk about colour.",
        `If a pipe under the old paving may leak, ${toConfirm("pipes-tested", "it is tested and repaired while the ground is open")}, because digging it up later costs far more.`,
      ],
      checklist: [
        "Every downpipe followed to its outlet",
        toConfirm(
          "levels-in-quote",
          "Falls (the slopes for the rain) in the quote, in millimetres",
        ),
        "Sleeves, empty pipes for later cables, under new paving",
        "No soakaways (pits that let water in), no standing water",
      ],
      picture: "kerb-and-gutter",
    },
    {
      kind: "ground",
      heading: "What dolomite does with a leak",
      quote:
        "On dolomite, water is the danger. Falls, channels and joints must lead it off the stand, never into the ground.",
      paragraphs: [
        "Dolomite dissolves slowly in water, which leaves hollows. The soil above them can stay in place for as long as nothing washes it down. A cracked pipe or a blocked channel can wash it down, and then a sinkhole opens. The cause is most often a leak, or stormwater that nobody led away.",
        "Whether paving helps depends on its falls. We lay at least 1% along and 2% across, check the surface for hollows with a straight edge, and end every slope at a channel, kerb or grid that empties into the stormwater system. Joints are filled to the top and topped up, because open joints let water in. None of this replaces a geotechnical engineer: for new buildings, or if the ground has already sagged, that opinion is the first step.",
      ],
      picture: "container-yard",
    },
    {
      kind: "facts",
      heading: "Why Centurion is paved for drainage",
      facts: [
        {
          title: "Part of Tshwane, with its own geology",
          description:
            "Your stormwater goes into the municipal drains. We find the nearest inlet, check its level, and slope the paving towards it and away from the neighbour.",
        },
        {
          title: "Water on the surface",
          description:
            "After a storm, water should run on the surface, where a blockage can be seen and cleared. In a pipe below ground nobody notices a leak.",
        },
        {
          title: "Gravel driveways, replaced",
          description:
            "Gravel lets rain soak in, which must not happen on dolomite. Brick paving with a dished channel, a shallow gutter in its surface, leads the rain to the street.",
        },
        {
          title: "Edges that carry a wheel",
          description:
            "Cars that park half on the paving break its edges. Ours are held by a wedge of concrete behind the outer row.",
        },
        {
          title: "More roofs, more runoff",
          description:
            "Flats and offices have gone up around the Gautrain station. More roofs and less garden mean more runoff, so shared courtyards need bigger channels.",
        },
      ],
    },
    {
      kind: "service-list",
      audience: "residential",
      heading: "Houses in Irene, Eldoraigne and beyond",
      lead: "Five kinds of work, and where the water goes in each.",
      items: [
        {
          title: "Driveways",
          description:
            "Higher in the middle or at the sides, with a grid at the garage so no water enters the house.",
        },
        {
          title: "Patios",
          description:
            "Draining to a slot channel, with the downpipes led under the paving in a pipe.",
        },
        {
          title: "Pool surrounds",
          description:
            "Backwash is piped to an approved drain, never to the flower bed; we check that first.",
        },
        {
          title: "Garden walkways",
          description:
            "Set a brick higher than the lawn, so stormwater does not run down the path.",
        },
        {
          title: "Sunken patches",
          description:
            "We look for the cause first, because filling a dip that is still sinking does not help.",
        },
      ],
      picture: "clay-herringbone-driveway",
      more: { text: "How we build kerbs and channels", to: "/services/kerbing" },
    },
    {
      kind: "service-cards",
      audience: "commercial",
      heading: "Complexes, centres and business parks",
      lead: "Big roofs and parking areas shed a lot of water. We plan the size of the drains with your engineer.",
      cards: [
        {
          title: "Townhouse roads",
          description:
            "Interlocking blocks between kerbs, with the road itself shaped to drain. Residents keep access because we open each half before we close the other.",
          to: "/services/commercial",
        },
        {
          title: "Parking areas",
          description:
            "Wide, gentle falls to grids at set distances. If puddles stay after rain, we lift and correct those spots before we hand over.",
          to: "/services/parking",
        },
        {
          title: "Shopping and dining fronts",
          description:
            "Rain runs off a canopy in one line. A channel under that line keeps the entrance dry and stops the splash from washing out the jointing sand.",
          to: "/services/commercial",
        },
        {
          title: "Warehouse yards",
          description:
            "80 mm blocks over gravel bound with cement, designed by an engineer, with sealed wash bays that drain to a separator and never to open soil.",
          to: "/services/industrial",
        },
      ],
    },
    {
      kind: "details",
      heading: "Built for dolomite, part by part",
      rows: [
        {
          kind: "layers",
          heading: "The layers under a driveway in Centurion",
          traffic: "cars",
        },
        {
          kind: "prose",
          heading: "Ask for the dolomite report before you dig",
          paragraphs: [
            "Many complexes on dolomite keep a risk management plan that says who checks pipes, how often, and which work near services needs approval. Ask your managing agent for it and send us a copy. If the plan calls for an engineer’s note on changed drainage, we wait for that note.",
            "For a free-standing house the questions are simpler. Where do the water and sewer lines run, when were they last tested, and has the ground ever dipped? If you do not know, we probe and mark before machines come near. Entrances that cross the verge need consent from the City of Tshwane, because the kerb and the drain there belong to the City.",
          ],
          list: [
            "Site plan with water and sewer lines",
            "Any dolomite or soil report for the property",
            "House or complex rules for contractors",
          ],
        },
        {
          kind: "materials",
          heading: "Materials with tight joints",
          lead: "On this ground we judge a paver by how well it sheds water.",
          items: [
            {
              title: "Clay and cement brick",
              description:
                "Bevelled or square, with joints of 2 to 6 mm kept full of dry, fine sand.",
            },
            {
              title: "Interlocking pavers",
              description:
                "A dense surface of small blocks. It shows movement early, before it becomes serious.",
            },
            {
              title: "Natural stone",
              description:
                "Mortar-jointed on a concrete bed beside the house, where leaks would hurt most.",
            },
            {
              title: "Cobblestone and flagstone",
              description:
                "For small areas. Their wide joints are filled with mortar here, not left open.",
            },
            {
              title: "Concrete slabs",
              description: "Few joints per square metre, so little water gets in. Good for patios.",
            },
            {
              title: "Permeable paving",
              description:
                "We do not propose it on ground that may be dolomitic without a geotechnical opinion: rain must be led off, not soaked in.",
            },
            {
              title: "Anti-slip and UV sealants",
              description: `A joint-stabilising sealer closes the sand against rain; it is renewed ${figures.resealing}.`,
            },
          ],
        },
      ],
    },
    {
      kind: "reasons",
      heading: "How we work on dolomite",
      cards: [
        {
          title: "We say when to stop",
          description:
            "Fresh cracks in walls, a dip that grows, doors that suddenly stick: these are for a geotechnical engineer, not for a paving contractor. We tell you at the visit, free of charge.",
        },
        {
          title: "Levels on paper",
          description: `Your quote shows the levels at house, drain and gate. ${toConfirm("water-test", "After laying we test the surface with water while you are there.")}`,
        },
        {
          title: "Pipes before pavers",
          description:
            "Old joints in clay sewer pipe and brittle irrigation lines are found while the base is open. Renewing them then usually adds hours, not weeks.",
        },
        {
          title: "SANS 1058 blocks and firm edges",
          description:
            "Concrete units made to SANS 1058 between edge restraints that cannot spread. If an edge spreads, the joints open and let water in.",
        },
        {
          title: "Insured and guaranteed",
          description: `Staff are licensed and insured, and workmanship is covered by our ${figures.workmanshipWarranty}. Manufacturers give their own warranties on the materials.`,
        },
      ],
    },
    {
      kind: "suburbs",
      heading: "Where in Centurion is your stand?",
      lead: "The ground differs from one street to the next, so tell us your suburb.",
      suburbs: suburbNames.centurion,
    },
    {
      kind: "questions",
      heading: "Dolomite and other questions",
      links: [
        { text: "Paving in Pretoria", to: "/paving-pretoria" },
        { text: "Paving in Midrand", to: "/paving-midrand" },
        { text: "Paving in Waterfall", to: "/paving-waterfall" },
        { text: "See the gallery", to: "/gallery" },
        { text: "More questions, answered", to: "/faq" },
      ],
      layout: "accordion",
      items: [
        {
          question: "Is it safe to pave on dolomite at all?",
          answer: [
            "Thousands of homes stand on it. Sealed paving that drains well lowers the risk, because less rain enters the soil. What raises it is a leak under the surface or a low spot that ponds. If your property has a dolomite report, we work within what it says.",
          ],
        },
        {
          question: "Can we have permeable paving in Centurion?",
          answer: [
            "Only with an engineer’s approval. It soaks rain into the ground, which must not happen on dolomite. If a geotechnical engineer states in writing that your stand is suitable, we build it. Otherwise we lead the water away in channels.",
          ],
        },
        {
          question: "What does a square metre cost, with drainage?",
          answer: [
            `Paving runs at ${figures.pricePerSquareMetre} as a guide. Channels, grids and pipe repairs are priced by the metre or the piece and listed separately, so you can see what the drainage costs.`,
          ],
        },
        {
          question: "How long does a Centurion driveway take?",
          answer: [
            [
              `Usually ${figures.drivewayDuration}, like any `,
              { text: "driveway", to: "/services/driveway" },
              `. Testing pipes, or waiting for an engineer to look at a soft place, comes before that and is agreed with you. In the storm months ${toConfirm("opens-each-evening", "we never leave a trench or an unfinished edge open overnight")}.`,
            ],
          ],
        },
        {
          question: "A patch of our paving has sunk. Should we fill it?",
          answer: [
            "Keep people and cars off it, close every tap and watch the water meter: if it still turns, a pipe leaks. Call a plumber the same day, and an engineer if the dip grows. Do not just fill it with sand, because that hides the problem. In a complex, tell the managing agent at once.",
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Start with the drainage",
      text: "Tell us your suburb, and email the dolomite report if you have one. We visit, see where the water goes, and quote each item separately.",
      quote: "dialog",
    },
  ],
} satisfies AreaPage;
