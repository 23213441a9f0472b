import type { Page } from "@playwright/test";
import { thumbBar as thumbBarText } from "#src/content/interface/every-page.ts";
import { business } from "../support/business.ts";
import { coverOfFocus } from "../support/focus.ts";
import { mainHeading, mobileMenu, mobileMenuButton } from "../support/landmarks.ts";
import { expect, tap, test } from "../support/visitor.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const list = (page: Page, name: "Services" | "Areas We Serve") =>
  mobileMenu(page).getByRole("button", { name });

test("mobile menu: closes with Back, and marks the page by either URL", async ({ page, open }) => {
  await open("/contact");
  // The second URL of /areas/benoni.
  await open("/paving-benoni");
  const before = await mainHeading(page).boundingBox();
  await tap(mobileMenuButton(page));
  await expect(mobileMenu(page)).toBeVisible();
  expect(await mainHeading(page).boundingBox()).toEqual(before);
  await tap(list(page, "Areas We Serve"));
  await expect(mobileMenu(page).locator("[aria-current='page']")).toHaveText("Benoni");
  await expect(list(page, "Areas We Serve")).toHaveAttribute("aria-current", "true");
  await expect(list(page, "Services")).not.toHaveAttribute("aria-current");

  // `page.goBack` would wait for a page to load.
  const goBack = () => page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => history.state.isOverlayOpen)).toBe(true);
  await goBack();
  await expect(mobileMenu(page)).toBeHidden();
  await expect(page).toHaveURL("/paving-benoni");
  await expect(mobileMenuButton(page)).toBeFocused();

  await test.step("a link in it leaves no entry in the history", async () => {
    await mobileMenuButton(page).click();
    await mobileMenu(page).getByRole("link", { name: "FAQs" }).click();
    for (const url of ["/faq", "/paving-benoni"]) {
      await expect(page).toHaveURL(url);
      await goBack();
    }
    await expect(page).toHaveURL("/contact");
  });
});

test("fixed bars on a phone: offer call and quote below the page's end", async ({ page, open }) => {
  await open("/services/residential");
  const thumbBar = page.getByRole("navigation", { name: thumbBarText });
  const last = page.getByRole("contentinfo").getByRole("link").last();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(thumbBar).toBeInViewport({ ratio: 1 });
  const [end, start] = [await last.boundingBox(), await thumbBar.boundingBox()];
  if (end === null || start === null) throw new Error(`Expected to see ${last} and ${thumbBar}.`);
  expect(end.y + end.height).toBeLessThanOrEqual(start.y);
  await expect(thumbBar.getByRole("link", { name: "Call Us" })).toHaveAttribute(
    "href",
    `tel:${business.callNumber}`,
  );
  await tap(thumbBar.getByRole("link", { name: "Free Quote" }));
  await expect(page).toHaveURL("/contact");
  await test.step("and scroll with the page in a low window", async () => {
    await page.setViewportSize({ width: 640, height: 320 });
    await page.getByLabel("Project Details").focus();
    await expect(page.getByRole("banner")).not.toBeInViewport();
    await expect(page.getByRole("navigation", { name: thumbBarText })).not.toBeInViewport();
  });
});

// In Firefox the scrollable menu itself is a tab stop, too.
test("fixed bars on a phone: never cover the focus in the open menu, which Escape returns to its button", {
  tag: "@not-in-firefox",
}, async ({ page, open }) => {
  await open("/contact");
  await mobileMenuButton(page).press("Enter");
  await list(page, "Services").press("Enter");
  await list(page, "Areas We Serve").press("Enter");
  await mobileMenuButton(page).focus();
  for (let stop = 0; stop < 7 + 4 + 19; stop += 1) {
    await page.keyboard.press("Tab");
    await expect(mobileMenu(page).locator(":focus")).toHaveCount(1);
    expect(await coverOfFocus(page)).toBeNull();
  }
  await page.keyboard.press("Escape");
  await expect(mobileMenu(page)).toBeHidden();
  await expect(mobileMenuButton(page)).toBeFocused();
});
