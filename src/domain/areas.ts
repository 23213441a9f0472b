/**
 * Slug and name of the local pages of SPEC.md section 3, in the order of the navigation. Further ones
 * stand in further-names.ts.
 */
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

/** The areas that the home page and the service pages name (SPEC.md section 3). */
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

/** The chips of the contact page (SPEC.md section 2). */
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

/** The areas whose canonical address is /paving-{city} (SPEC.md section 2). */
export const pavingAreas = [
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

/** The address that search engines are to keep for a local page (SPEC.md section 2). */
export const canonicalAreaPath = (area: string) =>
  pavingAreas.some((slug) => slug === area) ? `/paving-${area}` : `/areas/${area}`;
