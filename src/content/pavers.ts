import type { LibraryPaver } from "../content-schema/gallery-schema.ts";
import { type PaverName, paverEntry } from "../domain/pavers.ts";
import { pricePerSquareMetre } from "./figures.ts";
import type { paverFilters } from "./interface/pavers.ts";

type PaverUse = keyof typeof paverFilters.use;

const prices = {
  basic: `Basic: ${pricePerSquareMetre} laid`,
  premium: "Premium: the planner has its price",
  visit: "Priced after a site visit",
} as const;

/** What the table of pavers says of one: its size, thickness by what it carries, and price. */
function fromTable(paver: PaverName, ...uses: readonly PaverUse[]) {
  const { length, width, thickness, joint, price } = paverEntry(paver);
  const traffic = { feet: "foot", cars: "cars", trucks: "trucks" } as const;
  const thick = [...new Set(uses.map((use) => thickness[traffic[use]]))].join(" or ");
  const sizes: Partial<Record<PaverName, string>> = {
    hexagon: `${length} mm across, ${thick} mm thick`,
    sett: `about ${length} mm, 80 to 100 mm deep, joints of ${joint} mm, laid in arcs or rows`,
    "clay-brick": `${length} × ${width} mm or as its maker makes it, ${thick} mm thick`,
    "permeable-block": `${length} × ${width} mm with its joint of 8 to 10 mm of grit, ${thick} mm thick`,
  };
  const size = sizes[paver] ?? `${length} × ${width} mm, ${thick} mm thick`;
  return { paver, uses, size, price: prices[price] };
}

const clay = {
  kind: "brick",
  ...fromTable("clay-brick", "feet", "cars"),
  ageing: "Its colour is fired through and stays; the faces gain a soft sheen where feet pass.",
  cleaning: "Sweep, then water and a stiff brush; a jet held close washes the sand out.",
} as const;

const cement = {
  kind: "brick",
  ...fromTable("cement-brick", "feet", "cars"),
  ageing: "White bloom in the first months is lime and wears off; strong sun pales it a little.",
  cleaning: "Sweep and rinse; soak oil up at once, then use a degreaser made for concrete.",
} as const;

const slab = {
  kind: "slab",
  whereNot: "Where wheels roll: a slab of 50 mm cracks under a car.",
} as const;

/**
 * The kinds of pavers in the gallery, in the order in which they are shown. To add one, add an entry and its
 * picture to pictures/; what it measures is in the table of src/domain/pavers.ts. For `plan`, plan something with it and copy the link.
 */
