import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import type { FormLocation } from "#src/domain/quote-request.ts";
import { business } from "./business.ts";
import { perceivedForm } from "./perceived-form.ts";
import { bodyOf } from "./request-body.ts";
import { fillIn, request, type Visitor, waitForAllIslands } from "./visitor.ts";

export const formLocations: readonly FormLocation[] = ["home", "contact", "dialog"];

interface QuoteFormFacts {
  path: string;
  /** The notice after success (SPEC.md section 8), a sentence each. */
  thanks: readonly [string, ...string[]];
}

const thanks = ["Thank you for your message!", "We'll get back to you soon."] as const;

/** The three forms. */
export const quoteForms: Record<FormLocation, QuoteFormFacts> = {
  home: {
    path: "/",
    thanks: ["Quote request submitted! We'll get back to you within 24 hours."],
  },
  contact: { path: "/contact", thanks },
  dialog: { path: "/", thanks },
};

/** The button of the home page that opens the dialog. */
export const quoteButton = (page: Page) => page.getByRole("button", { name: "Get a Free Quote" });
export const quoteDialog = (page: Page) =>
  page.getByRole("dialog", { name: "Request a Free Quote" });

/**
 * The quote form that a visitor can reach now. An open dialog hides the one of its page, a frame
 * after its own shows; until then the dialog's, which stands last, is the one that counts.
 */
export const quoteForm = (page: Page) =>
  page.getByRole("form", { name: "Request a Free Quote" }).last();

/** Opens the dialog of the home page; its form shows a moment after it. */
export async function openDialog(page: Page) {
  await quoteButton(page).click();
  await quoteDialog(page).getByRole("form").waitFor();
}

/** Goes to a form; every part of its page works when it is handed out. */
export async function openForm({ page }: Visitor, location: FormLocation): Promise<Locator> {
  await page.goto(quoteForms[location].path);
  // The first move of the mouse fetches the script; else it waits until the page is quiet.
  await page.mouse.move(1, 1);
  await waitForAllIslands(page);
  if (location === "dialog") await openDialog(page);
  return quoteForm(page);
}

/** A name that no other test gives, so that its request is found in the store. */
export const uniqueName = () => `Thandi ${randomUUID()}`;

export const submitButton = (form: Locator) => form.getByRole("button", { name: "Submit Request" });

/** The text of every field, by its label. */
export async function valuesOf(form: Locator) {
  const { fields } = await perceivedForm(form);
  return Object.fromEntries(fields.map(({ label, value }) => [label, value]));
}

/** What the form holds after `fillIn`. */
export const filled = (name: string) => ({ ...request(name), Service: "Driveway Paving" });
export const empty = Object.fromEntries(Object.keys(filled("")).map((label) => [label, ""]));

const receiver = `**${business.webhookAddress}`;

/** The bodies of the requests that the page sends from now on. */
export function sentBodies(page: Page): string[] {
  const bodies: string[] = [];
  page.on("request", (sent) => {
    const isRequest = sent.method() === "POST" && sent.url().endsWith(business.webhookAddress);
    if (isRequest) bodies.push(bodyOf(sent));
  });
  return bodies;
}

/** Lets the receiver answer with a status; returns what ends that. */
export async function answerWith(page: Page, status: number) {
  await page.route(receiver, (route) => route.fulfill({ status }));
  return () => page.unroute(receiver);
}

/**
 * Holds every request on its way; returns what lets them go on to the receiver, or has them answered
 * with a status.
 */
export async function holdRequests(page: Page, status?: number) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(receiver, async (route) => {
    await held;
    const answer = status === undefined ? route.continue() : route.fulfill({ status });
    // The page may have left, or the test may be over.
    await answer.catch(() => {});
  });
  return release;
}

/** Fills the form in and sends it. */
export async function ask(form: Locator, name: string) {
  await fillIn(form, name);
  await submitButton(form).click();
}

/** Asks for a quote in vain: the receiver answers with that status until `end` is called. */
export async function askInVain(
  visitor: Visitor,
  {
    location = "contact",
    status = 500,
    name = uniqueName(),
  }: {
    location?: FormLocation;
    status?: number;
    name?: string;
  } = {},
) {
  const bodies = sentBodies(visitor.page);
  const form = await openForm(visitor, location);
  const end = await answerWith(visitor.page, status);
  await ask(form, name);
  await expect(failureMessage(visitor.page)).toBeVisible();
  return { form, name, bodies, end };
}

export const errorNotice = (page: Page) =>
  page.getByText("There was a problem submitting your request. Please try again.", { exact: true });
export const dismissButton = (page: Page) =>
  page.getByRole("button", { name: "Dismiss this notice" });

/** A lasting message in the form that a visitor can reach now, as `quoteForm` finds it. */
const messageIn = (page: Page, name: string) => page.getByRole("region", { name }).last();

export const successMessage = (page: Page) => messageIn(page, "Your request has reached us");
export const failureMessage = (page: Page) => messageIn(page, "Your request was not confirmed");
export const pressAgainMessage = (page: Page) => messageIn(page, "Please press once more to send");

/** Fills in the field that no visitor can see or reach, as a program does. */
export const fillHoneypot = (form: Locator) =>
  form.getByLabel("Website").evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = "https://example.com/";
  });

/** Follows a link of the bar at the top to another page, without a reload; it shows by then. */
export async function follow(page: Page, name: string) {
  await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}
