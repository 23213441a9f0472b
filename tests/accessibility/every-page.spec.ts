import { batchesOfFive } from "../support/batches.ts";
import { uniquePaths } from "../support/unique-paths.ts";
import { expect, test } from "../support/visitor.ts";
import { findViolationsInSchemes } from "./axe.ts";
import { setViewport, viewports } from "./emulation.ts";
import { findSmallTargets } from "./small-targets.ts";
import { findUnreadableSpacedText } from "./unreadable-text.ts";

// Colours are wrong in the middle of a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A desktop of 1280 by 1024 px at 400 % zoom. */
const zoomed = { width: 320, height: 256 };

for (const paths of batchesOfFive([...uniquePaths, "/nowhere"])) {
  test(`accessibility: ${paths.join(", ")}`, async ({ page, open }) => {
    test.setTimeout(300_000);
    for (const path of paths) {
      await test.step(path, async () => {
        // Header and footer are the same on every page, so one page covers them.
        const someRules = path === "/" ? "html" : "main";
        const wholePage = { allRules: "html", someRules };
        const unsharedPart = { allRules: someRules, someRules };
        const expectNone = (found: readonly string[], what: string) =>
          expect.soft(found, `${path}: ${what}`).toEqual([]);
        await page.setViewportSize(viewports.desk);
        await open(path);
        expectNone(await findViolationsInSchemes(page, "desk", wholePage), "axe");
        expectNone(await findSmallTargets(page), "targets on a desktop");
        expectNone(await findUnreadableSpacedText(page), "text on a desktop");
        expectNone(await findViolationsInSchemes(page, "tablet", unsharedPart), "axe");
        expectNone(await findViolationsInSchemes(page, "phone", unsharedPart), "axe");
        expectNone(await findSmallTargets(page), "targets on a phone");
        await setViewport(page, zoomed);
        expectNone(await findUnreadableSpacedText(page), "text at 400 % zoom");
      });
    }
  });
}
