import type { FormLocation } from "#src/domain/quote-request.ts";
import {
  answerWith,
  ask,
  dismissButton,
  errorNotice,
  failureMessage,
  holdRequests,
  openForm,
  quoteForms,
  submitButton,
  uniqueName,
} from "../support/quote-forms.ts";
import { expect, test } from "../support/visitor.ts";
import { expectNoViolations } from "./expect-no-faults.ts";
import { windows } from "./looks.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const name of ["Services", "Areas We Serve"]) {
  test(`the open list ${name} has no fault`, async ({ visitor: { page, open } }) => {
    await page.setViewportSize(windows.desk);
    await open("/services/residential");
    const button = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name });
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expectNoViolations(page, ["desk"]);
  });
}

test("the open menu with both its lists has no fault", async ({ visitor: { page, open } }) => {
  await page.setViewportSize(windows.phone);
  await open("/services/residential");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.getByRole("button", { name: "Services" }).click();
  await menu.getByRole("button", { name: "Areas We Serve" }).click();
  await expect(menu.getByRole("button", { expanded: true })).toHaveCount(2);
  await expectNoViolations(page, ["phone", "tablet"]);
});

test("the quote dialog has no fault, with errors or without", async ({ visitor }) => {
  const { page } = visitor;
  const form = await openForm(visitor, "dialog");
  await expectNoViolations(page);
  await submitButton(form).click();
  await expect(form.getByText("Invalid email address")).toBeVisible();
  await expectNoViolations(page);
});

test("a request on its way has no fault", async ({ visitor }) => {
  const { page } = visitor;
  const form = await openForm(visitor, "dialog");
  await holdRequests(page);
  await ask(form, uniqueName());
  await expect(form.getByText("Sending your request")).toBeVisible();
  await expectNoViolations(page, ["phone"]);
});

test("a failed request has no fault, nor its notice", async ({ visitor }) => {
  const { page } = visitor;
  const form = await openForm(visitor, "dialog");
  await answerWith(page, 500);
  await ask(form, uniqueName());
  await expect(failureMessage(page)).toBeVisible();
  await expect(errorNotice(page)).toBeVisible();
  await expectNoViolations(page);
});

for (const location of ["home", "contact", "dialog"] as const satisfies readonly FormLocation[]) {
  test(`the thanks of the form in ${location} have no fault`, async ({ visitor }) => {
    const { page } = visitor;
    await ask(await openForm(visitor, location), uniqueName());
    await expect(page.getByText(quoteForms[location].thanks[0])).toBeVisible();
    // The notice stays while the focus is on it.
    await dismissButton(page).focus();
    // It lies over the page: half over a field, if the page happens to be scrolled so.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expectNoViolations(page, location === "dialog" ? ["phone"] : ["desk", "phone"]);
    await expect(page.getByText(quoteForms[location].thanks[0])).toBeVisible();
  });
}

test("an answer that I unfolded has no fault", async ({ visitor: { page, open } }) => {
  await open("/areas/sandton");
  const question = page.getByRole("main").getByRole("button", { expanded: false }).last();
  await question.click();
  await expect(page.getByRole("main").getByRole("button", { expanded: true })).toHaveCount(1);
  await expectNoViolations(page, ["desk", "phone"]);
});

test("the gallery has no fault, filtered or enlarged", async ({ visitor: { page, open } }) => {
  await open("/gallery");
  await page.getByRole("button", { name: "Patios" }).click();
  await expect(page.getByRole("button", { name: "Patios", pressed: true })).toBeVisible();
  await expectNoViolations(page, ["desk", "phone"]);
  await page.getByRole("button", { name: "All Projects" }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /Enlarge/ })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Next" })).toBeVisible();
  await expectNoViolations(page);
});

test("the suburb finder has no fault, with suggestions or without", async ({
  visitor: { page, open },
}) => {
  await open("/areas-we-serve");
  const field = page.getByRole("combobox", { name: "Your suburb" });
  for (const [typed, shown] of [
    ["park", page.getByRole("option").first()],
    ["Soweto", page.getByText("We have no page that names this suburb")],
  ] as const) {
    await field.fill(typed);
    await expect(shown).toBeVisible();
    await expectNoViolations(page);
    await expect(shown).toBeVisible();
  }
});
