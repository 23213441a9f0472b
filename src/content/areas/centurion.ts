import * as figures from "../figures.ts";
import type { AreaPage } from "../schema.ts";
import { suburbNames } from "./suburb-names.ts";

/** Centurion: dolomite, so falls and drainage first; residential list, commercial cards, 12 suburbs. */
export const centurion = {
  slug: "centurion",
  meta: {
    title: "Paving in Centurion: dolomite-aware, drained first",
    description:
      "Much of Centurion lies on dolomite. We pave so that storm water leaves your stand by a planned route: falls, channels, checked pipes, and an itemised quote.",
    keywords: [
      "paving Centurion",
      "paving on dolomite",
      "driveway paving Irene",
      "paving Eldoraigne",
      "paving Lyttelton",
      "storm water drainage paving",
      "complex paving Highveld",
      "paving Wierda Park",
    ],
  },
  hero: {
    lead: "On dolomite, good paving is a roof laid on the ground: it catches the rain, hands it to a channel, and lets as little as possible through.",
    picture: "complex-street",
  },
  strip: [
    { label: "Rock below", value: "Dolomite in many suburbs" },
    { label: "Rule one", value: "Lead water away" },
    { label: "Fall across", value: "At least 20 mm in a metre" },
    { label: "Driveway", value: figures.drivewayDuration },
  ],
  sections: [
    {
      kind: "intro",
      heading: "First the water, then the bricks",
      paragraphs: [
        "Ask three people for a price on a Centurion driveway and most of the talk will be about colour. Ours begins with the downpipes. About a quarter of Gauteng rests on dolomite, and Centurion above all; there, one leaking joint can matter more than a thousand square metres of brick.",
        "So we trace each drop from gutter to street before we draw anything. If a pipe under the old paving is suspect, it is tested and mended while the ground is open, since a second dig costs far more.",
      ],
      checklist: [
        "Every downpipe followed to its outlet",
        "Falls written into the quote, in millimetres",
        "Sleeves for pipes and cables under new paving",
        "No soakaways, no standing water",
      ],
      picture: "kerb-and-gutter",
    },
    {
      kind: "ground",
      heading: "What dolomite does with a leak",
      quote:
        "On dolomite, water is the real load. Every fall, channel and joint must carry it off the stand, never down into it.",
      paragraphs: [
        "Dolomite dissolves, very slowly, in slightly acid water, and over ages this leaves hollows. Soil bridges them and can stay put for as long as nothing washes it down. A cracked pipe or a blocked channel does exactly that washing, and the bridge fails: that is a sinkhole. The trigger is most often a leak, or storm water that nobody led away.",
        "Paving helps or harms, depending on its falls. We lay at least 1% along and 2% across, keep hollows out of the finished surface with a straight edge, and end every slope at a channel, kerb or grid that empties into the storm-water system. Joints are filled to the top and topped up, because an open joint is a small soakaway. None of this replaces a geotechnical engineer: for new buildings, or if the ground has already sagged, that opinion is the first step.",
      ],
      traffic: "cars",
    },
    {
      kind: "facts",
      heading: "Why Centurion is paved for drainage",
      lead: "The places are familiar. The water under and between them is the thread.",
      facts: [
        {
          title: "Part of Tshwane, with its own geology",
          description:
            "Municipal storm-water drains take what your stand hands over. We find the nearest inlet, check its level, and grade towards it instead of towards the neighbour.",
        },
        {
          title: "Rietvlei and the wet edge",
          description:
            "The nature reserve around Rietvlei Dam shows how much water this landscape gathers. After a storm it should travel on the surface, visibly, where a blockage can be seen and cleared.",
        },
        {
          title: "Irene keeps its village scale",
          description:
            "Irene Dairy Farm and the Smuts House Museum belong to an older, quieter place. Gravel drives suited it; a sealed brick surface with a dished channel keeps the look and loses the puddles.",
        },
        {
          title: "Crowds at SuperSport Park",
          description:
            "Match days fill verges and driveways for streets around. Parking on soft shoulders breaks edges first, which is why ours stand on concrete haunches.",
        },
        {
          title: "A Gautrain town",
          description:
            "The station brought flats and offices within walking distance. Dense building means more roof, more runoff and less garden to absorb it, so shared courts need bigger channels.",
        },
      ],
    },
    {
      kind: "prose",
      heading: "Ask for the dolomite file before you dig",
      paragraphs: [
        "Many complexes on dolomite keep a risk management plan that says who checks pipes, how often, and which work near services needs approval. Ask your managing agent for it and send us a copy. If the plan calls for an engineer’s note on changed drainage, we wait for that note.",
        "For a free-standing house the questions are simpler. Where do the water and sewer lines run, when were they last tested, and has the ground ever dipped? If you do not know, we probe and mark before machines come near. Entrances that cross the verge need consent from the City of Tshwane, as the storm-water kerb there is the City’s.",
      ],
      list: [
        "Site plan with water and sewer lines",
        "Any dolomite or soil report for the property",
        "House or complex rules for contractors",
      ],
    },
    {
      kind: "service-list",
      audience: "residential",
      heading: "Houses in Irene, Eldoraigne and beyond",
      lead: "Six jobs, each described by where its water goes.",
      items: [
        {
          title: "Driveways",
          description:
            "Crowned or dished, with a grid at the garage so that nothing enters the house.",
        },
        {
          title: "Patios",
          description:
            "Falling to a slot channel, and the roof’s downpipe piped under, not spilled on top.",
        },
        {
          title: "Pool surrounds",
          description:
            "Backwash is piped to an approved drain, never to the flower bed; we check that first.",
        },
        {
          title: "Garden walkways",
          description:
            "Set a brick higher than the lawn, so that a path never turns into a stream.",
        },
        {
          title: "Kerbs, channels and grids",
          description:
            "Precast or brick-lined, laid to a string line and flushed with a hose afterwards.",
        },
        {
          title: "Sunken patches",
          description:
            "Looked at for a cause first. Filling a dip that is still moving helps nobody.",
        },
      ],
      picture: "clay-herringbone-driveway",
      more: { text: "How we build kerbs and channels", to: "/services/kerbing" },
    },
    {
      kind: "service-cards",
      audience: "commercial",
      heading: "Complexes, centres and business parks",
      lead: "Big roofs and big parking areas shed big volumes. We size the drains with your engineer.",
      cards: [
        {
          title: "Townhouse roads",
          description:
            "Interlocking blocks between kerbs, with the road itself shaped as the drain. Units keep access because each half is opened before the other half is closed.",
          to: "/services/commercial",
        },
        {
          title: "Parking areas",
          description:
            "Wide, gentle planes falling to grids at set distances. Ponds deeper than a coin after rain are marked, lifted and corrected before we call it finished.",
          to: "/services/parking",
        },
        {
          title: "Shopping and dining fronts",
          description:
            "Canopies concentrate rain in one line. A channel under that line keeps the entrance dry and stops splash from eating the jointing sand.",
          to: "/services/commercial",
        },
        {
          title: "Warehouse yards",
          description:
            "80 mm blocks over stabilised layers designed by an engineer, with sealed wash bays that drain to a separator and never to open soil.",
          to: "/services/industrial",
        },
      ],
    },
    {
      kind: "materials",
      heading: "Chosen for tight joints and clean runoff",
      lead: "On this ground a paver earns its place by how well it sheds water.",
      items: [
        {
          title: "Clay and cement brick",
          description: "Bevelled or square, with joints of 2-5 mm kept full of dry, fine sand.",
        },
        {
          title: "Interlocking pavers",
          description:
            "A dense surface of small units that shows movement early, before it becomes serious.",
        },
        {
          title: "Natural stone",
          description:
            "Mortar-jointed on a concrete bed beside the house, where leaks would hurt most.",
        },
        {
          title: "Cobblestone and flagstone",
          description:
            "For short accents. Their wide gaps are pointed with mortar here, not left open.",
        },
        {
          title: "Concrete slabs",
          description: "Few joints per square metre, so few ways in for water. Good for patios.",
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
    {
      kind: "reasons",
      heading: "What careful means on dolomite",
      cards: [
        {
          title: "We say when to stop",
          description:
            "Fresh cracks in walls, a dip that grows, doors that suddenly stick: these are for a geotechnical engineer, not a paver. We tell you at the visit, free of charge.",
        },
        {
          title: "Levels on paper",
          description:
            "Your quote shows spot heights at house, drain and gate. After laying we pour water on the surface with you present and watch where it goes.",
        },
        {
          title: "Pipes before pavers",
          description:
            "Old joints in clay sewer pipe and brittle irrigation lines are found while the base is open. Renewing them then usually adds hours, not weeks.",
        },
        {
          title: "Standard-made blocks, sound edges",
          description:
            "Concrete units made to SANS 1058 between edge restraints that cannot spread. A spreading edge opens joints, and open joints let the storm in.",
        },
        {
          title: "Covered twice",
          description: `Staff are licensed and insured, and workmanship is covered by our ${figures.workmanshipWarranty}. Materials bring their makers’ own warranties besides.`,
        },
      ],
    },
    {
      kind: "suburbs",
      heading: "Where in Centurion is your stand?",
      lead: "Dolomite differs from one street to the next. The suburb tells us what to ask for.",
      suburbs: suburbNames.centurion,
    },
    {
      kind: "questions",
      heading: "Dolomite and other questions",
      layout: "accordion",
      items: [
        {
          question: "Is it safe to pave on dolomite at all?",
          answer: [
            "Thousands of homes stand on it. Sealed paving that drains well lowers the risk, since less rain enters the soil. What raises it is a leak under the surface or a low spot that ponds. If your property has a dolomite report, we work within what it says.",
          ],
        },
        {
          question: "Can we have permeable paving in Centurion?",
          answer: [
            "Not on our word alone. It soaks rain into the ground, which is what dolomitic land must be spared. If a geotechnical engineer states in writing that your stand is suitable, we will build it; otherwise we lead the water away in channels and gladly explain why.",
          ],
        },
        {
          question: "What does a square metre cost, with drainage?",
          answer: [
            `Paving runs at ${figures.pricePerSquareMetre} as a guide. Channels, grids and pipe repairs are priced by the metre or the piece and listed on their own, so you can see what protects the ground and what only dresses it.`,
          ],
        },
        {
          question: "How long does a Centurion driveway take?",
          answer: [
            `Usually ${figures.drivewayDuration}. Testing pipes, or waiting for an engineer to look at a soft place, comes before that and is agreed with you. In the storm months we never leave a trench or an unfinished edge open overnight.`,
          ],
        },
        {
          question: "A patch of our paving has sunk. Should we fill it?",
          answer: [
            "Keep people and cars off it, close every tap and watch the water meter: if it still turns, a pipe leaks. Call a plumber the same day, and an engineer if the dip grows. A quick topping-up with sand hides the sign and leaves the cause. In complexes, inform the managing agent at once.",
          ],
        },
      ],
    },
    {
      kind: "closing",
      heading: "Start with where the rain goes",
      text: "Send us your suburb and, if you have it, the dolomite report. We visit, follow the water, and quote each channel and square metre on its own line.",
      quote: "dialog",
    },
  ],
} satisfies AreaPage;
