import type { Page } from "@playwright/test";
import { expect, gotoHydrated, test } from "../support/visitor.ts";
import { changeWindow } from "./looks.ts";
import { lostTextAsItStands } from "./text-faults.ts";

/** Sets the size of letters as the browser's settings do, in px; 16 is what they come with. */
async function setLetters(page: Page, size: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: size } });
  await gotoHydrated(page, page.url());
  const rem = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(await rem()).toBe(`${size}px`);
}

const windows = [360, 768, 1280, 1920];

/** One address of every kind of page. */
const kinds = [
  ...["/", "/about", "/services", "/services/residential", "/services/driveway", "/gallery"],
  ...["/faq", "/contact", "/privacy-policy", "/areas-we-serve", "/areas/hartbeespoort", "/nowhere"],
];

test.describe.configure({ timeout: 300_000 });

// WCAG 2.2, 1.4.4. What the browser zooms is looked at in every-address.spec.ts.
for (const size of [24, 32]) {
  test(`nothing is lost to letters of ${size} px in any window`, async ({ page }) => {
    await page.goto("/");
    await setLetters(page, size);
    for (const path of kinds) {
      await gotoHydrated(page, path);
      for (const width of windows) {
        await changeWindow(page, { width, height: 800 });
        expect.soft(await lostTextAsItStands(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

test("the mobile menu and the form have room for letters of 32 px on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 1000 });
  await page.goto("/contact");
  await setLetters(page, 32);
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.getByRole("button", { name: "Areas We Serve" }).click();
  await expect(menu.getByRole("link", { name: "Krugersdorp" })).toBeVisible();
  expect.soft(await lostTextAsItStands(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.getByRole("heading", { name: "5 fields need your attention" })).toBeVisible();
  expect(await lostTextAsItStands(page)).toEqual([]);
});
