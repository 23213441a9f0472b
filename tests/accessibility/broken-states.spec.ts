import type { Page } from "@playwright/test";
import { breakWhere } from "../support/broken-script.ts";
import {
  confirmationMessage,
  fillHoneypot,
  openForm,
  quoteDialog,
  quoteForm,
  submitButton,
} from "../support/quote-forms.ts";
import {
  expect,
  fillIn,
  test,
  type Visitor,
  waitForAllIslands,
  waitForHydration,
} from "../support/visitor.ts";
import { expectNoViolations } from "./expect-no-faults.ts";

/*
 * What stands there when something went wrong is looked at like everything else
 * (docs/decisions/0016-a-fault-stays-in-its-part.md).
 */

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** From now on the script of a part cannot be had; `name` is that of its module. */
const loseScript = (page: Page, name: string) =>
  page.route(`**/assets/${name}-*.js`, (route) => route.abort());

const errorPage = (page: Page) => page.getByRole("heading", { name: "This page did not load" });
const alert = (page: Page, words: string) => page.getByRole("alert").filter({ hasText: words });

/** What went wrong, and how a visitor comes upon it; each ends where it can be seen. */
const broken: Record<string, (visitor: Visitor) => Promise<void>> = {
  "a page that cannot be had": async ({ page, open }) => {
    await open("/about");
    await page.context().setOffline(true);
    await page.getByRole("banner").getByRole("link", { name: "Gallery" }).click();
    await expect(errorPage(page)).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("status")).toContainText("still no answer (1)");
  },
  "a frame that broke": async ({ page }) => {
    await breakWhere(page, "Contact details");
    await page.goto("/about");
    await page.mouse.move(1, 1);
    await expect(errorPage(page)).toBeVisible();
  },
  "a page whose script cannot be had": async ({ page }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/contact");
    await page.mouse.move(1, 1);
    await expect(page.getByText("This form needs JavaScript")).toBeVisible();
  },
  "a header without its menus": async ({ page, open }) => {
    await breakWhere(page, "Main");
    await open("/privacy-policy");
    await expect(page.getByRole("banner").getByRole("link", { name: "Menu" })).toBeVisible();
  },
  "a form that did not load": async ({ page, open }) => {
    await open("/contact");
    await loseScript(page, "quote-form");
    await quoteForm(page).getByLabel("Name").focus();
    await expect(alert(page, "The form did not load.")).toBeVisible();
  },
  "a form that broke": async ({ page, open }) => {
    await breakWhere(page, "Fields marked * are required");
    await open("/contact");
    await quoteForm(page).getByLabel("Name").focus();
    await expect(alert(page, "The form has stopped working.")).toBeVisible();
  },
  "a form that broke in the dialog": async ({ page, open }) => {
    await breakWhere(page, "Fields marked * are required");
    await open("/about");
    await page.getByRole("button", { name: /Quote/ }).first().click();
    await expect(quoteDialog(page).getByRole("alert")).toBeVisible();
  },
  "a form that asks for one more press": async ({ page }) => {
    const form = await openForm(page, "dialog");
    await fillIn(form, "Thandi");
    await fillHoneypot(form);
    await submitButton(form).click();
    await expect(confirmationMessage(page)).toBeVisible();
  },
  "questions that cannot be folded": async ({ page, open }) => {
    await breakWhere(page, "until-found");
    await open("/faq");
    const question = page.getByRole("main").getByRole("button", { expanded: false }).first();
    await question.focus();
    await expect(question).toHaveCount(0);
  },
  "a gallery without its filter": async ({ page, open }) => {
    await breakWhere(page, "Filter projects");
    await open("/gallery");
    await expect(page.getByRole("button", { name: "Driveways" })).toHaveCount(0);
  },
  "a filter that did not load": async ({ page, open }) => {
    await loseScript(page, "gallery-filter.actor");
    await open("/gallery");
    await page.getByRole("button", { name: "Driveways" }).click();
    await expect(page.getByText("The filter did not load.")).toBeVisible();
  },
  "a picture that cannot be enlarged": async ({ page, open }) => {
    await loseScript(page, "project-view");
    await open("/gallery");
    await page.getByRole("main").getByRole("link", { name: "Enlarge" }).first().click();
    await expect(alert(page, "The large picture did not open.")).toBeVisible();
  },
  "a suburb finder that broke": async ({ page, open }) => {
    await breakWhere(page, "The whole area");
    await open("/areas-we-serve");
    await waitForAllIslands(page);
    await page.getByRole("combobox").fill("Sandton");
    await expect(alert(page, "This part of the page has stopped working.")).toBeVisible();
  },
  "a suburb finder that did not load": async ({ page, open }) => {
    await loseScript(page, "suburb-search");
    await open("/areas-we-serve");
    await page.getByRole("combobox").focus();
    await expect(alert(page, "The suburb finder did not load.")).toBeVisible();
  },
  "a map that is not asked for": async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await page.goto("/contact");
    await page.mouse.move(1, 1);
    await waitForHydration(page);
    await expect(page.getByRole("button", { name: /map/i })).toBeVisible();
  },
};

for (const [what, comeUpon] of Object.entries(broken)) {
  test(`${what} has no fault`, async ({ page, open }) => {
    await comeUpon({ page, open });
    await expectNoViolations(page, ["desk", "phone"]);
  });
}
