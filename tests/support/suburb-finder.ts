import type { Page } from "@playwright/test";
import { areasIndex } from "#src/content/areas-index.ts";

/** The start of the advice where no suburb matches. */
export const [noSuburbFound = ""] = areasIndex.finder.noResult.filter(
  (part) => typeof part === "string",
);

export const suburbField = (page: Page) =>
  page.getByRole("combobox", { name: areasIndex.finder.label });

/** The list of suggestions. */
export const suburbList = (page: Page) =>
  page.getByRole("listbox", { name: areasIndex.finder.label });

export const suburbSuggestion = (page: Page, name: string | RegExp) =>
  suburbList(page).getByRole("option", { name });
