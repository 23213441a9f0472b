import type { Locator, Page } from "@playwright/test";
import { mainHeading } from "../support/landmarks.ts";
import { expect, test } from "../support/visitor.ts";
import { emulateColours, setViewport, viewports } from "./emulation.ts";
import { plainContrasts, type TextContrast, textContrasts } from "./text-contrast.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Minimum contrast of text (WCAG 2.2, 1.4.6). */
const minimum = 7;

/** Minimum share of a hero's picture that nothing covers. */
const minimumClean = 0.55;

/** The element around the heading and its picture. */
const hero = (page: Page) => mainHeading(page).locator("xpath=ancestor::div[.//img][1]");

function belowMinimum(contrasts: readonly TextContrast[], least: number) {
  expect(contrasts.length).toBeGreaterThan(2);
  return contrasts.filter(({ contrast }) => contrast < least);
}

/** The share of a picture, by a grid of points, over which nothing has a background. */
const cleanShare = (picture: Locator) =>
  picture.evaluate((image) => {
    const { x, y, width, height } = image.getBoundingClientRect();
    const isClear = (element: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none";
    };
    const steps = Array.from({ length: 20 }, (_, step) => (step + 0.5) / 20);
    const clean = steps.flatMap((across) =>
      steps.filter((down) => {
        const layers = document.elementsFromPoint(x + across * width, y + down * height);
        const depth = layers.indexOf(image);
        return depth >= 0 && layers.slice(0, depth).every(isClear);
      }),
    );
    return clean.length / steps.length ** 2;
  });

for (const [kind, path] of [
  ["the home page", "/"],
  ["a local page @sweep", "/areas/hartbeespoort"],
  ["a category of services @sweep", "/services/industrial"],
  ["a service @sweep", "/services/driveway"],
] as const) {
  test(`hero: text at 7:1 and a clean picture on ${kind}`, async ({ page, open }) => {
    await open(path);
    const picture = hero(page).getByRole("img");
    await expect(picture).toHaveJSProperty("complete", true);
    for (const width of [360, 1280]) {
      // High enough for the whole picture.
      await setViewport(page, { width, height: 1200 });
      expect(await cleanShare(picture), `${width} px`).toBeGreaterThanOrEqual(minimumClean);
      for (const colours of ["light", "dark"] as const) {
        await emulateColours(page, colours);
        // A new width may load another file of the picture.
        await expect(async () => {
          const failing = belowMinimum(await textContrasts(page, hero(page)), minimum);
          expect(failing, `${width} px, ${colours}`).toEqual([]);
        }).toPass({ timeout: 15_000 });
      }
    }
  });
}

// axe cannot judge forced colours.
for (const [kind, path] of [
  ["the contact page", "/contact"],
  ["a local page @sweep", "/areas/sandton"],
  ["a service @sweep", "/services/driveway"],
] as const) {
  test(`contrast: text is readable in forced colours on ${kind}`, async ({ page, open }) => {
    await open(path);
    await emulateColours(page, "forced");
    for (const size of [viewports.desk, viewports.phone]) {
      await setViewport(page, size);
      // The screenshot may be taken before the layout for the new viewport.
      await expect(async () => {
        const failing = belowMinimum(await plainContrasts(page, page.getByRole("main")), 4.5);
        expect(failing, `${size.width} px`).toEqual([]);
      }).toPass({ timeout: 15_000 });
    }
  });
}

test("contrast: soft text is stronger where a visitor asks for it", async ({ page, open }) => {
  await open("/contact");
  const lowest = async () => {
    const found = await plainContrasts(page, page.getByRole("contentinfo"));
    return Math.min(...found.map(({ contrast }) => contrast));
  };
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, contrast: "no-preference" });
    const usual = await lowest();
    await page.emulateMedia({ colorScheme, contrast: "more" });
    await expect.poll(lowest).toBeGreaterThan(usual);
  }
});

test("contrast self-test: low contrast to a picture or background is found", async ({ page }) => {
  const stripes = "repeating-linear-gradient(90deg, #000 0 30px, #777 30px 40px)";
  await page.setContent(`<main style="background: ${stripes}; color: #fff; font-size: 40px">
    <p>One pixel in four</p><p>is too pale</p><p>for the white words</p></main>
    <aside style="color: #fff; background: #eee"><p>Pale</p><p>on</p><p>pale</p></aside>`);
  const striped = await textContrasts(page, page.getByRole("main"));
  expect(belowMinimum(striped, minimum)).toHaveLength(3);
  expect(belowMinimum(striped, 4)).toHaveLength(0);
  const plain = await plainContrasts(page, page.getByRole("complementary"));
  expect(belowMinimum(plain, 4.5)).toHaveLength(3);
});
