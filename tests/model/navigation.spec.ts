import type { Page, Route } from "@playwright/test";
import { errorPage, noConnection, tryAgain } from "#src/content/interface/errors.ts";
import {
  faq,
  filtered,
  hashOfPage,
  lostOnBack,
  navigationModel,
  before as pageBefore,
  policy,
} from "../../machines/navigation/navigation.model.ts";
import { business } from "../support/business.ts";
import { block, hold } from "../support/hold.ts";
import { footerLink, mainHeading, pressLink } from "../support/landmarks.ts";
import { visitTime } from "../support/page-clock.ts";
import { firstQuoteButton, followHeaderLink, quoteDialog } from "../support/quote-forms.ts";
import { expect, expectErrors, waitForHydration } from "../support/visitor.ts";
import { holdBack } from "./support/hold-back.ts";
import { testPaths } from "./support/run-path-in-browser.ts";

const urlIs = (page: Page, url: string) => expect(page).toHaveURL(url);

const isAnnounced = (page: Page) =>
  page.evaluate(() => document.getElementById("announcer")?.textContent === document.title);

/** The page that the visitor's Back leads to. */
const leftBy = (focus: unknown) => (focus === "Back to the page before" ? pageBefore : "/gallery");

/** Holds what is asked of the server before a page is loaded natively, and the pages that are late. */
async function holdNativeLoads(page: Page) {
  const heads: Route[] = [];
  const late: Route[] = [];
  let isLate = false;
  await page.route(
    ({ pathname }) => pathname === faq || pathname === pageBefore,
    async (route) => {
      if (route.request().method() === "HEAD") heads.push(route);
      else if (isLate) late.push(route);
      else await route.continue();
    },
  );
  return {
    heads,
    late,
    answer: async (how: "continue" | "abort", comesLate = false) => {
      isLate = comesLate;
      await expect.poll(() => heads.length).toBeGreaterThan(0);
      await heads.pop()?.[how]();
    },
  };
}

