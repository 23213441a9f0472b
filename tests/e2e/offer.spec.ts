import type { Page } from "@playwright/test";
import { plannerTexts } from "#src/content/interface/planner.ts";
import { presentLabels } from "#src/content/interface/planner-choices.ts";
import { photoNotices, photoView as photoTexts } from "#src/content/interface/planner-photo.ts";
import { planInstead } from "#src/content/interface/sections.ts";
import { offer } from "#src/content/offer.ts";
import { pictures } from "#src/content/pictures/pictures.ts";
import { startFinger } from "../support/finger.ts";
import { coverOfFocus } from "../support/focus.ts";
import { everyScript, hold } from "../support/hold.ts";
import { uniquePaths } from "../support/page-kinds.ts";
import * as paving from "../support/paving-planner.ts";
import { boxOf, corner, laidPhoto } from "../support/photo-view.ts";
import { enter, expect, test } from "../support/visitor.ts";
import { type ChosenFile, yardPhoto } from "../support/yard-photo.ts";

/** The band on Home, and the strip on services and areas. */
const theOffer = (page: Page) =>
  page.getByRole("region", { name: new RegExp(`${offer.heading}|${offer.headingToScale}`) });
const photoLink = (page: Page) => theOffer(page).getByRole("link", { name: offer.photo });
const sizeLink = (page: Page) => theOffer(page).getByRole("link", { name: offer.size });
const photoInput = (page: Page) => theOffer(page).getByLabel(offer.photo);
const photoWay = (page: Page) => theOffer(page).locator("label", { hasText: offer.photo });

/** Presses the button and chooses a file. */
async function choose(page: Page, file: ChosenFile) {
  const chooser = page.waitForEvent("filechooser");
  await photoWay(page).click();
  await (await chooser).setFiles(file);
}
const photoButton = (page: Page) =>
  paving.planner(page).getByRole("button", { name: photoTexts.open });
const slider = (page: Page) => page.getByRole("slider", { name: offer.slider });

