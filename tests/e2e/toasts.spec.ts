import type { Page } from "@playwright/test";
import {
  dismissButton,
  fillInAndSubmit,
  openForm,
  quoteForm,
  quoteForms,
  successMessage,
  uniqueName,
} from "../support/quote-forms.ts";
import { expect, test } from "../support/visitor.ts";

const [sentence] = quoteForms.contact.thanks;

test.beforeEach(({ page }) => page.clock.install());

/** Sends a request; the notice of its success has just come. */
async function sendRequest(page: Page) {
  const form = await openForm(page, "contact");
  await fillInAndSubmit(form, uniqueName());
  await expect(page.getByText(sentence)).toBeVisible();
  return page.getByText(sentence);
}

test("a thank-you stays long enough to be read, then goes", async ({ page }) => {
  const notice = await sendRequest(page);
  await page.clock.fastForward(5_000);
  await expect(notice).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(notice).toHaveCount(0);
  await expect(successMessage(page)).toBeVisible();
});

test("a thank-you stays while I point at it", async ({ page }) => {
  const notice = await sendRequest(page);
  await notice.hover();
  await page.clock.fastForward("05:00");
  await expect(notice).toBeVisible();
  await page.mouse.move(8, 8);
  await page.clock.fastForward(5_000);
  await expect(notice).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(notice).toHaveCount(0);
});

test("a thank-you stays while the focus is on it", async ({ page }) => {
  const notice = await sendRequest(page);
  await dismissButton(page).focus();
  await notice.hover();
  await page.mouse.move(8, 8);
  await page.clock.fastForward("05:00");
  await expect(notice).toBeVisible();
  await successMessage(page).focus();
  await page.clock.fastForward(8_000);
  await expect(notice).toHaveCount(0);
});

test("a thank-you can be dismissed, and the focus goes back", async ({ page }) => {
  const notice = await sendRequest(page);
  await expect(successMessage(page)).toBeFocused();
  await dismissButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(notice).toHaveCount(0);
  await expect(successMessage(page)).toBeFocused();
});

for (const [when, losesFocus] of [
  ["", false],
  // The focus has nowhere to go back to then, and does not say that it has left the notice.
  [" and the focus was nowhere", true],
] as const) {
  test(`a thank-you goes in time after I dismissed the one before${when}`, async ({ page }) => {
    const notice = await sendRequest(page);
    if (losesFocus) await successMessage(page).evaluate((message) => message.blur());
    await dismissButton(page).click();
    await expect(notice).toHaveCount(0);
    await page.mouse.move(8, 8);
    await fillInAndSubmit(quoteForm(page), uniqueName());
    await expect(notice).toBeVisible();
    await page.clock.fastForward(8_000);
    await expect(notice).toHaveCount(0);
  });
}
