import type { Page } from "@playwright/test";
import { submitButton as submitTexts } from "#src/content/interface/quote-form.ts";
import { mainHeading } from "../support/landmarks.ts";
import {
  closeButton,
  dismissButton,
  fillInAndSubmit,
  followHeaderLink,
  holdRequests,
  openDialog,
  quoteButton,
  quoteDialog,
  quoteForm,
  quoteForms,
  uniqueName,
} from "../support/quote-forms.ts";
import { enter, expect, type Visitor } from "../support/visitor.ts";
import { quoteDialogModel } from "./quote-dialog.model.ts";
import { openScenario, testPaths } from "./support/run-path-in-browser.ts";

interface QuoteDialogFixture {
  page: Page;
  /** Answers the request that waits, if one does, and waits until the form has the answer. */
  answer: () => Promise<void>;
}

const details = (page: Page) => quoteForm(page).getByLabel("Project Details");
const typedSince = "Mind the dog.";

/** Submits the dialog's form; the receiver does not answer yet. */
async function submit(fixture: QuoteDialogFixture) {
  const { page } = fixture;
  const release = await holdRequests(page, 200);
  await fillInAndSubmit(quoteForm(page), uniqueName());
  await expect(
    quoteForm(page).getByRole("button", { name: submitTexts.submitting }),
  ).toBeDisabled();
  fixture.answer = async () => {
    fixture.answer = async () => {};
    release();
    const toast = page.getByText(quoteForms.dialog.thanks[0]);
    await expect(toast).toBeVisible();
    await dismissButton(page).click();
    await expect(toast).toHaveCount(0);
  };
}

async function start(
  visitor: Visitor,
  scenario: { pathname: string },
): Promise<QuoteDialogFixture> {
  return { page: await openScenario(visitor, scenario), answer: async () => {} };
}

testPaths(quoteDialogModel, {
  start,
  actions: {
    "quote.requested": async ({ page }) => {
      if (new URL(page.url()).pathname !== "/") await followHeaderLink(page, "Home");
      await openDialog(page);
    },
    "close.requested": async (fixture, { by }) => {
      const { page } = fixture;
      const means = {
        "close button": () => closeButton(page).click(),
        Escape: () => page.keyboard.press("Escape"),
        "press outside": () => page.mouse.click(8, 400),
      };
      await means[by]();
      await fixture.answer();
    },
    "request.started": submit,
    "request.sent": async (fixture, _, { before }) => {
      const { page } = fixture;
      if (before.matches({ open: "unsubmitted" })) {
        // An earlier opening has sent it.
        await submit(fixture);
        await page.keyboard.press("Escape");
        await expect(quoteDialog(page)).toHaveCount(0);
        await openDialog(page);
        await enter(details(page), typedSince);
        await quoteForm(page).getByLabel("Service").focus();
      }
      await fixture.answer();
    },
    "page.changed": async (fixture) => {
      const { page } = fixture;
      await quoteDialog(page).getByRole("link", { name: "Privacy Policy" }).click();
      await expect(page).toHaveURL("/privacy-policy");
      await fixture.answer();
    },
  },
  assertions: {
    closed: async ({ page }, _, event) => {
      await expect(quoteDialog(page)).toHaveCount(0);
      if (event === undefined) return;
      const isAtLink = event.type === "page.changed";
      await expect(isAtLink ? mainHeading(page) : quoteButton(page)).toBeFocused();
    },
    open: ({ page }) => expect(quoteDialog(page)).toBeVisible(),
    "open.unsubmitted": async ({ page }, _, event) => {
      if (event?.type !== "request.sent") {
        await expect(quoteForm(page).getByLabel("Name")).toBeFocused();
        return;
      }
      await expect(quoteForm(page).getByLabel("Name")).toHaveValue("");
      await expect(details(page)).toHaveValue(typedSince);
      await expect(quoteForm(page).getByLabel("Service")).toBeFocused();
    },
    "open.submitted": ({ page }) =>
      expect(quoteForm(page).getByRole("button", { name: submitTexts.submitting })).toBeDisabled(),
  },
});
