import type { Page } from "@playwright/test";

/** The answer below a question of an accordion, shown or not. It is a landmark in short accordions only. */
export const answerTo = (page: Page, question: string) =>
  page
    .locator("[data-part=item]")
    .filter({ has: page.getByRole("button", { name: question, exact: true }) })
    .locator("[data-part=item-content]");
