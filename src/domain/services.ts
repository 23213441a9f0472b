/** Slug and name of the three categories (docs/specification.md#category-pages). */
export const categoryNames = {
  residential: "Residential",
  commercial: "Commercial",
  industrial: "Industrial",
} as const;

/** Slug and name of the nine services of the services page (docs/specification.md#services). */
export const serviceNames = {
  driveway: "Driveway paving",
  patio: "Patio paving",
  pool: "Pool surrounds",
  walkway: "Walkways",
  parking: "Parking areas",
  "eco-friendly": "Eco-friendly paving",
  repairs: "Paving repairs",
  kerbing: "Kerbing",
  "custom-design": "Custom design",
} as const;

export type CategorySlug = keyof typeof categoryNames;
export type ServiceSlug = keyof typeof serviceNames;
