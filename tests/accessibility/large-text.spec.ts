import type { Page } from "@playwright/test";
import { fieldsNeedAttention } from "#src/content/interface/quote-form.ts";
import { mobileMenu, mobileMenuButton } from "../support/landmarks.ts";
import { openPlanner } from "../support/paving-planner.ts";
import { expect, gotoHydrated, test } from "../support/visitor.ts";
import { setViewport } from "./emulation.ts";
import { findUnreadableText } from "./unreadable-text.ts";

/** Sets the font size of the browser's settings, in px; the default is 16. */
async function setFontSize(page: Page, size: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: size } });
  await gotoHydrated(page, page.url());
  const rem = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(await rem()).toBe(`${size}px`);
}

const widths = [360, 768, 1280, 1920];

/** One page of every kind. */
const paths = [
  ...["/", "/about", "/services", "/services/residential", "/services/driveway", "/gallery"],
  ...["/faq", "/contact", "/privacy-policy", "/areas-we-serve", "/areas/hartbeespoort", "/nowhere"],
];

test.describe.configure({ timeout: 300_000 });

// 200% of the default (WCAG 2.2, 1.4.4). every-page.spec.ts covers browser zoom.
test("large text: all text is readable at 32 px in every viewport", async ({ page }) => {
  await page.goto("/");
  await setFontSize(page, 32);
  for (const path of paths) {
    await gotoHydrated(page, path);
    for (const width of widths) {
      await setViewport(page, { width, height: 800 });
      expect.soft(await findUnreadableText(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("large text: mobile menu and form are readable at 32 px on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 1000 });
  await page.goto("/contact");
  await setFontSize(page, 32);
  await mobileMenuButton(page).click();
  const menu = mobileMenu(page);
  await menu.getByRole("button", { name: "Areas We Serve" }).click();
  await expect(menu.getByRole("link", { name: "Krugersdorp" })).toBeVisible();
  expect.soft(await findUnreadableText(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.getByRole("heading", { name: fieldsNeedAttention(5) })).toBeVisible();
  expect(await findUnreadableText(page)).toEqual([]);
});

test("large text: the open planner is readable at 32 px on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 1000 });
  await page.goto("/services/pool");
  await setFontSize(page, 32);
  await openPlanner(page);
  expect(await findUnreadableText(page)).toEqual([]);
});
