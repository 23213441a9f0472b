import { spaced } from "../domain/written-numbers.ts";
import type { HomePlan, PavingPlan, SitePlan } from "../planner/domain/paving-plan.ts";

/** A common size in the price table and in the paving planner. */
export interface PavingPreset {
  readonly label: string;
  readonly plan: PavingPlan;
}

const driveway: HomePlan = {
  kind: "home",
  size: { shape: "rectangle", length: 8, width: 6 },
  use: "cars",
  paver: "standard",
  format: "brick",
  pattern: "herringbone",
  colour: "clay-red",
  border: "soldier-course",
  borderColour: "charcoal",
  present: "bare",
  walls: [],
};

const patio: HomePlan = {
  ...driveway,
  size: { shape: "rectangle", length: 5, width: 4 },
  use: "feet",
  format: "slab-600",
  pattern: "stretcher",
  colour: "sandstone",
  borderColour: "clay-brown",
  present: "lawn",
};

const pool: HomePlan = {
  ...patio,
  size: { shape: "surround", poolLength: 8, poolWidth: 4, deck: 1.5 },
  border: "header-course",
  borderColour: "charcoal",
};

const path: HomePlan = {
  ...patio,
  size: { shape: "rectangle", length: 15, width: 1.2 },
  format: "brick",
  colour: "terracotta",
  border: "header-course",
};

const bays: HomePlan = {
  ...driveway,
  size: { shape: "rectangle", length: 25, width: 16 },
  pattern: "herringbone-45",
  colour: "grey",
};

const site: SitePlan = {
  kind: "site",
  size: { shape: "area", area: 400 },
  vehicle: "cars",
  passes: "to-200",
  hours: ["day"],
  phases: "in-phases",
  documents: [],
};

/** Common sizes by name. A page lists the names of those that suit it. */
export const pavingPresets = {
  "one-car": {
    label: "One-car driveway, 6 × 3 m",
    plan: { ...driveway, size: { shape: "rectangle", length: 6, width: 3 } },
  },
  "two-car": { label: "Two-car driveway, 8 × 6 m", plan: driveway },
  "long-driveway": {
    label: "Long driveway, 20 × 3.5 m",
    plan: { ...driveway, size: { shape: "rectangle", length: 20, width: 3.5 } },
  },
  "edged-driveway": {
    label: "Driveway with 47 m of edge, 20 × 3.5 m",
    plan: { ...driveway, size: { shape: "rectangle", length: 20, width: 3.5 }, colour: "grey" },
  },
  "turning-circle": {
    label: "Turning circle, 10 m across",
    plan: { ...driveway, size: { shape: "circle", diameter: 10 }, colour: "autumn-blend" },
  },
  patio: { label: "Patio, 5 × 4 m", plan: patio },
  "large-patio": {
    label: "Patio around a corner, 8 × 6 m",
    plan: {
      ...patio,
      size: { shape: "l-shape", length: 8, width: 6, cornerLength: 4, cornerWidth: 3 },
    },
  },
  "fire-circle": {
    label: "Boma circle, 5 m across",
    plan: {
      ...patio,
      size: { shape: "circle", diameter: 5 },
      paver: "premium",
      format: "brick",
      pattern: "cobble-fan",
      colour: "slate-blend",
    },
  },
  "pool-deck": { label: "Deck of 1.5 m around an 8 × 4 m pool", plan: pool },
  "small-pool-deck": {
    label: "Deck of 1 m around a 5 × 3 m pool",
    plan: { ...pool, size: { shape: "surround", poolLength: 5, poolWidth: 3, deck: 1 } },
  },
  path: { label: "Path, 15 × 1.2 m", plan: path },
  "short-path": {
    label: "Path to the front door, 6 × 1.2 m",
    plan: { ...path, size: { shape: "rectangle", length: 6, width: 1.2 } },
  },
  "four-bays": {
    label: "4 parking bays, 10 × 5 m",
    plan: { ...bays, size: { shape: "rectangle", length: 10, width: 5 } },
  },
  "twenty-bays": { label: "20 parking bays with an aisle, 25 × 16 m", plan: bays },
  "eco-driveway": {
    label: "Two-car driveway in reclaimed brick, 8 × 6 m",
    plan: { ...driveway, colour: "autumn-blend", border: "none", pattern: "stretcher" },
  },
  "new-driveway": {
    label: "New driveway in place of the old, 8 × 6 m",
    plan: { ...driveway, colour: "clay-brown", border: "none", present: "old-paving" },
  },
  "office-parking": { label: "Office parking, 400 m²", plan: site },
  "retail-walkway": {
    label: "Retail forecourt, 150 m²",
    plan: { ...site, size: { shape: "area", area: 150 }, hours: ["after-hours"] },
  },
  "delivery-yard": {
    label: "Delivery yard, 600 m²",
    plan: { ...site, size: { shape: "area", area: 600 }, vehicle: "trucks" },
  },
  "warehouse-yard": {
    label: `Warehouse yard, ${spaced(1200)} m²`,
    plan: {
      ...site,
      size: { shape: "area", area: 1200 },
      vehicle: "trucks",
    },
  },
  "forklift-apron": {
    label: "Forklift apron, 300 m²",
    plan: { ...site, size: { shape: "area", area: 300 }, vehicle: "forklifts" },
  },
  "container-yard": {
    label: `Container yard, ${spaced(5000)} m²`,
    plan: {
      ...site,
      size: { shape: "area", area: 5000 },
      vehicle: "containers",
      passes: "over-200",
    },
  },
} as const satisfies Readonly<Record<string, PavingPreset>>;

export type PavingPresetName = keyof typeof pavingPresets;

/** The presets of a page; the planner starts with the first. */
export type PresetNames = readonly [PavingPresetName, ...PavingPresetName[]];
