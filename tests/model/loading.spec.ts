import { plannerDidNotLoad } from "#src/content/interface/errors.ts";
import { loadingModel } from "../../machines/loading/loading.model.ts";
import { visitTime } from "../support/page-clock.ts";
import { holdPlannerScript, planDrawing, planThis, prices } from "../support/paving-planner.ts";
import { expect } from "../support/visitor.ts";
import { testPaths } from "./support/run-path-in-browser.ts";

testPaths(loadingModel, {
  start: async ({ page, open }, { pathname }) => {
    const { arrive } = await holdPlannerScript(page);
    await page.clock.install({ time: visitTime });
    await open(pathname);
    return { page, arrive };
  },
  actions: {
    needed: ({ page }) => planThis(page).first().click(),
    "xstate.done.actor.load": async ({ arrive }) => arrive(),
    // tests/e2e/paving-planner.spec.ts has a script that fails, which no browser requests again.
    "xstate.error.actor.load": ({ page }) => page.clock.runFor(8_000),
  },
  assertions: {
    idle: async ({ page }) => {
      await expect(prices(page)).toBeVisible();
      await expect(planDrawing(page)).toHaveCount(0);
    },
    loading: async ({ page }) => {
      await expect(prices(page)).toBeVisible();
      await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
    },
    ready: async ({ page }) => {
      await expect(planDrawing(page)).toBeVisible();
      await expect(prices(page)).toHaveCount(0);
    },
    failed: async ({ page }) => {
      await expect(prices(page)).toBeVisible();
      await expect(
        page.getByRole("main").getByRole("alert").getByText(plannerDidNotLoad.heading),
      ).toBeInViewport();
    },
  },
});
