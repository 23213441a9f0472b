import type { Page } from "@playwright/test";
import { business } from "../support/business.ts";
import { openPlanner, planDrawing, planner } from "../support/paving-planner.ts";
import { expect, interceptExternalRequests, test, waitForAllIslands } from "../support/visitor.ts";
import { findViolations } from "./axe.ts";
import { addStyleSheet, setViewport } from "./emulation.ts";
import { findUnreadableText } from "./unreadable-text.ts";

/** A4 in CSS px. */
const sheet = { width: 794, height: 1123 };

/** Emulates printing in the dark scheme, which must not darken the paper. */
async function emulatePrint(page: Page) {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await setViewport(page, sheet);
}

/** Fixed elements, which would cover every sheet. */
const fixedElements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter(
        (element) => getComputedStyle(element).position === "fixed" && element.checkVisibility(),
      )
      .map((element) => element.textContent),
  );

for (const path of ["/", "/services/driveway", "/areas/benoni", "/gallery", "/contact"]) {
  test(`print: ${path} is readable and shows the contact details`, async ({ page, open }) => {
    await open(path);
    await waitForAllIslands(page);
    await emulatePrint(page);
    expect.soft(await findUnreadableText(page)).toEqual([]);
    expect.soft(await fixedElements(page)).toEqual([]);
    // No controls.
    await expect.soft(page.getByRole("form")).toHaveCount(0);
    await expect.soft(page.getByRole("navigation")).toHaveCount(0);
    await expect.soft(page.locator(":not(h2, h3) > button:visible")).toHaveCount(0);
    await expect.soft(page.getByRole("link", { name: /Free Quote/ })).toHaveCount(0);
    for (const words of [business.name, business.visiblePhone, business.email]) {
      await expect.soft(page.getByRole("contentinfo").getByText(words).first()).toBeVisible();
    }
    expect(await findViolations(page, "colours")).toEqual([]);
  });
}

test("print: every answer is open", async ({ page, open }) => {
  await open("/faq");
  await waitForAllIslands(page);
  const answers = page.locator("main [data-part=item-content]");
  expect(await answers.count()).toBeGreaterThan(8);
  await emulatePrint(page);
  for (const answer of await answers.all()) await expect(answer.locator("p").first()).toBeVisible();
  expect(await findUnreadableText(page)).toEqual([]);
});

test("print: a plan is one page with drawing, figures, layers and phone number", async ({
  page,
  open,
}) => {
  await open("/services/driveway");
  await openPlanner(page);
  await emulatePrint(page);
  await expect(planDrawing(page)).toBeVisible();
  await expect(planner(page).getByText("R12\u00a0000 to R21\u00a0600").first()).toBeVisible();
  await expect(planner(page).getByText("Bedding sand").last()).toBeVisible();
  await expect(planner(page).getByText(business.visiblePhone)).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  expect(await findUnreadableText(page)).toEqual([]);
  const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);
});

test.describe("print without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("is readable", async ({ page }) => {
    await interceptExternalRequests(page);
    await page.goto("/services/driveway");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("link", { name: "Skip to the main content" })).toBeHidden();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  });
});

test("print self-test: fixed elements are found", async ({ page, open }) => {
  await open("/faq");
  await emulatePrint(page);
  expect(await fixedElements(page)).toEqual([]);
  await addStyleSheet(page, "h1 { position: fixed }");
  expect(await fixedElements(page)).toHaveLength(1);
});
