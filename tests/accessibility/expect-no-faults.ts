import type { Page } from "@playwright/test";
import { expect } from "../support/visitor.ts";
import { faultsInLooks } from "./axe.ts";
import type { WindowName } from "./looks.ts";
import { smallTargets } from "./small-targets.ts";
import { lostTextAsItStands } from "./text-faults.ts";

const everySize = ["desk", "tablet", "phone"] as const;

/** Open controls that do not name what they have opened, which axe does not ask for (APG disclosure). */
const namelessOpenings = (page: Page) =>
  page.locator("[aria-expanded=true]:visible").evaluateAll((controls) =>
    controls
      .filter((control) => {
        const opened = document.getElementById(control.getAttribute("aria-controls") ?? "");
        return !opened?.checkVisibility({ visibilityProperty: true });
      })
      .map((control) => control.textContent),
  );

/** What can have come or changed, as CSS selectors: an open dialog, or all but the footer. */
const changed = async (page: Page) =>
  (await page.getByRole("dialog").count()) > 0
    ? "[role=dialog], #notifications"
    : "header, main, #notifications";

/**
 * Looks at the page as it stands now: with axe, for what is open without being named, and for text
 * and targets that do not fit. Once axe looks at the whole page, then at what can have changed: the
 * rest is as every-address.spec.ts sees it.
 */
export async function expectNoViolations(page: Page, sizes: readonly WindowName[] = everySize) {
  const some = await changed(page);
  for (const size of sizes) {
    const everything = size === sizes[0] ? "html" : some;
    const faults = await faultsInLooks(page, size, { everything, some });
    expect.soft(faults, "axe").toEqual([]);
    expect.soft(await namelessOpenings(page), `open at ${size}`).toEqual([]);
    expect.soft(await smallTargets(page), `targets at ${size}`).toEqual([]);
    expect.soft(await lostTextAsItStands(page), `text at ${size}`).toEqual([]);
  }
}
