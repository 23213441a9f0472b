import type { Page, Route } from "@playwright/test";
import { expectErrors } from "./visitor.ts";

/** All scripts of the site. */
export const everyScript = "**/assets/*.js";

/** What the browser says of a request that the test makes fail. */
const failedLoad = /Failed to load resource: net::ERR_FAILED/;

/** Makes the page's requests for that URL fail. */
export async function block(page: Page, url: string | RegExp) {
  expectErrors(page, failedLoad);
  await page.route(url, (route) => route.abort());
}

/** What becomes of a request that is held; a function changes what arrives. */
type Outcome = "arrive" | "fail" | ((body: string) => string);

async function answer(route: Route, outcome: Outcome) {
  if (outcome === "arrive") return route.continue();
  if (outcome === "fail") return route.abort();
  const response = await route.fetch();
  return route.fulfill({ response, body: outcome(await response.text()) });
}

/** Holds the page's requests for that URL until the test lets them arrive or fail. */
export async function hold(page: Page, url: string | RegExp) {
  let settle = (_outcome: Outcome) => {};
  const settled = new Promise<Outcome>((resolve) => {
    settle = resolve;
  });
  await page.route(url, async (route) => {
    // The page may be closed by now.
    await answer(route, await settled).catch(() => {});
  });
  return {
    arrive: () => settle("arrive"),
    fail: () => {
      expectErrors(page, failedLoad);
      settle("fail");
    },
    arriveChanged: (change: (body: string) => string) => settle(change),
  };
}
