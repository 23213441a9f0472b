import { expect, test } from "@playwright/test";
import { examplePaths } from "../support/page-kinds.ts";

/** A picture of a page, in px of its screen. */
interface ShownPicture {
  file: string;
  /** The width of the file. */
  width: number;
  /** The width that the picture fills, with what its box crops. */
  needed: number;
  /** Whether there is no wider file, because the master is no wider. */
  isWidest: boolean;
  isNarrowest: boolean;
}

/** The largest share of needed pixels: more are bytes for nothing. */
const most = 1.6;

const screens = [
  { name: "a phone with 3 px per CSS px", width: 390, height: 844, density: 3, least: 0.6 },
  { name: "a desktop", width: 1280, height: 800, density: 1, least: 0.95 },
] as const;

/** Loads every picture of the page, and reads what the browser chose and what its box needs. */
async function readPictures(density: number): Promise<ShownPicture[]> {
  const images = [...document.querySelectorAll<HTMLImageElement>("main img[srcset]")].filter(
    (image) => image.checkVisibility(),
  );
  const isLoaded = (image: HTMLImageElement) =>
    image.complete || new Promise((resolve) => image.addEventListener("load", resolve));
  for (const image of images) image.loading = "eager";
  await Promise.all(images.map(isLoaded));
  return images.map((image) => {
    const file = new URL(image.currentSrc).pathname;
    const sources = [...(image.parentElement?.querySelectorAll("source") ?? []), image];
    const candidates = sources.find(({ srcset }) => srcset.includes(file))?.srcset ?? "";
    const widths = Array.from(candidates.matchAll(/ (\d+)w/g), ([, width]) => Number(width));
    const width = Number(/-(\d+)\.\w+\.\w+$/.exec(file)?.[1]);
    const { naturalWidth, naturalHeight, clientWidth, clientHeight } = image;
    const ratio = naturalWidth / naturalHeight;
    return {
      file,
      width,
      needed: Math.max(clientWidth, clientHeight * ratio) * density,
      isWidest: width === Math.max(...widths),
      isNarrowest: width === Math.min(...widths),
    };
  });
}

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test("pictures: at most 120 KB on Home for a visitor who saves data", async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
    const sizes: Promise<number>[] = [];
    page.on("response", (response) => {
      if (!response.url().includes("/pictures/")) return;
      sizes.push(response.body().then(({ length }) => length));
    });
    await page.goto("/");
    for (const image of await page.locator("main img[srcset]:visible").all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty("complete", true);
    }
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(sizes.length).toBeGreaterThan(3);
    expect(bytes).toBeLessThanOrEqual(120_000);
  });
});

test.describe(() => {
  test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 });

  test("pictures: the first one of Home is sharp on a screen with 2 px per CSS px", async ({
    page,
  }) => {
    await page.goto("/");
    const [first] = await page.evaluate(readPictures, 2);
    expect((first?.width ?? 0) / (first?.needed ?? 1)).toBeGreaterThan(0.95);
  });
});

/** The flattest crop that still shows what is laid. */
const flattest = 2.2;

test("pictures: no crop flatter than 2.2 : 1, from phones to wide windows", async ({ page }) => {
  const flat: string[] = [];
  for (const path of examplePaths) {
    await page.goto(path);
    for (const width of [360, 600, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.locator("main img[srcset]:visible").evaluateAll(
        (all, most) =>
          all
            .map((image) => ({
              box: image.getBoundingClientRect(),
              alt: image.getAttribute("alt"),
            }))
            .filter(({ box }) => box.width > most * box.height)
            .map(
              ({ box, alt }) => `${Math.round(box.width)} by ${Math.round(box.height)} px: ${alt}`,
            ),
        flattest,
      );
      flat.push(...found.map((each) => `${path} at ${width} px: ${each}`));
    }
  }
  expect(flat).toEqual([]);
});

for (const { name, width, height, density, least } of screens) {
  test.describe(() => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density });

    test(`pictures: neither blurred nor too large on ${name}`, async ({ page }) => {
      // The browser prefers a larger file that it has in its cache.
      const session = await page.context().newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.setCacheDisabled", { cacheDisabled: true });
      const wrong: string[] = [];
      let count = 0;
      for (const path of examplePaths) {
        await page.goto(path);
        for (const picture of await page.evaluate(readPictures, density)) {
          const share = picture.width / picture.needed;
          const isBlurred = share < least && !picture.isWidest;
          const isTooLarge = share > most && !picture.isNarrowest;
          count += 1;
          if (!isBlurred && !isTooLarge) continue;
          wrong.push(
            `${path}: expected about ${Math.round(picture.needed)} px, got ${picture.file}`,
          );
        }
      }
      expect(wrong).toEqual([]);
      expect(count).toBeGreaterThan(40);
    });
  });
}
