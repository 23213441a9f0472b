import type { AreaSlug } from "../domain/areas.ts";

/** How many suburbs each local page names at least (docs/specification.md#suburbs). */
export const leastSuburbCounts = {
  johannesburg: 12,
  pretoria: 16,
  centurion: 12,
  midrand: 11,
  randburg: 12,
  roodepoort: 12,
  boksburg: 11,
  benoni: 11,
  "kempton-park": 12,
  germiston: 12,
  krugersdorp: 12,
  waterfall: 11,
  alberton: 12,
  fourways: 10,
  edenvale: 11,
  hartbeespoort: 10,
  sandton: 12,
} as const satisfies Partial<Record<AreaSlug, number>>;
