import type { Page } from "@playwright/test";
import { expect } from "../support/visitor.ts";
import { findViolations, findViolationsInSchemes } from "./axe.ts";
import { setViewport, type ViewportName, viewports } from "./emulation.ts";
import { findSmallTargets } from "./small-targets.ts";
import { findUnreadableText } from "./unreadable-text.ts";

const allViewports = ["desk", "phone"] as const;

/** Expanded controls without a visible `aria-controls` target, which axe does not check (APG). */
const findDanglingControls = (page: Page) =>
  page.locator("[aria-expanded=true]:visible").evaluateAll((controls) =>
    controls
      .filter((control) => {
        const target = document.getElementById(control.getAttribute("aria-controls") ?? "");
        return !target?.checkVisibility({ visibilityProperty: true });
      })
      .map((control) => control.textContent),
  );

/** CSS selector of what can have changed: an open dialog, or all but the footer. */
const changedParts = async (page: Page) =>
  (await page.getByRole("dialog").count()) > 0
    ? "[role=dialog], #notifications"
    : "header, main, #notifications";

/**
 * Checks the page in its current state with axe, and for dangling controls, small targets and
 * unreadable text. Only the first viewport checks the dark scheme, and the unchanged parts, which
 * every-page.spec.ts covers.
 */
export async function expectNoViolations(
  page: Page,
  sizes: readonly ViewportName[] = allViewports,
) {
  const someRules = await changedParts(page);
  // axe takes what the sticky header covers in part for a small target.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  for (const size of sizes) {
    await setViewport(page, viewports[size]);
    const violations =
      size === sizes[0]
        ? findViolationsInSchemes(page, size, { allRules: "html", someRules })
        : findViolations(page, "all", someRules);
    expect.soft(await violations, `axe at ${size}`).toEqual([]);
    expect.soft(await findDanglingControls(page), `expanded controls at ${size}`).toEqual([]);
    expect.soft(await findSmallTargets(page), `targets at ${size}`).toEqual([]);
    expect.soft(await findUnreadableText(page), `text at ${size}`).toEqual([]);
  }
}
