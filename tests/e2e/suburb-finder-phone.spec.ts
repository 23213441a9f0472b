import type { Page } from "@playwright/test";
import { coverOfFocus } from "../support/focus.ts";
import { mainHeading } from "../support/landmarks.ts";
import { expect, tap, test } from "../support/visitor.ts";

const field = (page: Page) => page.getByRole("combobox", { name: "Your suburb" });
const list = (page: Page) => page.getByRole("listbox", { name: "Your suburb" });

test.describe("suburb finder on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("scrolls the suggestions into view", async ({ page, open }) => {
    await open("/areas-we-serve");
    await field(page).evaluate((element) => element.scrollIntoView({ block: "end" }));
    await tap(field(page));
    await page.keyboard.type("park");
    await expect(list(page).getByRole("option").last()).toBeInViewport({ ratio: 1 });
    await expect(field(page)).toBeInViewport({ ratio: 1 });
  });

  test("keeps the field in view in a low window", async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 420 });
    await open("/areas-we-serve");
    await field(page).evaluate((element) => element.scrollIntoView({ block: "end" }));
    await tap(field(page));
    await page.keyboard.type("park");
    await expect(list(page).getByRole("option").first()).toBeInViewport({ ratio: 1 });
    expect(await coverOfFocus(page)).toBeNull();
  });

  test("a tap chooses a suggestion; each is at least 44 px high", async ({ page, open }) => {
    await open("/areas-we-serve");
    await tap(field(page));
    await page.keyboard.type("waterf");
    await expect(list(page).getByRole("option")).toHaveCount(7);
    for (const option of await list(page).getByRole("option").all()) {
      const box = await option.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    }
    await tap(list(page).getByRole("option", { name: "Waterfall Equestrian Estate" }));
    await expect(page).toHaveURL("/areas/waterfall");
    await expect(mainHeading(page)).toHaveText("Paving in Waterfall");
  });
});
