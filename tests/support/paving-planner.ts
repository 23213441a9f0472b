import type { Page } from "@playwright/test";
import { openPlanner as openPlannerButton } from "#src/content/interface/paving-planner.ts";

/** The open paving planner. */
export const planner = (page: Page) => page.getByRole("region", { name: "Paving planner" });

export const planDrawing = (page: Page) => page.getByRole("img", { name: /^Drawing to scale/ });

export const planLength = (page: Page) => planner(page).getByLabel("Length", { exact: true });

/** Opens the planner of the page with its default plan. */
export async function openPlanner(page: Page) {
  await page.getByRole("button", { name: openPlannerButton }).click();
  await planDrawing(page).waitFor();
}
