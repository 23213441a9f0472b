import { serviceNames } from "#src/domain/services.ts";
import { expect, test } from "../support/visitor.ts";

const paths = ["residential", ...Object.keys(serviceNames)].map((slug) => `/services/${slug}`);

for (const viewport of [
  { width: 390, height: 780 },
  { width: 1280, height: 800 },
]) {
  test(`price guide: is within the first two screens of ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const path of paths) {
      await page.goto(path);
      const price = await page.getByText("R250-R450 per m²").first().boundingBox();
      expect(price && price.y + price.height, path).toBeLessThan(2 * viewport.height);
    }
  });
}
