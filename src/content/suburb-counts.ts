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

/** From ten, the least that a page may list. */
const numbers = [
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
  "twenty",
];

/** How many suburbs a local page names, for its texts: "twelve", and 21 in digits. */
export const countInWords = ({ length }: readonly string[]): string =>
  numbers[length - 10] ?? String(length);

/** The same at the start of a sentence: "Twelve". */
export function countAtStart(suburbs: readonly string[]): string {
  const count = countInWords(suburbs);
  return count.charAt(0).toUpperCase() + count.slice(1);
}
