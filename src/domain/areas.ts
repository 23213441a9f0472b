import { keysOf } from "./keys-of.ts";

/** Slug and name of every area with a page, in the order of the menu (docs/specification.md#navigation). */
export const areaNames = {
  alberton: "Alberton",
  benoni: "Benoni",
  boksburg: "Boksburg",
  centurion: "Centurion",
  edenvale: "Edenvale",
  "east-rand": "East Rand",
  fourways: "Fourways",
  germiston: "Germiston",
  hartbeespoort: "Hartbeespoort",
  johannesburg: "Johannesburg",
  "kempton-park": "Kempton Park",
  krugersdorp: "Krugersdorp",
  midrand: "Midrand",
  pretoria: "Pretoria",
  randburg: "Randburg",
  roodepoort: "Roodepoort",
  sandton: "Sandton",
  waterfall: "Waterfall",
} as const;

export type AreaSlug = keyof typeof areaNames;

export const areaPath = (area: AreaSlug) => `/areas/${area}` as const;

/** The areas that the home page and service pages name (docs/specification.md#home-and-service-pages). */
export const homeAreas = [
  "johannesburg",
  "pretoria",
  "centurion",
  "midrand",
  "sandton",
  "alberton",
  "east-rand",
  "edenvale",
  "waterfall",
  "krugersdorp",
  "fourways",
  "hartbeespoort",
] as const satisfies readonly AreaSlug[];

/** The chips of the contact page (docs/specification.md#contact-page). */
export const contactAreas = [
  "johannesburg",
  "pretoria",
  "centurion",
  "midrand",
  "sandton",
  "alberton",
  "east-rand",
  "edenvale",
] as const satisfies readonly AreaSlug[];

/** The areas whose canonical path is /paving-{area} (docs/specification.md#local-pages). */
export const areasWithPavingPath = [
  "johannesburg",
  "pretoria",
  "centurion",
  "midrand",
  "randburg",
  "roodepoort",
  "boksburg",
  "benoni",
  "kempton-park",
  "germiston",
  "krugersdorp",
  "waterfall",
] as const satisfies readonly AreaSlug[];

export type PavingAreaSlug = (typeof areasWithPavingPath)[number];

/** Canonical path of a local page, which search engines index (docs/specification.md#local-pages). */
export function canonicalAreaPath(area: AreaSlug) {
  const pavingAreaSlug = areasWithPavingPath.find((slug) => slug === area);
  return pavingAreaSlug === undefined ? areaPath(area) : (`/paving-${pavingAreaSlug}` as const);
}

/** Areas that border on each other, each pair once. */
export const borderingAreas: Partial<Record<AreaSlug, readonly AreaSlug[]>> = {
  alberton: ["johannesburg", "germiston", "boksburg", "east-rand"],
  benoni: ["boksburg", "kempton-park", "east-rand"],
  boksburg: ["germiston", "kempton-park", "east-rand"],
  centurion: ["pretoria", "midrand", "hartbeespoort", "waterfall"],
  edenvale: ["germiston", "kempton-park", "johannesburg", "sandton", "east-rand"],
  fourways: ["sandton", "randburg", "midrand", "waterfall"],
  germiston: ["johannesburg", "kempton-park", "east-rand"],
  hartbeespoort: ["pretoria", "krugersdorp"],
  johannesburg: ["randburg", "roodepoort", "sandton"],
  "kempton-park": ["midrand", "east-rand"],
  krugersdorp: ["roodepoort"],
  midrand: ["sandton", "waterfall"],
  randburg: ["roodepoort", "sandton"],
  sandton: ["waterfall"],
};

export const neighboursOf = (area: AreaSlug): readonly AreaSlug[] => {
  const borders = (one: AreaSlug, other: AreaSlug) => borderingAreas[one]?.includes(other) === true;
  return keysOf(areaNames).filter((other) => borders(area, other) || borders(other, area));
};

/** A name that a visitor may type for where they live: of an area, a town or a suburb. */
export interface Place {
  readonly name: string;
  /** What the place is a part of, in words, such as "Benoni"; null for a whole area. */
  readonly within: string | null;
  /** The area whose page names the place. */
  readonly area: AreaSlug;
}

/** "Rynfield, Benoni"; an area alone is its name. */
export const placeInWords = ({ name, within }: Place): string =>
  within === null ? name : `${name}, ${within}`;
