import type { Page } from "@playwright/test";

/** All scripts of the site. */
export const everyScript = "**/assets/*.js";

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
  return { arrive: () => settle("arrive"), fail: () => settle("fail") };
}
