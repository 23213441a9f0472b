import type { Page } from "@playwright/test";
import { submitButton as submitTexts, success } from "#src/content/interface/quote-form.ts";
import { quoteDialogModel } from "../../machines/quote-dialog/quote-dialog.model.ts";
import { mainHeading } from "../support/landmarks.ts";
import * as forms from "../support/quote-forms.ts";
import { enter, expect, type Visitor } from "../support/visitor.ts";
import { openScenario, testPaths } from "./support/run-path-in-browser.ts";

interface QuoteDialogFixture {
  page: Page;
  /** Answers the request that waits, if one does, and waits for the toast. */
  answer: () => Promise<void>;
}

async function answerAndDismiss(fixture: QuoteDialogFixture) {
  await fixture.answer();
  const dismiss = forms.dismissButton(fixture.page);
  if ((await dismiss.count()) === 0) return;
  await dismiss.click();
  await expect(dismiss).toHaveCount(0);
}

const details = (page: Page) => forms.quoteForm(page).getByLabel("Project Details");
const typedSince = "Mind the dog.";

/** Submits the dialog's form; the receiver does not answer yet. */
async function submit(fixture: QuoteDialogFixture) {
  const { page } = fixture;
  const release = await forms.holdRequests(page, 200);
  await forms.fillInAndSubmit(forms.quoteForm(page), forms.uniqueName());
  await expect(
    forms.quoteForm(page).getByRole("button", { name: submitTexts.submitting }),
  ).toBeDisabled();
  fixture.answer = async () => {
    fixture.answer = async () => {};
    release();
    await expect(page.getByText(forms.quoteForms.dialog.thanks[0])).toBeVisible();
  };
}

async function goHome(page: Page) {
  if (new URL(page.url()).pathname !== "/") await forms.followHeaderLink(page, "Home");
}

/** Sends a request, then closes and opens the dialog; the receiver does not answer yet. */
async function sendFromEarlierOpening(fixture: QuoteDialogFixture) {
  await submit(fixture);
  await forms.closeDialog(fixture.page);
  await forms.openDialog(fixture.page);
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
      await goHome(page);
      await forms.openDialog(page);
    },
    "close.requested": async (fixture, { by }) => {
      const { page } = fixture;
      const means = {
        "close button": () => forms.closeButton(page).click(),
        Escape: () => page.keyboard.press("Escape"),
        "press outside": () => page.mouse.click(8, 400),
      };
      await means[by]();
      await answerAndDismiss(fixture);
    },
    "request.started": submit,
    "request.sent": async (fixture, _, { before }) => {
      if (before.matches({ open: "unsubmitted" })) {
        await sendFromEarlierOpening(fixture);
        await enter(details(fixture.page), typedSince);
        await forms.quoteForm(fixture.page).getByLabel("Service").focus();
      }
      if (before.matches("closed")) {
        await goHome(fixture.page);
        await forms.openDialog(fixture.page);
        await submit(fixture);
        await forms.closeDialog(fixture.page);
      }
      await answerAndDismiss(fixture);
    },
    "page.changed": async (fixture, _, { before }) => {
      const { page } = fixture;
      if (before.matches("confirmed")) await forms.followHeaderLink(page, "About");
      else {
        await forms.quoteDialog(page).getByRole("link", { name: "Privacy Policy" }).click();
        await expect(page).toHaveURL("/privacy-policy");
      }
      await answerAndDismiss(fixture);
    },
  },
  assertions: {
    closed: async ({ page }, _, event) => {
      await expect(page.getByRole("dialog")).toHaveCount(0);
      if (event === undefined) return;
      const isAtLink = event.type === "page.changed";
      await expect(isAtLink ? mainHeading(page) : forms.quoteButton(page)).toBeFocused();
    },
    open: ({ page }) => expect(page.getByRole("dialog")).toBeVisible(),
    "open.unsubmitted": async ({ page }, _, event) => {
      if (event?.type !== "request.sent") {
        await expect(forms.quoteForm(page).getByLabel("Name")).toBeFocused();
        return;
      }
      await expect(forms.quoteForm(page).getByLabel("Name")).toHaveValue("");
      await expect(details(page)).toHaveValue(typedSince);
      await expect(forms.quoteForm(page).getByLabel("Service")).toBeFocused();
    },
    confirmed: async ({ page }) => {
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page.getByRole("region", { name: success.title })).toBeVisible();
    },
    "open.submitted": ({ page }) =>
      expect(
        forms.quoteForm(page).getByRole("button", { name: submitTexts.submitting }),
      ).toBeDisabled(),
  },
});
