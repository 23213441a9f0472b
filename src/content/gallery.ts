import type { GalleryPage } from "./page-schema.ts";
import { quotedFilters, quotedHeadings } from "./quoted-texts.ts";
/** The gallery. To add a project, add an entry to `projects` and its picture to pictures/. */
export const gallery = {
  meta: {
    title: "Paving gallery: patterns, edges and falls",
    description:
      "Ten kinds of paving shown close up: driveways, patios, a pool surround, a stone path, a forecourt, a truck yard and a repair, with the layers under each.",
  },
  hero: {
    heading: "Ten kinds of paving, and what lies under them",
    lead: "The pictures show the patterns. The text says how thick the pavers are, what they lie on, what holds the edge and where the rain goes.",
    picture: "restaurant-terrace",
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
    },
    {
      id: "pergola-patio-large-slabs",
      title: "Slab patio under a pergola",
      category: "patio",
      picture: "pergola-patio",
      description:
        "Pale slabs in a half bond, joints lined up with the pergola posts so that no thin slivers are cut. Foot traffic needs a thinner base, built the same way: compacted gravel, screeded sand, and a fall of 2% away from the house.",
    },
    {
      id: "truck-yard-interlocking",
      title: "Truck yard in interlocking blocks",
      category: "industrial",
      picture: "industrial-yard",
      description:
        "Shaped concrete blocks, 80 mm thick, that interlock on every side. They lie on thin sand over a stabilised base designed for the axle loads. Concrete edge beams hold the yard; the falls take water away from the dock.",
    },
    {
      id: "stone-path-brick-edges",
      title: "Stone path between brick edges",
      category: "walkway",
      picture: "garden-walkway-stone",
      description:
        "Irregular flagstones, fitted so that joints stay narrow and no four corners meet. Clay bricks on a concrete haunch keep both sides straight. The path is slightly higher in the middle, so rain runs into the beds.",
    },
    {
      id: "pool-surround-coping",
      title: "Pool surround with matching coping",
      category: "pool",
      picture: "pool-surround-slabs",
      description:
        "Light slabs in mixed sizes, and a coping of the same stone around the water. The joint behind the coping stays flexible, so shell and paving can move apart without cracking. The surround falls away from the pool.",
    },
    {
      id: "forecourt-long-pavers",
      title: "Shop forecourt in long pavers",
      category: "commercial",
      picture: "retail-dusk",
      description:
        "Long concrete pavers in running bond, flush with the shop floor so that prams and trolleys roll in. A darker course marks the walking line. Bollards stand in their own footings, and the fall carries rain away from the doors.",
    },
    {
      id: "concrete-driveway-jacarandas",
      title: "Block driveway under jacarandas",
      category: "driveway",
      picture: "jacaranda-driveway",
      description:
        "Grey concrete blocks in stretcher bond, laid across the direction of travel, between kerbs that keep the lawn out. The trees are set back from the kerb. If a root lifts the paving, the blocks can be taken up and relaid one by one.",
    },
    {
      id: "hexagon-patio",
      title: "Hexagon patio in warm tones",
      category: "patio",
      picture: "hexagonal-patio",
      description:
        "Hexagonal pavers in four clay and sand tones, mixed from several pallets so that the colours blend. Half pieces close the sides against a flush edge. Fine sand fills every joint. The patio drains to the planted side.",
    },
    {
      id: "estate-entrance-threshold",
      title: "Estate entrance with a cobbled strip",
      category: "commercial",
      picture: "estate-entrance",
      description:
        "Cobbles slow cars before the boom. A dark header course divides them from the clay herringbone beyond. Barrier kerbs on concrete hold both sides. The base is thicker than a driveway’s, because removal vans and refuse trucks stop here.",
    },
    {
      id: "sunken-blocks-relaid",
      title: "Sunken blocks lifted and relaid",
      category: "repairs",
      picture: "paving-repair",
      description:
        "Blocks lifted and stacked, the hollow below made good in compacted gravel, fresh sand screeded to the neighbouring level. The same blocks go back along a string line, and are compacted with sand in the joints. The repair does not show.",
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
