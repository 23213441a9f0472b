import type { Page } from "@playwright/test";
import { gallery } from "../../src/content/gallery.ts";
import { expect, test, waitForHydration } from "../support/visitor.ts";
import { galleryFilterModel } from "./gallery-filter.model.ts";
import { walksInBrowser } from "./support/walk-in-browser.ts";

const { filters, projects } = gallery;

const buttons = (page: Page) => page.getByRole("group", { name: "Filter projects" });
const addressOf = (category: string | null) =>
  category === null ? "/gallery" : `/gallery?category=${category}`;

function labelOf(category: string | null): string {
  const found = filters.find((filter) => filter.category === (category ?? "all"));
  if (found === undefined) throw new Error(`No button filters by ${category}.`);
  return found.label;
}

async function choose(page: Page, category: string | null) {
  await buttons(page)
    .getByRole("button", { name: labelOf(category) })
    .click();
  await expect(page).toHaveURL(addressOf(category));
}

/** The projects of a category, the button that is pressed, and how many there are in words. */
async function expectProjects(page: Page, category: string | null) {
  const shown = projects.filter((project) => category === null || project.category === category);
  await expect(
    page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 }),
  ).toHaveText(shown.map(({ title }) => title));
  await expect(buttons(page).getByRole("button", { pressed: true })).toHaveText([
    labelOf(category),
  ]);
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    category === null
      ? `All ${projects.length} projects`
      : `${shown.length} of ${projects.length} projects`,
  );
}

const walks = walksInBrowser(galleryFilterModel, {
  begin: async ({ page, open }, { address }) => {
    await open(address);
    return page;
  },
  gestures: {
    "category.chosen": (page, { category }) => choose(page, category),
    // Comes by that address, goes on to what was shown before, and presses Back.
    "search.changed": async (page, { category }, { before }) => {
      await page.goto(addressOf(category));
      await waitForHydration(page);
      await choose(page, before.context.category);
      await page.goBack();
      await expect(page).toHaveURL(addressOf(category));
    },
  },
  sights: {
    all: (page) => expectProjects(page, null),
    oneCategory: (page, { context }) => expectProjects(page, context.category),
  },
});

for (const { title, take } of walks) test(title, ({ visitor }) => take(visitor));

test("an address that names all as its category shows all projects", async ({ visitor }) => {
  await visitor.open("/gallery?category=all");
  await expectProjects(visitor.page, null);
});
