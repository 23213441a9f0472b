import { addSymptom } from "#src/content/interface/sections.ts";
import { repairs } from "#src/content/services/repairs.ts";
import { tenYearPlan } from "#src/content/ten-year-plan.ts";
import { closeDialog, quoteDialog } from "../support/quote-forms.ts";
import { enter, expect, test } from "../support/visitor.ts";

const { button, line } = tenYearPlan.certificates;

test.describe("quote buttons with a line for Project Details", () => {
  test("add their line below the visitor's own words, once", async ({ page, open }) => {
    await open("/services/commercial");
    const details = quoteDialog(page).getByLabel("Project Details");
    const ask = page.getByRole("button", { name: button });
    await ask.click();
    await expect(details).toHaveValue(line);
    await enter(details, "Our road has ruts.");
    await closeDialog(page);
    for (const _ of ["first", "second"]) {
      await ask.click();
      await expect(details).toHaveValue(`Our road has ruts.\n${line}`);
      await closeDialog(page);
    }
  });

  test("a symptom unfolds its cause and goes into the request, and so does a second", async ({
    page,
    open,
  }) => {
    await open("/services/repairs");
    const block = repairs.blocks.find(({ kind }) => kind === "symptoms");
    const symptoms = block !== undefined && "items" in block ? block.items.slice(0, 2) : [];
    const titles = symptoms.map((each) => ("title" in each ? each.title : ""));
    for (const title of titles) {
      const row = page.getByRole("group").filter({ hasText: title });
      await row.getByText(title).click();
      await row.getByRole("button", { name: addSymptom }).click();
      await expect(quoteDialog(page).getByLabel("Service")).toHaveValue("Paving Repairs");
      await closeDialog(page);
    }
    await page.getByRole("button", { name: addSymptom }).first().click();
    await expect(quoteDialog(page).getByLabel("Project Details")).toHaveValue(titles.join("\n"));
  });
});
