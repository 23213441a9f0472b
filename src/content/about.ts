import * as figures from "./figures.ts";
import type { AboutPage } from "./page-schema.ts";

const [experience, projects, , rating] = figures.stats;

export const about = {
  meta: {
    title: `About us: paving in Gauteng since ${figures.operatingSince}`,
    description: `How we work, what we lay and what we guarantee: paving contractors in Gauteng since ${figures.operatingSince}, licensed, insured and CIDB registered.`,
  },
  hero: {
    heading: `Paving in Gauteng since ${figures.operatingSince}`,
    lead: "We build the ground that people park on, walk on and work on, for homes, estates, businesses and industry.",
    picture: "laying-in-progress",
  },
  story: {
    heading: "What the Highveld taught us",
    paragraphs: [
      `We have been operating since ${figures.operatingSince}, for homeowners, estate and complex managers, businesses and industrial clients. The jobs differ in size. The ways in which paving fails do not.`,
      "The Highveld is a hard place for it. Winters are dry and frosty, the sun is strong at this height, and from October to March the rain comes in afternoon storms. Water that finds no way off a surface finds a way under it, and takes the sand along.",
      "So we work in an order that does not change. First the slope, the soil and the drains; then the base, layer by layer; then the edges; and last the pavers. We will tell you when a cheaper paver will do. We will also tell you when a thinner base will not.",
    ],
    picture: "clay-running-bond",
  },
  values: {
    heading: "Three words we work by",
    lead: "A value is worth something when you can check it on site. Here is how you can check ours.",
    items: [
      {
        title: "Quality",
        description:
          "Levels and falls are checked at every layer, because nobody can mend a poor base through the bricks on top.",
      },
      {
        title: "Integrity",
        description:
          "Each item has its price. If the ground turns out worse than it looked, we show you before we spend your money.",
      },
      {
        title: "Reliability",
        description:
          "You know which day we start and what happens next. If a storm moves the work, you hear it from us.",
      },
    ],
  },
  licences: {
    heading: "Licences and certifications",
    lead: "Estates, landlords and public bodies often want to see these before a contractor passes the gate. Ask for the papers with your quote.",
    items: [
      {
        title: "Licensed and insured",
        description:
          "Licensed and insured staff do the work on your property. Ask what the cover includes before we begin.",
      },
      {
        title: "CIDB registered",
        description:
          "We are registered with the Construction Industry Development Board, a register that matters above all for public tenders.",
      },
      {
        title: "NHBRC certified",
        description:
          "The NHBRC registers home builders, and its warranty is for homes, not for paving. For the paving, our own guarantee counts.",
      },
      {
        title: "Local code compliance",
        description:
          "We work to local by-laws. In Johannesburg, for one, work on the verge waits until the roads agency has granted a wayleave.",
      },
    ],
  },
  /**
   * For the company to fill in, with facts that can be checked. Shown once there is an entry:
   * people { name, role, picture }, certificates { title, number, href }, reviews { text, href }.
   */
  credentials: {
    heading: "Our people and our papers",
    people: [],
    certificates: [],
    reviews: undefined,
  },
  experience: {
    heading: "Experience shows in the small decisions",
    paragraphs: [
      "Which way should the pattern run, so that braking wheels do not push the rows apart? Where will a cloudburst go when the drain is full? Is the base dry enough to compact, or is it better to wait a day? None of this is on a drawing.",
      "It is also how we judge old paving. A dip along one edge speaks of a missing kerb, a row of dips of a leaking pipe. We look for the cause first. Relaying bricks over it would only hide it for a season.",
    ],
    picture: "paving-repair",
    figures: [
      { value: experience.value, label: "Years experience" },
      { value: projects.value, label: "Projects completed" },
      { value: rating.value, label: "Customer rating" },
    ],
  },
  materials: {
    heading: "Materials we use, and what we ask of them",
    lead: "We lay SABS-approved materials. The paver is the part you see, so you choose it. We make sure that it suits the traffic.",
    items: [
      {
        title: "Clay brick",
        description:
          "Fired colour that holds in strong sun. We mix bricks from several pallets, so that shades blend and do not stripe.",
      },
      {
        title: "Cement brick and interlocking pavers",
        description:
          "Made to SANS 1058. We choose 50 to 60 mm for light traffic and 80 mm for industrial yards.",
      },
      {
        title: "Natural stone",
        description:
          "Sorted by thickness before laying, so that the bed stays even and no corner rocks underfoot.",
      },
      {
        title: "Cobblestone and flagstone",
        description:
          "Setts for entrances, bands and gutters, where a rough, hard face slows cars and lasts. Flags for terraces.",
      },
      {
        title: "Concrete slabs",
        description:
          "Large faces on a fully supported bed. A hollow under one corner is where a slab cracks.",
      },
      {
        title: "Precast kerbs and edge restraints",
        description:
          "Set in concrete before laying begins. They hold the outer rows when wheels push against them.",
      },
      {
        title: "Permeable paving",
        description:
          "Only where the ground allows. On possible dolomite, water must be led away, not soaked in, and a geotechnical opinion comes first.",
      },
      {
        title: "Anti-slip and UV sealants",
        description: `For pool edges, ramps and colours you want to keep. A sealed surface needs a fresh coat ${figures.resealing}.`,
      },
    ],
  },
  guarantees: {
    heading: "Three guarantees, in plain words",
    lead: "One covers our hands, one covers the maker’s product, and one covers the day we hand over.",
    items: [
      {
        title: figures.workmanshipWarranty,
        description:
          "If paving sinks, spreads or comes loose because of how we laid it, we lift it and lay it again.",
      },
      {
        title: "Manufacturer material warranty",
        description: `Manufacturers warrant their materials for ${figures.materialWarranty}, depending on the product. We tell you which term applies to yours.`,
      },
      {
        title: "Satisfaction guarantee",
        description:
          "We walk over the finished work with you. Whatever is not right goes on a list, and we work through it.",
      },
    ],
  },
  closing: {
    kind: "closing",
    heading: "Let us look at your ground",
    text: "Tell us what you want paved. We visit free of charge, measure, look at the soil and send you an itemised quote.",
    quote: "dialog",
    more: { text: "See what we pave", to: "/services" },
  },
} satisfies AboutPage;
