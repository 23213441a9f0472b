import type { Page } from "@playwright/test";
import { exampleStories, findFullPageExamples, serveWithoutPictures } from "../support/examples.ts";
import { test as base, expect, waitForSelector } from "../support/visitor.ts";
import { findViolationsInSchemes } from "./axe.ts";
import { setViewport, type ViewportName, viewports } from "./emulation.ts";
import { findSmallTargets } from "./small-targets.ts";
import { findUnreadableText } from "./unreadable-text.ts";

const test = base.extend<object, { galleryUrl: string }>({
  galleryUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from it.
    async ({}, use) => {
      const { url, close } = await serveWithoutPictures("dist/examples");
      await use(url);
      close();
    },
    { scope: "worker" },
  ],
});

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

/** Examples in a list repeat landmarks, and their headings follow the title of the list. */
const notInLists = /\b(landmark-unique|heading-order):/;

/** Checks elements with axe in both schemes, and the page for what axe does not find. */
async function expectNoViolations(page: Page, size: ViewportName, within: string, except?: RegExp) {
  await setViewport(page, viewports[size]);
  const found = await findViolationsInSchemes(page, size, { allRules: within, someRules: within });
  expect.soft(found.filter((each) => except?.test(each) !== true)).toEqual([]);
  expect.soft(await findDanglingControls(page), "expanded controls").toEqual([]);
  expect.soft(await findSmallTargets(page, within), "targets").toEqual([]);
  expect.soft(await findUnreadableText(page), "text").toEqual([]);
}

for (const { layer, story } of exampleStories) {
  test(`accessibility: no violations in the examples of ${layer}/${story}`, async ({
    page,
    galleryUrl,
  }) => {
    await page.goto(`${galleryUrl}/${layer}/${story}?bare`);
    await waitForSelector(page, "main");
    const examples = await findFullPageExamples(page);
    const listed = "[data-example]";
    if ((await page.locator(listed).count()) > 0) {
      await expectNoViolations(page, "phone", listed, notInLists);
    }
    for (const { path, shownOn } of examples) {
      await test.step(path, async () => {
        await page.goto(galleryUrl + path);
        await waitForSelector(page, "html[data-arranged]");
        // Landmarks and the first heading belong to whole pages, which every-page.spec.ts checks.
        await expectNoViolations(page, shownOn === "desk" ? "desk" : "phone", "body > *");
      });
    }
  });
}
