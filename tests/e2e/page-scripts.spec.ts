import { footerLink } from "../support/landmarks.ts";
import { expect, test } from "../support/visitor.ts";

/** What a page may request until it is hydrated, and in its life (docs/specification.md#before-the-script-has-run). */
const limits = { hydrated: 8, life: 12 };

for (const path of ["/", "/contact", "/services/driveway", "/areas/sandton", "/faq", "/gallery"]) {
  test(`${path}: requests few scripts, and none twice`, async ({ page, open }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(".js")) scripts.push(request.url());
    });
    await open(path);
    expect(scripts.length).toBeLessThanOrEqual(limits.hydrated);
    // On the way to the footer, what comes near is loaded.
    await footerLink(page, "About").click();
    await expect(page).toHaveURL("/about");
    await page.waitForLoadState("networkidle");
    expect(scripts.length).toBeLessThanOrEqual(limits.life);
    expect(scripts).toEqual([...new Set(scripts)]);
  });
}
