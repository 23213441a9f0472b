import { fieldsNeedAttention } from "#src/content/interface/quote-form.ts";
import { mobileMenu, mobileMenuButton } from "../support/landmarks.ts";
import { openPlanner } from "../support/paving-planner.ts";
import { expect, test } from "../support/visitor.ts";
import { setFontSize } from "./emulation.ts";
import { findUnreadableText } from "./unreadable-text.ts";

// every-page.spec.ts covers what pages show at once.
test("large text: menu, form and planner are readable at 32 px", async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 1000 });
  await open("/contact");
  await setFontSize(page, 32);
  await mobileMenuButton(page).click();
  const menu = mobileMenu(page);
  await menu.getByRole("button", { name: "Areas We Serve" }).click();
  await expect(menu.getByRole("link", { name: "Krugersdorp" })).toBeVisible();
  expect.soft(await findUnreadableText(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.getByRole("heading", { name: fieldsNeedAttention(5) })).toBeVisible();
  expect.soft(await findUnreadableText(page)).toEqual([]);
  await open("/services/pool");
  await openPlanner(page);
  expect(await findUnreadableText(page)).toEqual([]);
  await setFontSize(page, 16);
});
