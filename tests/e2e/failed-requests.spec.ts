import type { Page } from "@playwright/test";
import { formNeedsScript } from "#src/content/interface/quote-form.ts";
import { attribute } from "#src/hydration/protocol.ts";
import { block, everyScript, hold } from "../support/hold.ts";
import { footerLink, mainHeading, mobileMenuButton, mobileMenuLink } from "../support/landmarks.ts";
import { visitTime } from "../support/page-clock.ts";
import * as forms from "../support/quote-forms.ts";
import {
  expect,
  expectErrors,
  fillIn,
  test,
  waitForHydration,
  waitForSelector,
} from "../support/visitor.ts";

/** The scripts that the page lists for its bootstrap. */
const pageScripts = async (page: Page) => {
  const files = await page.locator(`[${attribute.files}]`).getAttribute(attribute.files);
  return (files ?? "").split(" ").filter((file) => file.endsWith(".js"));
};

const scriptFailed = `html[${attribute.script}]`;

test("a form whose page runs no script keeps its text, and out of the URL", async ({ page }) => {
  await page.route("/contact", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script[^>]*data-files[\s\S]*?<\/script>/, "");
    await route.fulfill({ response, body });
  });
  await page.goto("/contact");
  const name = forms.uniqueName();
  await fillIn(forms.quoteForm(page), name);
  await forms.submitButton(forms.quoteForm(page)).click();
  expect(await forms.valuesOf(forms.quoteForm(page))).toEqual(forms.filled(name));
  await expect(page).toHaveURL("/contact");
});

test("a quote button pressed early requests all files at once, and works", async ({ page }) => {
  const scripts = await hold(page, everyScript);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/areas/sandton");
  const files = await pageScripts(page);
  await forms.firstQuoteButton(page).click();
  await expect.poll(() => files.filter((file) => !requested.includes(file))).toEqual([]);
  scripts.arrive();
  await expect(forms.quoteDialog(page)).toBeVisible();
  await expect(page).toHaveURL("/areas/sandton");
});

test("a link wins over an earlier press and over the reload that one asks for", async ({
  page,
}) => {
  await page.clock.install({ time: visitTime });
  const scripts = await hold(page, everyScript);
  /** Presses a link whose page takes long to come. */
  const pressLink = async () => {
    const link = footerLink(page, "About");
    await link.evaluate((each) =>
      each.addEventListener("click", (event) => event.preventDefault()),
    );
    await link.click();
  };
  await page.goto("/areas/sandton");
  await forms.firstQuoteButton(page).click();
  await pressLink();
  await page.clock.runFor(9_000);
  await expect(page).toHaveURL("/areas/sandton");

  scripts.fail();
  await page.goto("/contact");
  await waitForSelector(page, scriptFailed);
  await hold(page, "/contact");
  const asking = page.waitForRequest("/contact");
  await forms.submitButton(forms.quoteForm(page)).click();
  const asked = await asking;
  await pressLink();
  await expect.poll(() => asked.failure()).not.toBeNull();
});

test("an early press takes its native way on a page whose end is late", async ({ page }) => {
  await page.clock.install({ time: visitTime });
  await hold(page, everyScript);
  await page.route("/areas/sandton", async (route) => {
    const response = await route.fetch();
    const [start] = (await response.text()).split("</main>");
    await route.fulfill({ response, body: start ?? "" });
  });
  await page.goto("/areas/sandton");
  await forms.firstQuoteButton(page).click();
  await page.clock.runFor(9_000);
  await expect(page).toHaveURL("/contact?area=Sandton");
});

test("an early press takes its native way after 8 seconds without script", async ({ page }) => {
  await page.clock.install({ time: visitTime });
  const scripts = await hold(page, everyScript);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/areas/sandton");
  await mobileMenuButton(page).click();
  await page.clock.runFor(7_000);
  await forms.firstQuoteButton(page).click();
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL("/areas/sandton");
  await page.clock.runFor(7_000);
  await expect(page).toHaveURL("/contact?area=Sandton");

  await test.step("the menu leads to the footer", async () => {
    await mobileMenuButton(page).click();
    await page.clock.runFor(9_000);
    await waitForSelector(page, scriptFailed);
    await mobileMenuLink(page).click();
    await expect(page.getByRole("contentinfo")).toBeInViewport();
  });

  await test.step("a page that is hydrated late answers as if it had never failed", async () => {
    scripts.arrive();
    await waitForHydration(page);
    await expect(page.locator(scriptFailed)).toHaveCount(0);
    await mobileMenuButton(page).click();
    await expect(mobileMenuButton(page)).toHaveAttribute("aria-expanded", "true");
  });
});