test("offer: a photo chosen on Home opens the planner with it, and a reload without it", async ({
  page,
  open,
}) => {
  await open("/");
  const chooser = page.waitForEvent("filechooser");
  await photoInput(page).press("Enter");
  await (await chooser).setFiles(await yardPhoto());
  await expect(laidPhoto(page)).toBeInViewport();
  await expect(corner(page, "near-left")).toBeFocused();
  await expect(page).toHaveURL(/\/services\/driveway\?plan=[^&]*#planner$/);
  await page.reload();
  await expect(paving.planDrawing(page)).toBeVisible();
  await expect(laidPhoto(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await sizeLink(page).click();
  await expect(paving.planLength(page)).toBeFocused();
});

test("offer: a file that shows no photo opens the planner, which says why", async ({
  page,
  open,
}) => {
  await open("/");
  await choose(page, { name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(0) });
  await expect(paving.planner(page).getByText(photoNotices.empty)).toBeVisible();
  await expect(photoButton(page)).toBeFocused();
});

test("offer: a photo chosen before the script is there opens the planner once it is", async ({
  page,
}) => {
  const scripts = await hold(page, everyScript);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await choose(page, await yardPhoto());
  scripts.arrive();
  await expect(laidPhoto(page)).toBeVisible();
});

test("offer: a link that was sent to somebody opens the planner there", async ({ page }) => {
  await page.goto("/services/patio?start=photo#planner");
  await expect(photoButton(page)).toBeFocused();
  await expect(page).toHaveURL(/\?plan=[^&]*#planner$/);
});

test("offer: cracked concrete leads to a plan in its place", async ({ page, open }) => {
  await open("/services/repairs");
  await page.getByRole("group").getByText("Cracks across concrete").click();
  await page.getByRole("link", { name: planInstead }).click();
  await expect(
    paving.planner(page).getByRole("radio", { name: presentLabels.concrete }),
  ).toBeChecked();
});

test("offer: another place is one press away from the open planner", async ({ page, open }) => {
  await open("/services/driveway?start=photo#planner");
  await paving.planner(page).getByRole("link", { name: "a patio" }).click();
  await expect(page).toHaveURL(/\/services\/patio/);
  await expect(photoButton(page)).toBeFocused();
});

test("offer: a visitor who has gone on keeps their focus", async ({ page, open }) => {
  await open("/");
  await sizeLink(page).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/services\/driveway/);
  const logo = page.getByRole("banner").getByRole("link").first();
  await logo.focus();
  await paving.planDrawing(page).waitFor();
  await expect(logo).toBeFocused();
});

test("offer: keeps the plan of the open planner, which then closes to the strip in sight", async ({
  page,
  open,
}) => {
  await open(paving.drivewayUrl.replace("#planner", ""));
  await enter(paving.planLength(page), "9");
  await expect(page).not.toHaveURL(paving.drivewayUrl.replace("#planner", ""));
  await choose(page, await yardPhoto());
  await expect(corner(page, "near-left")).toBeFocused();
  await expect(paving.planLength(page)).toHaveValue("9");
  await expect(page).not.toHaveURL(/start=/);
  await paving.planner(page).getByRole("button", { name: plannerTexts.close }).click();
  await expect(paving.prices(page)).toBeVisible();
  await expect(paving.planner(page)).toHaveCount(0);
  await expect(photoInput(page)).toBeFocused();
  await expect.poll(() => coverOfFocus(page)).toBeNull();
});

/** Whether the picture from before covers the one from after at that share of the width. */
async function isBareAt(page: Page, share: number) {
  const box = await boxOf(slider(page).locator("xpath=../.."));
  return page.evaluate(
    ({ x, y, alt }) =>
      document.elementsFromPoint(x, y).some((each) => each.getAttribute("alt") === alt),
    {
      x: box.x + share * box.width,
      y: box.y + box.height * 0.3,
      alt: pictures[offer.bare.picture].alt,
    },
  );
}

test("offer: keys move the seam between before and after", async ({ page, open }) => {
  await open("/");
  await slider(page).focus();
  expect(await isBareAt(page, 0.25)).toBe(true);
  expect(await isBareAt(page, 0.75)).toBe(false);
  await page.keyboard.press("ArrowRight");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", offer.share(51));
  await page.keyboard.press("End");
  await expect.poll(() => isBareAt(page, 0.75)).toBe(true);
  await page.keyboard.press("Home");
  await expect.poll(() => isBareAt(page, 0.25)).toBe(false);
});

test("offer: seam and pictures stay together on a page written from right to left", async ({
  page,
  open,
}) => {
  await open("/");
  await page.evaluate("document.documentElement.dir = 'rtl'");
  // The first one points down.
  const arrow = page.getByRole("main").getByRole("link").locator("svg:last-child").nth(1);
  await expect(arrow).toHaveCSS("transform", "matrix(-1, 0, 0, 1, 0, 0)");
  await slider(page).fill("80");
  const box = await boxOf(slider(page).locator("xpath=../.."));
  await page.mouse.click(box.x + box.width * 0.7, box.y + box.height / 2);
  await expect.poll(() => isBareAt(page, 0.67)).toBe(true);
  expect(await isBareAt(page, 0.73)).toBe(false);
  const { x } = (await theOffer(page)
    .getByText(offer.paved.label, { exact: true })
    .boundingBox()) ?? { x: 0 };
  expect(x).toBeGreaterThan(box.x + box.width * 0.7);
});

test("offer: the mouse moves the seam", async ({ page, open }) => {
  await open("/");
  await slider(page).scrollIntoViewIfNeeded();
  const box = await boxOf(slider(page).locator("xpath=../.."));
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.9, middle, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => isBareAt(page, 0.85)).toBe(true);
  expect(await isBareAt(page, 0.95)).toBe(false);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("offer: a finger moves the seam sideways and scrolls, two enlarge", {
    tag: "@not-in-firefox",
  }, async ({ page, open }) => {
    await open("/");
    await slider(page).evaluate((each) => each.scrollIntoView({ block: "center" }));
    const { swipe, zoomIn } = await startFinger(page);
    const box = await boxOf(slider(page).locator("xpath=../.."));
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
    await swipe(middle, [box.x + box.width * 0.9, middle[1]]);
    await expect.poll(() => isBareAt(page, 0.8)).toBe(true);
    const [before, value] = [await page.evaluate(() => scrollY), await slider(page).inputValue()];
    await swipe(middle, [middle[0], middle[1] - 150]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(slider(page)).toHaveValue(value);
    await zoomIn([middle[0], middle[1] - 150]);
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
    await expect(slider(page)).toHaveValue(value);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("offer: before and after stand side by side, and the links lead to the prices", async ({
    page,
  }) => {
    await page.goto("/");
    const boxes = await Promise.all(
      [offer.bare, offer.paved].map(({ picture }) =>
        theOffer(page).getByRole("img", { name: pictures[picture].alt }).boundingBox(),
      ),
    );
    const [bare, paved] = boxes;
    if (!bare || !paved) throw new Error("Expected two pictures.");
    expect(paved.x).toBeGreaterThanOrEqual(bare.x + bare.width);
    expect(paved.y).toBe(bare.y);
    await expect(slider(page)).toHaveCount(0);
    await photoLink(page).click();
    await expect(paving.prices(page)).toBeInViewport();
  });
});

test.describe("on a phone of 393 × 852", () => {
  test.use({ viewport: { width: 393, height: 852 } });

  test("offer: its press is within the first screen and a half of Home, which leads there", async ({
    page,
    open,
  }) => {
    await open("/");
    const box = await photoWay(page).boundingBox();
    expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(
      1.5 * 852,
    );
    await page.getByRole("link", { name: offer.jump }).click();
    await expect(photoWay(page)).toBeInViewport({ ratio: 1 });
  });
});

const offering = uniquePaths.filter((path) => /^\/(services|areas)\/./.test(path));
const representatives = ["/services/driveway", "/services/industrial", "/areas/kempton-park"];

for (const [title, tag, paths] of [
  ["a service, a category and an area show", [], representatives],
  [
    "every service and area shows",
    ["@sweep"],
    offering.filter((path) => !representatives.includes(path)),
  ],
] as const) {
  test(`offer: ${title} it in the first two screens`, { tag: [...tag] }, async ({ page }) => {
    test.setTimeout(120_000);
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      for (const path of paths) {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        const box = await photoWay(page).boundingBox();
        const end = box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
        expect.soft(end, path).toBeLessThanOrEqual(2 * viewport.height);
      }
    }
  });
}
