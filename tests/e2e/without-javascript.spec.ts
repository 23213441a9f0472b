import type { Page } from "@playwright/test";
import { areasIndex } from "#src/content/areas-index.ts";
import { openPlanner } from "#src/content/interface/planner.ts";
import { formNeedsScript } from "#src/content/interface/quote-form.ts";
import { attribute } from "#src/hydration/protocol.ts";
import { business } from "../support/business.ts";
import { mainHeading, mainMenu, mobileMenuButton, mobileMenuLink } from "../support/landmarks.ts";
import { examplePaths } from "../support/page-kinds.ts";
import { expect, test } from "../support/visitor.ts";

test.use({ javaScriptEnabled: false });

/** Texts that are hidden and could not be opened, apart from buttons of lists that are shown anyway. */
const hiddenTexts = (page: Page) =>
  page.getByRole("main").evaluate((main, ignored) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const hidden: string[] = [];
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (parentElement === null || parentElement.closest(ignored)) continue;
      if (textContent?.trim() && !parentElement.checkVisibility()) hidden.push(textContent);
    }
    return hidden;
  }, `script, summary, [${attribute.needsScript}], [${attribute.quoteForm}]`);

const always = ["/", "/services/driveway", "/areas-we-serve", "/faq"];

for (const [title, tag, paths] of [
  ["every page with parts that need script", [], always],
  ["every other kind of page", ["@sweep"], examplePaths.filter((path) => !always.includes(path))],
] as const) {
  test(`without JavaScript: ${title} shows all its text`, { tag: [...tag] }, async ({ page }) => {
    test.setTimeout(300_000);
    for (const path of paths) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect.soft(mainHeading(page), path).toBeVisible();
      expect.soft(await hiddenTexts(page), path).toEqual([]);
      const needsScript = page
        .getByRole("button", { name: new RegExp(`Submit Request|${openPlanner}`) })
        .or(page.getByRole("combobox", { name: areasIndex.finder.label }));
      await expect.soft(needsScript, path).toHaveCount(0);
    }
  });
}

test("without JavaScript: a header dropdown opens on hover and focus", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const bar = mainMenu(page);
  const sandton = bar.getByRole("link", { name: "Sandton" });
  await expect(sandton).toBeHidden();
  await bar.getByRole("button", { name: "Areas We Serve" }).hover();
  await sandton.click();
  await expect(page).toHaveURL("/areas/sandton");

  const industrial = bar.getByRole("link", { name: "Industrial" });
  await page.mouse.move(640, 700);
  await expect(industrial).toBeHidden();
  await bar.getByRole("button", { name: "Services" }).focus();
  for (let link = 0; link < 4; link += 1) await page.keyboard.press("Tab");
  await expect(industrial).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/services/industrial");
});

test("without JavaScript: a phone's menu leads down, and a button to contact", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/services/residential");
  await expect(mobileMenuButton(page)).toBeHidden();
  await mobileMenuLink(page).click();
  await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeInViewport();

  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Request a Free Quote" }).first().click();
  await expect(page).toHaveURL(/\/contact\??$/);
  await expect(main.getByText(formNeedsScript)).toBeVisible();
  await expect(
    main.getByRole("link", { name: `Call ${business.visiblePhone}` }).first(),
  ).toHaveAttribute("href", `tel:${business.callNumber}`);
  await expect(main.getByRole("link", { name: business.email }).first()).toHaveAttribute(
    "href",
    `mailto:${business.email}`,
  );
  await expect(page.getByRole("textbox")).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
