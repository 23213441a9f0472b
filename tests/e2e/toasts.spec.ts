import type { Locator, Page } from "@playwright/test";
import { home } from "#src/content/home.ts";
import { success } from "#src/content/interface/quote-form.ts";
import { pauseClock, visitTime } from "../support/page-clock.ts";
import {
  closeButton,
  dismissButton,
  errorToast,
  failureMessage,
  fillInAndSubmit,
  openForm,
  quoteButton,
  quoteDialog,
  quoteForm,
  quoteForms,
  submitAndFail,
  submitButton,
  successMessage,
  uniqueName,
} from "../support/quote-forms.ts";
import { expect, fillIn, test } from "../support/visitor.ts";

const [sentence] = quoteForms.contact.thanks;

test.beforeEach(({ page }) => page.clock.install({ time: visitTime }));

/** Sends a request and returns its success toast; afterwards only the test advances the clock. */
async function sendRequest(page: Page) {
  const form = await openForm(page, "contact");
  await fillIn(form, uniqueName());
  await pauseClock(page);
  await submitAndRun(form);
  return page.getByText(sentence);
}

/** Submits the form while the clock is paused: it advances just until the toast is shown. */
async function submitAndRun(form: Locator) {
  const { clock } = form.page();
  await submitButton(form).click();
  await expect(async () => {
    await clock.runFor(1);
    await expect(form.page().getByText(sentence)).toBeVisible({ timeout: 100 });
  }).toPass();
}

test("success toast: stays open while hovered", async ({ page }) => {
  const toast = await sendRequest(page);
  await toast.hover();
  await page.clock.runFor("05:00");
  await expect(toast).toBeVisible();
  await page.mouse.move(8, 8);
  await page.clock.runFor(19_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(toast).toHaveCount(0);
});

test("success toast: stays open while focused", async ({ page }) => {
  const toast = await sendRequest(page);
  await dismissButton(page).focus();
  await toast.hover();
  await page.clock.runFor(20);
  await page.mouse.move(8, 8);
  await page.clock.runFor("05:00");
  await expect(toast).toBeVisible();
  await successMessage(page).focus();
  await page.clock.runFor(20_000);
  await expect(toast).toHaveCount(0);
});

test("success toast: waits for a visitor who looks at another tab", async ({ page }) => {
  const toast = await sendRequest(page);
  const show = (isShown: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, value: isHidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, !isShown);
  await show(false);
  await page.clock.runFor("05:00");
  await show(true);
  await expect(toast).toBeVisible();
  await page.clock.runFor(19_000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(toast).toHaveCount(0);
});

test("success toast: returns the focus when dismissed", async ({ page }) => {
  const toast = await sendRequest(page);
  await expect(successMessage(page)).toBeFocused();
  await dismissButton(page).focus();
  await page.keyboard.press("Enter");
  await page.clock.runFor(20);
  await expect(toast).toHaveCount(0);
  await expect(successMessage(page)).toBeFocused();
});

// Without a focus to return, no blur event tells that the focus has left the toast.
test("success toast: closes after another was dismissed without a focus to return", async ({
  page,
}) => {
  const toast = await sendRequest(page);
  await successMessage(page).evaluate((message) => message.blur());
  await dismissButton(page).click();
  await page.clock.runFor(20);
  await expect(toast).toHaveCount(0);
  await page.mouse.move(8, 8);
  await fillIn(quoteForm(page), uniqueName());
  await submitAndRun(quoteForm(page));
  await page.clock.runFor(20_000);
  await expect(toast).toHaveCount(0);
});

/** Whether two elements share a pixel. */
async function overlap(one: Locator, other: Locator) {
  const [first, second] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (first === null || second === null) {
    throw new Error(
      `Expected two visible elements, got ${first === null ? one : other} without a box.`,
    );
  }
  return (
    first.x < second.x + second.width &&
    second.x < first.x + first.width &&
    first.y < second.y + second.height &&
    second.y < first.y + first.height
  );
}

const phone = { width: 390, height: 780 };
const desktop = { width: 1280, height: 800 };

test.describe("toast on a phone and on a desktop", () => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });
  const toast = (page: Page) => page.locator("#notifications > *");

  for (const location of ["home", "dialog"] as const) {
    test(`covers no field and no failure message (${location})`, async ({ page }) => {
      const { form } = await submitAndFail(page, { location });
      const expectNothingCovered = async () => {
        await expect(failureMessage(page)).toBeFocused();
        await expect(failureMessage(page)).toBeInViewport();
        await expect(errorToast(page)).toBeInViewport();
        const fields = await form.locator("input:visible, select, textarea").all();
        expect(fields).toHaveLength(6);
        for (const part of [...fields, failureMessage(page)]) {
          await expect.poll(() => overlap(toast(page), part)).toBe(false);
        }
      };
      await expectNothingCovered();
      await page.setViewportSize(desktop);
      await submitButton(form).click();
      await expectNothingCovered();
    });
  }

  test("covers neither the success message nor a promise (home)", async ({ page }) => {
    const form = await openForm(page, "home");
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await fillInAndSubmit(form, uniqueName());
      await expect(successMessage(page)).toBeFocused();
      await expect(successMessage(page)).toBeInViewport();
      await expect(successMessage(page)).toContainText(success.text);
      for (const sentence of quoteForms.home.thanks) {
        await expect(successMessage(page)).not.toContainText(sentence);
      }
      await expect(toast(page)).toBeVisible();
      await expect.poll(() => overlap(toast(page), successMessage(page))).toBe(false);
      const promise = page.getByText(home.quote.promise, { exact: true });
      await expect.poll(() => overlap(toast(page), promise)).toBe(false);
      await dismissButton(page).click();
      await expect(dismissButton(page)).toHaveCount(0);
    }
  });
});

test.describe("toast above the quote dialog", () => {
  test("can be dismissed by mouse", async ({ page }) => {
    await submitAndFail(page, { location: "dialog" });
    await expect(failureMessage(page)).toBeFocused();
    await dismissButton(page).click();
    await expect(errorToast(page)).toHaveCount(0);
    await expect(quoteDialog(page)).toBeVisible();
    await expect(quoteDialog(page).locator(":focus")).toHaveCount(1);
  });

  test("can be reached and dismissed by keyboard", async ({ page }) => {
    await submitAndFail(page, { location: "dialog" });
    await expect(errorToast(page)).toBeVisible();
    const close = closeButton(page);
    await close.focus();
    await page.keyboard.press("Shift+Tab");
    await expect(dismissButton(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(close).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(errorToast(page)).toHaveCount(0);
    await expect(quoteDialog(page)).toBeVisible();
    await expect(close).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(quoteButton(page)).toBeFocused();
  });
});
