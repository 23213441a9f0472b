import { fieldsNeedAttention } from "#src/content/interface/quote-form.ts";
import { canonicalAreaPath } from "#src/domain/areas.ts";
import { attribute } from "#src/hydration/protocol.ts";
import { delayScripts } from "../support/delay-scripts.ts";
import { closeDialog, quoteDialog, quoteForm, submitButton } from "../support/quote-forms.ts";
import { suburb } from "../support/suburb-finder.ts";
import { enter, expect, test } from "../support/visitor.ts";

/** The quote button in the hero of a local page. */
const heroButton = "Request a Free Quote";

test.describe("area of a quote request", () => {
  test("is that of the local page, or the suburb pressed, until the visitor changes it", async ({
    page,
    open,
  }) => {
    await open("/areas/sandton");
    const area = quoteForm(page).getByLabel("Area");
    const rivonia = page.getByRole("button", { name: "Rivonia" });
    await page.getByRole("button", { name: heroButton }).first().click();
    await expect(area).toHaveValue("Sandton");
    await closeDialog(page);
    await rivonia.click();
    await expect(area).toHaveValue("Rivonia, Sandton");
    await enter(area, "Morningside");
    await closeDialog(page);
    await expect(rivonia).toBeFocused();
    await page.getByRole("button", { name: heroButton }).last().click();
    await expect(area).toHaveValue("Morningside");
  });

  test("is the suburb that was pressed before hydration", async ({ page }) => {
    const release = await delayScripts(page);
    await page.goto(canonicalAreaPath(suburb.area));
    await page.getByRole("button", { name: suburb.name }).click();
    await expect(page.locator(`[${attribute.pending}]`)).toHaveText(suburb.name);
    release();
    await expect(quoteDialog(page).getByLabel("Area")).toHaveValue(suburb.inWords);
  });

  test("comes with a link to the contact page", async ({ page }) => {
    await page.goto("/contact?area=Rivonia%2C+Sandton");
    await expect(quoteForm(page).getByLabel("Area")).toHaveValue("Rivonia, Sandton");
  });

  test("is not taken from a link that no page of the site makes", async ({ page, open }) => {
    for (const search of [`area=${"a".repeat(61)}`, "area=1&area=2"]) {
      await open(`/contact?${search}`);
      await submitButton(quoteForm(page)).click();
      await expect(page.getByText(fieldsNeedAttention(5))).toBeVisible();
    }
  });

  test("is suggested from the suburbs that the site knows", async ({ page, open }) => {
    await open("/contact");
    const area = quoteForm(page).getByLabel("Area");
    await area.focus();
    await expect(page.locator(`datalist option[value='${suburb.inWords}']`)).toBeAttached();
    await expect(page.locator("datalist option[value='Sandton']")).toBeAttached();
    expect(
      await area.evaluate((field) => field instanceof HTMLInputElement && field.list?.id),
    ).toBe(await page.locator("datalist").getAttribute("id"));
  });
});
