import type { Page } from "@playwright/test";
import { gallery } from "#src/content/gallery.ts";
import { filterLegend, projectCount } from "#src/content/interface/gallery.ts";
import {
  galleryFilterModel,
  unknownCategory,
} from "../../machines/gallery-filter/gallery-filter.model.ts";
import { expect, gotoHydrated } from "../support/visitor.ts";
import { openScenario, testPaths } from "./support/run-path-in-browser.ts";

const { filters, projects } = gallery;

const buttons = (page: Page) => page.getByRole("group", { name: filterLegend });
const urlOf = (category: string | null) =>
  category === null ? "/gallery" : `/gallery?category=${category}`;

function labelOf(category: string | null): string {
  const found = filters.find((filter) => filter.category === (category ?? "all"));
  if (found === undefined) throw new Error(`Expected a category with a button, got "${category}".`);
  return found.label;
}

async function choose(page: Page, category: string | null) {
  await buttons(page)
    .getByRole("button", { name: labelOf(category) })
    .click();
  await expect(page).toHaveURL(urlOf(category));
}

/** Checks the projects, the pressed button and the count. */
async function expectProjects(page: Page, category: string | null) {
  const shown = projects.filter((project) => category === null || project.category === category);
  await expect(
    page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 }),
  ).toHaveText(shown.map(({ title }) => title));
  await expect(buttons(page).getByRole("button", { pressed: true })).toHaveText([
    labelOf(category),
  ]);
  await expect(page.getByRole("main").getByRole("status").first()).toHaveText(
    projectCount(shown.length, projects.length),
  );
}

testPaths(galleryFilterModel, {
  start: openScenario,
  actions: {
    "search.changed": async (page, { category }, { before }) => {
      if (category !== unknownCategory) return await choose(page, category);
      // No button names it: opens its URL, chooses the previous category, and goes back.
      await gotoHydrated(page, urlOf(category));
      await choose(page, before.context.category);
      await page.goBack();
      await expect(page).toHaveURL(urlOf(category));
    },
  },
  assertions: {
    all: (page) => expectProjects(page, null),
    oneCategory: (page, { context }) => expectProjects(page, context.category),
  },
});
