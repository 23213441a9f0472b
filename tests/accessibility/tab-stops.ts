import type { Locator, Page } from "@playwright/test";
import { type FocusState, readFocus } from "../support/focus.ts";
import { expect, test } from "../support/visitor.ts";
import { findInvisibleFocus } from "./focus-ring.ts";

/** More tab stops than any page has. */
const maxStops = 300;

async function problemsAt(page: Page, { covered, kind }: FocusState, seen: Set<string>) {
  const problems = covered === null ? [] : [covered];
  if (seen.has(kind)) return problems;
  seen.add(kind);
  const invisible = await findInvisibleFocus(page);
  return invisible === null ? problems : [...problems, invisible];
}

/**
 * Finds whether the focus is covered (WCAG 2.2, 2.4.12) or invisible (2.4.13).
 *
 * @param seen the kinds of elements whose focus ring was measured already; grows
 */
export const findFocusProblems = async (page: Page, seen: Set<string>): Promise<string[]> =>
  problemsAt(page, await readFocus(page), seen);

/** Presses Tab until the goal has the focus; checks the focus at every stop. */
export const tabTo = (page: Page, goal: Locator, seen: Set<string>): Promise<void> =>
  test.step(`Tab to ${goal}`, async () => {
    await expect(goal).toBeVisible();
    for (let stop = 0; stop < maxStops; stop += 1) {
      await page.keyboard.press("Tab");
      const now = await readFocus(page);
      if (now.isLost) continue;
      expect(await problemsAt(page, now, seen)).toEqual([]);
      if (await goal.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Expected Tab to lead to ${goal}.`);
  });

interface TabSequence {
  problems: string[];
  /** The indices of the stops among all focusable elements. */
  stops: number[];
  total: number;
}

/** Tabs from one end of the page to the other; `seen` as in `findFocusProblems`. */
export const tabThrough = (
  page: Page,
  seen: Set<string>,
  key: "Tab" | "Shift+Tab" = "Tab",
): Promise<TabSequence> =>
  test.step(`${key} through ${page.url()}`, async () => {
    const problems: string[] = [];
    const stops: number[] = [];
    for (let stop = 0; stop < maxStops; stop += 1) {
      await page.keyboard.press(key);
      const now = await readFocus(page);
      if (now.isLost) return { problems, stops, total: now.total };
      // The stops in the map's frame are another site's.
      if (now.index === -1) continue;
      stops.push(now.index);
      problems.push(...(await problemsAt(page, now, seen)));
    }
    throw new Error(`Expected ${key} to lead through the page in ${maxStops} stops.`);
  });