test("a page whose script fails shows what works, and stores no empty form", async ({ page }) => {
  await block(page, everyScript);
  await page.goto("/contact");
  await waitForSelector(page, scriptFailed);
  await expect(page.getByRole("main").getByText(formNeedsScript)).toBeVisible();
  await expect(forms.quoteForm(page)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(mobileMenuButton(page)).toBeHidden();
  await mobileMenuLink(page).click();
  await expect(page.getByRole("contentinfo")).toBeInViewport();
});

test("a form whose script fails keeps what was typed, and Submit tries again", async ({ page }) => {
  const name = forms.uniqueName();
  const scripts = await hold(page, everyScript);
  await page.goto("/contact");
  await page.evaluate(() => {
    sessionStorage["quote-draft"] = JSON.stringify({ values: { area: "Benoni", message: "Old" } });
  });
  await fillIn(forms.quoteForm(page), name);
  scripts.fail();
  await expect(page.getByRole("main").getByText(formNeedsScript)).toBeVisible();
  expect(await forms.valuesOf(forms.quoteForm(page))).toEqual(forms.filled(name));
  await page.unroute(everyScript);
  await forms.submitButton(forms.quoteForm(page)).click();
  await waitForHydration(page);
  await expect.poll(() => forms.valuesOf(forms.quoteForm(page))).toEqual(forms.filled(name));
  await expect(page).toHaveURL("/contact");
  await forms.submitButton(forms.quoteForm(page)).click();
  await expect(forms.successMessage(page)).toBeVisible();
});

/**
 * Two releases answer in turn, as in the middle of a deployment: each has its own names for scripts and
 * stylesheets, and not those of the other. Returns a function after which the new one answers alone.
 */
async function deployNewRelease(page: Page): Promise<() => void> {
  expectErrors(page, /Failed to load resource: .*404/);
  const renamed = (text: string) => text.replace(/(-[\w-]{8})\.(js|css)\b/g, "$1-new.$2");
  let isNew = false;
  let isOver = false;
  const answersNew = () => {
    isNew = isOver || !isNew;
    return isNew;
  };
  await page.route("/contact", async (route) => {
    if (!route.request().isNavigationRequest() || !answersNew()) return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: renamed(await response.text()) });
  });
  await page.route(/\/assets\/.+\.(js|css)$/, async (route) => {
    const url = route.request().url();
    const isOfNew = /-new\.(js|css)$/.test(url);
    if (answersNew() !== isOfNew) return route.fulfill({ status: 404 });
    const response = await route.fetch({ url: url.replace("-new.", ".") });
    const body = await response.text();
    await route.fulfill({ response, body: isOfNew ? renamed(body) : body });
  });
  return () => {
    isOver = true;
  };
}

test("during a deployment a page reloads when pressed, and keeps its form", async ({ page }) => {
  const finish = await deployNewRelease(page);
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const name = forms.uniqueName();
  await page.goto("/contact");
  await fillIn(forms.quoteForm(page), name);
  await waitForSelector(page, scriptFailed);
  expect(loads).toBe(1);
  await forms.submitButton(forms.quoteForm(page)).click();
  await expect.poll(() => loads).toBe(2);
  await waitForSelector(page, scriptFailed);
  expect(await forms.valuesOf(forms.quoteForm(page))).toEqual(forms.filled(name));

  finish();
  await forms.submitButton(forms.quoteForm(page)).click();
  await waitForHydration(page);
  await expect.poll(() => forms.valuesOf(forms.quoteForm(page))).toEqual(forms.filled(name));
  await forms.submitButton(forms.quoteForm(page)).click();
  await expect(forms.successMessage(page)).toBeVisible();
  expect(loads).toBe(3);
});

test("a dialog without its stylesheet can be used", async ({ page, open }) => {
  await block(page, "**/assets/*.css");
  await open("/about");
  await forms.firstQuoteButton(page).click();
  const name = forms.quoteForm(page).getByLabel("Name");
  await expect(name).toBeInViewport();
  await name.fill("Thandi");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a page that is asked for by the name of its file stays the page it is", async ({ page }) => {
  for (const [path, file] of [
    ["/about.html", "/about"],
    ["/index.html", "/"],
  ] as const) {
    await page.route(`**${path}`, async (route) => {
      const url = new URL(file, route.request().url()).href;
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.goto(path);
    const heading = await mainHeading(page).textContent();
    await waitForHydration(page);
    await expect(mainHeading(page)).toHaveText(heading ?? "");
    await expect(page).toHaveURL(file);
  }
});
