import type { Page } from "@playwright/test";
import { faq } from "../../src/content/faq.ts";
import { delayScripts } from "../support/delay-scripts.ts";
import { expect, test, waitForAllIslands } from "../support/visitor.ts";

for (const [when, arrive] of [
  ["before the script has come", () => Promise.resolve()],
  ["once the script is here", waitForAllIslands],
] satisfies [string, (page: Page) => Promise<void>][]) {
  test(`an answer that the browser's search opens ${when} stays open, and the other one closes`, async ({
    page,
    open,
  }) => {
    await open("/faq");
    await arrive(page);
    const [first, second] = faq.items;
    if (first === undefined || second === undefined) throw new Error("The FAQ page has no two.");
    const named = (title: string) => page.getByRole("button", { name: title });
    const answerOf = async (title: string) =>
      page.locator(`[aria-labelledby="${await named(title).getAttribute("id")}"]`);
    await expect(named(first.question)).toHaveAttribute("aria-expanded", "true");
    await expect(named(second.question)).toHaveAttribute("aria-expanded", "false");
    // What the HTML standard lets the search do when it comes upon words in a folded answer: it
    // looks into those that are hidden in this way alone.
    const answer = await answerOf(second.question);
    await expect(answer).toHaveAttribute("hidden", "until-found");
    await answer.evaluate((folded) => {
      folded.dispatchEvent(new Event("beforematch", { bubbles: true }));
      folded.removeAttribute("hidden");
    });
    await expect(named(second.question)).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByRole("region", { name: second.question })).toBeVisible();
    await expect(page.getByRole("main").getByRole("button", { expanded: true })).toHaveCount(1);
    await expect(await answerOf(first.question)).toHaveAttribute("hidden", "until-found");
  });
}

test("a question whose script is late opens without calling me back from the menu", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const letScriptCome = await delayScripts(page, "**/assets/question-accordion-*.js");
  await open("/services/residential");
  const question = page.getByRole("main").getByRole("button", { expanded: false }).first();
  const title = await question.innerText();
  await question.click();
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  letScriptCome();
  await expect(page.getByRole("button", { name: title, expanded: true })).toBeAttached();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  await expect(menu).toBeFocused();
});
