/** With thousands apart (src/domain/written-numbers.ts), or with a decimal point or comma. */
const number = String.raw`(?:\d{1,3}(?:\u00a0\d{3})+|\d+(?:[.,]\d+)*)`;
const range = `${number}(?:(?:-| to )${number})?`;
const unit =
  "mm|cm|km|m²|m³|m|kg|t|MPa|star|metres?|minutes?|hours?|days?|weeks?|months?|years?|hectares?|January|February|March|April|May|June|July|August|September|October|November|December";

/** One alternative for each kind of expression that is read as a unit. */
const quantity = [
  String.raw`R\d+(?:-R\d+(?: per m²)?| per m²)`,
  `(?:${number} × )?${range}(?:%|[ -](?:${unit}))`,
  "1 in \\d+",
  "SANS \\d+",
  String.raw`\+?\d[\d()]*(?: \d{2,})+`,
].join("|");

/** Matches no part of a word, as in "G5". A group holds what is before: Safari before 16.4 knows no lookbehind. */
const quantities = new RegExp(String.raw`(^|[^\p{L}\d.,])(${quantity})(?![\p{L}\d²³])`, "gu");

/** Splits a text at what no line should break, such as prices and phone numbers: every second piece. */
export const splitQuantities = (text: string): readonly string[] =>
  text.replace(quantities, "$1\0$2\0").split("\0");
