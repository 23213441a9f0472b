import type { Page } from "@playwright/test";
import { faq } from "../../src/content/faq.ts";
import { holdScriptBack } from "../support/late-script.ts";
import { expect, test, untilAllLive } from "../support/visitor.ts";

for (const [when, arrive] of [
  ["before the script has come", () => Promise.resolve()],
  ["once the script is here", untilAllLive],
] satisfies [string, (page: Page) => Promise<void>][]) {
  test(`an answer that the browser's search opens ${when} stays open, and the other one closes`, async ({
    visitor: { page, open },
  }) => {
    await open("/faq");
    await arrive(page);
    const [, second] = faq.items;
    if (second === undefined) throw new Error("The FAQ page has one question alone.");
    const question = page.getByRole("button", { name: second.question });
    await expect(question).toHaveAttribute("aria-expanded", "false");
    const folded = page.locator(`[aria-labelledby="${await question.getAttribute("id")}"]`);
    // What the HTML standard lets the search do when it comes upon words in a folded answer: it
    // looks into those that are hidden in this way alone.
    await expect(folded).toHaveAttribute("hidden", "until-found");
    await folded.evaluate((answer) => {
      answer.dispatchEvent(new Event("beforematch", { bubbles: true }));
      answer.removeAttribute("hidden");
    });
    await expect(question).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByRole("region", { name: second.question })).toBeVisible();
    await expect(page.getByRole("main").getByRole("button", { expanded: true })).toHaveCount(1);
  });
}

test("a question whose script is late opens without calling me back from the menu", async ({
  visitor: { page, open },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const letScriptCome = await holdScriptBack(page, "**/assets/question-accordion-*.js");
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
