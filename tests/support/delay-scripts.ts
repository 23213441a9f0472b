import type { Page } from "@playwright/test";

/** Delays scripts, by default all of them; returns a function that releases them. */
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
    // The page may be closed by now.
    await route.continue().catch(() => {});
  });
  return release;
}
