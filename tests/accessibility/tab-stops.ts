import type { Locator, Page } from "@playwright/test";
import { type FocusNow, focusNow } from "../support/focus.ts";
import { expect, test } from "../support/visitor.ts";
import { unseenFocus } from "./focus-ring.ts";

/** More stops than any page has: who presses Tab so often goes in circles. */
const tooMany = 300;

/*
 * A way by Tab is hundreds of calls. Each way is a step of its test: outside of one, Playwright goes
 * through all calls so far at every call.
 */

/** What is wrong with a place of the focus; `seen` as in `focusFaults`. */
async function faultsAt(page: Page, { covered, kind }: FocusNow, seen: Set<string>) {
  const faults = covered === null ? [] : [covered];
  if (seen.has(kind)) return faults;
  seen.add(kind);
  const unseen = await unseenFocus(page);
  return unseen === null ? faults : [...faults, unseen];
}

/**
 * What is wrong with the place of the focus: it lies under something (WCAG 2.2, 2.4.12), or does
 * not show. How it shows is measured once for everything that is drawn alike.
 *
 * @param seen the kinds that were measured already; grows
 */
export const focusFaults = async (page: Page, seen: Set<string>): Promise<string[]> =>
  faultsAt(page, await focusNow(page), seen);

/**
 * Presses Tab until the focus is there, and expects to see it at every stop on the way.
 *
 * @throws where Tab does not lead there, or leads through a place where the focus is lost
 */
export const tabTo = (page: Page, goal: Locator, seen: Set<string>): Promise<void> =>
  test.step(`Tab to ${goal}`, async () => {
    await expect(goal).toBeVisible();
    for (let stop = 0; stop < tooMany; stop += 1) {
      await page.keyboard.press("Tab");
      const now = await focusNow(page);
      if (now.isLost) continue;
      expect(await faultsAt(page, now, seen)).toEqual([]);
      if (await goal.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab does not lead to ${goal}.`);
  });

/** What the key leads to, from one end of the page to the other. */
export interface Walk {
  /** What is wrong at any stop. */
  faults: string[];
  /** The stops by their place among everything on the page that can have the focus. */
  stops: number[];
  /** How many of those there are. */
  total: number;
}

/** Goes through a page with one key alone; `seen` as in `focusFaults`. */
export const walkThrough = (
  page: Page,
  seen: Set<string>,
  key: "Tab" | "Shift+Tab" = "Tab",
): Promise<Walk> =>
  test.step(`${key} through ${page.url()}`, async () => {
    const faults: string[] = [];
    const stops: number[] = [];
    for (let stop = 0; stop < tooMany; stop += 1) {
      await page.keyboard.press(key);
      const now = await focusNow(page);
      if (now.isLost) return { faults, stops, total: now.total };
      // The map's frame has stops of its own, which are another site's.
      if (now.index === -1) continue;
      stops.push(now.index);
      faults.push(...(await faultsAt(page, now, seen)));
    }
    throw new Error(`${key} does not lead to the end of the page.`);
  });
