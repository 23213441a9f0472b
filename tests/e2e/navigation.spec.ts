import type { Page } from "@playwright/test";
import { contact } from "#src/content/contact.ts";
import { gallery as galleryPage } from "#src/content/gallery.ts";
import { skipLink } from "#src/content/interface/every-page.ts";
import { blockIn } from "#src/content-schema/block-in.ts";
import { coverOfFocus } from "../support/focus.ts";
import { hold } from "../support/hold.ts";
import { footerLink, mainHeading, mainMenu } from "../support/landmarks.ts";
import { pauseClock } from "../support/page-clock.ts";
import { firstQuoteButton, quoteDialog } from "../support/quote-forms.ts";
import { expect, nextFrame, test } from "../support/visitor.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const pressEscape = (page: Page) => page.keyboard.press("Escape");

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

test("internal link: replaces the head of the page", async ({ page, open }) => {
  await page.goto("/about");
  const built = await describingTags(page);
  await open("/areas/sandton");
  expect(await describingTags(page)).not.toEqual(built);
  await footerLink(page, "About").click();
  await expect(mainHeading(page)).toBeFocused();
  await expect.poll(() => describingTags(page)).toEqual(built);
  // Visually hidden.
  expect((await page.locator("#announcer").boundingBox())?.height).toBeLessThanOrEqual(1);
});

// The model checks scroll position, focus and announcement of every way to a page.
test(
  "internal link: scrolls smoothly, and jumps with reduced motion",
  notInFirefox,
  async ({ page, open }) => {
    await open("/");
    const positions = await recordScrollEvents(page);
    /** How many places the window passes on its way to the top of another page. */
    const placesOnTheWayTo = async (name: string) => {
      await page.evaluate(() => {
        document.querySelector("h1")?.blur();
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
      });
      expect(await scrollPosition(page)).toBeGreaterThan(1000);
      positions.splice(0);
      await footerLink(page, name).click();
      await expect(mainHeading(page)).toBeFocused();
      await expect.poll(() => scrollPosition(page)).toBe(0);
      return new Set(positions.filter((position) => position > 0)).size;
    };
    expect(await placesOnTheWayTo("Contact")).toBeGreaterThan(2);
    await page.emulateMedia({ reducedMotion: "reduce" });
    // A shorter page clamps the scroll position once.
    expect(await placesOnTheWayTo("About")).toBeLessThanOrEqual(1);

    await footerLink(page, "Home").click();
    await expect(page).toHaveURL("/");
    // Far down: the jump does not wait for the progressive render.
    await page.evaluate(() => history.pushState({}, "", "/about#guarantees"));
    await expect(page.locator("#guarantees")).toBeFocused();
    await expect(page.locator("#guarantees")).toBeInViewport();
  },
);

test("internal link: a hash moves the focus, search params do not", async ({ page, open }) => {
  await open("/contact");
  const phone = page.getByLabel("Phone");
  await phone.evaluate((field) => field.focus({ preventScroll: true }));
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
  await expect.poll(() => scrollPosition(page)).toBe(300);
  const positions = await recordScrollEvents(page);
  for (const from of ["advert", "letter"]) {
    await page.evaluate((search) => history.pushState({}, "", `/contact?from=${search}`), from);
  }
  await expect.poll(() => page.evaluate(() => location.search)).toBe("?from=letter");
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(phone).toBeFocused();
  // The scroll to 300 px may be reported late.
  expect(positions.filter((position) => position !== 300)).toEqual([]);

  await footerLink(page, "Home").click();
  await expect(mainHeading(page)).toBeFocused();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  const map = page.getByRole("heading", { name: blockIn(contact, "map").heading });
  await page.evaluate(() => history.pushState({}, "", "/contact#map"));
  await expect(map).toBeFocused();
  await expect(map).toBeInViewport();
  // The header does not cover it.
  expect(await coverOfFocus(page)).toBeNull();
  expect(await scrollPosition(page)).toBeGreaterThan(200);
});

for (const [what, leave, leadsTo] of [
  ["gives way to Back within the page", (page: Page) => page.goBack(), /\/gallery$/],
  ["arrives though Escape closes its dialog", pressEscape, /\/privacy-policy$/],
] as const) {
  test(`internal link: ${what} while its page loads`, async ({ page, open }) => {
    const policy = "**/assets/privacy-policy-*.js";
    const { arrive } = await hold(page, policy);
    await open("/gallery");
    await firstQuoteButton(page).click();
    const requested = page.waitForRequest(policy);
    await quoteDialog(page).getByRole("link", { name: "Privacy Policy" }).click();
    const url = (await requested).url();
    await leave(page);
    await expect(quoteDialog(page)).toHaveCount(0);
    arrive();
    // The site has it by then, too.
    await page.evaluate((module) => import(module), url);
    for (let frame = 0; frame < 10; frame += 1) await nextFrame(page);
    await expect(page).toHaveURL(leadsTo);
  });
}

test("internal link: leaves the focus where the visitor has moved it", async ({ page, open }) => {
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

/** The page after a DOM change. */
interface Rendering {
  /** Sections below the hero. */
  sections: number;
  /** Top of the footer, in px below the top of the window. */
  footer: number;
}

test(
  "internal link: renders the first screen before the rest",
  notInFirefox,
  async ({ page, open }) => {
    await open("/contact");
    await page.evaluate(() => {
      const before = document.querySelector("h1");
      const renderings: Rendering[] = [];
      Reflect.set(window, "renderings", renderings);
      new MutationObserver(() => {
        if (document.querySelector("h1") === before) return;
        renderings.push({
          sections: document.querySelectorAll("main section").length,
          footer: document.querySelector("footer")?.getBoundingClientRect().top ?? 0,
        });
      }).observe(document.body, { childList: true, subtree: true });
    });
    await mainMenu(page).getByRole("link", { name: "Gallery" }).click();
    await expect(page.getByRole("heading", { name: galleryPage.closing.heading })).toBeAttached();
    const renderings = await page.evaluate((): Rendering[] => Reflect.get(window, "renderings"));
    expect(renderings[0]?.sections).toBe(0);
    expect(renderings.at(-1)?.sections).toBeGreaterThan(0);
    for (const { footer } of renderings) expect(footer).toBeGreaterThanOrEqual(800);
  },
);

test("internal link: opens in a new tab with Control", notInFirefox, async ({ page, open }) => {
  await open("/about");
  const tab = page.context().waitForEvent("page");
  await footerLink(page, "Contact").click({ modifiers: ["ControlOrMeta"] });
  // Its URL alone: a tab in the background may put off its load event.
  const opened = await tab;
  await expect.poll(() => opened.url()).toMatch(/\/contact$/);
  await expect(page).toHaveURL("/about");
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
