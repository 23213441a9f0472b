import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { closeDialog as closeName, dismissToast } from "#src/content/interface/every-page.ts";
import { keep, kept } from "#src/content/interface/keep.ts";
import {
  attachments,
  failure,
  fieldsNeedAttention,
  formNames,
  honeypotLabel,
  success,
} from "#src/content/interface/quote-form.ts";
import type { AttachedPlan } from "#src/domain/attachments.ts";
import { quoteFieldNames } from "#src/domain/quote-fields.ts";
import type { FormLocation } from "#src/domain/quote-request.ts";
import { builtWebhookUrl, business } from "./business.ts";
import { mainHeading } from "./landmarks.ts";
import { perceivedForm } from "./perceived-form.ts";
import { bodyOf } from "./request-body.ts";
import { expectErrors, fillIn, gotoHydrated, requestFields } from "./visitor.ts";

interface QuoteFormDetails {
  path: string;
  /** The sentences of the success toast (docs/specification.md#errors-and-toasts). */
  thanks: readonly [string, ...string[]];
}

const thanks = ["Thank you for your message!", "We'll get back to you soon."] as const;

export const quoteForms: Record<FormLocation, QuoteFormDetails> = {
  home: {
    path: "/",
    thanks: ["Quote request submitted! We'll get back to you within 24 hours."],
  },
  contact: { path: "/contact", thanks },
  dialog: { path: "/", thanks },
};

/** The button on the home page that opens the dialog. */
export const quoteButton = (page: Page) => page.getByRole("button", { name: "Get a Free Quote" });
/** The first quote button in the content of a page; its words differ from page to page. */
export const firstQuoteButton = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: /Free Quote/ })
    .first();
export const quoteDialog = (page: Page) =>
  page.getByRole("dialog", { name: "Request a Free Quote" });

/**
 * The quote form that is accessible now. For a second the form behind an opening dialog is, too;
 * the dialog's comes last in the document.
 */
export const quoteForm = (page: Page) =>
  page.getByRole("form", { name: new RegExp(`^(${Object.values(formNames).join("|")})$`) }).last();

/** The close control of the open dialog. */
export const closeButton = (page: Page) =>
  page.getByRole("dialog").getByRole("button", { name: closeName });

/** Opens the dialog on the home page and waits for its form. */
export async function openDialog(page: Page) {
  await quoteButton(page).click();
  await quoteDialog(page).getByRole("form").waitFor();
}

export async function closeDialog(page: Page) {
  await expect(quoteDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(quoteDialog(page)).toHaveCount(0);
}

/** Opens the page of a form, and its dialog if it is in one; the page is hydrated. */
export async function openForm(page: Page, location: FormLocation): Promise<Locator> {
  await gotoHydrated(page, quoteForms[location].path);
  if (location === "dialog") await openDialog(page);
  return quoteForm(page);
}

/** A name that no other test uses, so that the store can be searched for it. */
export const uniqueName = () => `Thandi ${randomUUID()}`;

/** The cards of what goes with the request, in the accessible form. */
export const attachmentCards = (page: Page) =>
  quoteForm(page).getByRole("list", { name: attachments.heading }).getByRole("listitem");

/** Begins the visit with these plans in the request. Call it before the page opens. */
export const startWithPlans = (page: Page, plans: readonly AttachedPlan[]) =>
  page.addInitScript(
    (draft) => {
      // The map's frame has no storage.
      if (window === top) sessionStorage["quote-draft"] ??= draft;
    },
    JSON.stringify({ values: {}, plans }),
  );

/** The button that keeps a project or a material of the page, kept or not. */
export const keepButton = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("button", { name: `${keep} ${name}`, exact: true })
    .or(page.getByRole("main").getByRole("button", { name: `${kept} ${name}`, exact: true }));

export const submitButton = (form: Locator) => form.getByRole("button", { name: "Submit Request" });

export async function valuesOf(form: Locator) {
  const { fields } = await perceivedForm(form);
  return Object.fromEntries(fields.map(({ label, value }) => [label, value]));
}

/** The field values after `fillIn`. */
export const filled = (name: string) => ({ ...requestFields(name), Service: "Driveway Paving" });
export const empty = Object.fromEntries(Object.keys(filled("")).map((label) => [label, ""]));

const receiver = `**${business.webhookUrl}`;

/** Collects the bodies of the requests that the page sends from now on. */
export function sentBodies(page: Page): string[] {
  const bodies: string[] = [];
  page.on("request", (sent) => {
    const isToReceiver = [business.webhookUrl, builtWebhookUrl].some((url) =>
      sent.url().endsWith(url),
    );
    if (sent.method() === "POST" && isToReceiver) bodies.push(bodyOf(sent));
  });
  return bodies;
}

/** Says that the test makes requests fail, which the console reports. */
export const expectFailedRequests = (page: Page) =>
  expectErrors(
    page,
    new RegExp(`Failed to load resource: .*${business.webhookUrl}`),
    /The quote request did not get through/,
  );

/** Makes the receiver answer with a status; returns a cleanup function. */
export async function answerWith(page: Page, status: number) {
  expectFailedRequests(page);
  await page.route(receiver, (route) => route.fulfill({ status }));
  return () => page.unroute(receiver);
}

/** Holds every request; returns a function that lets them go on, or answers them with `status`. */
export async function holdRequests(page: Page, status?: number) {
  if (status !== undefined) expectFailedRequests(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(receiver, async (route) => {
    await held;
    const answer = status === undefined ? route.continue() : route.fulfill({ status });
    // The page may be closed by now.
    await answer.catch(() => {});
  });
  return release;
}

export async function fillInAndSubmit(form: Locator, name: string) {
  await fillIn(form, name);
  await submitButton(form).click();
}

interface FailedSubmission {
  location?: FormLocation;
  status?: number;
  name?: string;
}

/** Submits a request that the receiver answers with an error until `mend` is called. */
export async function submitAndFail(
  page: Page,
  { location = "contact", status = 500, name = uniqueName() }: FailedSubmission = {},
) {
  const bodies = sentBodies(page);
  const form = await openForm(page, location);
  const mend = await answerWith(page, status);
  await fillInAndSubmit(form, name);
  await expect(failureMessage(page)).toBeVisible();
  return { form, name, bodies, mend };
}

/** The title of an error summary, whatever number of fields it names. */
export const anySummaryTitle = new RegExp(
  quoteFieldNames.map((_, index) => fieldsNeedAttention(index + 1)).join("|"),
);

export const errorToast = (page: Page) =>
  page.getByText("There was a problem submitting your request. Please try again.", { exact: true });
export const dismissButton = (page: Page) => page.getByRole("button", { name: dismissToast });

/** A message in the accessible form (see `quoteForm`). */
const messageIn = (page: Page, name: string) => page.getByRole("region", { name }).last();

export const successMessage = (page: Page) => messageIn(page, success.title);
export const failureMessage = (page: Page) => messageIn(page, failure.title);

/** Fills in the invisible field, as a bot does. */
export const fillHoneypot = (form: Locator) =>
  form.getByLabel(honeypotLabel).evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = "https://example.com/";
  });

/** Follows a link in the header and waits for the next page. */
export async function followHeaderLink(page: Page, name: string) {
  await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
  await expect(mainHeading(page)).toBeFocused();
}
