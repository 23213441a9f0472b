import type { Page } from "@playwright/test";
import { gallery as galleryPage } from "../../src/content/gallery.ts";
import { delayScripts } from "../support/delay-scripts.ts";
import { coveredAtFocus } from "../support/focus.ts";
import { expect, test, waitForHydration } from "../support/visitor.ts";

test.use({ viewport: { width: 1280, height: 800 } });

/**
 * Driven over WebDriver BiDi, Firefox tells of few scrolls and of no other tab's address, knows no
 * touch, and cannot be asked for less motion; that a visitor saves data, Chromium alone tells.
 */
const notInFirefox = { tag: "@not-in-firefox" };

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });
const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

/** Goes to the end of the page and notes every place that the page scrolls through from there. */
async function noteScrolling(page: Page) {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const start = await scrollPosition(page);
  expect(start).toBeGreaterThan(1000);
  const places: number[] = [];
  await page.exposeFunction("noteScroll", (place: number) => places.push(place));
  await page.evaluate(() => {
    const note = Reflect.get(window, "noteScroll");
    addEventListener("scroll", () => note(window.scrollY));
  });
  return places;
}

/** Notes of which pages the script was asked for: of those that are named, /faq as "faq". */
function notePagesAskedFor(page: Page, names: readonly string[]) {
  const asked: string[] = [];
  page.on("request", (request) => {
    const name = /\/assets\/([\w-]+?)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    if (name !== undefined && names.includes(name)) asked.push(name);
  });
  return asked;
}

/** What stood in a page after a change to it. */
interface Drawing {
  /** Below the hero. */
  sections: number;
  /** Where the footer begins, in px below the top of the window. */
  footer: number;
}

