/*
 * Numbers as visitors read them.
 */

/** Separates thousands by a space that does not break, as South Africans write them. */
const inThousands = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, "\u00a0");

/** A number without decimals: 12 000. */
export const spaced = (value: number): string => inThousands(String(Math.round(value)));

/** An amount with cents: R23 646.20. */
export const rand = (amount: number): string => `R${inThousands(amount.toFixed(2))}`;

/** Rand without cents, as in an estimate: R105 000. */
export const wholeRand = (amount: number): string => `R${spaced(amount)}`;

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
