import type { Page } from "@playwright/test";

/**
 * Holds back every script file of the site, as a slow line does; the words are there already.
 *
 * @param scripts the addresses, where only some are to be late
 * @returns lets the script come.
 */
export async function delayScripts(
  page: Page,
  scripts: string | RegExp = "**/assets/*.js",
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    // The test may be over by now.
    await route.continue().catch(() => {});
  });
  return release;
}
