import { contact } from "#src/content/contact.ts";
import { thumbBar } from "#src/content/interface/header.ts";
import { quoteForm } from "../support/quote-forms.ts";
import { expect, test } from "../support/visitor.ts";

/** The bar at the foot of small screens. */
const barName = thumbBar;

for (const { hasBar, ...viewport } of [
  { width: 390, height: 780, hasBar: true },
  { width: 1280, height: 800, hasBar: false },
]) {
  test.describe(`contact page at ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    test("shows the first two fields of its form without scrolling", async ({ page }) => {
      await page.goto("/contact");
      const bar = page.getByRole("navigation", { name: barName });
      await expect(bar).toBeVisible({ visible: hasBar });
      const barTop = hasBar ? (await bar.boundingBox())?.y : viewport.height;
      for (const label of ["Name", "Email"]) {
        const box = await quoteForm(page).getByLabel(label).boundingBox();
        if (box === null) throw new Error(`Expected the field ${label}, got none.`);
        expect(box.y + box.height).toBeLessThanOrEqual(barTop ?? 0);
      }
    });
  });
}

test.describe("contact page on a phone", () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test("focuses the first field from the bar, with its label in view", async ({ page, open }) => {
    await open("/contact");
    const link = page
      .getByRole("navigation", { name: barName })
      .getByRole("link", { name: "Free Quote" });
    const name = quoteForm(page).getByLabel("Name");
    for (const press of ["first", "second"]) {
      await page.getByRole("heading", { name: contact.map.heading }).scrollIntoViewIfNeeded();
      await link.click();
      await expect(name, `${press} press`).toBeFocused();
      const label = quoteForm(page).getByText("Name *");
      await expect(label).toBeInViewport();
      const header = await page.getByRole("banner").boundingBox();
      await expect
        .poll(async () => (await label.boundingBox())?.y)
        .toBeGreaterThanOrEqual(header?.height ?? 0);
    }
  });
});
