import type { Locator, Page } from "@playwright/test";
import { plannerTexts } from "#src/content/interface/planner.ts";
import { photoView } from "#src/content/interface/planner-photo.ts";
import { success } from "#src/content/interface/quote-form.ts";
import { mainHeading } from "../support/landmarks.ts";
import { openPlanner, planner } from "../support/paving-planner.ts";
import { anySummaryTitle, quoteDialog, submitButton, uniqueName } from "../support/quote-forms.ts";
import { storedRequestsBy } from "../support/store.ts";
import { expect, requestFields, test } from "../support/visitor.ts";
import { emulateColours, viewports } from "./emulation.ts";
import { findFocusProblems, tabThrough, tabTo } from "./tab-stops.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A desktop of 1280 by 800 px at 400 % zoom. */
const zoomed = { width: 320, height: 200 };
const laptop = { width: 1366, height: 650 };

for (const [name, size, colours, paths, key] of [
  ["a laptop", laptop, "light", ["/areas/sandton", "/terms-conditions"], "Tab"],
  ["a phone in forced colours @sweep", viewports.phone, "forced", ["/contact"], "Tab"],
  ["a phone", viewports.phone, "light", ["/services/residential"], "Shift+Tab"],
  ["a desktop @sweep", viewports.desk, "light", ["/gallery", "/areas-we-serve"], "Tab"],
  ["a desktop in the dark scheme @sweep", viewports.desk, "dark", ["/"], "Tab"],
  ["a phone @sweep", viewports.phone, "light", ["/", "/services/residential"], "Tab"],
  ["a desktop at 400% zoom @sweep", zoomed, "light", ["/contact"], "Tab"],
  ["a desktop @sweep", viewports.desk, "light", ["/services/residential"], "Shift+Tab"],
] as const) {
  test(`keyboard: ${key} moves a visible focus in order on ${name}`, async ({ page, open }) => {
    await page.setViewportSize(size);
    await emulateColours(page, colours);
    const seen = new Set<string>();
    for (const path of paths) {
      await open(path);
      const { problems, stops, total } = await tabThrough(page, seen, key);
      expect.soft(problems, path).toEqual([]);
      const inOrder = [...Array(total).keys()];
      expect.soft(stops, path).toEqual(key === "Tab" ? inOrder : inOrder.reverse());
    }
    expect(seen.size).toBeGreaterThan(4);
  });
}

// The drawing stays in view above the controls (WCAG 2.2, 2.4.11).
for (const [name, size] of [
  ["a phone", viewports.phone],
  ["a laptop", laptop],
  ["a tablet @sweep", { width: 768, height: 1024 }],
] as const) {
  test(`keyboard: Shift+Tab moves uncovered up the planner on ${name}`, async ({ page, open }) => {
    await page.setViewportSize(size);
    await open("/services/driveway");
    await openPlanner(page);
    await planner(page).getByRole("button", { name: plannerTexts.print }).focus();
    const photo = planner(page).getByRole("button", { name: photoView.open });
    const problems: string[] = [];
    const seen = new Set<string>();
    do {
      await page.keyboard.press("Shift+Tab");
      problems.push(...(await findFocusProblems(page, seen)));
    } while (!(await photo.evaluate((button) => button === document.activeElement)));
    expect(problems).toEqual([]);
  });
}

/** Fills in the empty form by keyboard, from its first field on. */
async function typeRequest(page: Page, form: Locator, name: string, seen: Set<string>) {
  for (const [label, value] of Object.entries(requestFields(name))) {
    if (label === "Project Details") {
      await tabTo(page, form.getByLabel("Service"), seen);
      await page.keyboard.type("Drive");
      await expect(form.getByLabel("Service")).toHaveValue("Driveway Paving");
    }
    const field = form.getByLabel(label);
    if (!(await field.evaluate((node) => node === document.activeElement))) {
      await tabTo(page, field, seen);
    }
    await page.keyboard.type(value);
  }
}

test("keyboard: can find a service and request a quote on a desktop", async ({ page, open }) => {
  await page.setViewportSize(viewports.desk);
  const seen = new Set<string>();
  await open("/");
  const banner = page.getByRole("banner");
  await tabTo(page, banner.getByRole("button", { name: "Services" }), seen);
  await page.keyboard.press("Enter");
  await tabTo(page, banner.getByRole("link", { name: "Industrial" }), seen);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/services/industrial");
  await expect(mainHeading(page)).toBeFocused();

  await tabTo(page, page.getByRole("main").getByRole("button", { name: /Quote/ }).first(), seen);
  await page.keyboard.press("Enter");
  const dialog = quoteDialog(page);
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await tabTo(page, submitButton(dialog), seen);
  await page.keyboard.press("Enter");
  const summary = dialog.getByRole("region", { name: anySummaryTitle });
  await expect(summary).toBeFocused();
  await tabTo(page, summary.getByRole("link", { name: "Name" }), seen);
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Name")).toBeFocused();
  expect(await findFocusProblems(page, seen)).toEqual([]);

  const who = uniqueName();
  await typeRequest(page, dialog, who, seen);
  await tabTo(page, submitButton(dialog), seen);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Thank you for your message!")).toBeVisible();
  await expect(page.getByRole("region", { name: success.title })).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await findFocusProblems(page, seen)).toEqual([]);
  await expect.poll(async () => (await storedRequestsBy(who)).length).toBe(1);
});

test("keyboard self-test: an invisible or covered focus is found", async ({ page }) => {
  await page.setContent(`
    <style>
      body { margin: 0; padding-top: 40px; font: 16px sans-serif; }
      header { position: fixed; top: 0; left: 0; right: 0; height: 80px; background: #fff; }
      .no-ring:focus { outline: none; }
      .pale:focus { outline: 3px solid #ccc; }
      .thin:focus { outline: 1px solid #000; outline-offset: 0; }
      .plain:focus { outline: 3px solid #000; }
    </style>
    <header></header>
    <button>Under the bar</button><br /><br /><br /><br />
    <button class="no-ring">No ring</button> <button class="pale">A pale ring</button>
    <button class="thin">A thin ring</button> <button class="plain">A ring</button>`);
  const { problems, stops } = await tabThrough(page, new Set());
  expect(stops).toEqual([0, 1, 2, 3, 4]);
  const found = problems.join("\n");
  expect(found).toContain("Under the bar is under");
  for (const name of ["No ring", "A pale ring", "A thin ring"]) expect(found).toContain(`${name}:`);
  expect(found).not.toContain("A ring:");
});
