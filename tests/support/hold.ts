import type { Page } from "@playwright/test";
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

/** Holds the page's requests for that URL until the test lets them arrive or fail. */
export async function hold(page: Page, url: string | RegExp) {
  let settle = (_outcome: "arrive" | "fail") => {};
  const settled = new Promise<"arrive" | "fail">((resolve) => {
    settle = resolve;
  });
  await page.route(url, async (route) => {
    const answer = (await settled) === "arrive" ? route.continue() : route.abort();
    // The page may be closed by now.
    await answer.catch(() => {});
  });
  return {
    arrive: () => settle("arrive"),
    fail: () => {
      expectErrors(page, failedLoad);
      settle("fail");
    },
  };
}
