import {
  ask,
  dismissButton,
  openForm,
  quoteForm,
  quoteForms,
  successMessage,
  uniqueName,
} from "../support/quote-forms.ts";
import { expect, test, type Visitor } from "../support/visitor.ts";

const [sentence] = quoteForms.contact.thanks;

test.beforeEach(({ page }) => page.clock.install());

/** Sends a request; the notice of its success has just come. */
async function sendRequest(visitor: Visitor) {
  const form = await openForm(visitor, "contact");
  await ask(form, uniqueName());
  await expect(visitor.page.getByText(sentence)).toBeVisible();
  return visitor.page.getByText(sentence);
}

test("a thank-you stays long enough to be read, then goes", async ({ visitor }) => {
  const notice = await sendRequest(visitor);
  await visitor.page.clock.fastForward(5_000);
  await expect(notice).toBeVisible();
  await visitor.page.clock.fastForward(3_000);
  await expect(notice).toHaveCount(0);
  await expect(successMessage(visitor.page)).toBeVisible();
});

test("a thank-you stays while I point at it", async ({ visitor }) => {
  const { page } = visitor;
  const notice = await sendRequest(visitor);
  await notice.hover();
  await page.clock.fastForward("05:00");
  await expect(notice).toBeVisible();
  await page.mouse.move(8, 8);
  await page.clock.fastForward(5_000);
  await expect(notice).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(notice).toHaveCount(0);
});

test("a thank-you stays while the focus is on it", async ({ visitor }) => {
  const { page } = visitor;
  const notice = await sendRequest(visitor);
  await dismissButton(page).focus();
  await notice.hover();
  await page.mouse.move(8, 8);
  await page.clock.fastForward("05:00");
  await expect(notice).toBeVisible();
  await successMessage(page).focus();
  await page.clock.fastForward(8_000);
  await expect(notice).toHaveCount(0);
});

test("a thank-you can be dismissed, and the focus goes back", async ({ visitor }) => {
  const { page } = visitor;
  const notice = await sendRequest(visitor);
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
  test(`a thank-you goes in time after I dismissed the one before${when}`, async ({ visitor }) => {
    const { page } = visitor;
    const notice = await sendRequest(visitor);
    if (losesFocus) await successMessage(page).evaluate((message) => message.blur());
    await dismissButton(page).click();
    await expect(notice).toHaveCount(0);
    await page.mouse.move(8, 8);
    await ask(quoteForm(page), uniqueName());
    await expect(notice).toBeVisible();
    await page.clock.fastForward(8_000);
    await expect(notice).toHaveCount(0);
  });
}
