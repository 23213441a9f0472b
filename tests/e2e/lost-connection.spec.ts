import type { Page } from "@playwright/test";
import { errorPage, tryAgain as tryAgainText } from "#src/content/interface/errors.ts";
import { enlargedViewDidNotOpen, enlarge as enlargeText } from "#src/content/interface/gallery.ts";
import { pavingIn } from "#src/content/interface/sections.ts";
import { business } from "../support/business.ts";
import { footerLink, mainHeading } from "../support/landmarks.ts";
import {
  firstQuoteButton,
  followHeaderLink,
  openForm,
  quoteForm,
  uniqueName,
} from "../support/quote-forms.ts";
import { enter, expect, test, waitForHydration } from "../support/visitor.ts";

const menuLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true });
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

test("offline: a link shows the error page, and works once online again", async ({
  page,
  open,
}) => {
  const name = uniqueName();
  await openForm(page, "contact");
  await enter(quoteForm(page).getByLabel("Name"), name);
  await page.context().setOffline(true);
  const pressed = footerLink(page, "Gallery");
  await pressed.click();
  await expectErrorPage(page);

  await test.step("a retry reports that there is still no answer", async () => {
    await tryAgain(page).click();
    await expect(page.getByRole("main").getByRole("status")).toContainText(errorPage.noAnswer(1));
    await tryAgain(page).click();
    await expect(page.getByRole("main").getByRole("status")).toContainText(
      "Still no answer after try 2.",
    );
  });

  await test.step("going back shows the draft", async () => {
    await page.getByRole("button", { name: errorPage.back }).click();
    await expect(page).toHaveURL("/contact");
    await expect(quoteForm(page).getByLabel("Name")).toHaveValue(name);
  });

  await test.step("the link works once online again", async () => {
    await pressed.click();
    await expectErrorPage(page);
    await page.context().setOffline(false);
    await pressed.click();
    await expect(page).toHaveURL("/gallery");
    await expect(mainHeading(page)).not.toHaveText(errorPage.title);
    await expect(mainHeading(page)).toBeFocused();
  });

  await open("/contact");
  await waitForHydration(page);
  await expect(quoteForm(page).getByLabel("Name")).toHaveValue(name);
});

test("offline: a quote button whose dialog has not loaded shows the error page of the site", async ({
  page,
  open,
}) => {
  await page.route("**/assets/quote-dialog-*.js", (route) => route.abort());
  await open("/services/driveway");
  await page.context().setOffline(true);
  await firstQuoteButton(page).click();
  await expectErrorPage(page);
});

test("new release: a retry opens a page whose script was replaced", async ({ page, open }) => {
  await open("/about");
  await page.route("**/assets/gallery-*.js", (route) => route.fulfill({ status: 404 }));
  await menuLink(page, "Gallery").click();
  await expectErrorPage(page);
  await page.unroute("**/assets/gallery-*.js");
  await tryAgain(page).click();
  await expect(page.getByRole("button", { name: "Driveways" })).toBeVisible();
});

test("new release: a retry opens a local page whose content was replaced", async ({
  page,
  open,
}) => {
  await open("/areas/benoni");
  await page.route("**/assets/sandton-*.js", (route) => route.fulfill({ status: 404 }));
  await footerLink(page, "Sandton").click();
  await expectErrorPage(page);
  await page.unroute("**/assets/sandton-*.js");
  await tryAgain(page).click();
  await expect(mainHeading(page)).toHaveText(`${pavingIn("Sandton")} Sandton`);
});

test("offline: enlarging a picture fails and can be retried", async ({ page, open }) => {
  await open("/gallery");
  await page.context().setOffline(true);
  const project = page.getByRole("main").getByRole("listitem").nth(2);
  const enlarge = project.getByRole("link", { name: enlargeText });
  await enlarge.click();
  await expect(project.getByRole("alert")).toContainText(enlargedViewDidNotOpen);
  await expect(page).toHaveURL("/gallery");
  await page.context().setOffline(false);
  await enlarge.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(project.getByRole("alert")).toHaveCount(0);
});

test("gallery: an enlarged picture that fails late leaves the next page alone", async ({
  page,
  open,
}) => {
  await open("/gallery");
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route("**/assets/project-view-*.js", async (route) => {
    await failing;
    await route.abort();
  });
  const script = page.waitForRequest("**/assets/project-view-*.js");
  await page.getByRole("main").getByRole("link", { name: enlargeText }).first().click();
  const failed = page.waitForEvent("requestfailed");
  await script;
  await followHeaderLink(page, "Contact");
  fail();
  await failed;
  await followHeaderLink(page, "About");
  await page.goBack();
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
