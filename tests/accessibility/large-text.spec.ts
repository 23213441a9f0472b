import type { Page } from "@playwright/test";
import { gallery } from "#src/content/gallery.ts";
import { keptCount } from "#src/content/interface/keep.ts";
import { fieldsNeedAttention } from "#src/content/interface/quote-form.ts";
import { mobileMenu, mobileMenuButton } from "../support/landmarks.ts";
import { notFoundLines, pageKinds } from "../support/page-kinds.ts";
import { openPlanner } from "../support/paving-planner.ts";
import { expect, expectErrors, test } from "../support/visitor.ts";
import { addStyleSheet, setFontSize, setViewport } from "./emulation.ts";
import { findBrokenWords, findUnreadableText } from "./unreadable-text.ts";

// every-page.spec.ts covers what pages show at once.
test("large text: menu, form, kept list and planner are readable at 32 px", async ({
  page,
  open,
}) => {
  // So high that the kept list does not scroll.
  await page.setViewportSize({ width: 360, height: 2400 });
  const kept = gallery.projects.slice(0, 1).map(({ title }) => title);
  await page.addInitScript((names) => {
    // The map's frame has no storage.
    if (window === top) localStorage["kept-list"] = names;
  }, JSON.stringify(kept));
  await open("/contact");
  await setFontSize(page, 32);
  await mobileMenuButton(page).click();
  const menu = mobileMenu(page);
  await menu.getByRole("button", { name: "Areas We Serve" }).click();
  await expect(menu.getByRole("link", { name: "Krugersdorp" })).toBeVisible();
  expect.soft(await findUnreadableText(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: keptCount(1) }).click();
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

/** Lets a style sheet enlarge the letters, which media queries do not notice; returns a cleanup function. */
const enlarge = (page: Page, size: number) =>
  addStyleSheet(page, `html { font-size: ${size}px !important; }`);

test("large text: the open planner breaks no word where a style sheet enlarges the letters", async ({
  page,
  open,
}) => {
  await open("/services/driveway");
  await openPlanner(page);
  for (const [size, width] of [
    [24, 720],
    [24, 768],
    [24, 1120],
    [32, 1024],
  ] as const) {
    const restore = await enlarge(page, size);
    await setViewport(page, { width, height: 800 });
    const found = [
      ...(await findUnreadableText(page)),
      ...(await findBrokenWords(page, "main section section")),
    ];
    expect.soft(found, `${size} px at ${width} px`).toEqual([]);
    await restore();
  }
});

const planned = ["/services", "/services/residential", "/services/driveway"];

// every-page.spec.ts has 32 px of the browser's settings at some widths.
for (const { name, example } of pageKinds) {
  test(`large text: ${name} is readable at 24 and 32 px, from 320 to 1280 px @sweep`, async ({
    page,
    open,
  }) => {
    test.setTimeout(300_000);
    expectErrors(page, ...notFoundLines);
    await open(example);
    const check = async (how: string) => {
      for (const width of [320, 360, 414, 480, 600, 720, 768, 834, 912, 1024, 1120, 1200, 1280]) {
        await setViewport(page, { width, height: 800 });
        expect.soft(await findUnreadableText(page), `${how} at ${width} px`).toEqual([]);
      }
    };
    const checkSizes = async (state: string) => {
      for (const size of [24, 32]) {
        const restore = await enlarge(page, size);
        await check(`${state}, ${size} px by a style sheet`);
        await restore();
      }
      await setFontSize(page, 24);
      await check(`${state}, 24 px by the browser`);
      await setFontSize(page, 16);
    };
    await checkSizes("closed");
    if (!planned.includes(example)) return;
    await openPlanner(page);
    await checkSizes("with the planner");
  });
}