/** Counts the pages that the browser loaded anew. */
function countLoads(page: Page) {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

test.describe("a link inside the site", () => {
  test("brings the page without a reload, with its title, its heading in focus and announced", async ({
    page,
    open,
  }) => {
    await open("/");
    const loads = countLoads(page);
    await footerLink(page, "Contact").click();
    await expect(page).toHaveURL("/contact");
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(/contact/i);
    const title = await page.title();
    const announced = page.locator("body > [aria-live=polite]").filter({ hasText: title });
    await expect(announced).toHaveText(title);
    // Said, and not shown: the words would stand below the footer.
    const box = await announced.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(1);

    await footerLink(page, "Home").click();
    await expect(page).toHaveURL("/");
    await expect(heading(page)).toBeFocused();
    await expect(announced).toHaveCount(0);
    expect(loads()).toBe(0);
  });

  test("leaves nothing in the head that was true of the last page alone", async ({
    page,
    open,
  }) => {
    await open("/areas/sandton");
    const builtFor = page.locator(
      'head :is(meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"], link[as="image"])',
    );
    expect(await builtFor.count()).toBeGreaterThan(8);
    await footerLink(page, "Contact").click();
    await expect(heading(page)).toBeFocused();
    await expect(builtFor).toHaveCount(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/contact$/);
  });

  test("scrolls smoothly to the top", notInFirefox, async ({ page, open }) => {
    await open("/");
    const places = await noteScrolling(page);
    await footerLink(page, "Contact").click();
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    expect(places.filter((place) => place > 0).length).toBeGreaterThan(2);
  });

  test(
    "goes to the top at once for who wants less motion",
    notInFirefox,
    async ({ page, open }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open("/");
      const places = await noteScrolling(page);
      await footerLink(page, "About").click();
      await expect(heading(page)).toBeFocused();
      await expect.poll(() => scrollPosition(page)).toBe(0);
      // A page that is shorter than the last puts the browser at its end for a moment.
      expect(new Set(places.filter((place) => place > 0)).size).toBeLessThanOrEqual(1);
    },
  );

  test("to the page I am on goes to its top", async ({ page, open }) => {
    await open("/contact");
    await noteScrolling(page);
    await footerLink(page, "Contact").click();
    await expect.poll(() => scrollPosition(page)).toBe(0);
  });

  test("to the page I am on goes to its top, whatever else its address carries", async ({
    page,
    open,
  }) => {
    for (const [address, name, path] of [
      ["/?utm_source=advert", "Home", "/"],
      ["/gallery?category=patio", "Gallery", "/gallery"],
    ] as const) {
      await open(address);
      await footerLink(page, name).click();
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toBeFocused();
      await expect.poll(() => scrollPosition(page)).toBe(0);
    }
    await expect(page.getByRole("status").filter({ hasText: "All" })).toBeVisible();
  });

  test("with a hash goes to its target, here and on another page", async ({ page, open }) => {
    await open("/");
    const map = page.getByRole("heading", { name: "Where the office is" });
    await page.evaluate(() => history.pushState({}, "", "/contact#map"));
    await expect(map).toBeFocused();
    await expect(map).toBeInViewport();
    // Not under the bar at the top.
    expect(await coveredAtFocus(page)).toBeNull();
    const placeOfMap = await scrollPosition(page);
    expect(placeOfMap).toBeGreaterThan(200);

    await page.evaluate(() => window.scrollTo(0, 0));
    await page.evaluate(() => history.pushState({}, "", "/contact#quote"));
    const quote = page.getByRole("heading", { name: "Request a Free Quote" });
    await expect(quote).toBeFocused();
    await expect(quote).toBeInViewport();
    await expect.poll(() => scrollPosition(page)).not.toBe(placeOfMap);
  });

  test("with a hash finds its target without motion, too", notInFirefox, async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open("/");
    // Far down: a page is drawn in turns, and the jump does not wait for them.
    await page.evaluate(() => history.pushState({}, "", "/about#guarantees"));
    await expect(page).toHaveTitle(/about/i);
    const guarantees = page.locator("#guarantees");
    await expect(guarantees).toBeFocused();
    await expect(guarantees).toBeInViewport();
  });

  test("leaves the focus to who takes it first", async ({ page, open }) => {
    await open("/about");
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await footerLink(page, "Residential").click();
    await page.clock.runFor(10);
    await expect(page).toHaveTitle(/residential|driveway/i);
    const gallery = page.getByRole("banner").getByRole("link", { name: "Gallery" });
    await gallery.focus();
    await page.clock.runFor(1_000);
    await expect(gallery).toBeFocused();
  });

  test("shows the first screen before the rest, and never the end of the page in its place", async ({
    page,
    open,
  }) => {
    await open("/contact");
    await page.evaluate(() => {
      const before = document.querySelector("h1");
      const drawn: Drawing[] = [];
      Reflect.set(window, "drawn", drawn);
      new MutationObserver(() => {
        if (document.querySelector("h1") === before) return;
        drawn.push({
          sections: document.querySelectorAll("main section").length,
          footer: document.querySelector("footer")?.getBoundingClientRect().top ?? 0,
        });
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Gallery" })
      .click();
    await expect(page.getByRole("heading", { name: galleryPage.closing.heading })).toBeAttached();
    const drawn = await page.evaluate((): Drawing[] => Reflect.get(window, "drawn"));
    expect(drawn[0]?.sections).toBe(0);
    expect(drawn.at(-1)?.sections).toBeGreaterThan(0);
    for (const { footer } of drawn) expect(footer).toBeGreaterThanOrEqual(800);
  });

  test("keeps the room of a form whose script is on its way", async ({ page, open }) => {
    await open("/about");
    const letFormCome = await delayScripts(page, /\/assets\/quote-form-.*\.js$/);
    await footerLink(page, "Home").click();
    const areas = page.getByRole("heading", { name: /^Areas we serve/ });
    await expect(areas).toBeVisible();
    const form = page.getByRole("main").getByRole("form");
    await expect(form).toHaveCount(0);
    const heightOfPage = () => page.evaluate(() => document.body.scrollHeight);
    const before = await heightOfPage();
    letFormCome();
    await expect(form).toBeVisible();
    expect(Math.abs((await heightOfPage()) - before)).toBeLessThan(100);
  });

  test("is fetched when I point at it or give it the focus, and once", async ({ page, open }) => {
    const asked = notePagesAskedFor(page, ["contact", "faq"]);
    await open("/privacy-policy");
    await footerLink(page, "Contact").hover();
    await expect.poll(() => asked).toEqual(["contact"]);
    await footerLink(page, "FAQs").focus();
    await expect.poll(() => asked).toEqual(["contact", "faq"]);
    await footerLink(page, "Contact").click();
    await expect(page).toHaveTitle(/contact/i);
    expect(asked).toEqual(["contact", "faq"]);
  });

  test("is fetched when my finger touches it", notInFirefox, async ({ page, open }) => {
    const asked = notePagesAskedFor(page, ["about"]);
    await open("/privacy-policy");
    await footerLink(page, "About").dispatchEvent("touchstart");
    await expect.poll(() => asked).toEqual(["about"]);
  });

  test("is not fetched when my pointer only passes it", async ({ page, open }) => {
    const asked = notePagesAskedFor(page, ["contact", "faq"]);
    await open("/privacy-policy");
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await footerLink(page, "Contact").hover();
    await footerLink(page, "FAQs").hover();
    await page.clock.runFor(1_000);
    await expect.poll(() => asked).toEqual(["faq"]);
  });

  test(
    "is fetched when I press it, and not before, where the browser saves data",
    notInFirefox,
    async ({ page, open }) => {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
      );
      const asked = notePagesAskedFor(page, ["contact", "faq"]);
      await open("/privacy-policy");
      await footerLink(page, "Contact").dispatchEvent("touchstart");
      await footerLink(page, "FAQs").click();
      await expect(heading(page)).toBeFocused();
      await expect(page).toHaveURL("/faq");
      expect(asked).toEqual(["faq"]);
    },
  );

  test(
    "opens in a tab of its own when I press Control with it",
    notInFirefox,
    async ({ page, open }) => {
      await open("/about");
      const tab = page.context().waitForEvent("page");
      await footerLink(page, "Contact").click({ modifiers: ["ControlOrMeta"] });
      await expect(await tab).toHaveURL("/contact");
      await expect(page).toHaveURL("/about");
    },
  );

  test("from the dialog closes it", async ({ page, open }) => {
    await open("/");
    await page.getByRole("main").getByRole("button", { name: "Get a Free Quote" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("link", { name: "Privacy Policy" }).click();
    await expect(page).toHaveURL("/privacy-policy");
    await expect(dialog).toBeHidden();
    await expect(heading(page)).toBeFocused();
  });
});

test(
  "back and forward scroll smoothly to the top, too, and announce the page",
  notInFirefox,
  async ({ page, open }) => {
    await open("/");
    await footerLink(page, "Contact").click();
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    for (const direction of ["goBack", "goForward"] as const) {
      await page.evaluate(() => document.querySelector("h1")?.blur());
      const places = direction === "goBack" ? await noteScrolling(page) : [];
      if (direction === "goForward") {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      }
      await page[direction]();
      await expect(page).toHaveURL(direction === "goBack" ? "/" : "/contact");
      await expect(heading(page)).toBeFocused();
      await expect.poll(() => scrollPosition(page)).toBe(0);
      if (direction === "goBack") {
        expect(places.filter((place) => place > 0).length).toBeGreaterThan(2);
      }
      await expect(
        page.locator("body > [aria-live=polite]").filter({ hasText: await page.title() }),
      ).toHaveCount(1);
    }
  },
);

test("a change of search parameters alone leaves me where I am", async ({ page, open }) => {
  await open("/contact");
  const phone = page.getByLabel("Phone");
  await phone.evaluate((field) => field.focus({ preventScroll: true }));
  await page.evaluate(() => window.scrollTo(0, 300));
  const places: number[] = [];
  await page.exposeFunction("noteScroll", (place: number) => places.push(place));
  await page.evaluate(() => {
    const note = Reflect.get(window, "noteScroll");
    addEventListener("scroll", () => note(window.scrollY));
  });
  await page.evaluate(() => history.pushState({}, "", "/contact?from=advert"));
  await page.evaluate(() => history.pushState({}, "", "/contact?from=letter"));
  await expect.poll(() => page.evaluate(() => location.search)).toBe("?from=letter");
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(phone).toBeFocused();
  expect(await scrollPosition(page)).toBe(300);
  // The way to 300 px may be told late.
  expect(places.filter((place) => place !== 300)).toEqual([]);
});

test("a reload keeps my place", async ({ page, open }) => {
  await open("/");
  await page.evaluate(() => window.scrollTo(0, 1200));
  await page.reload();
  await waitForHydration(page);
  expect(await scrollPosition(page)).toBe(1200);
});

test("the first stop of the Tab key skips the menu", async ({ page, open }) => {
  await open("/");
  const skip = page.getByRole("link", { name: "Skip to the main content" });
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
