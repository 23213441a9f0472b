import type { Page } from "@playwright/test";
import { mainHeading } from "../support/landmarks.ts";
import { enter, expect } from "../support/visitor.ts";
import { suburbFinderModel } from "./suburb-finder.model.ts";
import { openScenario, testPaths, transient } from "./support/run-path-in-browser.ts";

const field = (page: Page) => page.getByRole("combobox", { name: "Your suburb" });
const list = (page: Page) => page.getByRole("listbox", { name: "Your suburb" });
const status = (page: Page) => page.getByRole("main").getByRole("status");
const countText = (count: number) => (count === 1 ? "1 suggestion" : `${count} suggestions`);

testPaths(suburbFinderModel, {
  start: openScenario,
  actions: {
    "query.changed": (page, { query }) => enter(field(page), query),
    "suggestion.chosen": async (page, { place, by }) => {
      if (by === "Enter") await page.keyboard.press("Enter");
      else {
        const name = `${place.name} ${place.within ?? "The whole area"}`;
        await list(page).getByRole("option", { name, exact: true }).click();
      }
    },
    "list.dismissed": async (page, { by }) => {
      if (by === "Escape") await page.keyboard.press("Escape");
      else if (by === "Tab") await page.keyboard.press("Tab");
      else await mainHeading(page).click();
    },
    "list.requested": (page) => field(page).press("ArrowDown"),
  },
  assertions: {
    closed: async (page, { context: { query } }, event) => {
      await expect(list(page)).toBeHidden();
      if (event?.type === "suggestion.chosen") {
        const { area } = event.place;
        await expect(page).toHaveURL(`/areas/${area}`);
        await expect(mainHeading(page)).toBeFocused();
        return;
      }
      await expect(status(page)).toBeEmpty();
      await expect(field(page)).toHaveValue(query);
    },
    asked: transient,
    suggesting: async (page, { context: { query, suggestions } }) => {
      await expect(list(page).getByRole("option")).toHaveText(
        suggestions.map(({ name, within }) => `${name} ${within ?? "The whole area"}`),
      );
      await expect(status(page)).toHaveText(countText(suggestions.length));
      await expect(field(page)).toHaveValue(query);
    },
    nothingFound: async (page, { context: { query } }) => {
      await expect(list(page)).toBeHidden();
      await expect(status(page)).toContainText("We have no page that names this suburb");
      await expect(field(page)).toHaveValue(query);
    },
  },
});
