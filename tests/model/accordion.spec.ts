import type { Page } from "@playwright/test";
import { faq } from "#src/content/faq.ts";
import { patio } from "#src/content/services/patio.ts";
import { answerTo } from "../support/accordion.ts";
import { expect } from "../support/visitor.ts";
import { accordionModel, itemsOn } from "./accordion.model.ts";
import { openScenario, testPaths } from "./support/run-path-in-browser.ts";

const patioQuestions = patio.blocks.flatMap((block) =>
  block.kind === "questions" ? block.items : [],
);
const questionsByItem = new Map([
  ...faq.items.map(({ id, question }) => [id, question] as const),
  ...patioQuestions.map(({ question }, index) => [`question-${index + 1}`, question] as const),
]);

function question(item: string): string {
  const found = questionsByItem.get(item);
  if (found === undefined) throw new Error(`Expected the id of a question, got "${item}".`);
  return found;
}

async function expectOpen(page: Page, openItem: string | null) {
  await expect(page.getByRole("main").getByRole("button", { expanded: true })).toHaveText(
    openItem === null ? [] : [question(openItem)],
  );
  for (const item of Object.values(itemsOn).flat()) {
    await expect(answerTo(page, question(item)).filter({ visible: true })).toHaveCount(
      item === openItem ? 1 : 0,
    );
  }
}

testPaths(accordionModel, {
  start: openScenario,
  actions: {
    "item.toggled": (page, { item }) =>
      page.getByRole("button", { name: question(item), exact: true }).click(),
    "item.revealed": async (page, { item }) => {
      // The URL may have this hash already, so leave it first.
      const { pathname } = new URL(page.url());
      await page.goto(`${pathname}#footer`);
      await expect(page.getByRole("contentinfo")).toBeInViewport();
      await page.goto(`${pathname}#${item}`);
    },
  },
  assertions: {
    allClosed: (page) => expectOpen(page, null),
    oneOpen: (page, { context }) => expectOpen(page, context.openItem),
  },
});
