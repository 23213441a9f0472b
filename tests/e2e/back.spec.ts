import type { Page } from "@playwright/test";
import { enlarge } from "#src/content/interface/gallery.ts";
import { mobileMenu, mobileMenuButton } from "../support/landmarks.ts";
import {
  firstQuoteButton,
  openDialog,
  openForm,
  quoteDialog,
  quoteForm,
} from "../support/quote-forms.ts";
import { enter, expect, test, waitForHydration } from "../support/visitor.ts";

/** In whole pixels; Firefox also scrolls by a part of one. */
const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const entries = (page: Page) => page.evaluate(() => history.length);

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
    // Closed by its button, it needs no second Back.
    await quoteDialog(page).getByRole("button", { name: "Close" }).click();
    await expect(quoteDialog(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state.isPartOpen)).toBeUndefined();
    await goBack(page);
    await expect(page).toHaveURL("/about");
  });

  test("from a page that was reached from the dialog leads to its page", async ({ page, open }) => {
    await open("/services");
    await firstQuoteButton(page).click();
    await quoteDialog(page).getByRole("link", { name: "Privacy Policy" }).click();
    await expect(page).toHaveURL("/privacy-policy");
    await goBack(page);
    await expect(page).toHaveURL("/services");
    await expect(quoteDialog(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state.isPartOpen)).toBeUndefined();
  });

  test("after a reload with the dialog open needs one press", async ({ page, open }) => {
    await open("/about");
    await open("/services");
    await firstQuoteButton(page).click();
    await expect(quoteDialog(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state.isPartOpen)).toBe(true);
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => page.evaluate(() => history.state.isPartOpen)).toBeUndefined();
    await goBack(page);
    await expect(page).toHaveURL("/about");
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

  test("leads out of the gallery after pictures were opened and closed", async ({ page, open }) => {
    await open("/about");
    await open("/gallery");
    const picture = page.getByRole("main").getByRole("link", { name: enlarge }).first();
    await picture.click();
    await page.getByRole("dialog").getByRole("button", { name: "Next" }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/gallery");
    const length = await entries(page);
    await picture.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    // A second press must not leave the gallery.
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await entries(page)).toBe(length);
    await goBack(page);
    await expect(page).toHaveURL("/about");
  });
});

test.describe("Back on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("closes the menu and stays on the page", async ({ page, open }) => {
    await open("/about");
    await open("/contact");
    await mobileMenuButton(page).click();
    await expect.poll(() => page.evaluate(() => history.state.isPartOpen)).toBe(true);
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

test("a reload stays where the visitor was, also with a hash", async ({ page, open }) => {
  await open("/faq");
  const id = await page.locator("main :is(h2, h3)[id]").nth(2).getAttribute("id");
  await open("/about");
  await open(`/faq#${id}`);
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator(`[id="${id}"] button`)).toHaveAttribute("aria-expanded", "true");
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await scrollPosition(page)).toBe(1500);
});
