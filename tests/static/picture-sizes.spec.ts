import { expect, test } from "../support/visitor.ts";

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
