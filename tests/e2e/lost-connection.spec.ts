import type { Page } from "@playwright/test";
import { errorPage, tryAgain as tryAgainText } from "#src/content/interface/errors.ts";
import { pavingIn } from "#src/content/interface/sections.ts";
import { business } from "../support/business.ts";
import { footerLink, mainHeading } from "../support/landmarks.ts";
import { timeOf } from "../support/page-clock.ts";
import {
  firstQuoteButton,
  followHeaderLink,
  openForm,
  quoteForm,
  uniqueName,
} from "../support/quote-forms.ts";
import { enter, expect, test, waitForHydration } from "../support/visitor.ts";

const tryAgain = (page: Page) => page.getByRole("button", { name: tryAgainText });

async function expectErrorPage(page: Page) {
  await expect(mainHeading(page)).toHaveText(errorPage.title);
  await expect(mainHeading(page)).toBeFocused();
  await expect(page).toHaveTitle(errorPage.title);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: business.visiblePhone })).toBeVisible();
  await expect(main.getByRole("link", { name: business.email })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeAttached();
}

test("offline: Back to a page that has not loaded shows the error page, whose retry works online", async ({
  page,
  open,
}) => {
  await open("/contact");
  await followHeaderLink(page, "About");
  await page.reload();
  await waitForHydration(page);
  await page.context().setOffline(true);
  // Not from the browser's cache.
  await page.route("**/assets/contact-*.js", (route) => route.abort());
  await page.goBack();
  await expectErrorPage(page);
  await tryAgain(page).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(errorPage.noAnswer(1));
  await page.context().setOffline(false);
  await page.unroute("**/assets/contact-*.js");
  await tryAgain(page).click();
  await waitForHydration(page);
  await expect(quoteForm(page)).toBeVisible();
});

test("new release: a link to a page whose file is gone loads that page, with what was typed in the draft", async ({
  page,
}) => {
  const name = uniqueName();
  await openForm(page, "contact");
  await enter(quoteForm(page).getByLabel("Name"), name);
  await page.route("**/assets/sandton-*.js", (route) => route.fulfill({ status: 404 }));
  await footerLink(page, "Sandton").click();
  await expect(mainHeading(page)).toHaveText(`${pavingIn("Sandton")} Sandton`);
  await page.unroute("**/assets/sandton-*.js");
  await page.goBack();
  await waitForHydration(page);
  await expect(quoteForm(page).getByLabel("Name")).toHaveValue(name);
});

test("new release: Back to a page whose file is gone loads that page again", async ({
  page,
  open,
}) => {
  await open("/contact");
  await followHeaderLink(page, "About");
  await page.reload();
  await waitForHydration(page);
  await page.route("**/assets/contact-*.js", (route) => route.fulfill({ status: 404 }));
  const loaded = page.waitForEvent("load");
  await page.goBack();
  await loaded;
  await expect(quoteForm(page)).toBeVisible();
  await expect(page).toHaveURL("/contact");
});

test("Back to a page whose content does not arrive loads that page again after 8 seconds", async ({
  page,
  open,
}) => {
  await open("/contact");
  await followHeaderLink(page, "About");
  await page.reload();
  await waitForHydration(page);
  await page.clock.install({ time: await timeOf(page) });
  await page.route("**/assets/contact-*.js", () => {});
  await page.goBack();
  const loaded = page.waitForEvent("load");
  await page.clock.runFor(9_000);
  await loaded;
  await expect(quoteForm(page)).toBeVisible();
  await expect(page).toHaveURL("/contact");
});

test("hydration: an early quote button opens the contact page when the content fails to load", async ({
  page,
}) => {
  await page.route("**/assets/sandton-*.js", (route) => route.abort());
  await page.goto("/areas/sandton");
  await firstQuoteButton(page).click();
  await expect(page).toHaveURL("/contact?area=Sandton");
});
