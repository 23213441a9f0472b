import type { Page } from "@playwright/test";
import { errorPage, tryAgain as tryAgainText } from "#src/content/interface/errors.ts";
import { business } from "../support/business.ts";
import { mainHeading } from "../support/landmarks.ts";
import { followHeaderLink, quoteForm } from "../support/quote-forms.ts";
import { expect, expectErrors, test, waitForHydration } from "../support/visitor.ts";

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

test("Back to a page whose content does not come loads it, or says why", async ({ page, open }) => {
  const content = "**/assets/contact-*.js";
  expectErrors(page, /Failed to (load resource|fetch dynamically imported module): .*/);
  const leave = async () => {
    await followHeaderLink(page, "About");
    await page.reload();
    await waitForHydration(page);
  };
  const expectLoaded = async (loaded: Promise<unknown>) => {
    await loaded;
    await page.unroute(content);
    await waitForHydration(page);
    await expect(quoteForm(page)).toBeVisible();
    await expect(page).toHaveURL("/contact");
  };
  await open("/contact");
  await test.step("a new release has replaced its file", async () => {
    await leave();
    await page.route(content, (route) => route.fulfill({ status: 404 }));
    const loaded = page.waitForEvent("load");
    await page.goBack();
    await expectLoaded(loaded);
  });

  await test.step("without a connection, the error page loads it once there is one", async () => {
    await leave();
    await page.context().setOffline(true);
    // Not from the browser's cache.
    await page.route(content, (route) => route.abort());
    await page.goBack();
    await expectErrorPage(page);
    await tryAgain(page).click();
    await expect(page.getByRole("main").getByRole("status")).toContainText(errorPage.noAnswer(1));
    await page.context().setOffline(false);
    const loaded = page.waitForEvent("load");
    await page.unroute(content);
    await tryAgain(page).click();
    await expectLoaded(loaded);
  });
});
