import { keysOf } from "../domain/keys-of.ts";
import { guidePriceIncludes } from "./figures.ts";

type PriceItems = typeof guidePriceIncludes;

/** What a guide price may include. */
const itemNames: Readonly<Record<keyof PriceItems, string>> = {
  vat: "VAT",
  excavation: "digging",
  base: "base",
  edge: "edge",
  delivery: "delivery",
  removal: "breaking out old paving",
};

/** The names of the items with that answer. */
export const priceItemsWith = (
  items: PriceItems,
  answer: PriceItems[keyof PriceItems],
): readonly string[] =>
  keysOf(itemNames).flatMap((item) => (items[item] === answer ? [itemNames[item]] : []));

/** What is said of VAT beside the prices of a plan or a table: before the company has said more, where it will be. */
const vatLines: Readonly<Record<PriceItems["vat"], string>> = {
  yes: "Includes VAT.",
  "upper end": "The upper end includes VAT.",
  no: "Does not include VAT.",
  "not said": "The quote states VAT.",
};
export const vatLine = vatLines[guidePriceIncludes.vat];
/** Beside the price guide elsewhere, once the company has said it. */
export const vatOfGuide = guidePriceIncludes.vat === "not said" ? "" : vatLine;

/** What a guide price includes and what not, in a line. */
export function describePriceItems(items: PriceItems): string {
  const listed = (opening: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${opening} ${names.join(", ")}.`];
  return [
    ...listed("Includes", priceItemsWith(items, "yes")),
    ...listed("The upper end includes", priceItemsWith(items, "upper end")),
    ...listed("Excludes", priceItemsWith(items, "no")),
    ...(items.vat === "not said" ? [vatLines[items.vat]] : []),
  ].join(" ");
}

/** The line beside the guide prices of the planner, of tables and of answers. */
export const guidePriceItems = describePriceItems(guidePriceIncludes);

/** A text about a guide price, with what it includes as a sentence of its own. */
export const withPriceItems = (text: string, items = guidePriceItems): string =>
  items === "" ? text : `${text.replace(/\.?$/, ".")} ${items}`;
