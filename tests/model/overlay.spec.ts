import type { Page } from "@playwright/test";
import { enlarge, nextProject } from "#src/content/interface/gallery.ts";
import { compareKept } from "#src/content/interface/keep.ts";
import { serviceAttribute } from "#src/features/quote-dialog/quote-button-delegation.ts";
import { projects } from "../../machines/kept-list/kept-list.model.ts";
import { overlayModel } from "../../machines/overlay/overlay.model.ts";
import { footerLink } from "../support/landmarks.ts";
import { closeDialog, followHeaderLink, quoteDialog } from "../support/quote-forms.ts";
import { expect, waitForHydration } from "../support/visitor.ts";
import { holdBack } from "./support/hold-back.ts";
import { testPaths } from "./support/run-path-in-browser.ts";

const entryIsOverlay = (page: Page) =>
  page.evaluate((): boolean => history.state.isOverlayOpen ?? false);

const isAtGallery = (page: Page) => new URL(page.url()).pathname === "/gallery";

/** Presses a quote button of the gallery where a toast is, which a dialog leaves open to presses. */
async function pressQuoteButton(page: Page) {
  if (!isAtGallery(page)) await followHeaderLink(page, "Gallery");
  await page
    .locator(`main [${serviceAttribute}]`)
    .first()
    .evaluate((button: HTMLElement) => {
      const copy = button.cloneNode(true);
      document.getElementById("notifications")?.replaceChildren(copy);
      if (copy instanceof HTMLElement) copy.click();
    });
}

async function openDialog(page: Page) {
  await pressQuoteButton(page);
  await expect(quoteDialog(page)).toBeVisible();
  await expect.poll(() => entryIsOverlay(page)).toBe(true);
}

/** Asks for the comparison of what is kept, whatever covers its button. */
const pressCompare = (page: Page) =>
  page
    .getByRole("button", { name: compareKept, includeHidden: true })
    .evaluate((button: HTMLElement) => button.click());

/** As the browser says when it begins to load another document, during which a test cannot look at the page. */
const beginToLeave = (page: Page) => page.evaluate(() => dispatchEvent(new Event("beforeunload")));

const openPicture = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: enlarge }).first().click();

testPaths(overlayModel, {
  start: async ({ page, open }, { pathname }) => {
    const history = await holdBack(page);
    await page.addInitScript((names) => {
      localStorage["kept-list"] = names;
    }, JSON.stringify(projects));
    // A page before it, in case the site goes back too far.
    await open("/about");
    await open(pathname);
    return { page, ...history };
  },
  actions: {
    "overlay.opened": ({ page }, { id }) =>
      id === "comparison" ? pressCompare(page) : pressQuoteButton(page),
    "overlay.closed": async ({ page }, { isLeaving }) => {
      if (isLeaving) await beginToLeave(page);
      await closeDialog(page);
    },
    "back.requested": async ({ page }, _, { before }) => {
      if (before.matches("open")) {
        await quoteDialog(page).getByRole("link", { name: "Privacy Policy" }).click();
        return;
      }
      if (before.matches("stale")) return footerLink(page, "Privacy Policy").click();
      await openPicture(page);
      await page.getByRole("dialog").getByRole("button", { name: nextProject }).click();
      // A second press must not leave the gallery.
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
    },
    "entry.changed": async ({ page, pressBack, release }, { how }, { before }) => {
      if (before.matches("goingBack")) return release();
      if (how === "Back") return pressBack();
      if (how === "Back within the page") {
        await page.getByRole("button", { name: "Patios" }).click();
        await expect(page).toHaveURL(/category=/);
        return pressBack();
      }
      if (how === "another page") {
        return page.evaluate(() => window.history.pushState({}, "", "/about"));
      }
      if (how === "a closed picture") {
        if (!isAtGallery(page)) await followHeaderLink(page, "Gallery");
        await openPicture(page);
        await expect(page.getByRole("dialog")).toBeVisible();
        await beginToLeave(page);
        return page.keyboard.press("Escape");
      }
      await openDialog(page);
      if (how === "a reload") {
        await page.reload();
        return waitForHydration(page);
      }
      await pressBack();
      await expect(quoteDialog(page)).toHaveCount(0);
      await page.evaluate(() => window.history.forward());
    },
  },
  assertions: {
    none: async ({ page, heldSteps }, _, event) => {
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect.poll(() => entryIsOverlay(page)).toBe(false);
      expect(await heldSteps()).toBe(0);
      // It has closed the overlay and not left the page.
      if (event?.type === "entry.changed" && /^Back/.test(event.how)) {
        await expect(page).toHaveURL(/\/(gallery|privacy-policy)$/);
      }
    },
    open: async ({ page }, { context: { id } }) => {
      await expect(page.getByRole("dialog")).toHaveCount(1);
      const comparison = page.getByRole("dialog", { name: compareKept });
      await expect(id === "comparison" ? comparison : quoteDialog(page)).toBeVisible();
      await expect.poll(() => entryIsOverlay(page)).toBe(true);
    },
    stale: async ({ page, heldSteps }) => {
      await expect(page.getByRole("dialog")).toHaveCount(0);
      expect(await heldSteps()).toBe(0);
    },
    goingBack: ({ heldSteps }) => expect.poll(heldSteps).toBe(1),
    "goingBack.toPage": ({ page }) => expect(quoteDialog(page)).toHaveCount(0),
    "goingBack.toOpen": ({ page }) => expect(page.getByRole("dialog")).toHaveCount(1),
  },
});
