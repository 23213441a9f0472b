import type { Page } from "@playwright/test";
import { contact } from "#src/content/contact.ts";
import { gallery } from "#src/content/gallery.ts";
import { projectCount } from "#src/content/interface/gallery.ts";
import { skipLink } from "#src/content/interface/header.ts";
import { coverOfFocus } from "../support/focus.ts";
import { footerLink, mainHeading, pressLink } from "../support/landmarks.ts";
import { pauseClock } from "../support/page-clock.ts";
import { expect, test } from "../support/visitor.ts";

test.use({ viewport: { width: 1280, height: 800 } });

/**
 * Over WebDriver BiDi, Firefox reports few scroll events and no URL of other tabs, and cannot emulate
 * reduced motion.
 */
const notInFirefox = { tag: "@not-in-firefox" };

const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

/** Records every scroll position from now on. */
async function recordScrollEvents(page: Page) {
  const positions: number[] = [];
  await page.exposeFunction("recordScroll", (position: number) => positions.push(position));
  await page.evaluate(() => {
    const record = Reflect.get(window, "recordScroll");
    addEventListener("scroll", () => record(window.scrollY));
  });
  return positions;
}

/** Scrolls to the end of the page and records every scroll position from there. */
async function recordScrolling(page: Page) {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await scrollPosition(page)).toBeGreaterThan(1000);
  return recordScrollEvents(page);
}

/** Counts full page loads. */
function countLoads(page: Page) {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** The elements that describe a page to browsers and crawlers: their attributes and text, sorted. */
const describingTags = (page: Page) =>
  page
    .locator(
      'head :is(title, meta:not([http-equiv]), link[rel="canonical"]), script[type="application/ld+json"]',
    )
    .evaluateAll((elements) =>
      elements
        .map((element) =>
          [
            element.tagName,
            ...Array.from(element.attributes, ({ name, value }) => `${name}=${value}`).sort(),
            element.textContent,
          ].join(" "),
        )
        .sort(),
    );

test.describe("internal link", () => {
  test("opens a page, focuses its heading and announces it", async ({ page, open }) => {
    await open("/");
    const loads = countLoads(page);
    await footerLink(page, "Contact").click();
    await expect(page).toHaveURL("/contact");
    await expect(mainHeading(page)).toBeFocused();
    await expect(page).toHaveTitle(/contact/i);
    const title = await page.title();
    const announced = page.locator("body > [aria-live=polite]").filter({ hasText: title });
    await expect(announced).toHaveText(title);
    // Visually hidden.
    const box = await announced.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(1);

    await footerLink(page, "Home").click();
    await expect(page).toHaveURL("/");
    await expect(mainHeading(page)).toBeFocused();
    await expect(announced).toHaveCount(0);
    expect(loads()).toBe(0);
  });

  test("replaces the head of the first page by that of the next", async ({ page, open }) => {
    await page.goto("/about");
    const built = await describingTags(page);
    await open("/areas/sandton");
    expect(await describingTags(page)).not.toEqual(built);
    await footerLink(page, "About").click();
    await expect(mainHeading(page)).toBeFocused();
    await expect.poll(() => describingTags(page)).toEqual(built);
  });

  test("scrolls smoothly to the top", notInFirefox, async ({ page, open }) => {
    await open("/");
    const positions = await recordScrolling(page);
    await footerLink(page, "Contact").click();
    await expect(mainHeading(page)).toBeFocused();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    expect(positions.filter((position) => position > 0).length).toBeGreaterThan(2);
  });

  test("jumps to the top with reduced motion", notInFirefox, async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open("/");
    const positions = await recordScrolling(page);
    await footerLink(page, "About").click();
    await expect(mainHeading(page)).toBeFocused();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    // A shorter page clamps the scroll position once.
    expect(new Set(positions.filter((position) => position > 0)).size).toBeLessThanOrEqual(1);
  });

  test("to the current page scrolls to its top and drops search params", async ({ page, open }) => {
    for (const [url, name, path] of [
      ["/?utm_source=advert", "Home", "/"],
      ["/gallery?category=patio", "Gallery", "/gallery"],
    ] as const) {
      await open(url);
      await footerLink(page, name).click();
      await expect(page).toHaveURL(path);
      await expect(mainHeading(page)).toBeFocused();
      await expect.poll(() => scrollPosition(page)).toBe(0);
    }
    const all = gallery.projects.length;
    await expect(
      page.getByRole("status").filter({ hasText: projectCount(all, all) }),
    ).toBeVisible();
  });

  test("with a hash focuses its target on any page", async ({ page, open }) => {
    await open("/");
    const map = page.getByRole("heading", { name: contact.map.heading });
    await page.evaluate(() => history.pushState({}, "", "/contact#map"));
    await expect(map).toBeFocused();
    await expect(map).toBeInViewport();
    // The header does not cover it.
    expect(await coverOfFocus(page)).toBeNull();
    const mapPosition = await scrollPosition(page);
    expect(mapPosition).toBeGreaterThan(200);

    await page.evaluate(() => window.scrollTo(0, 0));
    await pressLink(page, "/contact#quote");
    const quote = page.getByRole("heading", { name: "Request a Free Quote" });
    await expect(quote).toBeFocused();
    await expect(quote).toBeInViewport();
    await expect.poll(() => scrollPosition(page)).not.toBe(mapPosition);
  });

  test(
    "with a hash focuses its target with reduced motion, too",
    notInFirefox,
    async ({ page, open }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open("/");
      // Far down: the jump does not wait for the progressive render.
      await page.evaluate(() => history.pushState({}, "", "/about#guarantees"));
      await expect(page).toHaveTitle(/about/i);
      const guarantees = page.locator("#guarantees");
      await expect(guarantees).toBeFocused();
      await expect(guarantees).toBeInViewport();
    },
  );

  test("leaves the focus where the visitor has moved it", async ({ page, open }) => {
    await open("/about");
    await pauseClock(page);
    await footerLink(page, "Residential").click();
    await page.clock.runFor(10);
    await expect(page).toHaveTitle(/residential|driveway/i);
    const gallery = page.getByRole("banner").getByRole("link", { name: "Gallery" });
    await gallery.focus();
    await page.clock.runFor(1_000);
    await expect(gallery).toBeFocused();
  });

  test("opens in a new tab with Control", notInFirefox, async ({ page, open }) => {
    await open("/about");
    const tab = page.context().waitForEvent("page");
    await footerLink(page, "Contact").click({ modifiers: ["ControlOrMeta"] });
    // Its URL alone: a tab in the background may put off its load event.
    const opened = await tab;
    await expect.poll(() => opened.url()).toMatch(/\/contact$/);
    await expect(page).toHaveURL("/about");
  });
});

