import { plannerDidNotLoad } from "#src/content/interface/planner-load-error.ts";
import { visitTime } from "../support/page-clock.ts";
import { planDrawing, planThis, prices } from "../support/paving-planner.ts";
import { expect, type Visitor } from "../support/visitor.ts";
import { loadingModel } from "./loading.model.ts";
import { testPaths } from "./support/run-path-in-browser.ts";

/** Opens a page whose planner's script waits for the path. */
async function start({ page, open }: Visitor, { pathname }: { pathname: string }) {
  let settle = (_answer: "arrives" | "fails") => {};
  const settled = new Promise<"arrives" | "fails">((resolve) => {
    settle = resolve;
  });
  await page.route("**/assets/planner-script-*.js", async (route) => {
    if ((await settled) === "arrives") await route.continue();
    else await route.abort();
  });
  await page.clock.install({ time: visitTime });
  await open(pathname);
  return { page, settle };
}

testPaths(loadingModel, {
  start,
  actions: {
    needed: ({ page }) => planThis(page).first().click(),
    "xstate.done.actor.load": async ({ settle }) => settle("arrives"),
    "xstate.error.actor.load": async ({ settle }) => settle("fails"),
    "xstate.after.timeout.loading.loading": ({ page }) => page.clock.runFor(8_000),
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
