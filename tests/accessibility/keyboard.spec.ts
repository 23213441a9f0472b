import type { Locator, Page } from "@playwright/test";
import { quoteDialog, submitButton, uniqueName } from "../support/quote-forms.ts";
import { storedRequestsOf } from "../support/store.ts";
import { expect, request, test } from "../support/visitor.ts";
import { changeColours, windows } from "./looks.ts";
import { focusFaults, tabTo, walkThrough } from "./tab-stops.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** A desk of 1280 by 800 px at 400% zoom: both bars take half of it unless they give way. */
const zoomed = { width: 320, height: 200 };

for (const [name, size, colours, addresses] of [
  ["a desk", windows.desk, "light", ["/", "/gallery", "/areas-we-serve", "/areas/sandton"]],
  ["a desk in the dark scheme", windows.desk, "dark", ["/", "/faq", "/contact"]],
  ["a phone", windows.phone, "light", ["/", "/services/residential", "/areas/alberton"]],
  ["a phone in forced colours", windows.phone, "forced", ["/gallery", "/contact"]],
  ["a desk at 400% zoom", zoomed, "light", ["/", "/contact"]],
] as const) {
  test(`Tab leads me through a page on ${name}, in its order, and I always see where I am`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(size);
    await changeColours(page, colours);
    const seen = new Set<string>();
    for (const address of addresses) {
      await open(address);
      const { faults, stops, total } = await walkThrough(page, seen);
      expect.soft(faults, address).toEqual([]);
      expect.soft(stops, address).toEqual([...Array(total).keys()]);
    }
    expect(seen.size).toBeGreaterThan(4);
  });
}

for (const size of ["desk", "phone"] as const) {
  test(`Shift+Tab leads me back on a ${size}, and the bar at the top lies over no stop`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(windows[size]);
    await open("/services/residential");
    const { faults, stops, total } = await walkThrough(page, new Set(), "Shift+Tab");
    expect(faults).toEqual([]);
    expect(stops).toEqual([...Array(total).keys()].reverse());
  });
}

test("the first stop leads past the bar to the words", async ({ page, open }) => {
  await open("/about");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the main content" })).toBeFocused();
  expect(await focusFaults(page, new Set())).toEqual([]);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

/** Fills the empty form in with the keys alone, from its first field on. */
async function typeRequest(page: Page, form: Locator, name: string, seen: Set<string>) {
  for (const [label, value] of Object.entries(request(name))) {
    const field = form.getByLabel(label);
    if (!(await field.evaluate((node) => node === document.activeElement))) {
      await tabTo(page, field, seen);
    }
    if (label === "Project Details") {
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.type("Drive");
      await expect(form.getByLabel("Service")).toHaveValue("Driveway Paving");
      await page.keyboard.press("Tab");
    }
    await page.keyboard.type(value);
  }
}

for (const [name, size] of [
  ["a desk", windows.desk],
  ["a phone", windows.phone],
] as const) {
  test(`I find a service and ask for a quote with the keys alone on ${name}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(size);
    const seen = new Set<string>();
    await open("/");
    const banner = page.getByRole("banner");
    if (name === "a phone") {
      await tabTo(page, banner.getByRole("button", { name: "Menu" }), seen);
      await page.keyboard.press("Enter");
    }
    await tabTo(page, banner.getByRole("button", { name: "Services" }), seen);
    await page.keyboard.press("Enter");
    await tabTo(page, banner.getByRole("link", { name: "Industrial" }), seen);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/services/industrial");
    await expect(heading(page)).toBeFocused();

    await tabTo(page, page.getByRole("main").getByRole("button", { name: /Quote/ }).first(), seen);
    await page.keyboard.press("Enter");
    const dialog = quoteDialog(page);
    await expect(dialog.locator(":focus")).toHaveCount(1);
    await tabTo(page, submitButton(dialog), seen);
    await page.keyboard.press("Enter");
    const summary = dialog.getByRole("region", { name: /need your attention/ });
    await expect(summary).toBeFocused();
    await tabTo(page, summary.getByRole("link", { name: "Name" }), seen);
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Name")).toBeFocused();
    expect(await focusFaults(page, seen)).toEqual([]);

    const who = uniqueName();
    await typeRequest(page, dialog, who, seen);
    await tabTo(page, submitButton(dialog), seen);
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText("Thank you for your message!")).toBeVisible();
    await expect(page.getByRole("main").locator(":focus")).toHaveAccessibleName(/Quote/);
    expect(await focusFaults(page, seen)).toEqual([]);
    await expect.poll(async () => (await storedRequestsOf(who)).length).toBe(1);
  });
}

test("a focus that does not show, or lies under a bar, is found", async ({ page }) => {
  await page.setContent(`
    <style>
      body { margin: 0; padding-top: 40px; font: 16px sans-serif; }
      header { position: fixed; top: 0; left: 0; right: 0; height: 80px; background: #fff; }
      .unseen:focus { outline: none; }
      .pale:focus { outline: 3px solid #ccc; }
      .thin:focus { outline: 1px solid #000; outline-offset: 0; }
      .plain:focus { outline: 3px solid #000; }
    </style>
    <header></header>
    <button>Under the bar</button><br /><br /><br /><br />
    <button class="unseen">No ring</button> <button class="pale">A pale ring</button>
    <button class="thin">A thin ring</button> <button class="plain">A ring</button>`);
  const { faults, stops } = await walkThrough(page, new Set());
  expect(stops).toEqual([0, 1, 2, 3, 4]);
  const found = faults.join("\n");
  expect(found).toContain("Under the bar is under");
  for (const name of ["No ring", "A pale ring", "A thin ring"]) expect(found).toContain(`${name}:`);
  expect(found).not.toContain("A ring:");
});