testPaths(navigationModel, {
  start: async ({ page, open }, scenario) => {
    const history = await holdBack(page);
    const { arrive: deliver } = await hold(page, "**/assets/privacy-policy-*.js");
    const { fail: refuse } = await hold(page, "**/assets/faq-*.js");
    await page.clock.install({ time: visitTime });
    await open(pageBefore);
    await followHeaderLink(page, "Gallery");
    await page.reload();
    await waitForHydration(page);
    await urlIs(page, scenario.pathname);
    if (scenario === lostOnBack) {
      expectErrors(page, /Failed to fetch dynamically imported module/);
      await block(page, "**/assets/about-*.js");
    }
    return { page, ...history, ...(await holdNativeLoads(page)), deliver, refuse };
  },
  actions: {
    "link.pressed": async ({ page }, { link: { href } }, { before }) => {
      // While the browser loads a page, a test can only press keys.
      if (before.matches("left")) return page.keyboard.press("Enter");
      if (href === faq) return footerLink(page, "FAQs").click();
      if (href !== policy) return pressLink(page, href);
      await firstQuoteButton(page).click();
      await quoteDialog(page).getByRole("link", { name: "Privacy Policy" }).click();
    },
    "control.pressed": ({ page }) => firstQuoteButton(page).click(),
    "history.traversed": async ({ page, pressBack }, _, { before }) => {
      // Beside the dialog, whose link is loading, a hash is within the page.
      if (before.matches("reaching")) await page.evaluate(() => history.pushState({}, "", "#main"));
      await pressBack();
    },
    "xstate.done.actor.loadContent": async ({ deliver }) => deliver(),
    "xstate.error.actor.loadContent": async ({ page, refuse }, { by }) => {
      if (by === "silence") return page.clock.runFor(8_000);
      refuse();
    },
    "load.requested": async ({ page }, _, { before }) => {
      // The error page asks for its page by itself at first.
      if (before.matches("failed")) await page.getByRole("button", { name: tryAgain }).click();
    },
    "xstate.error.actor.reachPage": async ({ page, heads, answer }, { by }) => {
      if (by === "no connection") {
        expectErrors(page, /Failed to load resource: net::ERR_FAILED/);
        return answer("abort");
      }
      await expect.poll(() => heads.length).toBe(1);
      await page.clock.runFor(8_000);
    },
    "xstate.done.actor.reachPage": async ({ page, answer }, { isLate }) => {
      if (isLate) await footerLink(page, "Contact").focus();
      await answer("continue", isLate);
    },
    "xstate.done.actor.leaveOverlay": async ({ heldSteps, release }) => {
      if ((await heldSteps()) > 0) await release();
    },
    "page.changed": async ({ pressBack }, _, { before }) => {
      if (!before.matches("following")) await pressBack();
    },
    // The router does it by itself.
    "page.resolved": async () => {},
  },
  assertions: {
    idle: async ({ page, heads }, { context: { link } }, event) => {
      if (event?.type === "control.pressed" || event?.type === "history.traversed") {
        await expect(quoteDialog(page)).toHaveCount(event.type === "control.pressed" ? 1 : 0);
        // The server answers; the browser may have cancelled the request.
        await heads[0]?.continue().catch(() => {});
        await page.evaluate(() => fetch("/robots.txt").then((response) => response.text()));
      }
      await urlIs(page, link?.href === filtered ? filtered : "/gallery");
      // Back at the link to the hash, where it was pressed.
      if (link?.href === hashOfPage) await expect(page.getByRole("contentinfo")).toBeInViewport();
    },
    loading: async ({ page }, { context: { link } }) => {
      // Content that is loaded already comes at once.
      if (link?.href !== faq && link?.href !== policy) return;
      await urlIs(page, "/gallery");
      await expect(quoteDialog(page)).toHaveCount(link.href === policy ? 1 : 0);
    },
    leaving: async ({ page, heldSteps }, { context: { link } }) => {
      if (link?.href !== policy) return;
      await expect.poll(heldSteps).toBe(1);
      await urlIs(page, "/gallery");
      await expect(quoteDialog(page)).toHaveCount(0);
    },
    following: ({ page }, { context: { link } }) => urlIs(page, link?.href ?? ""),
    moving: ({ page }, { context: { focus } }) => urlIs(page, leftBy(focus)),
    arrived: async ({ page }, { context: { link, focus } }) => {
      const isBack = typeof focus === "string";
      await urlIs(page, isBack ? leftBy(focus) : (link?.href ?? ""));
      await expect.poll(() => isAnnounced(page)).toBe(true);
      if (link?.href.endsWith("#main")) {
        await expect(page.getByRole("main")).toBeFocused();
        return;
      }
      await expect(mainHeading(page)).toBeFocused();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    },
    reaching: async ({ page, heads }, { context: { link } }) => {
      await expect.poll(() => heads.length).toBe(1);
      await urlIs(page, link === null ? pageBefore : "/gallery");
      if (link === null) await expect(mainHeading(page)).toHaveText(errorPage.title);
    },
    left: async ({ page, late }, { context: { link } }, event) => {
      if (event?.type === "xstate.done.actor.reachPage" && event.isLate) {
        await expect.poll(() => late.length).toBe(1);
        return;
      }
      await urlIs(page, link?.href ?? pageBefore);
      await expect(mainHeading(page)).toBeVisible();
      await expect(mainHeading(page)).not.toHaveText(errorPage.title);
    },
    failed: async ({ page }, { context: { link } }) => {
      const notLoaded = page
        .locator("#notifications")
        .getByText(noConnection.description(business.visiblePhone));
      await urlIs(page, link === null ? pageBefore : "/gallery");
      if (link !== null) await expect(notLoaded).toBeVisible();
      else await expect(page.getByRole("main").getByRole("status")).toBeVisible();
    },
  },
});
