import type { Page } from "@playwright/test";
import { contact } from "#src/content/contact.ts";
import { mainNavigation, menuButton } from "#src/content/interface/every-page.ts";
import { blockIn } from "#src/content-schema/block-in.ts";

export const mainHeading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The menu of wide windows. */
export const mainMenu = (page: Page) => page.getByRole("navigation", { name: mainNavigation });

/** The menu of small windows. */
export const mobileMenu = (page: Page) => page.getByRole("navigation", { name: menuButton });
export const mobileMenuButton = (page: Page) => page.getByRole("button", { name: menuButton });
/** The menu button without script. */
export const mobileMenuLink = (page: Page) => page.getByRole("link", { name: menuButton });

export const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

/** Presses a link that is added far down the page: any link of the site is followed alike. */
export const pressLink = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement("a"), { href: to });
    link.setAttribute("href", to);
    document.querySelector("footer")?.append(link);
    link.scrollIntoView({ behavior: "instant" });
    link.click();
    link.remove();
  }, href);

export const map = (page: Page) => page.locator(`iframe[title="${blockIn(contact, "map").title}"]`);

/** What has the map's place until it is shown. */
export const mapFallback = (page: Page) => page.getByText(blockIn(contact, "map").fallback);

/** The answer below a question of an accordion, shown or not. It is a landmark in short accordions only. */
export const answerTo = (page: Page, question: string) =>
  page
    .locator("[data-part=item]")
    .filter({ has: page.getByRole("button", { name: question, exact: true }) })
    .locator("[data-part=item-content]");
