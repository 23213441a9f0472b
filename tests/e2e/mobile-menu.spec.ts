import type { Page } from "@playwright/test";
import { business } from "../support/business.ts";
import { delayScripts } from "../support/delay-scripts.ts";
import { coverOfFocus } from "../support/focus.ts";
import { mainHeading, mobileMenu, mobileMenuButton } from "../support/landmarks.ts";
import { expect, tap, test, waitForHydration } from "../support/visitor.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const list = (page: Page, name: "Services" | "Areas We Serve") =>
  mobileMenu(page).getByRole("button", { name });
const sandton = (page: Page) => mobileMenu(page).getByRole("link", { name: "Sandton" });

test.describe("mobile menu", () => {
  test("opens and closes with its button and lists the menu entries", async ({ page, open }) => {
    await open("/");
    await expect(mobileMenu(page)).toBeHidden();
    await expect(mobileMenuButton(page)).toHaveAttribute("aria-expanded", "false");
    await tap(mobileMenuButton(page));
    await expect(mobileMenuButton(page)).toHaveAttribute("aria-expanded", "true");
    const controls = mobileMenu(page).getByRole("link").or(mobileMenu(page).getByRole("button"));
    await expect(controls).toHaveText([
      "Home",
      "About",
      "Services",
      "Areas We Serve",
      "Gallery",
      "FAQs",
      "Contact",
    ]);
    await expect(mobileMenu(page).getByRole("link", { name: "Home" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await tap(mobileMenuButton(page));
    await expect(mobileMenu(page)).toBeHidden();
  });

  test("marks the current page by either of its URLs", async ({ page, open }) => {
    // The second URL of /areas/benoni.
    await open("/paving-benoni");
    await tap(mobileMenuButton(page));
    await tap(list(page, "Areas We Serve"));
    await expect(mobileMenu(page).locator("[aria-current='page']")).toHaveText("Benoni");
    await expect(list(page, "Areas We Serve")).toHaveAttribute("aria-current", "true");
    await expect(list(page, "Services")).not.toHaveAttribute("aria-current");
  });

  test("closes with Escape and returns the focus", async ({ page, open }) => {
    await open("/");
    await mobileMenuButton(page).press("Enter");
    await list(page, "Areas We Serve").press("Enter");
    await sandton(page).focus();
    await page.keyboard.press("Escape");
    await expect(mobileMenu(page)).toBeHidden();
    await expect(mobileMenuButton(page)).toBeFocused();
  });

  test("opens over the page without moving it", async ({ page, open }) => {
    await open("/contact");
    const heading = mainHeading(page);
    const before = await heading.boundingBox();
    await tap(mobileMenuButton(page));
    await expect(mobileMenu(page)).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
  });

  test("pressed before hydration, looks pending and opens when hydrated", async ({ page }) => {
    const release = await delayScripts(page);
    await page.goto("/");
    await tap(mobileMenuButton(page));
    await expect(mobileMenuButton(page)).toHaveAttribute("aria-expanded", "false");
    await expect(mobileMenuButton(page)).toHaveCSS("opacity", "0.7");
    release();
    await waitForHydration(page);
    await expect(mobileMenu(page)).toBeVisible();
    await expect(mobileMenuButton(page)).toHaveCSS("opacity", "1");
  });

  test("fits a window of 320 px", async ({ page, open }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open("/services/residential");
    await tap(mobileMenuButton(page));
    await tap(list(page, "Services"));
    await tap(list(page, "Areas We Serve"));
    await expect(mobileMenu(page).getByRole("link", { name: "Industrial" })).toBeVisible();
    await expect(sandton(page)).toBeVisible();
    const banner = page.getByRole("banner");
    const parts = await banner.locator("a:visible, button:visible, li:visible").all();
    // Seven entries, four services and nineteen areas.
    expect(parts.length).toBeGreaterThanOrEqual(7 + 4 + 19);
    for (const part of parts) {
      const outside = await part.evaluate((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, right } = range.getBoundingClientRect();
        return left < 0 || right > 320;
      });
      expect(outside, await part.innerText()).toBe(false);
    }
    expect(await mobileMenu(page).evaluate((node) => node.scrollWidth)).toBeLessThanOrEqual(320);
    expect(
      await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      }),
    ).toBe(0);
  });
});

test.describe("fixed bars on a phone", () => {
  test("offer a call and a quote at the bottom edge", async ({ page, open }) => {
    await open("/services/residential");
    const thumbBar = page.getByRole("navigation", { name: "Call or ask for a quote" });
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(thumbBar).toBeInViewport({ ratio: 1 });
    await expect(thumbBar.getByRole("link", { name: "Call Us" })).toHaveAttribute(
      "href",
      `tel:${business.callNumber}`,
    );
    await tap(thumbBar.getByRole("link", { name: "Free Quote" }));
    await expect(page).toHaveURL("/contact");
  });

  test("do not cover the end of the page", async ({ page, open }) => {
    await open("/");
    const last = page.getByRole("contentinfo").getByRole("link").last();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const thumbBar = page.getByRole("navigation", { name: "Call or ask for a quote" });
    const [end, start] = [await last.boundingBox(), await thumbBar.boundingBox()];
    if (end === null || start === null) {
      throw new Error(
        `Expected a visible last link and bar, got ${end === null ? last : thumbBar} without a box.`,
      );
    }
    expect(end.y + end.height).toBeLessThanOrEqual(start.y);
  });

  // In Firefox the scrollable menu itself is a tab stop, too.
  test("never cover the focus in the open menu", {
    tag: "@not-in-firefox",
  }, async ({ page, open }) => {
    await open("/contact");
    await mobileMenuButton(page).press("Enter");
    await list(page, "Services").press("Enter");
    await list(page, "Areas We Serve").press("Enter");
    await mobileMenuButton(page).focus();
    for (let stop = 0; stop < 7 + 4 + 19; stop += 1) {
      await page.keyboard.press("Tab");
      await expect(mobileMenu(page).locator(":focus")).toHaveCount(1);
      expect(await coverOfFocus(page)).toBeNull();
    }
  });

  test("scroll with the page in a low window", async ({ page, open }) => {
    await page.setViewportSize({ width: 640, height: 320 });
    await open("/contact");
    await page.getByLabel("Project Details").focus();
    await expect(page.getByRole("banner")).not.toBeInViewport();
    await expect(
      page.getByRole("navigation", { name: "Call or ask for a quote" }),
    ).not.toBeInViewport();
  });
});