export const pavers: readonly LibraryPaver[] = [
  {
    ...clay,
    id: "clay-red",
    name: "Clay brick, red",
    picture: "paver-clay-red",
    colour: "red",
    where: "Driveways and courtyards of brick houses, in herringbone where wheels turn.",
    whereNot: "Deep shade, where moss makes any clay slippery.",
    project: "clay-driveway-herringbone",
    plan: "/services/driveway?plan=rectangle-8x6_cars_standard_herringbone-45_clay-red_soldier-course_charcoal_bare#planner",
  },
  {
    ...clay,
    id: "clay-brown",
    name: "Clay brick, brown",
    picture: "paver-clay-brown",
    colour: "brown",
    where: "Paths and patios beside timber and stone; it hides leaf stains.",
    whereNot: "Round a pool in full sun: dark clay is hot under bare feet.",
    plan: "/services/patio?plan=rectangle-5x4_feet_standard_basket-weave_clay-brown_none_clay-brown_lawn#planner",
  },
  {
    ...clay,
    id: "terracotta",
    name: "Clay brick, terracotta",
    picture: "paver-terracotta",
    colour: "red",
    where: "Garden paths and verandas, in stretcher bond along the way one walks.",
    whereNot: "Beside red face brick, whose tone it misses by a little.",
    plan: "/services/walkway?plan=rectangle-15x1.2_feet_standard_stretcher_terracotta_header-course_clay-brown_lawn#planner",
  },
  {
    ...cement,
    id: "cement-grey",
    name: "Cement brick, grey",
    picture: "paver-grey",
    colour: "grey",
    where: "Driveways, parking and long paths, where one price per metre counts most.",
    whereNot: "Below cars that drip oil: pale grey shows every stain.",
    project: "concrete-driveway-jacarandas",
    plan: "/services/driveway?plan=rectangle-8x6_cars_standard_herringbone_grey_none_charcoal_bare#planner",
  },
  {
    ...cement,
    id: "cement-charcoal",
    name: "Cement brick, charcoal",
    picture: "paver-charcoal",
    colour: "dark",
    where: "Borders, parking bays and modern driveways; it hides tyre marks.",
    whereNot: "Round a pool or on a sunny deck: it is too hot for bare feet.",
    plan: "/services/driveway?plan=rectangle-8x6_cars_standard_stretcher_charcoal_soldier-course_grey_bare#planner",
  },
  {
    ...cement,
    id: "cement-sandstone",
    name: "Cement brick, sandstone",
    picture: "paver-sandstone",
    colour: "sand",
    where: "Pool surrounds and patios: light tones stay cooler under bare feet.",
    whereNot: "Below trees that drop berries or jacaranda flowers, which stain it.",
    plan: "/services/patio?plan=rectangle-5x4_feet_standard_basket-weave_sandstone_none_clay-brown_lawn#planner",
  },
  {
    ...cement,
    id: "cement-autumn",
    name: "Cement brick, autumn blend",
    picture: "paver-autumn-blend",
    colour: "mixed",
    where: "Large driveways: four tones, mixed from several pallets, hide wear and repairs.",
    whereNot: "Small paths, where the blend has no room to show.",
    plan: "/services/driveway?plan=rectangle-8x6_cars_standard_herringbone-45_autumn-blend_soldier-course_charcoal_bare#planner",
  },
  {
    ...cement,
    id: "cement-slate",
    name: "Cement brick, slate blend",
    picture: "paver-slate-blend",
    colour: "grey",
    where: "Office parks and modern houses, between plaster, glass and steel.",
    whereNot: "Beside red brick: cold greys and warm reds fight.",
    plan: "/services/driveway?plan=rectangle-8x6_cars_standard_stretcher_slate-blend_none_charcoal_bare#planner",
  },
  {
    ...slab,
    id: "slab-sandstone",
    name: "Square slab, sandstone",
    picture: "paver-slab-sandstone",
    colour: "sand",
    ...fromTable("slab-400", "feet"),
    where: "Patios and pool decks; large faces make a small garden calm.",
    ageing: "Pales a little in strong sun; rust from pots and chairs stays.",
    cleaning: "Rinse after rain has brought soil; scrub algae off in shaded corners each spring.",
    plan: "/services/pool?plan=surround-8x4x1.5_feet_standard_stack_sandstone_none_sandstone_lawn_none_slab-400#planner",
  },
  {
    ...slab,
    id: "slab-charcoal",
    name: "Long slab, charcoal",
    picture: "paver-slab-charcoal",
    colour: "dark",
    ...fromTable("slab-600", "feet"),
    where: "Covered patios and entrances, in half bond or by thirds.",
    ageing: "White bloom shows most on dark slabs and wears off within months.",
    cleaning: "Sweep grit off before it scratches; rinse, and let bloom wear off by itself.",
    plan: "/services/patio?plan=rectangle-5x4_feet_standard_stretcher_charcoal_none_charcoal_lawn_none_slab-600#planner",
  },
  {
    ...slab,
    id: "slab-exposed",
    name: "Square slab, exposed stone",
    picture: "paver-slab-exposed",
    colour: "mixed",
    ...fromTable("slab-450", "feet"),
    price: prices.premium,
    where: "Ramps, steps and wet paths: small stones in the face give grip.",
    ageing: "The stones keep their colour; the cement between them wears back slowly.",
    cleaning: "A stiff brush with water lifts dirt from between the stones.",
    plan: "/services/walkway?plan=rectangle-15x1.2_feet_premium_stretcher_autumn-blend_none_grey_lawn_none_slab-450#planner",
  },
  {
    id: "granite-cobble",
    name: "Granite cobble",
    picture: "paver-granite-cobble",
    colour: "grey",
    kind: "stone",
    ...fromTable("sett", "feet", "cars"),
    where: "Thresholds, gate strips and fire circles, where it slows wheels and marks a place.",
    whereNot: "Under chairs, prams and heels: its faces are not level.",
    ageing: "Hardly at all: edges round off over decades.",
    cleaning: "Any brush, or a jet held flat; refill the joints with sand afterwards.",
    project: "estate-entrance-threshold",
    plan: "/services/custom-design?plan=circle-5_feet_premium_cobble-fan_slate-blend_soldier-course_clay-brown_lawn#planner",
  },
  {
    id: "flagstone",
    name: "Flagstone",
    picture: "paver-flagstone",
    colour: "mixed",
    kind: "stone",
    size: "irregular, 30 to 50 mm thick",
    uses: ["feet"],
    price: prices.premium,
    where: "Garden paths and seats under trees, cut on site to fit one another.",
    whereNot: "Where wheels roll; under chairs, unless it lies in mortar on concrete.",
    ageing: "Weathers softly; thin layers may flake from some stones in frost.",
    cleaning: "Water and a soft brush; acid cleaners eat the stone.",
    project: "stone-path-brick-edges",
  },
  {
    id: "permeable-block",
    name: "Permeable block",
    picture: "paver-permeable",
    colour: "grey",
    kind: "brick",
    ...fromTable("permeable-block", "feet", "cars"),
    where: "Parking and paths whose rain should sink in, on ground that lets it.",
    whereNot:
      "Ground that may be dolomitic, as under Centurion and parts of the West Rand and Ekurhuleni: water must be led away, and a geotechnical opinion comes first.",
    ageing: "Its joints fill with dust in some years and then let less rain through.",
    cleaning:
      "Sweep leaves off before they rot; have the gravel sucked out and renewed when puddles stay.",
    plan: "/services/eco-friendly?plan=rectangle-8x6_cars_permeable_stretcher_grey_none_charcoal_bare#planner",
  },
  {
    ...cement,
    id: "hexagon",
    name: "Hexagon, sand and terracotta",
    picture: "paver-hexagon",
    colour: "sand",
    ...fromTable("hexagon", "feet", "cars"),
    where: "Patios and verandas, where the pattern is seen from above.",
    whereNot: "Where wheels turn: herringbone holds better there.",
    project: "hexagon-patio",
    plan: "/services/patio?plan=rectangle-5x4_feet_standard_hexagon_sandstone_none_clay-brown_lawn#planner",
  },
  {
    ...cement,
    id: "interlocking-block",
    name: "Interlocking block",
    picture: "paver-zigzag",
    colour: "grey",
    ...fromTable("interlocking-block", "cars", "trucks"),
    where: "Yards, loading bays and estate roads: its zigzag sides lock into the next row.",
    whereNot: "Small patios, where its zigzag looks like a yard.",
    project: "truck-yard-interlocking",
    plan: "/services/industrial?plan=area-1200_trucks_to-50_day_in-phases_none#planner",
  },
];
