import type { Page } from "@playwright/test";
import { delayScripts } from "../support/delay-scripts.ts";
import { mobileMenu, mobileMenuButton } from "../support/landmarks.ts";
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

  test("undoes a filter and keeps the scroll position", async ({ page, open }) => {
    await open("/gallery");
    await page.getByRole("button", { name: "Patios" }).click();
    await expect(page).toHaveURL("/gallery?category=patio");
    const position = await scrollPosition(page);
    expect(position).toBeGreaterThan(0);
    await goBack(page);
    await expect(page.getByRole("button", { name: "All Projects", pressed: true })).toBeVisible();
    await expect.poll(() => scrollPosition(page)).toBe(position);
    await page.evaluate(() => history.forward());
    await expect(page.getByRole("button", { name: "Patios", pressed: true })).toBeVisible();
    await expect.poll(() => scrollPosition(page)).toBe(position);
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

  test("opens without scrolling back a visitor who scrolled before the script ran", async ({
    page,
  }) => {
    const release = await delayScripts(page);
    await page.goto(`/faq#${id}`, { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeAttached();
    await scrollOn(page);
    release();
    await waitForHydration(page);
    // Not to the pixel: what opens and closes above moves the position, so that the text keeps its place.
    await expect(await expectOpen(page)).not.toBeInViewport();
  });
});
