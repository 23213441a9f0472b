import type { Page } from "@playwright/test";
import { thumbBar } from "#src/content/interface/every-page.ts";
import { mobileMenuModel } from "../../machines/mobile-menu/mobile-menu.model.ts";
import { mainHeading, mainMenu, mobileMenu, mobileMenuButton } from "../support/landmarks.ts";
import { expect, nextFrame, test } from "../support/visitor.ts";
import { testPaths } from "./support/run-path-in-browser.ts";

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 740 };
test.use({ viewport: phone });

const lists = { services: "Services", areas: "Areas We Serve" } as const;
const listButton = (page: Page, list: keyof typeof lists) =>
  mobileMenu(page).getByRole("button", { name: lists[list] });

/** A link that only this list has. */
const linkOf = (page: Page, list: keyof typeof lists) =>
  mobileMenu(page).getByRole("link", { name: list === "services" ? "Industrial" : "Sandton" });

/** Follows a link of the footer, where a long list is folded on a phone. */
const followInFooter = (page: Page, path: string) =>
  page
    .locator(`footer a[href='${path}']`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

const isHome = (page: Page) => new URL(page.url()).pathname === "/";

/** Follows an action to another page until that page is shown: the URL changes before it. */
async function followToPage(page: Page, url: string, follow: () => Promise<void>) {
  const title = await page.title();
  await follow();
  await expect(page).toHaveURL(url);
  await expect(page).not.toHaveTitle(title);
  await expect(mainHeading(page)).toBeVisible();
}

const listAssertions = (list: keyof typeof lists) => ({
  [`open.${list}`]: (page: Page) => expect(listButton(page, list)).toBeVisible(),
  [`open.${list}.closed`]: async (page: Page) => {
    await expect(listButton(page, list)).toHaveAttribute("aria-expanded", "false");
    await expect(linkOf(page, list)).toBeHidden();
  },
  [`open.${list}.open`]: async (page: Page) => {
    await expect(listButton(page, list)).toHaveAttribute("aria-expanded", "true");
    await expect(linkOf(page, list)).toBeVisible();
  },
});

testPaths(mobileMenuModel, {
  start: async ({ page, open }, { pathname }) => {
    await open(pathname);
    // Gives the browser a history entry to go back and forward.
    await followToPage(page, "/", () => followInFooter(page, "/"));
    return page;
  },
  actions: {
    "menu.toggled": (page) => mobileMenuButton(page).click(),
    "list.toggled": (page, { list }) => listButton(page, list).click(),
    // Chooses the current page, so that only the choice can close the menu.
    "item.chosen": (page) =>
      mobileMenu(page)
        .getByRole("link", { name: isHome(page) ? "Home" : "Contact" })
        .click(),
    "page.changed": async (page) => {
      const home = isHome(page);
      // As a screen reader follows it, without a press outside the menu.
      await followToPage(page, home ? "/contact" : "/", () =>
        followInFooter(page, home ? "/contact" : "/"),
      );
    },
    "focus.left": async (page) => {
      await mobileMenu(page).getByRole("link").last().focus();
      await page.keyboard.press("Tab");
    },
    "close.requested": (page) => page.keyboard.press("Escape"),
    "outside.pressed": (page) =>
      page.getByRole("navigation", { name: thumbBar }).click({ position: { x: 2, y: 2 } }),
    "window.widened": async (page) => {
      await page.setViewportSize(desk);
      await expect(mainMenu(page)).toBeVisible();
      await nextFrame(page);
      await page.setViewportSize(phone);
    },
  },
  assertions: {
    closed: async (page) => {
      await expect(mobileMenu(page)).toBeHidden();
      await expect(mobileMenuButton(page)).toHaveAttribute("aria-expanded", "false");
    },
    open: async (page) => {
      await expect(mobileMenu(page)).toBeVisible();
      await expect(mobileMenuButton(page)).toHaveAttribute("aria-expanded", "true");
    },
    ...listAssertions("services"),
    ...listAssertions("areas"),
  },
});
