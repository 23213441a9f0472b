import type { Page } from "@playwright/test";
import { exampleStories, findFullPageExamples, test } from "../support/examples.ts";
import { expect, waitForSelector } from "../support/visitor.ts";
import { findViolationsInSchemes } from "./axe.ts";
import { setViewport, type ViewportName, viewports } from "./emulation.ts";
import { findSmallTargets } from "./small-targets.ts";
import { findUnreadableText } from "./unreadable-text.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
// A story has up to 27 examples.
test.setTimeout(600_000);

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

/** Examples repeat landmarks, and their headings follow the title of a list; pages are checked for both. */
const notInExamples = /\b(landmark-unique|heading-order):/;

/** Checks elements with axe in both schemes, and the page for what axe does not find. */
async function expectNoViolations(page: Page, size: ViewportName, within: string) {
  await setViewport(page, viewports[size]);
  const found = await findViolationsInSchemes(page, size, { allRules: within, someRules: within });
  expect.soft(found.filter((each) => !notInExamples.test(each))).toEqual([]);
  expect.soft(await findDanglingControls(page), "expanded controls").toEqual([]);
  expect.soft(await findSmallTargets(page, within), "targets").toEqual([]);
  expect.soft(await findUnreadableText(page), "text").toEqual([]);
}

/** The stories with most states, which `npm test` checks. */
const always = ["quote-form", "field"];

for (const { layer, story } of exampleStories) {
  test(`accessibility: no violations in the examples of ${layer}/${story}`, {
    tag: always.includes(story) ? [] : "@sweep",
  }, async ({ page, examplesUrl }) => {
    await page.goto(`${examplesUrl}/${layer}/${story}?bare`);
    await waitForSelector(page, "main");
    const examples = await findFullPageExamples(page);
    const listed = "[data-example]";
    if ((await page.locator(listed).count()) > 0) {
      await expectNoViolations(page, "phone", listed);
    }
    for (const { path, shownOn } of examples) {
      await test.step(path, async () => {
        await page.goto(examplesUrl + path);
        await waitForSelector(page, "html[data-arranged]");
        // Landmarks and the first heading belong to whole pages, which every-page.spec.ts checks.
        await expectNoViolations(page, shownOn === "desk" ? "desk" : "phone", "body > *");
      });
    }
  });
}
