import type { GalleryPage } from "../content-schema/gallery-schema.ts";
import { doneProjects } from "./done-projects.ts";
import { pavers } from "./pavers.ts";
import { specifiedFilters, specifiedHeadings } from "./specified-texts.ts";
/**
 * The gallery. To add a project, add an entry to `projects` and its picture to pictures/. For `plan`,
 * plan something like it and copy the link.
 */
export const gallery = {
  meta: {
    title: "Paving gallery: patterns, edges and falls",
    description:
      "Kinds of paving shown close up: driveways, patios, a pool surround, a stone path, a forecourt, a truck yard and a repair, with the layers under each.",
  },
  hero: {
    heading: "Kinds of paving, and what lies under them",
    lead: "The pictures show the patterns. The text says how thick the pavers are, what they lie on, what holds the edge and where the rain goes.",
    picture: "cement-basket-weave",
  },
  filters: [
    { label: specifiedFilters.all, category: "all" },
    { label: specifiedFilters.driveway, category: "driveway" },
    { label: specifiedFilters.patio, category: "patio" },
    { label: specifiedFilters.commercial, category: "commercial" },
    { label: specifiedFilters.industrial, category: "industrial" },
    { label: specifiedFilters.walkway, category: "walkway" },
    { label: specifiedFilters.pool, category: "pool" },
  ],
  empty: specifiedHeadings.noProjects,
  projects: [
    ...doneProjects,
    {
      id: "clay-driveway-herringbone",
      title: "Clay driveway in herringbone",
      category: "driveway",
      picture: "clay-herringbone-driveway",
      description:
        "Clay pavers in herringbone, held by concrete edges. Under them: 25 mm of sand on compacted gravel. The driveway falls away from the garage door.",
      pattern: "Herringbone",
      paver: "Red clay, charcoal borders",
      plan: "/services/driveway?plan=rectangle-8x6_cars_standard_herringbone_clay-red_soldier-course_charcoal_bare#planner",
    },
    {
      id: "pergola-patio-large-slabs",
      title: "Slab patio under a pergola",
      category: "patio",
      picture: "pergola-patio",
      description:
        "Large pale slabs in half bond under a timber pergola. A thin base carries feet, and a fall of 2% takes rain away from the house.",
      pattern: "Half bond",
      paver: "Large pale slabs",
      plan: "/services/patio?plan=rectangle-5x4_feet_premium_stretcher_sandstone_none_clay-brown_lawn_none_slab-600#planner",
    },
    {
      id: "truck-yard-interlocking",
      title: "Truck yard in interlocking blocks",
      category: "industrial",
      picture: "industrial-yard",
      description:
        "Shaped concrete blocks, 80 mm thick, interlock in front of a loading dock. Gravel bound with cement carries the axles.",
      pattern: "Interlocking",
      paver: "Shaped concrete blocks, 80 mm",
      plan: "/services/industrial?plan=area-1200_trucks_to-50_day_in-phases_none#planner",
    },
    {
      id: "stone-path-brick-edges",
      title: "Stone path between brick edges",
      category: "walkway",
      picture: "garden-walkway-stone",
      description:
        "Irregular flagstones with narrow joints lead to a gate. Clay bricks on concrete hold both sides.",
      pattern: "Irregular",
      paver: "Flagstones, clay brick edges",
      plan: "/services/walkway?plan=rectangle-15x1.2_feet_premium_stretcher_sandstone_header-course_clay-red_lawn_none_slab-450#planner",
    },
    {
      id: "pool-surround-coping",
      title: "Pool surround with matching coping",
      category: "pool",
      picture: "pool-surround-slabs",
      description:
        "Sand-coloured slabs in staggered rows, with a coping, the rim of the pool, of the same slabs. A flexible joint lets shell and paving move apart.",
      pattern: "Staggered rows",
      paver: "Sand-coloured slabs",
      plan: "/services/pool?plan=surround-8x4x1.5_feet_premium_stretcher_sandstone_none_sandstone_lawn_none_slab-600#planner",
    },
    {
      id: "restaurant-terrace-basket-weave",
      title: "Restaurant terrace in basket weave",
      category: "commercial",
      picture: "restaurant-terrace",
      description:
        "Clay pavers in basket weave, with small bevels, so chairs do not rock. The terrace falls 2% to the planted side.",
      pattern: "Basket weave",
      paver: "Clay, small bevels",
      plan: "/services/commercial?plan=area-150_cars_to-200_after-hours_in-phases_none#planner",
    },
    {
      id: "concrete-driveway-jacarandas",
      title: "Block driveway under jacarandas",
      category: "driveway",
      picture: "jacaranda-driveway",
      description:
        "Grey concrete blocks in stretcher bond, between kerbs that keep the lawn out. If a root lifts them, they are relaid one by one.",
      pattern: "Stretcher bond",
      paver: "Grey concrete blocks",
      plan: "/services/driveway?plan=rectangle-8x6_cars_standard_stretcher_grey_none_charcoal_bare#planner",
    },
    {
      id: "hexagon-patio",
      title: "Hexagon patio in warm tones",
      category: "patio",
      picture: "hexagonal-patio",
      description:
        "Hexagonal pavers in sand and terracotta tones, mixed from several pallets. Fine sand fills every joint.",
      pattern: "Hexagon",
      paver: "Hexagons in sand and terracotta",
      plan: "/services/patio?plan=rectangle-5x4_feet_standard_hexagon_sandstone_none_charcoal_lawn#planner",
    },
    {
      id: "estate-entrance-threshold",
      title: "Estate entrance with a cobbled strip",
      category: "commercial",
      picture: "estate-entrance",
      description:
        "A band of cobbles slows cars before the boom. Clay herringbone follows, on a base for refuse trucks.",
      pattern: "Herringbone, a band of cobbles",
      paver: "Clay, granite cobbles",
      plan: "/services/commercial?plan=area-400_trucks_to-200_day_in-phases_none#planner",
    },
    {
      id: "sunken-blocks-relaid",
      title: "Sunken blocks lifted and relaid",
      category: "repairs",
      picture: "paving-repair",
      description:
        "Blocks are lifted, the hollow is filled with compacted gravel and fresh sand is drawn level. The same blocks go back.",
      pattern: "As it was",
      paver: "The same blocks, relaid",
      plan: "/services/repairs?plan=rectangle-3x2_cars_standard_stretcher_grey_none_charcoal_old-paving#planner",
    },
  ],
  library: {
    heading: "Pavers and patterns",
    lead: "Kinds of pavers, whoever makes them: one square metre of each, dry above the line and wet below it. The real one comes with us to your site visit.",
    pavers,
  },
  closing: {
    kind: "closing",
    heading: "Seen a pattern you like?",
    text: "Say which one and send a rough size. We’ll come, measure and price it line by line.",
    quote: "contact",
    more: { text: "See all paving services", to: "/services" },
  },
} satisfies GalleryPage;
