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