test(
  "back and forward: scroll smoothly to the top and announce the page",
  notInFirefox,
  async ({ page, open }) => {
    await open("/");
    await footerLink(page, "Contact").click();
    await expect(mainHeading(page)).toBeFocused();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    for (const direction of ["goBack", "goForward"] as const) {
      await page.evaluate(() => document.querySelector("h1")?.blur());
      const positions = direction === "goBack" ? await recordScrolling(page) : [];
      if (direction === "goForward") {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      }
      await page[direction]();
      await expect(page).toHaveURL(direction === "goBack" ? "/" : "/contact");
      await expect(mainHeading(page)).toBeFocused();
      await expect.poll(() => scrollPosition(page)).toBe(0);
      if (direction === "goBack") {
        expect(positions.filter((position) => position > 0).length).toBeGreaterThan(2);
      }
      await expect(
        page.locator("body > [aria-live=polite]").filter({ hasText: await page.title() }),
      ).toHaveCount(1);
    }
  },
);

test("search params: a change keeps scroll position and focus", async ({ page, open }) => {
  await open("/contact");
  const phone = page.getByLabel("Phone");
  await phone.evaluate((field) => field.focus({ preventScroll: true }));
  await page.evaluate(() => window.scrollTo(0, 300));
  const positions = await recordScrollEvents(page);
  await page.evaluate(() => history.pushState({}, "", "/contact?from=advert"));
  await page.evaluate(() => history.pushState({}, "", "/contact?from=letter"));
  await expect.poll(() => page.evaluate(() => location.search)).toBe("?from=letter");
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(phone).toBeFocused();
  expect(await scrollPosition(page)).toBe(300);
  // The scroll to 300 px may be reported late.
  expect(positions.filter((position) => position !== 300)).toEqual([]);
});

test("skip link: is the first tab stop and focuses the content", async ({ page, open }) => {
  await open("/");
  const skip = page.getByRole("link", { name: skipLink });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});
