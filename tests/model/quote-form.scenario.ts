import type { Locator, Page, Route } from "@playwright/test";
import { jobs, openPlanner, plannerTexts } from "#src/content/interface/paving-planner.ts";
import { serviceNames } from "#src/domain/services.ts";
import { business } from "../support/business.ts";
import { delayScripts } from "../support/delay-scripts.ts";
import { footerLink } from "../support/landmarks.ts";
import { visitTime } from "../support/page-clock.ts";
import {
  closeDialog,
  followHeaderLink,
  openDialog,
  quoteDialog,
  quoteForm,
  quoteForms,
} from "../support/quote-forms.ts";
import { bodyOf } from "../support/request-body.ts";
import { expect, type Visitor, waitForHydration } from "../support/visitor.ts";
import type { ModelLocation } from "./quote-form.model.ts";

/** One of the forms in its page. Its requests wait until the test answers them. */
export interface QuoteFormFixture {
  page: Page;
  location: ModelLocation;
  /** The request bodies sent so far. */
  bodies: string[];
  unanswered: Route[];
  /** The number of requests that the path has sent so far. */
  sentCount: number;
  releasePlannerScript: () => void;
  /** Time of the last submit on the page's clock, in milliseconds since 1970. */
  submittedAt: number;
}

/** Opens the page of a form with a fake clock; every request waits for an answer. */
export async function openQuoteFormFixture(
  { page, open }: Visitor,
  location: ModelLocation,
): Promise<QuoteFormFixture> {
  const fixture: QuoteFormFixture = {
    page,
    location,
    bodies: [],
    unanswered: [],
    sentCount: 0,
    releasePlannerScript: () => {},
    submittedAt: visitTime,
  };
  await page.clock.install({ time: visitTime });
  await page.route(`**${business.webhookUrl}`, (route) => {
    fixture.bodies.push(bodyOf(route.request()));
    fixture.unanswered.push(route);
  });
  await open(quoteForms[location].path);
  await waitForHydration(fixture.page);
  return fixture;
}

/** Opens the dialog if the form is in it and returns the form. */
export async function reachForm({ page, location }: QuoteFormFixture): Promise<Locator> {
  if (location === "dialog" && !(await quoteDialog(page).isVisible())) await openDialog(page);
  return quoteForm(page);
}

/** Takes the one request without an answer. */
export async function nextRequest({ unanswered }: QuoteFormFixture): Promise<Route> {
  await expect.poll(() => unanswered.length).toBe(1);
  const [route] = unanswered.splice(0);
  if (route === undefined) throw new Error("Expected one unanswered request, got none.");
  return route;
}

/** Presses the quote button on the commercial paving page and returns to the form. */
export async function askForCommercialPaving(fixture: QuoteFormFixture) {
  const { page, location } = fixture;
  const dialog = quoteDialog(page);
  if (location === "dialog") await closeDialog(page);
  await footerLink(page, "Commercial").click();
  await expect(page).toHaveURL("/services/commercial");
  const button = page.getByRole("main").getByRole("button", { name: "Request a Free Quote" });
  await button.first().click();
  await expect(dialog.getByLabel("Service")).toHaveValue("Commercial Paving");
  await closeDialog(page);
  await followHeaderLink(page, location === "contact" ? "Contact" : "Home");
  await expect(page).toHaveURL(quoteForms[location].path);
  await reachForm(fixture);
}

/** Leaves the contact page and returns to its form. */
export async function reopenForm(fixture: QuoteFormFixture) {
  await followHeaderLink(fixture.page, "FAQs");
  await followHeaderLink(fixture.page, "Contact");
  await reachForm(fixture);
}

/** Adds the usual patio to the request on the patio page and returns to the contact form. */
export async function addPavingPlan(fixture: QuoteFormFixture) {
  const { page } = fixture;
  const dialog = quoteDialog(page);
  await footerLink(page, serviceNames.patio).click();
  await expect(page).toHaveURL("/services/patio");
  await page.getByRole("button", { name: openPlanner }).click();
  await page.getByRole("button", { name: plannerTexts.add }).click();
  await expect(dialog.getByRole("listitem")).toContainText([jobs["Patio Paving"]]);
  await closeDialog(page);
  await followHeaderLink(page, "Contact");
  await expect(page).toHaveURL("/contact");
  await reachForm(fixture);
}

export async function reload(fixture: QuoteFormFixture) {
  await fixture.page.reload();
  await waitForHydration(fixture.page);
  return reachForm(fixture);
}

/** Reloads the page; from then on the planner's script waits for the path. */
export async function reloadWithoutPlannerScript(fixture: QuoteFormFixture) {
  const scripts = "**/assets/planner-bundle-*.js";
  fixture.releasePlannerScript = await delayScripts(fixture.page, scripts);
  await reload(fixture);
}
