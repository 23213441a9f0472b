import type { Locator, Page } from "@playwright/test";
import { home } from "#src/content/home.ts";
import { keptCount, keptHeading } from "#src/content/interface/keep.ts";
import { blockIn } from "#src/content-schema/block-in.ts";
import { projects } from "../../machines/kept-list/kept-list.model.ts";
import { pauseClock, visitTime } from "../support/page-clock.ts";
import * as forms from "../support/quote-forms.ts";
import { expect, fillIn, test } from "../support/visitor.ts";

test.beforeEach(({ page }) => page.clock.install({ time: visitTime }));

test("success toast: waits while pointed at, focused or in a hidden tab", async ({ page }) => {
  const form = await forms.openForm(page, "contact");
  const toast = page.getByText(forms.quoteForms.contact.thanks[0]);
  /** Sends a request; from then on, only the test advances the clock. */
  const sendRequest = async () => {
    await fillIn(form, forms.uniqueName());
    await pauseClock(page);
    await forms.submitButton(form).click();
    await expect(async () => {
      await page.clock.runFor(1);
      await expect(toast).toBeVisible({ timeout: 100 });
    }).toPass();
  };
  const showTab = (isShown: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, value: isHidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, !isShown);
  await sendRequest();
  await expect(forms.successMessage(page)).toBeFocused();

  await test.step("stays open while another tab is shown", async () => {
    await showTab(false);
    await page.clock.runFor("05:00");
    await showTab(true);
    await page.clock.runFor(19_000);
    await expect(toast).toBeVisible();
  });

  await test.step("while it is focused, though the mouse has left it", async () => {
    await forms.dismissButton(page).focus();
    await toast.hover();
    await page.clock.runFor(20);
    await page.mouse.move(8, 8);
    await page.clock.runFor("05:00");
    await expect(toast).toBeVisible();
  });

  await test.step("and returns the focus when it is dismissed", async () => {
    await page.keyboard.press("Enter");
    await page.clock.runFor(20);
    await expect(toast).toHaveCount(0);
    await expect(forms.successMessage(page)).toBeFocused();
  });

  await test.step("stays open while it is hovered, and 20 seconds longer", async () => {
    await page.clock.resume();
    await sendRequest();
    await toast.hover();
    await page.clock.runFor("05:00");
    await page.mouse.move(8, 8);
    await page.clock.runFor(19_000);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(toast).toHaveCount(0);
  });
});

/** Whether two elements share a pixel. */
async function overlap(one: Locator, other: Locator) {
  const [first, second] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (first === null || second === null) throw new Error(`Expected to see ${one} and ${other}.`);
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

  /** Fails on a phone and on a desktop, where the toast covers neither fields nor message. */
  async function failOnBoth(page: Page, location: "home" | "dialog") {
    const { form, mend } = await forms.submitAndFail(page, { location });
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await forms.submitButton(form).click();
      await expect(forms.failureMessage(page)).toBeFocused();
      await expect(forms.failureMessage(page)).toBeInViewport();
      await expect(forms.errorToast(page)).toBeInViewport();
      const fields = await form.locator("input:visible, select, textarea").all();
      expect(fields).toHaveLength(6);
      for (const part of [...fields, forms.failureMessage(page)]) {
        await expect.poll(() => overlap(toast(page), part)).toBe(false);
      }
    }
    return { form, mend };
  }

  test("covers no field, no message and no promise (home)", async ({ page }) => {
    const { form, mend } = await failOnBoth(page, "home");
    await mend();
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await forms.fillInAndSubmit(form, forms.uniqueName());
      await expect(forms.successMessage(page)).toBeFocused();
      await expect(forms.successMessage(page)).toBeInViewport();
      await expect(toast(page)).toBeVisible();
      const promise = page.getByText(blockIn(home, "quote-form").promise, { exact: true });
      for (const part of [forms.successMessage(page), promise]) {
        await expect.poll(() => overlap(toast(page), part)).toBe(false);
      }
      await forms.dismissButton(page).click();
      await expect(forms.dismissButton(page)).toHaveCount(0);
    }
  });

  test("covers nothing of the dialog, where mouse and keyboard dismiss it", async ({ page }) => {
    const { form } = await failOnBoth(page, "dialog");
    await forms.dismissButton(page).click();
    await expect(forms.errorToast(page)).toHaveCount(0);
    await expect(forms.quoteDialog(page)).toBeVisible();
    await expect(forms.quoteDialog(page).locator(":focus")).toHaveCount(1);

    await forms.submitButton(form).click();
    await expect(forms.errorToast(page)).toBeVisible();
    const close = forms.closeButton(page);
    await close.focus();
    for (const [key, stop] of [
      ["Shift+Tab", forms.dismissButton(page)],
      ["Tab", close],
      ["Shift+Tab", forms.dismissButton(page)],
    ] as const) {
      await page.keyboard.press(key);
      await expect(stop).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await expect(forms.errorToast(page)).toHaveCount(0);
    await expect(forms.quoteDialog(page)).toBeVisible();
    await expect(close).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(forms.quoteButton(page)).toBeFocused();
  });

  test("leaves the kept list free", async ({ page }) => {
    await page.addInitScript((names) => {
      if (window === top) localStorage["kept-list"] = names;
    }, JSON.stringify(projects));
    await forms.fillInAndSubmit(await forms.openForm(page, "dialog"), forms.uniqueName());
    await expect(forms.quoteDialog(page)).toHaveCount(0);
    const button = page.getByRole("button", { name: keptCount(projects.length) });
    const list = page.getByRole("region", { name: keptHeading });
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await expect(toast(page)).toBeInViewport({ ratio: 1 });
      expect(await overlap(toast(page), button)).toBe(false);
      await button.click();
      await expect(toast(page)).toBeInViewport({ ratio: 1 });
      for (const part of await list.getByRole("button").all())
        expect(await overlap(toast(page), part)).toBe(false);
      await button.click();
    }
  });
});
