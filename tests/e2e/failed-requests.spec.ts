import type { Page } from "@playwright/test";
import { dialogDidNotOpen } from "#src/content/interface/quote-dialog.ts";
import { formNeedsScript } from "#src/content/interface/quote-form.ts";
import { attribute } from "#src/hydration/protocol.ts";
import { delayScripts } from "../support/delay-scripts.ts";
import { mainHeading, mobileMenuButton, mobileMenuLink } from "../support/landmarks.ts";
import { timeOf, visitTime } from "../support/page-clock.ts";
import {
  filled,
  firstQuoteButton,
  quoteDialog,
  quoteForm,
  submitButton,
  successMessage,
  uniqueName,
  valuesOf,
} from "../support/quote-forms.ts";
import { expect, fillIn, test, waitForHydration, waitForSelector } from "../support/visitor.ts";

/** Aborts the first request for each script that matches. */
async function failOnce(page: Page, scripts: string) {
  const failed = new Set<string>();
  await page.route(scripts, (route) => {
    const url = route.request().url();
    if (failed.has(url)) return route.continue();
    failed.add(url);
    return route.abort();
  });
  return failed;
}

const scriptFailed = `html[${attribute.script}]`;

test("a script of the page that fails once is fetched again", async ({ page }) => {
  const failed = await failOnce(page, "**/assets/*.js");
  await page.goto("/contact");
  await waitForHydration(page);
  expect(failed.size).toBeGreaterThan(2);
  await expect(page.locator(scriptFailed)).toHaveCount(0);
});

test("a form whose page runs no script keeps what was typed, and puts none of it into the URL", async ({
  page,
}) => {
  await page.route("/contact", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script[^>]*data-files[\s\S]*?<\/script>/, "");
    await route.fulfill({ response, body });
  });
  await page.goto("/contact");
  const name = uniqueName();
  await fillIn(quoteForm(page), name);
  await submitButton(quoteForm(page)).click();
  expect(await valuesOf(quoteForm(page))).toEqual(filled(name));
  await expect(page).toHaveURL("/contact");
});

test("a script of the dialog that fails once is fetched again", async ({ page, open }) => {
  await failOnce(page, "**/assets/quote-dialog-*.js");
  await open("/about");
  await firstQuoteButton(page).click();
  await expect(quoteDialog(page)).toBeVisible();
});

test("a quote button whose script does not come leads to the contact page, which says so", async ({
  page,
  open,
}) => {
  await page.route("**/assets/quote-dialog-*.js", () => {});
  await open("/areas/sandton");
  await page.clock.install({ time: await timeOf(page) });
  await firstQuoteButton(page).click();
  await page.clock.runFor(9_000);
  await expect(page).toHaveURL("/contact?area=Sandton");
  await expect(quoteForm(page)).toBeVisible();
  await expect(page.locator("#notifications")).toContainText(dialogDidNotOpen);
});

test("an early press whose script does not come takes its native way after 8 seconds", async ({
  page,
}) => {
  await page.clock.install({ time: visitTime });
  await delayScripts(page);
  await page.goto("/areas/sandton");
  await firstQuoteButton(page).click();
  await page.clock.runFor(9_000);
  await expect(page).toHaveURL("/contact?area=Sandton");
  await page.setViewportSize({ width: 360, height: 740 });
  await mobileMenuButton(page).click();
  await page.clock.runFor(9_000);
  await mobileMenuLink(page).click();
  await expect(page.getByRole("contentinfo")).toBeInViewport();
});

test("a page that is hydrated late answers as if it had never failed", async ({ page }) => {
  await page.clock.install({ time: visitTime });
  const release = await delayScripts(page);
  await page.goto("/contact");
  await page.setViewportSize({ width: 360, height: 740 });
  await mobileMenuButton(page).click();
  await page.clock.runFor(9_000);
  await waitForSelector(page, scriptFailed);
  release();
  await waitForHydration(page);
  await expect(page.locator(scriptFailed)).toHaveCount(0);
  await mobileMenuButton(page).click();
  await expect(mobileMenuButton(page)).toHaveAttribute("aria-expanded", "true");
});

test("a form whose script fails stays with what was typed, and Submit tries again", async ({
  page,
}) => {
  const name = uniqueName();
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/contact");
  await fillIn(quoteForm(page), name);
  await waitForSelector(page, scriptFailed);
  await expect(page.getByRole("main").getByText(formNeedsScript)).toBeVisible();
  expect(await valuesOf(quoteForm(page))).toEqual(filled(name));
  await page.unroute("**/assets/*.js");
  await submitButton(quoteForm(page)).click();
  await waitForHydration(page);
  await expect.poll(() => valuesOf(quoteForm(page))).toEqual(filled(name));
  await expect(page).toHaveURL("/contact");
  await submitButton(quoteForm(page)).click();
  await expect(successMessage(page)).toBeVisible();
});

test("a dialog without its stylesheet can be used", async ({ page }) => {
  await page.route("**/assets/*.css", (route) => route.abort());
  await page.goto("/about");
  await waitForHydration(page);
  await firstQuoteButton(page).click();
  const name = quoteForm(page).getByLabel("Name");
  await expect(name).toBeInViewport();
  await name.fill("Thandi");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

for (const path of ["/about.html", "/index.html"]) {
  test(`${path}: stays the page it is`, async ({ page }) => {
    const file = path === "/index.html" ? "/" : path.replace(".html", "");
    await page.route(`**${path}`, async (route) => {
      const url = new URL(file, route.request().url()).href;
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.goto(path);
    const heading = await mainHeading(page).textContent();
    await waitForHydration(page);
    await expect(mainHeading(page)).toHaveText(heading ?? "");
    await expect(page).toHaveURL(file);
  });
}
