import { distinctPaths } from "../support/distinct-paths.ts";
import { expect, test } from "../support/visitor.ts";
import { faultsInLooks } from "./axe.ts";
import { changeWindow, windows } from "./looks.ts";
import { smallTargets } from "./small-targets.ts";
import { lostText } from "./text-faults.ts";

// Motion could be caught half-way, with colours that are on their way.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const addresses = [...distinctPaths, "/nowhere"];

/** A desk of 1280 by 1024 px at 400% zoom. */
const zoomed = { width: 320, height: 256 };

// One test an address: to open it takes as long as some of the looks at it.
for (const path of addresses) {
  test(`${path} can be used in any window and any colours`, async ({ visitor: { page, open } }) => {
    await page.setViewportSize(windows.desk);
    await open(path);
    expect.soft(await faultsInLooks(page, "desk"), "axe").toEqual([]);
    expect.soft(await smallTargets(page), "targets at a desk").toEqual([]);
    expect.soft(await lostText(page), "text at a desk").toEqual([]);
    expect.soft(await faultsInLooks(page, "tablet"), "axe").toEqual([]);
    expect.soft(await faultsInLooks(page, "phone"), "axe").toEqual([]);
    expect.soft(await smallTargets(page), "targets on a phone").toEqual([]);
    await changeWindow(page, zoomed);
    expect.soft(await lostText(page), "text at 400% zoom").toEqual([]);
  });
}
