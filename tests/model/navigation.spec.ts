import type { Page } from "@playwright/test";
import { noConnection } from "#src/content/interface/errors.ts";
import { business } from "../support/business.ts";
import { hold } from "../support/hold.ts";
import { footerLink, mainHeading, pressLink } from "../support/landmarks.ts";
import { visitTime } from "../support/page-clock.ts";
import { firstQuoteButton, quoteDialog } from "../support/quote-forms.ts";
import { expect, expectErrors } from "../support/visitor.ts";
import { faq, filtered, hashOfPage, navigationModel, policy } from "./navigation.model.ts";
import { holdBack } from "./support/hold-back.ts";
import { testPaths } from "./support/run-path-in-browser.ts";

const urlIs = (page: Page, url: string) => expect(page).toHaveURL(url);

testPaths(navigationModel, {
  start: async ({ page, open }, { pathname }) => {
    const history = await holdBack(page);
    const { arrive: deliver } = await hold(page, "**/assets/privacy-policy-*.js");
    const { fail: refuse } = await hold(page, "**/assets/faq-*.js");
    await page.clock.install({ time: visitTime });
    await open(pathname);
    return { page, ...history, deliver, refuse };
  },
  actions: {
    "link.pressed": async ({ page }, { link: { href } }, { before }) => {
      // A second press, online again.
      if (before.matches("failed")) await page.context().setOffline(false);
      if (href === faq) return footerLink(page, "FAQs").click();
      if (href !== policy) return pressLink(page, href);
      await firstQuoteButton(page).click();
      await quoteDialog(page).getByRole("link", { name: "Privacy Policy" }).click();
    },
    "xstate.done.actor.loadContent": async ({ deliver }) => deliver(),
    "xstate.error.actor.loadContent": async ({ page, refuse }, { by }, { before }) => {
      if (by === "silence") return page.clock.runFor(8_000);
      if (before.context.link?.href === faq) {
        expectErrors(page, /ERR_INTERNET_DISCONNECTED/);
        await page.context().setOffline(true);
      }
      refuse();
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
    idle: async ({ page }, { context: { link } }) => {
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
    moving: ({ page }) => urlIs(page, "/gallery"),
    arrived: async ({ page }, { context: { link, focus } }) => {
      const isBack = typeof focus === "string";
      await urlIs(page, isBack ? "/gallery" : (link?.href ?? ""));
      await expect(page.locator("#announcer")).toHaveText(await page.title());
      if (link?.href.endsWith("#main")) {
        await expect(page.getByRole("main")).toBeFocused();
        return;
      }
      await expect(mainHeading(page)).toBeFocused();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    },
    failed: async ({ page }, { context: { link } }, event) => {
      const notLoaded = page
        .locator("#notifications")
        .getByText(noConnection.description(business.visiblePhone));
      const isOffline =
        event?.type === "xstate.error.actor.loadContent" && event.by === "no connection";
      if (isOffline && link?.href === faq) {
        await expect(notLoaded).toBeVisible();
        await urlIs(page, "/gallery");
        return;
      }
      await urlIs(page, link?.href ?? "");
      await expect(mainHeading(page)).toBeVisible();
    },
  },
});
