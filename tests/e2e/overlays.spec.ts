import type { Page } from "@playwright/test";
import { enlarge } from "#src/content/interface/gallery.ts";
import { plannerTexts } from "#src/content/interface/planner.ts";
import { hydratedEvent } from "#src/hydration/protocol.ts";
import { everyScript, hold } from "../support/hold.ts";
import { openPlanner, planner } from "../support/paving-planner.ts";
import * as forms from "../support/quote-forms.ts";
import { expect, fillIn, test, waitForHydration } from "../support/visitor.ts";

/*
 * While the browser loads another document, a test can press keys and await requests, but not look at the page.
 */

/** Begins to load another page as an external link does; `arrive` lets it come. */
async function leave(page: Page) {
  const { arrive } = await hold(page, "**/about");
  const requested = page.waitForRequest("**/about");
  await page.evaluate(() => setTimeout(() => window.location.assign("/about")));
  await requested;
  return async () => {
    arrive();
    await expect(page).toHaveURL("/about");
  };
}

async function openDialog(page: Page) {
  await forms.firstQuoteButton(page).click();
  await expect(forms.quoteDialog(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state.isOverlayOpen)).toBe(true);
}

/** Goes back as the visitor does; `page.goBack` would wait for a page to load. */
const goBack = (page: Page) => page.evaluate(() => history.back());

test("Escape closes a dialog in the very frame in which it appears", async ({ page, open }) => {
  await open("/gallery");
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const dialog = document.querySelector("[role=dialog]");
      if (dialog === null) return;
      observer.disconnect();
      document.body.dataset.dialogAppeared = "";
      dialog.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await forms.firstQuoteButton(page).click();
  await expect(page.locator("[data-dialog-appeared]")).toHaveCount(1);
  await expect(forms.quoteDialog(page)).toHaveCount(0);
});

for (const when of ["before", "after @sweep"]) {
  test(`another page arrives though Escape closes the dialog meanwhile, and Back skips its entry ${when} hydration`, async ({
    page,
    open,
  }) => {
    await open("/contact");
    await open("/gallery");
    await openDialog(page);
    const arrive = await leave(page);
    await page.keyboard.press("Escape");
    await arrive();
    if (when === "before") await hold(page, everyScript);
    for (const url of ["/gallery", "/contact"]) {
      await goBack(page);
      await expect(page).toHaveURL(url);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      if (when === "before" || url === "/contact") continue;
      await expect.poll(() => page.evaluate(() => history.state.isOverlayOpen)).toBeUndefined();
      await waitForHydration(page);
      await expect(page).toHaveURL(url);
    }
  });
}

test("another page arrives though the dialog's request succeeds meanwhile", async ({
  page,
  open,
}) => {
  const answer = await hold(page, "**/api/quote-requests");
  await open("/gallery");
  await openDialog(page);
  await fillIn(forms.quoteForm(page), forms.uniqueName());
  await forms.submitButton(forms.quoteForm(page)).click();
  const arrive = await leave(page);
  const answered = page.waitForResponse("**/api/quote-requests");
  answer.arrive();
  await answered;
  await arrive();
});

test("another page arrives though a picture or the planner is closed meanwhile", async ({
  page,
  open,
}) => {
  await open("/gallery");
  await page.getByRole("main").getByRole("link", { name: enlarge }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const arriveFromPicture = await leave(page);
  await page.keyboard.press("Escape");
  await arriveFromPicture();

  await open("/services/driveway");
  await openPlanner(page);
  await planner(page).getByRole("button", { name: plannerTexts.close }).focus();
  const arriveFromPlanner = await leave(page);
  await page.keyboard.press("Enter");
  await arriveFromPlanner();
});

// Firefox runs no more scripts of a page that it is leaving.
test("a link that is pressed early leads to its page, though the dialog was open before a reload", {
  tag: "@not-in-firefox",
}, async ({ page, open }) => {
  await open("/gallery");
  await openDialog(page);
  const scripts = await hold(page, everyScript);
  const hydrated = new Promise((resolve) => void page.exposeFunction("onHydrated", resolve));
  await page.addInitScript((type) => {
    addEventListener(type, () => Reflect.get(window, "onHydrated")());
  }, hydratedEvent);
  await page.reload();
  await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
  const arrive = await leave(page);
  scripts.arrive();
  await hydrated;
  await arrive();
});
