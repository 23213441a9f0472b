import type { Page } from "@playwright/test";

export const suburbField = (page: Page) => page.getByRole("combobox", { name: "Your suburb" });

/** The list of suggestions. */
export const suburbList = (page: Page) => page.getByRole("listbox", { name: "Your suburb" });

export const suburbSuggestion = (page: Page, name: string | RegExp) =>
  suburbList(page).getByRole("option", { name });
