import type { Page } from "@playwright/test";
import { business } from "../support/business.ts";
import { expect, interceptExternalRequests, test, waitForAllIslands } from "../support/visitor.ts";
import { faultsOf } from "./axe.ts";
import { changeWindow, layStyles } from "./looks.ts";
import { lostTextAsItStands } from "./text-faults.ts";

/** A sheet of A4, in px: 210 mm. */
const sheet = { width: 794, height: 1123 };

/** Shows the page as it is printed, for a visitor whose own colours are dark: paper is not. */
async function putOnPaper(page: Page) {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await changeWindow(page, sheet);
}

/** What lies over every sheet that is printed, because it stays where it is in a window. */
const overEverySheet = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((part) => getComputedStyle(part).position === "fixed" && part.checkVisibility())
      .map((part) => part.textContent),
  );

for (const path of ["/", "/services/driveway", "/areas/benoni", "/gallery", "/contact"]) {
  test(`${path} can be read on paper, and says how to reach the company`, async ({
    page,
    open,
  }) => {
    await open(path);
    await waitForAllIslands(page);
    await putOnPaper(page);
    expect.soft(await lostTextAsItStands(page)).toEqual([]);
    expect.soft(await overEverySheet(page)).toEqual([]);
    // Nothing that only a finger could use.
    await expect.soft(page.getByRole("form")).toHaveCount(0);
    await expect.soft(page.getByRole("navigation")).toHaveCount(0);
    await expect.soft(page.locator(":not(h2, h3) > button:visible")).toHaveCount(0);
    await expect.soft(page.getByRole("link", { name: /Free Quote/ })).toHaveCount(0);
    for (const words of [business.name, business.visiblePhone, business.email]) {
      await expect.soft(page.getByRole("contentinfo").getByText(words).first()).toBeVisible();
    }
    expect(await faultsOf(page, "colours")).toEqual([]);
  });
}

test("every answer is unfolded on paper", async ({ page, open }) => {
  await open("/faq");
  await waitForAllIslands(page);
  const answers = page.locator("main [data-part=item-content]");
  expect(await answers.count()).toBeGreaterThan(8);
  await putOnPaper(page);
  for (const answer of await answers.all()) await expect(answer.locator("p").first()).toBeVisible();
  expect(await lostTextAsItStands(page)).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a page can be read on paper, too", async ({ page }) => {
    await interceptExternalRequests(page);
    await page.goto("/services/driveway");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("link", { name: "Skip to the main content" })).toBeHidden();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  });
});

test("what would lie over every sheet is found", async ({ page, open }) => {
  await open("/faq");
  await putOnPaper(page);
  expect(await overEverySheet(page)).toEqual([]);
  await layStyles(page, "h1 { position: fixed }");
  expect(await overEverySheet(page)).toHaveLength(1);
});
