import type { Page } from "@playwright/test";

/** The open paving planner. */
export const planner = (page: Page) => page.getByRole("region", { name: "Paving planner" });

export const planDrawing = (page: Page) => page.getByRole("img", { name: /^Drawing to scale/ });

export const planLength = (page: Page) => planner(page).getByLabel("Length", { exact: true });

/** Opens the planner of the page with its default plan. */
export async function openPlanner(page: Page) {
  await page.getByRole("button", { name: "Plan my own paving" }).click();
  await planDrawing(page).waitFor();
}
