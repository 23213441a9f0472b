import type { Page } from "@playwright/test";
import { siteAttribute } from "#src/hydration/protocol.ts";
import { footerLink, mainHeading } from "../support/landmarks.ts";
import { expect, test, waitForAllIslands } from "../support/visitor.ts";

/**
 * Collects the areas whose content the page requests
 * (docs/decisions/0015-page-size-and-number-of-areas.md).
 */
function requestedAreas(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    const [, slug] = /\/assets\/areas-\w+\/(.+)\.json$/.exec(request.url()) ?? [];
    if (slug !== undefined) requested.push(slug);
  });
  return requested;
}

test("area content: is preloaded once on hover", async ({ page, open }) => {
  const requested = requestedAreas(page);
  await open("/about");
  expect(requested).toEqual([]);
  await footerLink(page, "Benoni").hover();
  await expect.poll(() => requested).toEqual(["benoni"]);
  await footerLink(page, "Benoni").click();
  await expect(mainHeading(page)).toHaveText("Paving in Benoni");
  // The next page may have another area link below the pointer.
  expect(requested.filter((slug) => slug === "benoni")).toHaveLength(1);
});

test.describe("site with unlisted areas", () => {
  test.beforeEach(async ({ page }) => {
    // The build adds this attribute when there are unlisted areas.
    await page.route(
      ({ hostname, pathname }) => hostname === "localhost" && !pathname.includes("."),
      async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const { areasFolder, unlistedAreas } = siteAttribute;
        const body = html.replace(` ${areasFolder}=`, ` ${unlistedAreas} ${areasFolder}=`);
        expect(body).not.toBe(html);
        await route.fulfill({ response, body });
      },
    );
  });

  test("opens one of them", async ({ page, open }) => {
    await page.route("**/assets/areas-*/newtown.json", async (route) => {
      const response = await route.fetch({
        url: route.request().url().replace("newtown", "benoni"),
      });
      const { page: content } = await response.json();
      await route.fulfill({ json: { name: "Newtown", page: { ...content, slug: "newtown" } } });
    });
    await open("/about");
    await page.evaluate(() => history.pushState({}, "", "/areas/newtown"));
    await expect(mainHeading(page)).toHaveText("Paving in Newtown");
  });

  test("shows the not-found page for an unknown area", async ({ page, consoleLines }) => {
    await page.goto("/areas/durban");
    await waitForAllIslands(page);
    await expect(mainHeading(page)).toHaveText("Oops! Page not found");
    await expect.poll(() => consoleLines).toContain("error: Page not found: /areas/durban");
  });
});
