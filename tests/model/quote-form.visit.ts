import type { Locator, Page, Route } from "@playwright/test";
import type { FormLocation } from "#src/domain/quote-request.ts";
import { business } from "../support/business.ts";
import { follow, openDialog, quoteDialog, quoteForm, quoteForms } from "../support/quote-forms.ts";
import { bodyOf } from "../support/request-body.ts";
import { expect, type Visitor, waitForAllIslands, waitForHydration } from "../support/visitor.ts";

/** A visit to one of the three forms, with the line to the receiver in the test's hand. */
export interface QuoteFormVisit {
  page: Page;
  location: FormLocation;
  /** The requests that the form has sent so far, as bytes. */
  bodies: string[];
  /** The requests that nobody has answered yet. */
  unanswered: Route[];
  /** The page's clock at the last press of the button, in milliseconds since 1970. */
  pressedAt: number;
}

/** Opens the page of a form; every request of it waits for an answer, and time can be moved on. */
export async function visitQuoteForm(
  { page, open }: Visitor,
  location: FormLocation,
): Promise<QuoteFormVisit> {
  const visit: QuoteFormVisit = {
    page,
    location,
    bodies: [],
    unanswered: [],
    pressedAt: Date.now(),
  };
  await page.clock.install();
  await page.route(`**${business.webhookAddress}`, (route) => {
    visit.bodies.push(bodyOf(route.request()));
    visit.unanswered.push(route);
  });
  await open(quoteForms[location].path);
  await waitForAllIslands(visit.page);
  return visit;
}

/** The form, with the dialog opened for it where it stands in one. */
export async function reachForm({ page, location }: QuoteFormVisit): Promise<Locator> {
  if (location === "dialog" && !(await quoteDialog(page).isVisible())) await openDialog(page);
  return quoteForm(page);
}

/** The request that waits for its answer. */
export async function nextRequest({ unanswered }: QuoteFormVisit): Promise<Route> {
  await expect.poll(() => unanswered.length).toBe(1);
  const [route] = unanswered.splice(0);
  if (route === undefined) throw new Error("No request waits for an answer.");
  return route;
}

/** Presses the quote button of the page about commercial paving, and comes back to the form. */
export async function askForCommercialPaving(visit: QuoteFormVisit) {
  const { page, location } = visit;
  const dialog = quoteDialog(page);
  const leaveDialog = async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  };
  if (location === "dialog") await leaveDialog();
  await page.getByRole("contentinfo").getByRole("link", { name: "Commercial" }).click();
  await expect(page).toHaveURL("/services/commercial");
  const button = page.getByRole("main").getByRole("button", { name: "Request a Free Quote" });
  await button.first().click();
  await expect(dialog.getByLabel("Service")).toHaveValue("Commercial Paving");
  await leaveDialog();
  await follow(page, location === "contact" ? "Contact" : "Home");
  await expect(page).toHaveURL(quoteForms[location].path);
  await reachForm(visit);
}

/** Reloads the page and finds the form again. */
export async function reload(visit: QuoteFormVisit) {
  await visit.page.reload();
  await waitForHydration(visit.page);
  return reachForm(visit);
}
