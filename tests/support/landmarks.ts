import type { Page } from "@playwright/test";

export const mainHeading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The menu of wide windows. */
export const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main" });

/** The menu of small windows. */
export const mobileMenu = (page: Page) => page.getByRole("navigation", { name: "Menu" });
export const mobileMenuButton = (page: Page) => page.getByRole("button", { name: "Menu" });

export const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });
