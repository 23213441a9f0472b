import type { Page } from "@playwright/test";
import { suggestions, wholeArea } from "#src/content/interface/areas.ts";
import { suburbAnswers } from "#src/content/suburb-answers.ts";
import { suburbFinder } from "#src/content/suburb-finder.ts";
import { type Place, placeInWords } from "#src/domain/areas.ts";
import { suburbFinderModel } from "../../machines/suburb-finder/suburb-finder.model.ts";
import {
  noSuburbFound,
  sharedStart,
  suburbField,
  suburbList,
  suburbStatus,
  suburbSuggestion,
} from "../support/suburb-finder.ts";
import { enter, expect } from "../support/visitor.ts";
import { openScenario, testPaths } from "./support/run-path-in-browser.ts";

let unknownLetters = 0;

/** Another text that matches nothing, each time. */
const unknownSuburb = () => "z".repeat(4 + (unknownLetters++ % 8));

/** Presses the suggestion; opens the list of a finder that has answered first. */
async function choose(page: Page, { name, within }: Place) {
  if (!(await suburbList(page).isVisible())) await suburbField(page).press("ArrowDown");
  const suggestion = suburbSuggestion(page, `${name} ${within ?? wholeArea}`);
  await suggestion.filter({ hasText: new RegExp(`^${name} `) }).click();
}

const expectNoAnswer = (page: Page) =>
  expect(suburbStatus(page).getByRole("heading")).toHaveCount(0);

testPaths(suburbFinderModel, {
  start: openScenario,
  actions: {
    "query.changed": async (page, { places }) => {
      // Typing the same text again would be no change.
      if (places.length > 0) await enter(suburbField(page), sharedStart.slice(0, -1));
      await enter(suburbField(page), places.length > 0 ? sharedStart : unknownSuburb());
    },
    "query.cleared": (page) => enter(suburbField(page), ""),
    "place.chosen": (page, { place }) => choose(page, place),
    // Real time passes; the assertion waits for it.
    "xstate.after.typingPause.suburbFinder.searching.typing": async () => {},
    "xstate.after.typingPause.suburbFinder.unknown": async () => {},
  },
  assertions: {
    idle: async (page) => {
      await expect(suburbStatus(page)).toBeEmpty();
      await expect(suburbList(page)).toBeHidden();
    },
    searching: async (page, { context }) => {
      await expect(suburbList(page).getByRole("option")).toHaveCount(context.places.length);
      await expectNoAnswer(page);
      await expect(suburbStatus(page)).not.toContainText(noSuburbFound);
    },
    // Nothing is said while the visitor types.
    "searching.typing": (page) => expect(suburbStatus(page)).toBeEmpty(),
    "searching.announced": async (page, { context: { places } }) => {
      const [first] = places.map(placeInWords);
      await expect(suburbStatus(page)).toContainText(suggestions(places.length, first ?? ""));
    },
    answered: async (page, { context: { chosen } }) => {
      if (chosen === null) throw new Error("Expected a place that was chosen, got none.");
      const status = suburbStatus(page);
      await expect(status.getByRole("heading")).toHaveText(placeInWords(chosen));
      const { ground, verge } = suburbAnswers[chosen.area];
      for (const text of [ground, verge, suburbFinder.priceGuide]) {
        await expect(status).toContainText(text);
      }
      await expect(suburbList(page)).toBeHidden();
      await expect(suburbField(page)).toHaveValue(chosen.name);
      await expect(suburbField(page)).toBeFocused();
    },
    unknown: async (page) => {
      await expect(suburbList(page)).toBeHidden();
      await expectNoAnswer(page);
    },
    advised: async (page) => {
      await expect(suburbStatus(page)).toContainText(noSuburbFound);
      await expect(suburbStatus(page).getByRole("link")).toHaveAttribute("href", "/contact");
    },
  },
});
