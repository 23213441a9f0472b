import { keysOf } from "../domain/keys-of.ts";
import { guidePriceIncludes, pricePerSquareMetre } from "./figures.ts";

type PriceItems = typeof guidePriceIncludes;

/** What a guide price may include. */
const itemNames: Readonly<Record<keyof PriceItems, string>> = {
  vat: "VAT",
  excavation: "digging and taking the soil away",
  base: "the base",
  edge: "the edge restraint",
  delivery: "delivery",
};

/** The names of the items with that answer. */
export const priceItemsWith = (
  items: PriceItems,
  answer: PriceItems[keyof PriceItems],
): readonly string[] =>
  keysOf(itemNames).flatMap((item) => (items[item] === answer ? [itemNames[item]] : []));

/** What a guide price includes and what not, in a line; empty while the company has said neither. */
export function describePriceItems(items: PriceItems): string {
  const listed = (opening: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${opening} ${names.join(", ")}.`];
  return [
    ...listed("Includes", priceItemsWith(items, "yes")),
    ...listed("Does not include", priceItemsWith(items, "no")),
  ].join(" ");
}

/** The line beside every guide price of the site. */
export const guidePriceItems = describePriceItems(guidePriceIncludes);

/** A text about a guide price; with what it includes as a sentence of its own, if the company has said it. */
export const withPriceItems = (text: string, items = guidePriceItems): string =>
  items === "" ? text : `${text.replace(/\.?$/, ".")} ${items}`;

const vatWords = { yes: " with VAT", no: " without VAT", "not said": "" } as const;

/** The guide price with VAT alone, where there is no room for all items. */
export const priceWithVat = `${pricePerSquareMetre}${vatWords[guidePriceIncludes.vat]}`;
