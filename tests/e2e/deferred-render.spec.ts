import { gallery as galleryPage } from "#src/content/gallery.ts";
import { mainMenu } from "../support/landmarks.ts";
import { expect, test } from "../support/visitor.ts";

test.use({ viewport: { width: 1280, height: 800 } });

/** The page after a DOM change. */
interface Rendering {
  /** Sections below the hero. */
  sections: number;
  /** Top of the footer, in px below the top of the window. */
  footer: number;
}

test.describe("client navigation", () => {
  test("renders the first screen before the rest", async ({ page, open }) => {
    await open("/contact");
    await page.evaluate(() => {
      const before = document.querySelector("h1");
      const renderings: Rendering[] = [];
      Reflect.set(window, "renderings", renderings);
      new MutationObserver(() => {
        if (document.querySelector("h1") === before) return;
        renderings.push({
          sections: document.querySelectorAll("main section").length,
          footer: document.querySelector("footer")?.getBoundingClientRect().top ?? 0,
        });
      }).observe(document.body, { childList: true, subtree: true });
    });
    await mainMenu(page).getByRole("link", { name: "Gallery" }).click();
    await expect(page.getByRole("heading", { name: galleryPage.closing.heading })).toBeAttached();
    const renderings = await page.evaluate((): Rendering[] => Reflect.get(window, "renderings"));
    expect(renderings[0]?.sections).toBe(0);
    expect(renderings.at(-1)?.sections).toBeGreaterThan(0);
    for (const { footer } of renderings) expect(footer).toBeGreaterThanOrEqual(800);
  });
});
