import type { Page } from "@playwright/test";
import { expect, test } from "../support/visitor.ts";
import { changeColours, changeWindow, windows } from "./looks.ts";
import { plainContrasts, type TextContrast, textContrasts } from "./text-contrast.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** What the art direction asks of every text over a picture (WCAG 2.2, 1.4.6). */
const enough = 7;

/** The part of a page that its heading, its picture and its first button share. */
const hero = (page: Page) =>
  page.getByRole("heading", { level: 1 }).locator("xpath=ancestor::div[.//img][1]");

function tooPale(contrasts: readonly TextContrast[], least: number) {
  // A part that shows no text would keep every promise.
  expect(contrasts.length).toBeGreaterThan(2);
  return contrasts.filter(({ contrast }) => contrast < least);
}

const withPictures = {
  "the home page": ["/"],
  "a local page": ["/areas/sandton", "/areas/hartbeespoort"],
  "a category of services": ["/services/residential", "/services/industrial"],
  "a service": ["/services/driveway", "/services/pool"],
};

for (const [kind, addresses] of Object.entries(withPictures)) {
  test(`the words over the picture of ${kind} stand out from every pixel of it`, async ({
    page,
    open,
  }) => {
    for (const address of addresses) {
      await open(address);
      await expect(hero(page).getByRole("img")).toHaveJSProperty("complete", true);
      for (const width of [360, 768, 1280, 1920]) {
        await changeWindow(page, { width, height: 800 });
        for (const colours of ["light", "dark"] as const) {
          await changeColours(page, colours);
          // A window of another width may fetch the picture in another cut, and be laid out anew.
          await expect(async () => {
            const pale = tooPale(await textContrasts(page, hero(page)), enough);
            expect(pale, `${address}, ${width} px, ${colours}`).toEqual([]);
          }).toPass({ timeout: 15_000 });
        }
      }
    }
  });
}

// A page of each kind: what axe cannot tell in forced colours is looked at here.
for (const address of ["/", "/areas/sandton", "/services/driveway", "/gallery", "/contact"]) {
  test(`every word of ${address} can be read in forced colours`, async ({ page, open }) => {
    await open(address);
    await changeColours(page, "forced");
    for (const size of [windows.desk, windows.phone]) {
      await changeWindow(page, size);
      // Here, too, a picture of the page may show it before it was laid out for its new window.
      await expect(async () => {
        const pale = tooPale(await plainContrasts(page, page.getByRole("main")), 4.5);
        expect(pale, `${size.width} px`).toEqual([]);
      }).toPass({ timeout: 15_000 });
    }
  });
}

test("words that a picture or their ground swallows are found", async ({ page }) => {
  const stripes = "repeating-linear-gradient(90deg, #000 0 30px, #777 30px 40px)";
  await page.setContent(`<main style="background: ${stripes}; color: #fff; font-size: 40px">
    <p>One pixel in four</p><p>is too pale</p><p>for the white words</p></main>
    <aside style="color: #fff; background: #eee"><p>Pale</p><p>on</p><p>pale</p></aside>`);
  const striped = await textContrasts(page, page.getByRole("main"));
  expect(tooPale(striped, enough)).toHaveLength(3);
  expect(tooPale(striped, 4)).toHaveLength(0);
  const plain = await plainContrasts(page, page.getByRole("complementary"));
  expect(tooPale(plain, 4.5)).toHaveLength(3);
});
