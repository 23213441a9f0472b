import type { Page, Route } from "@playwright/test";

/**
 * Changes the site's script on its way to the page. The built HTML is left as it is.
 *
 * @returns ends that for the next page that is loaded.
 */
export async function changeScript(
  page: Page,
  change: (script: string) => string,
): Promise<() => Promise<void>> {
  const answer = async (route: Route) => {
    const body = change(await (await route.fetch()).text());
    const headers = { "content-type": "text/javascript", "cache-control": "no-store" };
    await route.fulfill({ headers, body });
  };
  const scripts = "**/assets/*.js";
  // The test may be over by the time that a script has come.
  await page.route(scripts, (route) => answer(route).catch(() => {}));
  return () => page.unroute(scripts);
}

/** What the console hears of a part that was broken on purpose. */
export const brokenOnPurpose = "Broken on purpose";

/**
 * Breaks the part of the page that says the words, as a fault in its code would: from now on its
 * script throws whenever it comes to them.
 *
 * @returns mends it for the next page that is loaded.
 */
export function breakComponent(page: Page, words: string): Promise<() => Promise<void>> {
  const fault = `(()=>{throw new Error("${brokenOnPurpose}")})()`;
  // A minifier writes a text as a string or as a template.
  return changeScript(page, (script) =>
    script
      .replaceAll(`"${words}`, () => `${fault}+"${words}`)
      .replaceAll(`\`${words}`, () => `${fault}+\`${words}`),
  );
}
