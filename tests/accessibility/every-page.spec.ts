import { batchesOfFive } from "../support/batches.ts";
import { examplePaths } from "../support/page-kinds.ts";
import { uniquePaths } from "../support/unique-paths.ts";
import { expect, test } from "../support/visitor.ts";
import { findViolations, findViolationsInSchemes } from "./axe.ts";
import { setViewport, viewports } from "./emulation.ts";
import { findSmallTargets } from "./small-targets.ts";
import { findUnreadableSpacedText } from "./unreadable-text.ts";

// Colours are wrong in the middle of a transition.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const examples = new Set([...examplePaths, "/nowhere"]);

/** A desktop of 1280 by 1024 px at 400 % zoom. */
const zoomed = { width: 320, height: 256 };

for (const paths of batchesOfFive([...uniquePaths, "/nowhere"])) {
  test(`accessibility: no violations on ${paths.join(", ")}`, async ({ page, open }) => {
    test.setTimeout(300_000);
    for (const path of paths) {
      await test.step(path, async () => {
        // Header and footer are the same on every page, so one page covers them.
        const isHome = path === "/";
        const scope = { allRules: "html", someRules: isHome ? "html" : "main" };
        const expectNone = (found: readonly string[], what: string) =>
          expect.soft(found, `${path}: ${what}`).toEqual([]);
        await page.setViewportSize(viewports.desk);
        await open(path);
        // Widths and colours depend on the parts of a page, not on its words.
        const isExample = examples.has(path);
        if (isExample) expectNone(await findViolationsInSchemes(page, "desk", scope), "axe");
        expectNone(await findSmallTargets(page), "targets on a desktop");
        expectNone(await findUnreadableSpacedText(page), "text on a desktop");
        await page.setViewportSize(viewports.phone);
        // Header and bar have parts that only a phone shows.
        const onPhone = isHome
          ? findViolationsInSchemes(page, "phone", scope)
          : findViolations(page, isExample ? "all" : "allButColours", "main");
        expectNone(await onPhone, "axe");
        expectNone(await findSmallTargets(page), "targets on a phone");
        await setViewport(page, zoomed);
        expectNone(await findUnreadableSpacedText(page), "text at 400 % zoom");
      });
    }
  });
}
