import type { HomePage } from "../content-schema/page-schema.ts";
import * as figures from "./figures.ts";
import { vatLine, vatOfGuide, withPriceItems } from "./guide-price-items.ts";
import { specifiedButtons } from "./specified-texts.ts";
import { suburbFinder } from "./suburb-finder.ts";

const [experience, projects, quality, rating] = figures.stats;

export const home = {
  meta: {
    title: "Paving contractor in Gauteng",
    description:
      "Driveways, patios, parking areas and industrial yards in Gauteng, built on a base that drains. Free site visit, itemised quote, guaranteed workmanship.",
  },
  hero: {
    heading: "Paving that stays level through the summer storms",
    lead: "Driveways, patios, parking and yards in Gauteng. First the base, the slope for the rain and the edges, then the pavers.",
    picture: "hero-entrance-court",
    quoteButton: specifiedButtons.getQuote,
    servicesLink: { text: specifiedButtons.exploreServices, to: "/services" },
    proof: [
      withPriceItems(`${figures.pricePerSquareMetre}, as a guide`, vatOfGuide),
      "Free on-site visit and itemised quote",
      figures.workmanshipWarranty,
    ],
  },
  blocks: [
    {
      kind: "stat-tiles",
      stats: [
        { value: experience.value, label: "Years experience" },
        { value: projects.value, label: "Projects completed" },
        { value: quality.value, label: "Quality guaranteed" },
        { value: rating.value, label: "Customer rating" },
      ],
    },
    { kind: "offer" },
    {
      kind: "categories",
      id: "services",
      heading: "Cars, crowds or forklifts: each needs its own base",
      lead: "What will drive or walk on the paving decides the paver, the pattern and the depth of the base. We ask about that first, and about colour second.",
      cards: [
        {
          title: "Residential",
          description: `Driveways, patios, pool surrounds and garden paths; as a guide, ${figures.pricePerSquareMetre}. We set the levels so that rain runs away from the house.`,
          picture: "pergola-patio",
          to: "/services/residential",
          linkText: "Residential paving",
        },
        {
          title: "Commercial",
          description:
            "Office parks, shopping centres, schools and parking areas. We work in phases or after hours, and keep a safe, level path to the door.",
          picture: "retail-dusk",
          to: "/services/commercial",
          linkText: "Commercial paving",
        },
        {
          title: "Industrial",
          description:
            "Warehouse yards, loading bays, truck routes and container yards. Blocks of 80 mm or more in herringbone, on a base designed for the axle loads and tight turns it will carry.",
          picture: "container-yard",
          to: "/services/industrial",
          linkText: "Industrial paving",
        },
      ],
      estates: {
        heading: "Managing an estate or complex?",
        links: [
          { text: "Read a sample quote", to: "/services#sample-quote" },
          { text: "Compare quotes line by line", to: "/services#compare-quotes" },
          { text: "Plan ten years of paving", to: "/services/commercial#ten-year-plan" },
        ],
      },
    },
    {
      kind: "numbered-reasons",
      id: "reasons",
      heading: "What you can hold us to",
      lead: "Paving fails when the base is thin, the edge is loose or the water cannot get away. These are the promises we make before work starts.",
      picture: "granite-setts",
      items: [
        {
          title: "We come and look, free of charge",
          description:
            "We measure, take levels, see where the stormwater goes and look at the ground. Then we give you a price.",
        },
        {
          title: "You see what each item costs",
          description:
            "Base, edging, pavers and labour are separate items in the quote. You are under no obligation to accept it.",
        },
        {
          title: "Materials meet the standard",
          description:
            "We lay SABS-approved materials. Our concrete pavers are made to SANS 1058, which tests strength and wear.",
        },
        {
          title: "The workmanship is guaranteed",
          description: `Every job carries a ${figures.workmanshipWarranty}. If our work sinks or spreads, we come back and put it right.`,
        },
        {
          title: "Our staff are licensed and insured",
          description:
            "Estates and landlords often ask for proof before they let a contractor in. Ask us for it with your quote.",
        },
        {
          title: "Local experts who know Gauteng’s ground",
          description:
            "Much of Centurion lies on dolomite, Northcliff is on a rocky ridge, and north of Pretoria there is often clay. Each needs its own base.",
        },
      ],
    },
    {
      kind: "quote-form",
      id: "quote",
      heading: "Ask for your quote",
      lead: "Five short answers are enough to start. Your request comes to us alone; it is not passed on to a list of contractors.",
      callText: "Call us",
      emailLink: { text: "Email us", to: "/contact" },
      promise: `We reply within ${figures.replyWithin}.`,
      price: `${withPriceItems(`As a guide, paving costs ${figures.pricePerSquareMetre}.`, vatLine)} We confirm your price on site.`,
      steps: [
        {
          title: "A call",
          description:
            "We phone you back, ask what the paving has to carry, and agree on a day for the visit.",
        },
        {
          title: "A site visit",
          description:
            "We measure, check the slopes and the drains, and look at the soil. You can show us any problems you have now.",
        },
        {
          title: "An itemised quote",
          description: `It stays valid for ${figures.quoteValidity}, so you have time to compare.`,
        },
      ],
    },
    {
      kind: "area-finder",
      id: "areas",
      heading: "Where we work, from Harties to Springs",
      lead: "Each area has its own page, because the ground differs: dolomite under Centurion, clay north of Pretoria, roots in Johannesburg’s old suburbs, steep stands around Hartbeespoort.",
      others: [
        "And in ",
        { text: "Benoni", to: "/areas/benoni" },
        ", ",
        { text: "Boksburg", to: "/areas/boksburg" },
        ", ",
        { text: "Germiston", to: "/areas/germiston" },
        ", ",
        { text: "Kempton Park", to: "/areas/kempton-park" },
        ", ",
        { text: "Randburg", to: "/areas/randburg" },
        " and ",
        { text: "Roodepoort", to: "/areas/roodepoort" },
        ".",
      ],
      more: { text: "All the areas we serve", to: "/areas-we-serve" },
      finder: { heading: "What is your ground like?", ...suburbFinder },
    },
  ],
} satisfies HomePage;
