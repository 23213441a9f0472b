import type { Page } from "@playwright/test";
import { formNeedsScript } from "#src/content/interface/quote-form.ts";
import { attribute } from "#src/hydration/protocol.ts";
import { delayScripts } from "../support/delay-scripts.ts";
import { footerLink, mainMenu, mobileMenuButton, mobileMenuLink } from "../support/landmarks.ts";
import { rememberMiddle } from "../support/middle.ts";
import { pageText } from "../support/page-text.ts";
import { quoteForm } from "../support/quote-forms.ts";
import { expect, nextFrame, test, waitForHydration, waitForSelector } from "../support/visitor.ts";

test("hydration: a navigation renders the prerendered text", async ({
  page,
  open,
  consoleLines,
}) => {
  await open("/terms-conditions");
  const services = ["All Services", "Residential"];
  const others = ["Sandton", "Gallery", "FAQs", "Contact", "Home"];
  for (const name of [...services, ...others]) await expectSameText(page, name);
  expect(consoleLines).toEqual([]);
});

/** Follows a footer link and compares the rendered with the prerendered text. */
async function expectSameText(page: Page, name: string) {
  const before = page.url();
  await footerLink(page, name).click();
  await expect(page).not.toHaveURL(before);
  const sent = await pageText(page, "prerendered");
  await expect.poll(() => pageText(page), name).toBe(sent);
}

test("hydration: the not-found page hydrates below a deep path", async ({ page, consoleLines }) => {
  const path = "/services/residential/nowhere/at/all";
  const release = await delayScripts(page);
  await page.goto(path);
  const before = await pageText(page);
  release();
  await waitForHydration(page);
  expect(await pageText(page)).toBe(before);
  // Chromium logs the 404 itself, too.
  const lines = () => consoleLines.filter((line) => !line.includes("404"));
  await expect.poll(lines).toEqual([`error: Page not found: ${path}`]);
});

test("hydration: starts on the first key press while pictures still load", async ({ page }) => {
  // Pictures never finish loading, so the page is never idle.
  await page.route(/\.(avif|webp|jpe?g)$/, () => {});
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.keyboard.press("Tab");
  await waitForHydration(page);
  expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
});

for (const path of ["/", "/areas/sandton"]) {
  // WebDriver BiDi cannot go offline.
  test(`hydration: ${path} works offline once it is hydrated, which needs no visitor`, {
    tag: "@not-in-firefox",
  }, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await page.context().setOffline(true);
    await page.setViewportSize({ width: 360, height: 740 });
    await mobileMenuButton(page).click();
    await expect(mobileMenuButton(page)).toHaveAttribute("aria-expanded", "true");
  });
}

test("hydration: needs no visitor where the browser reports no first paint", async ({
  page,
  open,
}) => {
  // As in Firefox, where it scrolls first, to a hash or on a reload.
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== "paint") observe.call(this, options);
    };
  });
  await open("/contact#quote");
});

test("hydration: keeps the scroll position when it is late", async ({ page }) => {
  // A font that swaps may wrap lines differently, and scroll anchoring then moves the position.
  await page.route("**/*.woff2", (route) => route.abort());
  const release = await delayScripts(page);
  await page.goto("/");
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  release();
  await waitForHydration(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
});

for (const path of ["/services/driveway", "/areas/sandton"]) {
  test(`${path}: has its height from the first paint on`, async ({ page }) => {
    // The fallbacks of the web fonts have their metrics where the computer has the fonts for it.
    await page.route("**/*.woff2", (route) => route.abort());
    const release = await delayScripts(page);
    await page.goto(path);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    release();
    await waitForHydration(page);
    expect(Math.abs((await height()) / before - 1)).toBeLessThan(0.02);
  });
}

test("web fonts: leave what is read in its place when they arrive late", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const release = await delayScripts(page, /\.woff2$/);
  await page.goto("/#quote");
  await waitForHydration(page);
  const moved = await rememberMiddle(page);
  release();
  await expect.poll(() => page.evaluate(() => document.fonts.size)).toBeGreaterThan(0);
  await nextFrame(page);
  expect(await moved()).toBeLessThanOrEqual(1);
});

for (const path of ["/", "/areas/sandton"]) {
  test(`reload of ${path}: keeps what is read in its place`, async ({ page, open }) => {
    await open(path);
    const fontsAreThere = () => page.evaluate(async () => (await document.fonts.ready).size > 0);
    await expect.poll(fontsAreThere).toBe(true);
    const heading = page.getByRole("main").getByRole("heading", { level: 2 }).last();
    await heading.scrollIntoViewIfNeeded();
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    await page.reload();
    // Browsers restore whole pixels.
    const moved = async () => Math.abs((await top()) - before);
    await expect.poll(moved).toBeLessThanOrEqual(1);
    await waitForHydration(page);
    await fontsAreThere();
    expect(await moved()).toBeLessThanOrEqual(1);
  });
}

test("hydration: without its script, the page shows what works without one", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/contact");
  await waitForSelector(page, `html[${attribute.script}]`);
  const menuButton = mainMenu(page).getByRole("button");
  await expect(page.getByRole("main").getByText(formNeedsScript)).toBeVisible();
  await expect(quoteForm(page)).toBeVisible();
  await menuButton.first().hover();
  await expect(mainMenu(page).getByRole("link", { name: "Industrial" })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(mobileMenuButton(page)).toBeHidden();
  await mobileMenuLink(page).click();
  await expect(page.getByRole("contentinfo")).toBeInViewport();
});
