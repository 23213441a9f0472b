import type { Page } from "@playwright/test";
import { placeNames } from "#src/content/place-names.ts";
import { suburbFinder } from "#src/content/suburb-finder.ts";
import { placeInWords } from "#src/domain/areas.ts";
import { matchPlaces } from "#src/features/suburb-finder/match-places.ts";
import { attribute } from "#src/hydration/protocol.ts";

/** The start of the advice where no suburb matches. */
export const [noSuburbFound = ""] = suburbFinder.noResult.filter(
  (part) => typeof part === "string",
);

export const suburbField = (page: Page) => page.getByRole("combobox", { name: suburbFinder.label });

export const suburbList = (page: Page) => page.getByRole("listbox", { name: suburbFinder.label });

export const suburbSuggestion = (page: Page, name: string | RegExp) =>
  suburbList(page).getByRole("option", { name });

/** What the finder announces: suggestions, advice or an answer. */
export const suburbStatus = (page: Page) =>
  page
    .locator(`[${attribute.needsScript}]`)
    .filter({ has: suburbField(page) })
    .getByRole("status")
    .first();

/** The fourth letter of a name from its end, between the letters before and after it. */
const split = (name: string) => [name.slice(0, -4), name.slice(-4, -3), name.slice(-3)] as const;

/** The finder finds it alone: by its name, by its first letters, and with that letter left out. */
const found = placeNames.find(({ name, within }) => {
  const [start, , end] = split(name);
  return (
    within !== null &&
    /^\p{L}{8,}$/u.test(name) &&
    [name, start + end, name.slice(0, 4)].every(
      (text) => matchPlaces(placeNames, text).length === 1,
    )
  );
});
if (found === undefined) throw new Error("Expected a suburb that the finder finds alone.");

/** A suburb for the tests, computed because the owner changes the lists. */
export const suburb = {
  ...found,
  inWords: placeInWords(found),
  suggestion: `${found.name} ${found.within}`,
  split: split(found.name),
};

/** The first letters of several suburbs. */
export const sharedStart =
  placeNames
    .map(({ name }) => name.slice(0, 4))
    .find((start) => matchPlaces(placeNames, start).length > 2) ?? "";
if (sharedStart === "") throw new Error("Expected letters with which several suburbs begin.");
