import type { GalleryPage } from "./page-schema.ts";
import { quotedFilters, quotedHeadings } from "./quoted-texts.ts";
/**
 * The gallery. To add a project, add an entry to `projects` and its picture to pictures/. For `plan`,
 * plan something like it and copy the link.
 */
export const gallery = {
  meta: {
    title: "Paving gallery: patterns, edges and falls",
    description:
      "Ten kinds of paving shown close up: driveways, patios, a pool surround, a stone path, a forecourt, a truck yard and a repair, with the layers under each.",
  },
  hero: {
    heading: "Ten kinds of paving, and what lies under them",
    lead: "The pictures show the patterns. The text says how thick the pavers are, what they lie on, what holds the edge and where the rain goes.",
    picture: "cement-basket-weave",
  },
  filters: [
    { label: quotedFilters.all, category: "all" },
    { label: quotedFilters.driveway, category: "driveway" },
    { label: quotedFilters.patio, category: "patio" },
    { label: quotedFilters.commercial, category: "commercial" },
    { label: quotedFilters.industrial, category: "industrial" },
    { label: quotedFilters.walkway, category: "walkway" },
    { label: quotedFilters.pool, category: "pool" },
  ],
  empty: quotedHeadings.noProjects,
  projects: [
    {
      id: "clay-driveway-herringbone",
      title: "Clay driveway in herringbone",
      category: "driveway",
      picture: "clay-herringbone-driveway",
      description:
        "Clay pavers in herringbone, the pattern that resists turning wheels. A dark border course runs beside a concrete edge, cast before the first row was laid. Below: 25 mm of sand on compacted gravel. The surface falls away from the garage door.",
      plan: "/services/driveway?plan=rectangle-8x6_cars_standard_herringbone_clay-red_soldier-course_charcoal_bare#planner",
    },
    {
      id: "pergola-patio-large-slabs",
      title: "Slab patio under a pergola",
      category: "patio",
      picture: "pergola-patio",
      description:
        "Pale slabs in a half bond, joints lined up with the pergola posts so that no thin slivers are cut. Foot traffic needs a thinner base, built the same way: compacted gravel, screeded sand, and a fall of 2% away from the house.",
      plan: "/services/patio?plan=rectangle-5x4_feet_premium_stretcher_sandstone_none_clay-brown_lawn#planner",
    },
    {
      id: "truck-yard-interlocking",
      title: "Truck yard in interlocking blocks",
      category: "industrial",
      picture: "industrial-yard",
      description:
        "Shaped concrete blocks, 80 mm thick, that interlock on every side. They lie on thin sand over a stabilised base designed for the axle loads. Concrete edge beams hold the yard; the falls take water away from the dock.",
      plan: "/services/industrial?plan=area-1200_trucks_to-50_day_in-phases_none#planner",
    },
    {
      id: "stone-path-brick-edges",
      title: "Stone path between brick edges",
      category: "walkway",
      picture: "garden-walkway-stone",
      description:
        "Irregular flagstones, fitted so that joints stay narrow and no four corners meet. Clay bricks on a concrete haunch keep both sides straight. The path is slightly higher in the middle, so rain runs into the beds.",
      plan: "/services/walkway?plan=rectangle-15x1.2_feet_premium_stretcher_sandstone_header-course_clay-red_lawn#planner",
    },
    {
      id: "pool-surround-coping",
      title: "Pool surround with matching coping",
      category: "pool",
      picture: "pool-surround-slabs",
      description:
        "Light slabs in mixed sizes, and a coping of the same stone around the water. The joint behind the coping stays flexible, so shell and paving can move apart without cracking. The surround falls away from the pool.",
      plan: "/services/pool?plan=surround-8x4x1.5_feet_premium_stretcher_sandstone_header-course_sandstone_lawn#planner",
    },
    {
      id: "restaurant-terrace-basket-weave",
      title: "Restaurant terrace in basket weave",
      category: "commercial",
      picture: "restaurant-terrace",
      description:
        "Warm clay pavers in basket weave. The bevels are small, so that chairs do not rock. The terrace meets the door sill without a step, falls 1% to the planted side, and its joints are sealed against wine and grease.",
      plan: "/services/commercial?plan=area-150_cars_to-200_after-hours_in-phases_none#planner",
    },
    {
      id: "concrete-driveway-jacarandas",
      title: "Block driveway under jacarandas",
      category: "driveway",
      picture: "jacaranda-driveway",
      description:
        "Grey concrete blocks in stretcher bond, laid across the direction of travel, between kerbs that keep the lawn out. The trees are set back from the kerb. If a root lifts the paving, the blocks can be taken up and relaid one by one.",
      plan: "/services/driveway?plan=rectangle-8x6_cars_standard_stretcher_grey_none_charcoal_bare#planner",
    },
    {
      id: "hexagon-patio",
      title: "Hexagon patio in warm tones",
      category: "patio",
      picture: "hexagonal-patio",
      description:
        "Hexagonal pavers in four clay and sand tones, mixed from several pallets so that the colours blend. Half pieces close the sides against a flush edge. Fine sand fills every joint. The patio drains to the planted side.",
      plan: "/services/patio?plan=rectangle-5x4_feet_standard_hexagon_autumn-blend_none_charcoal_lawn#planner",
    },
    {
      id: "estate-entrance-threshold",
      title: "Estate entrance with a cobbled strip",
      category: "commercial",
      picture: "estate-entrance",
      description:
        "Cobbles slow cars before the boom. A dark header course divides them from the clay herringbone beyond. Barrier kerbs on concrete hold both sides. The base is thicker than a driveway’s, because removal vans and refuse trucks stop here.",
      plan: "/services/commercial?plan=area-400_trucks_to-200_day_in-phases_none#planner",
    },
    {
      id: "sunken-blocks-relaid",
      title: "Sunken blocks lifted and relaid",
      category: "repairs",
      picture: "paving-repair",
      description:
        "Blocks lifted and stacked, the hollow below made good in compacted gravel, fresh sand screeded to the neighbouring level. The same blocks go back along a string line, and are compacted with sand in the joints. The repair does not show.",
      plan: "/services/repairs?plan=rectangle-3x2_cars_standard_stretcher_grey_none_charcoal_old-paving#planner",
    },
  ],
  closing: {
    kind: "closing",
    heading: "Seen a pattern you like?",
    text: "Say which one and send the rough size of your area. We come and measure, check the ground and the falls, and price it line by line. The visit is free, with no obligation.",
    quote: "contact",
    more: { text: "See all paving services", to: "/services" },
  },
} satisfies GalleryPage;
