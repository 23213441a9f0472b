import type { ServicesIndexPage } from "../content-schema/page-schema.ts";
import { stripFacts } from "./strip-facts.ts";

/** The services page. The page adds the link text "Learn More". */
export const servicesIndex = {
  meta: {
    title: "Paving services for homes, business and industry",
    description:
      "Driveways, patios, pool surrounds, walkways, parking, kerbing and repairs in Gauteng, each built up from compacted ground. With what each costs.",
  },
  hero: {
    heading: "Paving services, from the base up",
    lead: "A garden path and a truck yard share the same five layers.",
    picture: "clay-running-bond",
  },
  strip: [stripFacts.price, stripFacts.quote, stripFacts.workmanship],
  categories: {
    heading: "Start with the property",
    lead: "Feet, cars or trucks: the load decides the base, and much of the price.",
    cards: [
      {
        title: "Residential paving",
        description:
          "Driveways, patios, pool surrounds and garden paths for houses and townhouses.",
        picture: "face-brick-driveway",
        to: "/services/residential",
      },
      {
        title: "Commercial paving",
        description:
          "Office parks, shopping centres, schools and parking lots, in phases or after hours.",
        picture: "complex-street",
        to: "/services/commercial",
      },
      {
        title: "Industrial paving",
        description:
          "Warehouses, yards, loading bays and truck routes, on a base designed for your axle loads.",
        picture: "container-yard",
        to: "/services/industrial",
      },
    ],
  },
  layers: {
    heading: "The same five layers",
    lead: "Their thickness decides what may drive on them. These lie under a driveway.",
  },
  services: {
    heading: "Or start with the work",
    lead: "How we build it, and what it costs.",
    cards: [
      {
        title: "Driveway paving",
        description: "Herringbone on compacted gravel, with edges set in concrete.",
        picture: "ridge-slope-driveway",
        to: "/services/driveway",
      },
      {
        title: "Patio paving",
        description: "Level enough for a table, with enough fall to dry after rain.",
        picture: "dam-mountain-terrace",
        to: "/services/patio",
      },
      {
        title: "Pool surrounds",
        description: "Slip-resistant, with a flexible joint to the rim of the pool.",
        picture: "sand-pool-deck",
        to: "/services/pool",
      },
      {
        title: "Walkways",
        description: "Straight or curved, with firm edges and a dry surface.",
        picture: "garden-path-clay",
        to: "/services/walkway",
      },
      {
        title: "Parking areas",
        description: "Bays in coloured blocks, and channels that drain a storm.",
        picture: "parking-bays",
        to: "/services/parking",
      },
      {
        title: "Eco-friendly paving",
        description: "Less hard surface, reclaimed pavers, and dolomite checked first.",
        picture: "concrete-slabs-pebbles",
        to: "/services/eco-friendly",
      },
      {
        title: "Paving repairs",
        description: "We rebuild the base and lay your own pavers again.",
        picture: "paving-repair",
        to: "/services/repairs",
      },
      {
        title: "Kerbing",
        description: "To stop cars, to drive over or to edge a path, set in concrete first.",
        picture: "curved-kerb-street",
        to: "/services/kerbing",
      },
      {
        title: "Custom design",
        description: "Borders, fans and numbers, drawn to scale first.",
        picture: "granite-setts",
        to: "/services/custom-design",
      },
    ],
  },
  planner: {
    kind: "planner",
    heading: "Plan it before you ask",
    lead: "Enter a size and see it laid to scale, with a guide price.",
    presets: ["two-car", "patio", "twenty-bays"],
    work: "residential",
  },
  closing: {
    kind: "closing",
    heading: "Not sure which service you need?",
    text: "Describe what you see: a puddle, a dip, bare ground. We’ll come, look and send a quote.",
    quote: "dialog",
    more: { text: "See pavers and patterns", to: "/gallery#pavers" },
  },
} satisfies ServicesIndexPage;
