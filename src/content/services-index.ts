import type { ServicesIndexPage } from "./page-schema.ts";
/** The services page. The page adds the link text "Learn More". */
export const servicesIndex = {
  meta: {
    title: "Paving services for homes, business and industry",
    description:
      "Driveways, patios, pool surrounds, walkways, parking, kerbing and repairs in Gauteng, each built up from compacted ground. Free site visit, itemised quote.",
  },
  hero: {
    heading: "Every paved surface starts with its base",
    lead: "A garden path and a truck yard share the same five layers. What changes is the thickness of each layer, the block on top and the pattern it is laid in. Choose the kind of property, or go straight to the work you need.",
    picture: "permeable-gravel-joints",
  },
  categories: {
    heading: "Start with the property",
    lead: "Feet, cars or trucks: the load decides how thick the base must be, and much of the price.",
    cards: [
      {
        title: "Residential paving",
        description:
          "Driveways, patios, pool surrounds and garden paths for houses and townhouses. We work around your gate, your trees and the way your family uses the yard.",
        picture: "face-brick-driveway",
        to: "/services/residential",
      },
      {
        title: "Commercial paving",
        description:
          "Office parks, shopping centres, restaurants, schools and parking lots. Work is phased, or done after hours, so that your entrances stay open while we pave.",
        picture: "office-forecourt",
        to: "/services/commercial",
      },
      {
        title: "Industrial paving",
        description:
          "Warehouses, yards, loading bays and truck routes. Interlocking blocks on an engineered base, built for axle loads, tight turns and forklifts that work every day.",
        picture: "container-yard",
        to: "/services/industrial",
      },
    ],
  },
  services: {
    heading: "Or start with the work",
    lead: "Nine pages, one for each kind of work: how we build it, what goes wrong when it is rushed, and what it costs.",
    cards: [
      {
        title: "Driveway paving",
        description:
          "Herringbone on compacted gravel, edges set in concrete, and falls that keep rain out of the garage. Built for cars that use the same two tracks every day.",
        picture: "jacaranda-driveway",
        to: "/services/driveway",
      },
      {
        title: "Patio paving",
        description:
          "A level place for a table, with enough fall that it dries after rain. Slabs, clay or stone, laid below the damp-proof course and away from the wall.",
        picture: "dam-mountain-terrace",
        to: "/services/patio",
      },
      {
        title: "Pool surrounds",
        description:
          "Slip-resistant paving around the water, with a flexible joint at the coping and a base compacted where pool backfill tends to settle. Cool tones for bare feet.",
        picture: "charcoal-pool-deck",
        to: "/services/pool",
      },
      {
        title: "Walkways",
        description:
          "Paths wide enough for two, firm underfoot in the wet, with edges that stay put. From stepping stones in lawn to ramps for a wheelchair.",
        picture: "garden-path-clay",
        to: "/services/walkway",
      },
      {
        title: "Parking areas",
        description:
          "Bays set out in coloured blocks that never need repainting, a base for delivery vans as well as cars, and channels that take stormwater before it ponds.",
        picture: "parking-bays",
        to: "/services/parking",
      },
      {
        title: "Eco-friendly paving",
        description:
          "Less hard surface, reclaimed pavers, open joints. Where ground may be dolomitic, water is led away, not soaked in, and a geotechnical opinion comes before permeable paving.",
        picture: "permeable-rain-garden",
        to: "/services/eco-friendly",
      },
      {
        title: "Paving repairs",
        description:
          "Sunken tracks, lifted roots, washed-out sand and loose kerbs. We lift the pavers, repair the base and lay the same pavers back where they are sound.",
        picture: "paving-repair",
        to: "/services/repairs",
      },
      {
        title: "Kerbing",
        description:
          "Barrier, mountable and edging kerbs on a concrete bed with a haunch behind. The kerb goes in first, because it stops the paving from spreading.",
        picture: "curved-kerb-street",
        to: "/services/kerbing",
      },
      {
        title: "Custom design",
        description:
          "Borders, fans, colour blends and numbers set into the ground. Drawn to scale on your own measurements, so that curves run true and cuts do not show.",
        picture: "granite-setts",
        to: "/services/custom-design",
      },
    ],
  },
  planner: {
    kind: "planner",
    heading: "Plan it before you ask",
    lead: "Enter a size, choose pavers and pattern, and see it laid to scale with a guide price. One press puts the plan into your request.",
    presets: ["two-car", "patio", "pool-deck", "path", "twenty-bays"],
    work: "residential",
  },
  closing: {
    kind: "closing",
    heading: "Not sure which service you need?",
    text: "Describe what you see: a puddle, a dip, bare ground by the garage. We look at it on site, tell you what it needs and send an itemised quote. The visit is free.",
    quote: "dialog",
    more: { text: "See the gallery", to: "/gallery" },
  },
} satisfies ServicesIndexPage;
