import { pricePerSquareMetre } from "#src/content/figures.ts";
import { serviceNames } from "#src/domain/services.ts";
import { expect, test } from "../support/visitor.ts";

const paths = ["residential", ...Object.keys(serviceNames)].map((slug) => `/services/${slug}`);

const viewports = [
  { width: 390, height: 780 },
  { width: 1280, height: 800 },
];

test("price guide: is within the first two screens of a phone and of a desktop", async ({
  page,
}) => {
  for (const path of paths) {
    await page.goto(path);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      const price = await page.getByText(pricePerSquareMetre).first().boundingBox();
      if (price === null) throw new Error(`Expected a visible price on ${path}, got none.`);
      const end = price.y + price.height;
      expect(end, `${path} at ${viewport.width} px`).toBeLessThan(2 * viewport.height);
    }
  }
});
