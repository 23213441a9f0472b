import type { Page } from "@playwright/test";
import { footerLink } from "../support/landmarks.ts";
import { pauseClock } from "../support/page-clock.ts";
import { emulateSaveData, expect, test } from "../support/visitor.ts";

/** WebDriver BiDi has no touch, and only Chromium implements saveData. */
const notInFirefox = { tag: "@not-in-firefox" };

/** Records which of these pages' files of content are requested, that of /faq as "faq". */
function recordPageRequests(page: Page, names: readonly string[]) {
  const requested: string[] = [];
  page.on("request", (request) => {
    const name = /\/assets\/([\w-]+?)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    if (name !== undefined && names.includes(name)) requested.push(name);
  });
  return requested;
}

test("internal link: preloads once on hover or focus, not in passing", async ({ page, open }) => {
  const requested = recordPageRequests(page, ["about", "faq", "gallery"]);
  await open("/privacy-policy");
  await footerLink(page, "About").hover();
  await expect.poll(() => requested).toEqual(["about"]);
  await footerLink(page, "FAQs").focus();
  await expect.poll(() => requested).toEqual(["about", "faq"]);
  await pauseClock(page);
  await footerLink(page, "Gallery").hover();
  await footerLink(page, "About").hover();
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await footerLink(page, "About").click();
  await expect(page).toHaveURL("/about");
  expect(requested).toEqual(["about", "faq"]);
});

test(
  "internal link: preloads its page on touch, but not with saveData",
  notInFirefox,
  async ({ page, open }) => {
    const requested = recordPageRequests(page, ["about", "faq"]);
    await open("/privacy-policy");
    await footerLink(page, "About").dispatchEvent("touchstart");
    await expect.poll(() => requested).toEqual(["about"]);

    await emulateSaveData(page);
    await open("/privacy-policy");
    await footerLink(page, "About").dispatchEvent("touchstart");
    await footerLink(page, "FAQs").click();
    await expect(page).toHaveURL("/faq");
    expect(requested).toEqual(["about", "faq"]);
  },
);
