import type { Page } from "@playwright/test";
import { fieldsNeedAttention } from "#src/content/interface/quote-form.ts";
import { sentRequest } from "#src/content/interface/sent-request.ts";
import { timeOf } from "../support/page-clock.ts";
import {
  answerWith,
  anySummaryTitle,
  closeDialog,
  dismissButton,
  failureMessage,
  fillInAndSubmit,
  followHeaderLink,
  openForm,
  quoteButton,
  quoteDialog,
  quoteForm,
  sentBodies,
  submitButton,
  successMessage,
  uniqueName,
} from "../support/quote-forms.ts";
import { enter, expect, fillIn, test } from "../support/visitor.ts";

const summary = (page: Page, text: string) => page.getByRole("region", { name: text });

test.describe("quote form: repeated presses", () => {
  // Over WebDriver BiDi, Firefox reports "detail: 1" for the second click of a double click, too.
  test("a double click around a failure sends one request", {
    tag: "@not-in-firefox",
  }, async ({ page }) => {
    const bodies = sentBodies(page);
    const form = await openForm(page, "contact");
    await answerWith(page, 500);
    await fillIn(form, uniqueName());
    for (const clickCount of [1, 2]) {
      await submitButton(form).hover();
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
      if (clickCount === 1) await expect(failureMessage(page)).toBeFocused();
    }
    await expect(failureMessage(page)).toBeVisible();
    await expect(page.getByText(anySummaryTitle)).toHaveCount(0);
    await expect(dismissButton(page)).toHaveCount(1);
    expect(bodies).toHaveLength(1);
  });

  test("holding Enter in an incomplete form submits once", async ({ page }) => {
    const form = await openForm(page, "contact");
    await submitButton(form).focus();
    await page.keyboard.down("Enter");
    await expect(summary(page, fieldsNeedAttention(5))).toBeFocused();
    // A repeated submit would move the focus away from the button again.
    await submitButton(form).focus();
    await page.keyboard.down("Enter");
    await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await expect(submitButton(form)).toBeFocused();
  });

  test("Enter in Project Details starts a new line and sends nothing", async ({ page }) => {
    const bodies = sentBodies(page);
    const form = await openForm(page, "contact");
    await fillIn(form, uniqueName());
    await enter(form.getByLabel("Project Details"), "One");
    await page.keyboard.down("Enter");
    await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await page.keyboard.type("Two");
    await expect(form.getByLabel("Project Details")).toHaveValue("One\n\nTwo");
    expect(bodies).toEqual([]);
  });
});

/** The line about a request of today, and about one of another day. */
const sentToday = new RegExp(sentRequest.at(sentRequest.today("\\d\\d:\\d\\d")));
const sentEarlier = new RegExp(sentRequest.at(sentRequest.earlier("\\d+ [^.]+", "\\d\\d:\\d\\d")));

test("quote form: says in every form of the visit that a request was sent, and offers photos", async ({
  page,
}) => {
  const name = uniqueName();
  const form = await openForm(page, "contact");
  await fillInAndSubmit(form, name);
  await expect(successMessage(page)).toBeVisible();
  const photos = quoteForm(page).getByRole("link", { name: sentRequest.email });
  await expect(photos).toHaveAttribute("href", new RegExp(`body=.*${encodeURIComponent(name)}`));
  await followHeaderLink(page, "Home");
  const line = quoteForm(page).getByText(sentToday);
  await expect(line).toBeVisible();
  await quoteButton(page).click();
  await expect(quoteDialog(page).getByText(sentToday)).toBeVisible();
  await closeDialog(page);
  // A phone drops the page while its owner takes the photos.
  await page.reload();
  await expect(line).toBeVisible();
  await page.clock.setFixedTime((await timeOf(page)) + 24 * 60 * 60 * 1000);
  await followHeaderLink(page, "About");
  await followHeaderLink(page, "Home");
  await expect(quoteForm(page).getByText(sentEarlier)).toBeVisible();
});
