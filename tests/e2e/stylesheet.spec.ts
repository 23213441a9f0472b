import type { Page } from "@playwright/test";
import sharp from "sharp";
import { block, hold } from "../support/hold.ts";
import { footerLink, mainHeading, mobileMenuButton } from "../support/landmarks.ts";
import { visitTime } from "../support/page-clock.ts";
import { notFoundLines, pageKinds } from "../support/page-kinds.ts";
import { firstQuoteButton, quoteDialog } from "../support/quote-forms.ts";
import { expect, expectErrors, nextFrame, test, waitForHydration } from "../support/visitor.ts";

const stylesheet = "**/assets/*.css";

const link = "#root link[rel=stylesheet]";

/** How far down the page its link to the stylesheet is. */
const heightAboveLink = (page: Page) =>
  page.locator(link).evaluate((element) => {
    const range = document.createRange();
    range.setStart(document.body, 0);
    range.setEndBefore(element);
    return Math.round(range.getBoundingClientRect().bottom);
  });

const pixelsOf = (screenshot: Buffer) => sharp(screenshot).removeAlpha().raw().toBuffer();

/** In how many values of pixels two screenshots differ. */
async function countDifferences(one: Buffer, other: Buffer) {
  const [values, others] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  return values.filter((value, index) => value !== others[index]).length;
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  const isRepresentative = ({ name }: { name: string }) => ["home", "services"].includes(name);
  for (const [title, kinds, screenName, width] of [
    ["home and a service: paint", pageKinds.filter(isRepresentative), "360 px", 360],
    ["every kind of page: paints", pageKinds, "360 px @sweep", 360],
    ["every kind of page: paints", pageKinds, "1280 px @sweep", 1280],
  ] as const) {
    test(`${title} the first screen of ${screenName} before the stylesheet, and nothing below it`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      expectErrors(page, ...notFoundLines);
      // One may arrive between the two screenshots.
      await block(page, "**/pictures/*");
      // Tall enough that nothing fixed covers the first screen.
      await page.setViewportSize({ width, height: 1200 });
      for (const { name, example } of kinds) {
        const held = await hold(page, stylesheet);
        await page.goto(example, { waitUntil: "commit" });
        await page.locator(link).waitFor({ state: "attached" });
        await expect(mainHeading(page), name).toBeVisible();
        expect(await page.locator(`${link} ~ *, footer`).count(), name).toBe(0);
        const height = Math.min(await heightAboveLink(page), 1000);
        const screen = { clip: { x: 0, y: 0, width, height } };
        const before = await page.screenshot(screen);
        held.arrive();
        await page.waitForLoadState();
        await expect(page.getByRole("contentinfo"), name).toBeVisible();
        await page.unroute(stylesheet);
        const after = await page.screenshot(screen);
        // Other edges of round corners are a matter of layers.
        expect(await countDifferences(before, after), name).toBeLessThan(100);
      }
    });
  }
});

test("hydration: waits for a page that is still arriving, and then answers the press", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const held = await hold(page, stylesheet);
  const lastScript = page.waitForResponse(/assets\/home-[^/]+\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  await mobileMenuButton(page).click();
  await (await lastScript).finished();
  // Time to hydrate what there is.
  for (let frame = 0; frame < 10; frame += 1) await nextFrame(page);
  held.arrive();
  await waitForHydration(page);
  await expect(mobileMenuButton(page)).toHaveAttribute("aria-expanded", "true");
});

test("a stylesheet that does not arrive in 8 seconds keeps neither the page nor a press", async ({
  page,
}) => {
  await page.clock.install({ time: visitTime });
  await page.setViewportSize({ width: 360, height: 800 });
  const held = await hold(page, stylesheet);
  await page.goto("/areas/sandton", { waitUntil: "commit" });
  await page.locator(link).waitFor({ state: "attached" });
  await page.clock.fastForward(9_000);
  const footer = page.getByRole("contentinfo");
  await expect(footer).toBeVisible();
  await firstQuoteButton(page).click();
  await expect(quoteDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  const background = () => footer.evaluate((shown) => getComputedStyle(shown).backgroundColor);
  const plain = await background();
  held.arrive();
  await expect.poll(background).not.toBe(plain);
});

test("client navigation: every frame has the styles of the page", async ({ page, open }) => {
  await open("/about");
  await page.evaluate(() => {
    const seen = new Set<string>();
    Reflect.set(window, "seenStyles", seen);
    const record = () => {
      const shown = document.querySelector("footer");
      if (shown !== null) seen.add(getComputedStyle(shown).backgroundColor);
      requestAnimationFrame(record);
    };
    record();
  });
  await footerLink(page, "Gallery").click();
  await expect(page).toHaveURL("/gallery");
  await expect(mainHeading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(mainHeading(page)).toBeVisible();
  const styles = await page.evaluate(() => [...Reflect.get(window, "seenStyles")]);
  expect(styles).toHaveLength(1);
});
