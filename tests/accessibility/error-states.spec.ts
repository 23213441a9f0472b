import type { Page } from "@playwright/test";
import { formNeedsScript } from "#src/content/interface/quote-form.ts";
import { breakComponent } from "../support/change-script.ts";
import {
  confirmationMessage,
  fillHoneypot,
  openForm,
  quoteDialog,
  submitButton,
} from "../support/quote-forms.ts";
import { emulateSaveData } from "../support/save-data.ts";
import { expect, fillIn, test, type Visitor, waitForHydration } from "../support/visitor.ts";
import { expectNoViolations } from "./expect-no-violations.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Makes the script of a module fail to load. */
const failScript = (page: Page, name: string) =>
  page.route(`**/assets/${name}-*.js`, (route) => route.abort());

const errorPage = (page: Page) => page.getByRole("heading", { name: "This page did not load" });
const alert = (page: Page, words: string) => page.getByRole("alert").filter({ hasText: words });

/** Error states by name, each with how a visitor reaches it. */
const errorStates: Record<string, (visitor: Visitor) => Promise<void>> = {
  "page that did not load": async ({ page, open }) => {
    await open("/about");
    await page.context().setOffline(true);
    await page.getByRole("banner").getByRole("link", { name: "Gallery" }).click();
    await expect(errorPage(page)).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("status")).toContainText("Still no answer after try 1.");
  },
  "broken page frame": async ({ page }) => {
    await breakComponent(page, "Skip to the main content");
    await page.goto("/about");
    await page.mouse.move(1, 1);
    await expect(errorPage(page)).toBeVisible();
  },
  "page without its script": async ({ page }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/contact");
    await page.mouse.move(1, 1);
    await expect(page.getByText(formNeedsScript)).toBeVisible();
  },
  "broken header menus": async ({ page, open }) => {
    await breakComponent(page, "Main");
    await open("/privacy-policy");
    await expect(page.getByRole("banner").getByRole("link", { name: "Menu" })).toBeVisible();
  },
  "broken form in the dialog": async ({ page, open }) => {
    await breakComponent(page, "Fields marked * are required");
    await open("/about");
    await page.getByRole("button", { name: /Quote/ }).first().click();
    await expect(quoteDialog(page).getByRole("alert")).toBeVisible();
  },
  "form that asks for confirmation": async ({ page }) => {
    const form = await openForm(page, "dialog");
    await fillIn(form, "Thandi");
    await fillHoneypot(form);
    await submitButton(form).click();
    await expect(confirmationMessage(page)).toBeVisible();
  },
  "broken accordion": async ({ page, open }) => {
    await breakComponent(page, "until-found");
    await open("/faq");
    await expect(page.getByRole("main").getByRole("button", { expanded: false })).toHaveCount(0);
  },
  "picture that cannot be enlarged": async ({ page, open }) => {
    await failScript(page, "project-view");
    await open("/gallery");
    await page.getByRole("main").getByRole("link", { name: "Enlarge" }).first().click();
    await expect(alert(page, "The large picture did not open.")).toBeVisible();
  },
  "broken suburb finder": async ({ page, open }) => {
    await breakComponent(page, "The whole area");
    await open("/areas-we-serve");
    await waitForHydration(page);
    await page.getByRole("combobox").fill("Sandton");
    await expect(alert(page, "This part of the page has stopped working.")).toBeVisible();
  },
  "map with saveData": async ({ page }) => {
    await emulateSaveData(page);
    await page.goto("/contact");
    await page.mouse.move(1, 1);
    await waitForHydration(page);
    await expect(page.getByRole("button", { name: /map/i })).toBeVisible();
  },
};

for (const [name, reach] of Object.entries(errorStates)) {
  test(`accessibility: no violations in the state "${name}"`, async ({ page, open }) => {
    await reach({ page, open });
    await expectNoViolations(page, ["phone"]);
  });
}
