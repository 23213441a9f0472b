import type { Page } from "@playwright/test";
import { faq } from "../../src/content/faq.ts";
import { patio } from "../../src/content/services/patio.ts";
import { expect, test } from "../support/visitor.ts";
import { accordionModel, itemsOn } from "./accordion.model.ts";
import { walksInBrowser } from "./support/walk-in-browser.ts";

const patioQuestions = patio.sections.flatMap((section) =>
  section.kind === "questions" ? section.items : [],
);
const questionsByItem = new Map([
  ...faq.items.map(({ id, question }) => [id, question] as const),
  ...patioQuestions.map(({ question }, index) => [`question-${index + 1}`, question] as const),
]);

function question(item: string): string {
  const found = questionsByItem.get(item);
  if (found === undefined) throw new Error(`There is no question ${item}.`);
  return found;
}

/** One question is open with its answer, or none. */
async function expectOpen(page: Page, openItem: string | null) {
  await expect(page.getByRole("main").getByRole("button", { expanded: true })).toHaveText(
    openItem === null ? [] : [question(openItem)],
  );
  for (const item of Object.values(itemsOn).flat()) {
    const answer = page.getByRole("region", { name: question(item), exact: true });
    await expect(answer.filter({ visible: true })).toHaveCount(item === openItem ? 1 : 0);
  }
}

const walks = walksInBrowser(accordionModel, {
  begin: async ({ page, open }, { address }) => {
    await open(address);
    return page;
  },
  gestures: {
    "item.toggled": (page, { item }) =>
      page.getByRole("button", { name: question(item), exact: true }).click(),
    "item.revealed": async (page, { item }) => {
      // The address may name the question already: then a visitor comes from another place.
      const { pathname } = new URL(page.url());
      await page.goto(`${pathname}#footer`);
      await expect(page.getByRole("contentinfo")).toBeFocused();
      await page.goto(`${pathname}#${item}`);
    },
  },
  sights: {
    allClosed: (page) => expectOpen(page, null),
    oneOpen: (page, { context }) => expectOpen(page, context.openItem),
  },
});

for (const { title, take } of walks) test(title, ({ visitor }) => take(visitor));
