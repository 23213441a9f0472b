import type { Page } from "@playwright/test";
import { moreOfPaver, printPaver } from "#src/content/interface/pavers.ts";
import * as texts from "#src/content/interface/quote-sheets.ts";
import { pavers } from "#src/content/pavers.ts";
import { quoteChecklist } from "#src/content/quote-checklist.ts";
import { sampleQuote } from "#src/content/sample-quote.ts";
import { tenYearPlan } from "#src/content/ten-year-plan.ts";
import { business } from "../support/business.ts";
import { countSheets, expect, test } from "../support/visitor.ts";

/** Presses a print button as with a browser that opens no print preview. */
async function pressPrint(page: Page, name: string) {
  await page.evaluate("window.print = () => {}");
  await page.getByRole("button", { name }).click();
  await page.emulateMedia({ media: "print" });
}

// WebDriver BiDi emulates no print media.
const notInFirefox = { tag: "@not-in-firefox" };

for (const [path, button, title, marks, columns] of [
  ["/faq", texts.printChecklist, quoteChecklist.title, 0, 4],
  ["/services", texts.printSampleQuote, sampleQuote.title, 1, 4],
  ["/services/commercial", texts.printTenYearPlan, tenYearPlan.title, 0, 7],
] as const) {
  test(
    `quote sheets: "${button}" on ${path} prints one page`,
    notInFirefox,
    async ({ page, open }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(path);
      await pressPrint(page, button);
      const sheet = page.getByRole("table", { name: title });
      await expect(sheet).toBeVisible();
      await expect(page.getByRole("table")).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
      const mark = page.getByText(sampleQuote.mark).filter({ visible: true });
      await expect(mark).toHaveCount(marks);
      await expect(sheet.getByRole("columnheader")).toHaveCount(columns);
      expect(await countSheets(page)).toBe(1);
      // Safari on iOS and Firefox on Android say so before they lay out the paper.
      await page.evaluate(() => dispatchEvent(new Event("afterprint")));
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
      // Back on the page, the visitor's next print is of the whole page again.
      await page.keyboard.press("Control");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  );
}

test("quote sheets: the sheet of a paver is one page", notInFirefox, async ({ page, open }) => {
  const paver = pavers[0];
  if (paver === undefined) throw new Error("Expected a paver.");
  await open(`/gallery#paver-${paver.id}`);
  await page.getByText(moreOfPaver).first().click();
  await pressPrint(page, printPaver);
  await expect(page.getByRole("heading")).toHaveText([paver.name]);
  await expect(page.getByRole("img")).toHaveCount(1);
  for (const words of [paver.size, paver.price, paver.cleaning, business.email])
    await expect(page.getByText(words).filter({ visible: true })).toHaveCount(1);
  expect(await countSheets(page)).toBe(1);
});

test("quote sheets: a phone shows no empty column or dead button", async ({ page, open }) => {
  await page.addInitScript("window.print = undefined");
  await page.setViewportSize({ width: 360, height: 740 });
  await open("/faq");
  await expect(page.getByRole("button", { name: texts.printChecklist })).toHaveCount(0);
  const sheet = page.getByRole("table", { name: quoteChecklist.title });
  await expect(sheet).toBeHidden();
  await page.getByRole("heading", { name: texts.openChecklist }).click();
  await expect(sheet.getByRole("rowheader", { name: /^Compaction/ })).toBeVisible();
  await expect(sheet.getByRole("columnheader")).toHaveCount(1);
  await expect(sheet.getByRole("cell")).toHaveCount(0);
});
