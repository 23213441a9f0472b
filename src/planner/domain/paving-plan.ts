import type { Traffic } from "../../domain/pavement.ts";
import type { Laying, PaverColourName } from "../../domain/pavers.ts";

/*
 * What a visitor chooses in the paving planner (docs/specification.md#paving-planner). The words that
 * they read are in src/content/interface/planner.ts.
 */

/** What will use the paving. It decides the thickness of the pavers and the layers below. */
export const planUses = ["feet", "cars", "trucks", "forklifts"] as const;
export type PlanUse = (typeof planUses)[number];

/** The layers that a use needs (docs/facts.md#layers). */
export const trafficByUse: Readonly<Record<PlanUse, Traffic>> = {
  feet: "foot",
  cars: "cars",
  trucks: "trucks",
  forklifts: "trucks",
};

/** Kinds of pavers. They decide the price per square metre. */
export const paverKinds = ["standard", "premium", "permeable"] as const;
export type PaverKind = (typeof paverKinds)[number];

/** The row of pavers along the edge. */
export const borderCourses = ["none", "soldier-course", "header-course"] as const;
export type BorderCourse = (typeof borderCourses)[number];

/** What covers the ground before the work begins. */
export const presentGrounds = ["bare", "lawn", "old-paving", "concrete", "tar"] as const;
export type PresentGround = (typeof presentGrounds)[number];

/** The sizes of each shape, in metres; the area in square metres. */
export const sizeFields = {
  rectangle: ["length", "width"],
  "l-shape": ["length", "width", "cornerLength", "cornerWidth"],
  circle: ["diameter"],
  surround: ["poolLength", "poolWidth", "deck"],
  area: ["area"],
} as const;
export type PlanShape = keyof typeof sizeFields;
export type SizeName = (typeof sizeFields)[PlanShape][number];

/** A shape with its sizes. An L is a rectangle without one corner; a surround is a deck around a pool. */
export type PlanSize = {
  [Shape in PlanShape]: {
    readonly shape: Shape;
    /** The sizes that are from a photo, and not typed. */
    readonly fromPhoto?: readonly SizeName[];
  } & Readonly<Record<(typeof sizeFields)[Shape][number], number>>;
}[PlanShape];

/**
 * The sides of each shape that can be against a house or wall, clockwise from the top of the drawing. A
 * circle has none; an area has no known shape; around a pool they are the outer ones.
 */
export const sidesByShape = {
  rectangle: ["top", "right", "bottom", "left"],
  "l-shape": ["top", "corner-width", "corner-length", "right", "bottom", "left"],
  circle: [],
  surround: ["top", "right", "bottom", "left"],
  area: [],
} as const satisfies Record<PlanShape, readonly string[]>;
export const planSides = sidesByShape["l-shape"];
export type PlanSide = (typeof planSides)[number];

/** What a visitor chooses for paving at home. */
export interface HomeChoices extends Laying {
  readonly use: PlanUse;
  readonly paver: PaverKind;
  readonly colour: PaverColourName;
  readonly border: BorderCourse;
  readonly borderColour: PaverColourName;
  readonly present: PresentGround;
  /** Sides against a house or wall, including those of shapes that the visitor may choose again. */
  readonly walls: readonly PlanSide[];
}

export const siteVehicles = ["cars", "trucks", "forklifts", "containers"] as const;
export type SiteVehicle = (typeof siteVehicles)[number];

/** Vehicles a day: up to 10, to 50, to 200, or more. */
export const dailyPasses = ["to-10", "to-50", "to-200", "over-200"] as const;
export const workHours = ["day", "after-hours", "weekends"] as const;
export const workPhases = ["at-once", "in-phases"] as const;
/** Documents that a site may ask for. The company offers the first three, and those that it holds. */
export const siteDocuments = [
  "insurance",
  "method-statement",
  "cidb",
  "nhbrc",
  "good-standing",
  "tax-clearance",
  "b-bbee",
] as const;
export type SiteDocument = (typeof siteDocuments)[number];
export const commonDocuments: readonly SiteDocument[] = siteDocuments.slice(0, 3);

/** The brief for a commercial or industrial site. */
export interface SiteChoices {
  readonly vehicle: SiteVehicle;
  readonly passes: (typeof dailyPasses)[number];
  readonly hours: readonly (typeof workHours)[number][];
  readonly phases: (typeof workPhases)[number];
  readonly documents: readonly SiteDocument[];
}

export interface HomePlan extends HomeChoices {
  readonly kind: "home";
  readonly size: PlanSize;
}

export interface SitePlan extends SiteChoices {
  readonly kind: "site";
  readonly size: Extract<PlanSize, { shape: "area" }>;
}

export type PavingPlan = HomePlan | SitePlan;

/** How a site is laid: in the pattern that carries heavy wheels best. */
const siteLook: Omit<HomeChoices, "use"> = {
  paver: "standard",
  format: "brick",
  pattern: "herringbone-45",
  colour: "grey",
  border: "none",
  borderColour: "grey",
  present: "bare",
  walls: [],
};

/** How a plan is laid, and what was there before. */
export const lookOf = (plan: PavingPlan): Omit<HomeChoices, "use"> =>
  plan.kind === "home" ? plan : siteLook;

/** Whether rain runs through it: other layers lie below, and there is no price. */
export const isPermeable = (plan: PavingPlan): boolean => lookOf(plan).paver === "permeable";

/** The sides of a plan against a house or wall, which need no edge restraint. */
export const wallsOf = (plan: PavingPlan): readonly PlanSide[] =>
  sidesByShape[plan.size.shape].filter((side) => lookOf(plan).walls.includes(side));

/** The kind of work, which decides how long it takes (docs/specification.md#figures). */
export const workKinds = ["residential", "commercial", "industrial"] as const;
export type WorkKind = (typeof workKinds)[number];
