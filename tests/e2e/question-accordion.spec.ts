import type { Page } from "@playwright/test";
import { faq } from "#src/content/faq.ts";
import { answerTo } from "../support/accordion.ts";
import { expect, test, waitForHydration } from "../support/visitor.ts";

for (const [when, hydrate] of [
  ["before hydration", () => Promise.resolve()],
  ["after hydration", waitForHydration],
] satisfies [string, (page: Page) => Promise<void>][]) {
  test(`accordion: opens an answer by find-in-page ${when}`, async ({ page, open }) => {
    await open("/faq");
    await hydrate(page);
    const [first, second] = faq.items;
    if (first === undefined || second === undefined)
      throw new Error("Expected two questions on the FAQ page.");
    const named = (title: string) => page.getByRole("button", { name: title });
    await expect(named(first.question)).toHaveAttribute("aria-expanded", "true");
    await expect(named(second.question)).toHaveAttribute("aria-expanded", "false");
    // Find-in-page searches hidden=until-found only, and reveals it like this (HTML standard).
    const answer = answerTo(page, second.question);
    await expect(answer).toHaveAttribute("hidden", "until-found");
    await answer.evaluate((element) => {
      element.dispatchEvent(new Event("beforematch", { bubbles: true }));
      element.removeAttribute("hidden");
    });
    await expect(named(second.question)).toHaveAttribute("aria-expanded", "true");
    await expect(answer).toBeVisible();
    await expect(page.getByRole("main").getByRole("button", { expanded: true })).toHaveCount(1);
    await expect(answerTo(page, first.question)).toHaveAttribute("hidden", "until-found");
  });
}

test("accordion: its answers are landmarks where they are few", async ({ page, open }) => {
  await open("/faq");
  const { items } = faq;
  expect(items.length).toBeGreaterThan(6);
  for (const { question } of items) {
    await expect(page.getByRole("region", { name: question, includeHidden: true })).toHaveCount(0);
  }
  await open("/services/residential");
  const folded = page.getByRole("main").getByRole("button", { expanded: false });
  const question = await folded.first().innerText();
  await page.getByRole("button", { name: question }).click();
  await expect(page.getByRole("region", { name: question })).toBeVisible();
});
