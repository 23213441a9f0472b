import { enlarge } from "../../../src/content/interface/gallery.ts";
import { mainHeading, mobileMenu, mobileMenuButton } from "../../support/landmarks.ts";
import { openPlanner, planDrawing } from "../../support/paving-planner.ts";
import * as forms from "../../support/quote-forms.ts";
import { expect, test } from "../../support/visitor.ts";

test.describe("an old browser", () => {
  test("opens the menu of a phone and follows it", async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open("/");
    await mobileMenuButton(page).click();
    const { height = 0 } = (await mobileMenu(page).boundingBox()) ?? {};
    expect(height).toBeGreaterThan(500);
    await mobileMenu(page).getByRole("link", { name: "FAQs" }).click();
    await expect(page).toHaveURL("/faq");
    await expect(mainHeading(page)).toBeFocused();
  });

  for (const location of ["home", "contact", "dialog"] as const) {
    test(`shows errors and sends a request (${location})`, async ({ page }) => {
      const form = await forms.openForm(page, location);
      await forms.submitButton(form).click();
      await expect(form.getByRole("region", { name: forms.anySummaryTitle })).toBeFocused();
      await forms.fillInAndSubmit(form, forms.uniqueName());
      await expect(
        page.getByText(forms.quoteForms[location].thanks[0], { exact: true }),
      ).toBeVisible();
    });
  }

  test("filters the gallery, enlarges a picture and goes back", async ({ page, open }) => {
    await open("/gallery");
    await page.getByRole("button", { name: "Patios" }).click();
    await expect(page).toHaveURL("/gallery?category=patio");
    await page.getByRole("main").getByRole("link", { name: enlarge }).first().click();
    await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/gallery?category=patio");
  });

  test("opens another question", async ({ page, open }) => {
    await open("/faq");
    const question = page.getByRole("main").getByRole("button", { expanded: false }).first();
    const name = (await question.textContent()) ?? "";
    await question.click();
    await expect(page.getByRole("button", { name, expanded: true })).toBeVisible();
  });

  test("finds a suburb", async ({ page, open }) => {
    await open("/areas-we-serve");
    await page.getByRole("combobox").fill("Rynfield");
    await page.getByRole("option", { name: /Rynfield/ }).click();
    await page.getByRole("link", { name: "Paving in Benoni" }).click();
    await expect(page).toHaveURL(/\/(areas\/|paving-)benoni/);
  });

  test("draws a plan", async ({ page, open }) => {
    await open("/services/driveway");
    await openPlanner(page);
    await expect(planDrawing(page)).toBeVisible();
    const { height = 0 } = (await planDrawing(page).boundingBox()) ?? {};
    expect(height).toBeGreaterThan(150);
  });
});
