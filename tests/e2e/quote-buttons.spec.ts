import type { Page } from "@playwright/test";
import { fieldsNeedAttention } from "#src/content/interface/quote-form.ts";
import { addSymptom } from "#src/content/interface/sections.ts";
import { repairs } from "#src/content/services/repairs.ts";
import { tenYearPlan } from "#src/content/ten-year-plan.ts";
import { canonicalAreaPath } from "#src/domain/areas.ts";
import { attribute } from "#src/hydration/protocol.ts";
import { everyScript, hold } from "../support/hold.ts";
import { closeDialog, quoteDialog, quoteForm, submitButton } from "../support/quote-forms.ts";
import { suburb } from "../support/suburb-finder.ts";
import { enter, expect, test } from "../support/visitor.ts";

const field = (page: Page, label: string) => quoteForm(page).getByLabel(label);

test("area of a quote request: is what was pressed, or typed since", async ({ page, open }) => {
  await open("/areas/sandton");
  const rivonia = page.getByRole("button", { name: "Rivonia" });
  const ask = page.getByRole("button", { name: "Request a Free Quote" });
  await ask.first().click();
  await expect(field(page, "Area")).toHaveValue("Sandton");
  await closeDialog(page);
  await rivonia.click();
  await expect(field(page, "Area")).toHaveValue("Rivonia, Sandton");
  await enter(field(page, "Area"), "Morningside");
  await closeDialog(page);
  await expect(rivonia).toBeFocused();
  await ask.last().click();
  await expect(field(page, "Area")).toHaveValue("Morningside");
});

test("area of a quote request: is the suburb pressed before hydration", async ({ page }) => {
  const scripts = await hold(page, everyScript);
  await page.goto(canonicalAreaPath(suburb.area));
  await page.getByRole("button", { name: suburb.name }).click();
  const pending = page.locator(`[${attribute.pending}]`);
  await expect(pending).toHaveText(suburb.name);
  await expect(pending).toHaveCSS("cursor", "progress");
  scripts.arrive();
  await expect(field(page, "Area")).toHaveValue(suburb.inWords);
});

test("area of a quote request: is that of the site's own link alone", async ({ page, open }) => {
  for (const search of [`area=${"a".repeat(61)}`, "area=1&area=2"]) {
    await open(`/contact?${search}`);
    await submitButton(quoteForm(page)).click();
    await expect(page.getByText(fieldsNeedAttention(5))).toBeVisible();
  }
  await page.goto("/contact?area=Rivonia%2C+Sandton");
  await expect(field(page, "Area")).toHaveValue("Rivonia, Sandton");
});

test("quote buttons with words: add them once, below the visitor's own", async ({ page, open }) => {
  const { button, line } = tenYearPlan.certificates;
  await open("/services/commercial");
  const ask = page.getByRole("button", { name: button });
  await ask.click();
  await expect(field(page, "Project Details")).toHaveValue(line);
  await enter(field(page, "Project Details"), "Our road has ruts.");
  await closeDialog(page);
  for (const _ of ["first", "second"]) {
    await ask.click();
    await expect(field(page, "Project Details")).toHaveValue(`Our road has ruts.\n${line}`);
    await closeDialog(page);
  }
});

test("quote buttons with words: two symptoms go into the request", async ({ page, open }) => {
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
  await expect(field(page, "Project Details")).toHaveValue(titles.join("\n"));
});
