import type { Page } from "@playwright/test";
import { attribute, bootstrapAttribute, draftKey } from "#src/hydration/protocol.ts";
import { delayScripts } from "../support/delay-scripts.ts";
import { footerLink, mainMenu, mobileMenuButton } from "../support/landmarks.ts";
import { pageText } from "../support/page-text.ts";
import {
  expect,
  test,
  waitForAllIslands,
  waitForHydration,
  waitForSelector,
} from "../support/visitor.ts";

const hydratedPage = `#root[${attribute.hydrated}]`;

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
  await waitForAllIslands(page);
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
  await waitForSelector(page, hydratedPage);
  expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
});

test("hydration: waits for the visitor, unless there is a draft", async ({ page }) => {
  // Playwright's pointer rests in the corner of the page, as a visitor's may.
  await page.goto("/contact", { waitUntil: "networkidle" });
  await waitForSelector(page, "link[rel=modulepreload]");
  await expect(page.locator(hydratedPage)).toHaveCount(0);
  await page.evaluate((key) => sessionStorage.setItem(key, "{}"), draftKey);
  await page.reload();
  await waitForSelector(page, hydratedPage);
});

/** Waits until the bootstrap has fetched what its attributes name. */
const waitForFetchedScript = (page: Page) =>
  page.waitForFunction(
    ({ modules, content }) => {
      const script = document.querySelector(`script[${modules}]`);
      const urls = [modules, content].flatMap(
        (name) => script?.getAttribute(name)?.split(" ") ?? [],
      );
      return urls.every((url) => performance.getEntriesByName(location.origin + url).length > 0);
    },
    { modules: bootstrapAttribute.modules, content: bootstrapAttribute.content },
  );

for (const path of ["/", "/areas/sandton"]) {
  // WebDriver BiDi cannot go offline.
  test(`hydration: works offline once ${path} is quiet`, {
    tag: "@not-in-firefox",
  }, async ({ page }) => {
    await page.goto(path);
    await waitForFetchedScript(page);
    await page.context().setOffline(true);
    await waitForHydration(page);
    await expect(page.locator(`html[${attribute.script}]`)).toHaveCount(0);
  });
}

test("hydration: the focus on a quote button fetches the dialog beside the page's script", async ({
  page,
}) => {
  const release = await delayScripts(page, "**/assets/framework-*.js");
  await page.goto("/about");
  const dialogScript = page.waitForRequest("**/assets/quote-dialog-*.js");
  const button = page.getByRole("main").getByRole("button", { name: "Request a Free Quote" });
  await button.first().focus();
  await dialogScript;
  await button.first().click();
  release();
  await expect(page.getByRole("dialog", { name: "Request a Free Quote" })).toBeVisible();
});

test("hydration: keeps the scroll position when it is late", async ({ page }) => {
  // A font that swaps may wrap lines differently, and scroll anchoring then moves the position.
  await page.route("**/*.woff2", (route) => route.abort());
  const release = await delayScripts(page);
  await page.goto("/");
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  release();
  await waitForAllIslands(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
});

test("a page: has its full height once it is quiet", async ({ page }) => {
  await page.goto("/areas/sandton");
  await waitForSelector(page, `html[${attribute.laidOut}]`);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.keyboard.press("End");
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  expect(await height()).toBe(before);
});

test("reload: keeps the scroll position far down the page", async ({ page, open }) => {
  // A font that swaps wraps lines differently, before or after the reload.
  await page.route("**/*.woff2", (route) => route.abort());
  await open("/areas/sandton");
  const heading = page.getByRole("main").getByRole("heading", { level: 2 }).last();
  await heading.scrollIntoViewIfNeeded();
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await page.reload();
  // Browsers restore whole pixels.
  const moved = async () => Math.abs((await top()) - before);
  await expect.poll(moved).toBeLessThanOrEqual(1);
  await waitForAllIslands(page);
  expect(await moved()).toBeLessThanOrEqual(1);
});

test("hydration: without its script, the page shows what works without one", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/contact");
  const menuButton = mainMenu(page).getByRole("button");
  await menuButton.first().click();
  await expect(page.getByRole("form", { name: "Request a Free Quote" })).toBeHidden();
  await expect(page.getByRole("main").getByText("This form needs JavaScript")).toBeVisible();
  await menuButton.first().hover();
  await expect(mainMenu(page).getByRole("link", { name: "Industrial" })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(mobileMenuButton(page)).toBeHidden();
  await page.getByRole("link", { name: "Menu" }).click();
  await expect(page.getByRole("contentinfo")).toBeInViewport();
});
