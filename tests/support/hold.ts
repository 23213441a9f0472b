import type { Page, Route } from "@playwright/test";

/** All scripts of the site. */
export const everyScript = "**/assets/*.js";

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
    fail: () => settle("fail"),
    arriveChanged: (change: (body: string) => string) => settle(change),
  };
}
