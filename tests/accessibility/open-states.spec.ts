import { mainMenu, mobileMenu, mobileMenuButton } from "../support/landmarks.ts";
import { openPlanner, planner } from "../support/paving-planner.ts";
import {
  dismissButton,
  errorToast,
  failureMessage,
  fillInAndSubmit,
  holdRequests,
  openForm,
  quoteForms,
  submitButton,
  uniqueName,
} from "../support/quote-forms.ts";
import { expect, test } from "../support/visitor.ts";
import { viewports } from "./emulation.ts";
import { expectNoViolations } from "./expect-no-violations.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("accessibility: open dropdown Areas We Serve", async ({ page, open }) => {
  await page.setViewportSize(viewports.desk);
  await open("/services/residential");
  const button = mainMenu(page).getByRole("button", { name: "Areas We Serve" });
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expectNoViolations(page, ["desk"]);
});

test("accessibility: open mobile menu with both lists", async ({ page, open }) => {
  await page.setViewportSize(viewports.phone);
  await open("/services/residential");
  await mobileMenuButton(page).click();
  const menu = mobileMenu(page);
  await menu.getByRole("button", { name: "Services" }).click();
  await menu.getByRole("button", { name: "Areas We Serve" }).click();
  await expect(menu.getByRole("button", { expanded: true })).toHaveCount(2);
  await expectNoViolations(page, ["phone"]);
});

test("accessibility: quote dialog without and with errors", async ({ page }) => {
  const form = await openForm(page, "dialog");
  await expectNoViolations(page);
  await submitButton(form).click();
  await expect(form.getByText("Invalid email address")).toBeVisible();
  await expectNoViolations(page);
});

test("accessibility: request while sending, then failed with its toast", async ({ page }) => {
  const form = await openForm(page, "dialog");
  const release = await holdRequests(page, 500);
  await fillInAndSubmit(form, uniqueName());
  await expect(form.getByText("Sending your request")).toBeVisible();
  await expectNoViolations(page, ["phone"]);
  release();
  await expect(failureMessage(page)).toBeVisible();
  await expect(errorToast(page)).toBeVisible();
  await expectNoViolations(page);
});

for (const location of ["contact", "dialog"] as const) {
  test(`accessibility: success of the ${location} form`, async ({ page }) => {
    await fillInAndSubmit(await openForm(page, location), uniqueName());
    await expect(page.getByText(quoteForms[location].thanks[0])).toBeVisible();
    // A focused toast stays open.
    await dismissButton(page).focus();
    // Elsewhere the toast could cover half a field.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expectNoViolations(page, location === "dialog" ? ["phone"] : ["desk", "phone"]);
    await expect(page.getByText(quoteForms[location].thanks[0])).toBeVisible();
  });
}

test("accessibility: open answer", async ({ page, open }) => {
  await open("/areas/sandton");
  const question = page.getByRole("main").getByRole("button", { expanded: false }).last();
  await question.click();
  await expect(page.getByRole("main").getByRole("button", { expanded: true })).toHaveCount(1);
  await expectNoViolations(page, ["desk", "phone"]);
});

test("accessibility: kept list", async ({ page, open }) => {
  await page.addInitScript(() => {
    localStorage.setItem("kept-list", JSON.stringify(["Clay brick", "Cobbles"]));
  });
  await open("/gallery");
  await page.getByRole("button", { name: "Kept: 2" }).click();
  await expect(page.getByRole("region", { name: "What you like" })).toBeVisible();
  await expectNoViolations(page);
});

test("accessibility: gallery filtered and enlarged", async ({ page, open }) => {
  await open("/gallery");
  await page.getByRole("button", { name: "Patios" }).click();
  await expect(page.getByRole("button", { name: "Patios", pressed: true })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /Enlarge/ })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Next" })).toBeVisible();
  await expectNoViolations(page);
});

test("accessibility: paving planner with a plan, and with a wrong size", async ({ page, open }) => {
  await open("/services/driveway");
  await openPlanner(page);
  await expectNoViolations(page, ["desk", "phone"]);
  await planner(page).getByRole("radio", { name: "Permeable" }).check();
  await planner(page).getByLabel("Length", { exact: true }).fill("0");
  await expect(planner(page).getByText("Enter at least 0.5 metres.")).toBeVisible();
  await expectNoViolations(page, ["phone"]);
});

test("accessibility: paving planner with the brief of a site", async ({ page, open }) => {
  await open("/services/industrial");
  await openPlanner(page);
  await expectNoViolations(page, ["phone"]);
});

test("accessibility: suburb finder with and without suggestions", async ({ page, open }) => {
  await open("/areas-we-serve");
  const field = page.getByRole("combobox", { name: "Your suburb" });
  for (const [typed, shown, sizes] of [
    ["park", page.getByRole("option").first(), ["phone", "desk"]],
    ["Soweto", page.getByText("This suburb is not on our list"), ["phone"]],
  ] as const) {
    await field.fill(typed);
    await expect(shown).toBeVisible();
    await expectNoViolations(page, sizes);
    await expect(shown).toBeVisible();
  }
});
