import { keysOf } from "../domain/keys-of.ts";
import { guidePriceIncludes, pricePerSquareMetre } from "./figures.ts";

type Parts = typeof guidePriceIncludes;

/** What a guide price may include. */
const partNames: Readonly<Record<keyof Parts, string>> = {
  vat: "VAT",
  excavation: "digging and taking the soil away",
  base: "the base",
  edge: "the edge restraint",
  delivery: "delivery",
};

/** The names of the parts with that answer. */
export const partsWith = (parts: Parts, answer: Parts[keyof Parts]): readonly string[] =>
  keysOf(partNames).flatMap((part) => (parts[part] === answer ? [partNames[part]] : []));

/** What a guide price includes and what not, in a line; empty while the company has said neither. */
export function describeParts(parts: Parts): string {
  const listed = (opening: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${opening} ${names.join(", ")}.`];
  return [
    ...listed("Includes", partsWith(parts, "yes")),
    ...listed("Does not include", partsWith(parts, "no")),
  ].join(" ");
}

/** The line beside every guide price of the site. */
export const guidePriceParts = describeParts(guidePriceIncludes);

/** A text about a guide price; with what it includes as a sentence of its own, if the company has said it. */
export const withParts = (text: string, parts = guidePriceParts): string =>
  parts === "" ? text : `${text.replace(/\.?$/, ".")} ${parts}`;

const vatWords = { yes: " with VAT", no: " without VAT", "not said": "" } as const;

/** The guide price where there is no room for all its parts: VAT alone. */
export const priceWithVat = `${pricePerSquareMetre}${vatWords[guidePriceIncludes.vat]}`;
