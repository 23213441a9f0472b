import type { Page } from "@playwright/test";
import { faq } from "#src/content/faq.ts";
import { blockIn } from "#src/content-schema/block-in.ts";
import { accordionModel, first, second } from "../../machines/accordion/accordion.model.ts";
import { answerTo } from "../support/landmarks.ts";
import { expect } from "../support/visitor.ts";
import { openScenario, testPaths } from "./support/run-path-in-browser.ts";

function question(item: string): string {
  const found = blockIn(faq, "faq").items.find(({ id }) => id === item);
  if (found === undefined) throw new Error(`Expected the id of a question, got "${item}".`);
  return found.question;
}

async function expectOpen(page: Page, openItem: string | null) {
  await expect(page.getByRole("main").getByRole("button", { expanded: true })).toHaveText(
    openItem === null ? [] : [question(openItem)],
  );
  for (const item of [first, second]) {
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
      await page.goto("/faq#footer");
      await expect(page.getByRole("contentinfo")).toBeInViewport();
      await page.goto(`/faq#${item}`);
    },
  },
  assertions: {
    allClosed: (page) => expectOpen(page, null),
    oneOpen: (page, { context }) => expectOpen(page, context.openItem),
  },
});
