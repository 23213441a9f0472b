import type { Page } from "@playwright/test";
import { delayScripts } from "../support/delay-scripts.ts";
import { mobileMenu, mobileMenuButton, pressLink } from "../support/landmarks.ts";
import { rememberMiddle } from "../support/middle.ts";
import { openDialog, openForm, quoteDialog, quoteForm } from "../support/quote-forms.ts";
import { enter, expect, nextFrame, test, waitForHydration } from "../support/visitor.ts";

/** In whole pixels; Firefox also scrolls by a part of one. */
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const scrollOn = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));

/** Goes back; `page.goBack` would wait for a page to load. */
const goBack = (page: Page) => page.evaluate(() => history.back());

test.describe("Back", () => {
  test("closes the quote dialog, stays on the page and keeps the draft", async ({ page, open }) => {
    await open("/about");
    const form = await openForm(page, "dialog");
    await enter(form.getByLabel("Name"), "Thandi");
    const position = await scrollPosition(page);
    await goBack(page);
    await expect(quoteDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL("/");
    expect(await scrollPosition(page)).toBe(position);
    await openDialog(page);
    await expect(quoteForm(page).getByLabel("Name")).toHaveValue("Thandi");
  });

  test("undoes a filter and returns to its place, as Forward does", async ({ page, open }) => {
    await open("/gallery");
    await page.getByRole("button", { name: "Patios" }).click();
    await expect(page).toHaveURL("/gallery?category=patio");
    const position = await scrollPosition(page);
    expect(position).toBeGreaterThan(0);
    await page.evaluate(() => window.scrollBy({ top: 300, behavior: "instant" }));
    await goBack(page);
    await expect(page.getByRole("button", { name: "All Projects", pressed: true })).toBeVisible();
    await expect.poll(() => scrollPosition(page)).toBe(position);
    await page.evaluate(() => history.forward());
    await expect(page.getByRole("button", { name: "Patios", pressed: true })).toBeVisible();
    await expect.poll(() => scrollPosition(page)).toBe(position + 300);
  });

  test("returns from a hash to its place on the page", async ({ page, open }) => {
    await open("/contact");
    await pressLink(page, "/contact#quote");
    await expect(page.locator("#quote")).toBeFocused();
    await expect(page.getByRole("contentinfo")).not.toBeInViewport();
    await goBack(page);
    await expect(page.getByRole("contentinfo")).toBeInViewport();
  });
});

test.describe("Back on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("closes the menu and stays on the page", async ({ page, open }) => {
    await open("/about");
    await open("/contact");
    await mobileMenuButton(page).click();
    await expect.poll(() => page.evaluate(() => history.state.isOverlayOpen)).toBe(true);
    await goBack(page);
    await expect(mobileMenu(page)).toBeHidden();
    await expect(page).toHaveURL("/contact");
    await expect(mobileMenuButton(page)).toBeFocused();

    await mobileMenuButton(page).click();
    await mobileMenu(page).getByRole("link", { name: "FAQs" }).click();
    await expect(page).toHaveURL("/faq");
    await goBack(page);
    await expect(page).toHaveURL("/contact");
    await goBack(page);
    await expect(page).toHaveURL("/about");
  });
});

test.describe("a question named by the hash", () => {
  let id: string | null;
  const expectOpen = async (page: Page) => {
    const question = page.locator(`[id="${id}"] button`);
    await expect(question).toHaveAttribute("aria-expanded", "true");
    await nextFrame(page);
    return question;
  };

  test.beforeEach(async ({ page, open }) => {
    await open("/faq");
    id = await page.locator("main :is(h2, h3)[id]").nth(2).getAttribute("id");
    await open("/about");
  });

  test("opens, and a reload stays where the visitor was", async ({ page, open }) => {
    await open(`/faq#${id}`);
    await nextFrame(page);
    await scrollOn(page);
    await page.reload();
    await waitForHydration(page);
    await expectOpen(page);
    expect(await scrollPosition(page)).toBe(1500);
  });

  for (const scrollsOn of [false, true]) {
    test(`is open before the script runs, which moves nothing${scrollsOn ? " where the visitor has scrolled on" : ""}`, async ({
      page,
    }) => {
      const release = await delayScripts(page);
      await page.goto(`/faq#${id}`, { waitUntil: "commit" });
      await expect(page.getByRole("contentinfo")).toBeAttached();
      await expect(page.locator(`[id="${id}"] + *`)).toBeVisible();
      await expect(page.locator("main [data-part=item-content]:visible")).toHaveCount(1);
      if (scrollsOn) await scrollOn(page);
      const moved = await rememberMiddle(page);
      release();
      await waitForHydration(page);
      await expectOpen(page);
      expect(await moved()).toBeLessThanOrEqual(2);
    });
  }
});
