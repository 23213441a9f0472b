import type { Page } from "@playwright/test";
import { delayScripts } from "../support/delay-scripts.ts";
import {
  expect,
  interceptExternalRequests,
  test,
  waitForAllIslands,
  waitForHydration,
  waitForLayout,
} from "../support/visitor.ts";
import { wordsOf } from "../support/words.ts";

test("a page that a link leads to says the same as one that is fetched", async ({
  page,
  open,
  consoleLines,
}) => {
  await open("/terms-conditions");
  const services = ["All Services", "Residential"];
  const areas = ["All Areas", "Sandton"];
  const others = ["About", "Gallery", "FAQs", "Contact", "Home", "Privacy Policy"];
  for (const name of [...services, ...areas, ...others]) await expectSame(page, name);
  expect(consoleLines).toEqual([]);
});

/** Follows a link of the footer: the page is drawn in turns (src/ui/turns), and in the end whole. */
async function expectSame(page: Page, name: string) {
  const before = page.url();
  await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
  await expect(page).not.toHaveURL(before);
  const sent = await wordsOf(page, "sent");
  await expect.poll(() => wordsOf(page), name).toBe(sent);
}

test("a page that is not there comes alive below a deep path, too", async ({
  page,
  consoleLines,
}) => {
  const path = "/services/residential/nowhere/at/all";
  const letScriptCome = await delayScripts(page);
  await page.goto(path);
  const before = await wordsOf(page);
  letScriptCome();
  await waitForAllIslands(page);
  expect(await wordsOf(page)).toBe(before);
  // Chromium says that, too, in a line of its own.
  const lines = () => consoleLines.filter((line) => !line.includes("404"));
  await expect.poll(lines).toEqual([`error: Page not found: ${path}`]);
});

const signs: Record<string, (page: Page) => Promise<void>> = {
  "point at something": (page) => page.getByRole("heading", { level: 1 }).hover(),
  "press a key": (page) => page.keyboard.press("Tab"),
};

for (const [sign, give] of Object.entries(signs)) {
  test(`the script comes as soon as I ${sign}, however long the pictures take`, async ({
    page,
  }) => {
    // From the start, the browser of a test has a mouse in the corner of the page.
    await page.addInitScript(() =>
      addEventListener(
        "pointerover",
        (event) => {
          if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
        },
        true,
      ),
    );
    // Their answers never come, so the page is never quiet.
    await page.route(/\.(avif|webp|jpe?g)$/, () => {});
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await give(page);
    await waitForHydration(page);
    expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
  });
}

test("the script that comes late leaves me where I have scrolled to", async ({ page }) => {
  await interceptExternalRequests(page);
  const letScriptCome = await delayScripts(page);
  await page.goto("/");
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  letScriptCome();
  await waitForAllIslands(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
});

test("every part of a page is laid out once it is quiet, seen or not", async ({ page }) => {
  await page.goto("/areas/sandton");
  await waitForLayout(page);
  const parts = page.locator("main > section, footer");
  expect(await parts.count()).toBeGreaterThan(5);
  const waiting = await parts.evaluateAll(
    (all) => all.filter((part) => getComputedStyle(part).contentVisibility !== "visible").length,
  );
  expect(waiting).toBe(0);
});

test("a reload leaves me where I have scrolled to, however far down", async ({ page, open }) => {
  // Typefaces break some lines in other places, and may come in time once and not the next time.
  await page.route("**/*.woff2", (route) => route.abort());
  await open("/areas/sandton");
  const heading = page.getByRole("main").getByRole("heading", { level: 2 }).last();
  await heading.scrollIntoViewIfNeeded();
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await page.reload();
  // The browser keeps whole pixels.
  const moved = async () => Math.abs((await top()) - before);
  await expect.poll(moved).toBeLessThanOrEqual(1);
  await waitForAllIslands(page);
  expect(await moved()).toBeLessThanOrEqual(1);
});

test("a script that does not come gives way to what works without one", async ({ page }) => {
  await interceptExternalRequests(page);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/contact");
  const menuButton = page.getByRole("navigation", { name: "Main" }).getByRole("button");
  await menuButton.first().click();
  await expect(page.getByRole("form", { name: "Request a Free Quote" })).toBeHidden();
  await expect(page.getByRole("main").getByText("This form needs JavaScript")).toBeVisible();
  await menuButton.first().hover();
  await expect(
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Industrial" }),
  ).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
  await page.getByRole("link", { name: "Menu" }).click();
  await expect(page.getByRole("contentinfo")).toBeInViewport();
});
