import type { Page, Route } from "@playwright/test";

/** Changes the scripts of the site; returns a function that ends this for the next page load. */
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
  // The page may be closed by now.
  await page.route(scripts, (route) => answer(route).catch(() => {}));
  return () => page.unroute(scripts);
}

/** The message of the injected error. */
export const brokenOnPurpose = "Broken on purpose";

/**
 * Makes a component throw where it evaluates a text; returns a function that ends this for the next
 * page load.
 */
export function breakComponent(page: Page, text: string): Promise<() => Promise<void>> {
  const statement = `(()=>{throw new Error("${brokenOnPurpose}")})()`;
  // The minifier uses strings and templates.
  return changeScript(page, (script) =>
    script
      .replaceAll(`"${text}`, () => `${statement}+"${text}`)
      .replaceAll(`\`${text}`, () => `${statement}+\`${text}`),
  );
}
