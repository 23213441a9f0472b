import type { Locator, Page } from "@playwright/test";
import { doneProjects } from "#src/content/done-projects.ts";
import { pricePerSquareMetre, pricesPerSquareMetre } from "#src/content/figures.ts";
import { gallery } from "#src/content/gallery.ts";
import { pavers } from "#src/content/pavers.ts";
import { driveway } from "#src/content/services/driveway.ts";
import { repairs } from "#src/content/services/repairs.ts";
import { webFonts } from "#src/design/web-fonts.ts";
import { serviceNames } from "#src/domain/services.ts";
import { uniquePaths } from "../support/page-kinds.ts";
import { boxOf } from "../support/photo-view.ts";
import { expect, test } from "../support/visitor.ts";

/** The services whose pages name a price for a square metre. */
const services = ["residential", ...Object.keys(serviceNames)].map((slug) => `/services/${slug}`);
const firstScreens = new Set([
  ...["/", "/services", "/services/commercial", ...services],
  ...uniquePaths.filter((path) => path.startsWith("/areas/")),
]);
/** Pages that may be of any length. */
const exempt = new Set(["/privacy-policy", "/terms-conditions", "/areas-we-serve"]);

/** What the first screen says of the price; a repair is priced after some pavers are lifted. */
const anyPrice = new RegExp(`R${pricesPerSquareMetre.basic.from}|${repairs.strip[0]?.value}`);

const rule = "docs/specification.md#type-and-layout";

const loadedFonts = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").length);

/** Height in px that the bar at the foot of a phone leaves free, and the most of the hero's picture. */
const phone = { width: 360, height: 740, free: 675, picture: 220 };

async function endOf(part: Locator) {
  const box = await boxOf(part.first());
  return Math.round(box.y + box.height);
}

const always = ["/", "/services/driveway", "/services/repairs", "/areas/hartbeespoort", "/gallery"];

for (const { title, tag, paths } of [
  { title: "some pages", tag: [], paths: always },
  {
    title: "all other pages",
    tag: "@sweep",
    paths: uniquePaths.filter((path) => !always.includes(path) && !exempt.has(path)),
  },
]) {
  test(`length of ${title}: a phone shows price, low picture and quote button first, and none is longer than 7,700 px`, {
    tag,
  }, async ({ page }) => {
    test.setTimeout(240_000);
    for (const path of paths) {
      await page.setViewportSize(phone);
      await page.goto(path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      // Each engine rounds line heights by itself.
      const library = path === "/gallery" ? 320 * pavers.length : 0;
      const longest = 7_710 + 700 * additions(path) + library;
      expect.soft(height, `${rule} on ${path}`).toBeLessThanOrEqual(longest);
      if (!firstScreens.has(path)) continue;
      // A machine of the tests may lack the fallbacks that have the proportions of the web fonts.
      await expect.poll(() => loadedFonts(page)).toBe(webFonts.length);
      const main = page.getByRole("main");
      for (const part of [
        main.getByRole("button", { name: /Free Quote/ }),
        main.getByText(anyPrice),
      ])
        expect.soft(await endOf(part), `${rule} on ${path}`).toBeLessThanOrEqual(phone.free);
      const picture = await main.getByRole("img").first().boundingBox();
      expect.soft(picture?.height, `${rule} on ${path}`).toBeLessThanOrEqual(phone.picture);
      // A repair has a price of its own.
      if (!services.includes(path) || path === "/services/repairs") continue;
      await page.setViewportSize({ width: 1280, height: 800 });
      const price = await endOf(page.getByText(pricePerSquareMetre));
      expect.soft(price, `price within two screens on ${path}`).toBeLessThan(2 * 800);
    }
  });
}

test("wide picture: at most three quarters of the screen, not too flat", async ({ page }) => {
  const block = driveway.blocks.find(({ kind }) => kind === "wide-picture");
  if (block?.kind !== "wide-picture") throw new Error("Expected a wide picture on Driveway.");
  const section = page.getByRole("region", { name: block.heading });
  await page.goto("/services/driveway");
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await boxOf(section.getByRole("img"));
    expect.soft(box.height, `${rule} at ${width} px`).toBeLessThanOrEqual(0.75 * height);
    expect.soft(box.width / box.height, `${rule} at ${width} px`).toBeLessThanOrEqual(2.2);
    expect.soft(box.x + box.width, `to the edge at ${width} px`).toBeGreaterThanOrEqual(width - 1);
  }
});

/** Examples, services and jobs that a page shows beyond those that the specification lists. */
function additions(path: string): number {
  // The band of the offer.
  if (path === "/") return 1;
  if (path === "/gallery") return Math.max(gallery.projects.length - 10, 0);
  if (path === "/services") return Math.max(Object.keys(serviceNames).length - 9, 0);
  return /^\/(areas\/|paving-)/.test(path) ? doneProjects.length : 0;
}
