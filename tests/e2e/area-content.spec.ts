import type { Page } from "@playwright/test";
import { expect, test, waitForAllIslands, waitForHydration } from "../support/visitor.ts";

/** The files that hold the content of local pages (docs/decisions/0015-growth.md). */
const contentFiles = "**/assets/areas-*/*.json";

/** The areas whose content the page has asked for so far. */
function areasAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, slug] = /\/assets\/areas-\w+\/(.+)\.json$/.exec(request.url()) ?? [];
    if (slug !== undefined) asked.push(slug);
  });
  return asked;
}

const areaLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a link to an area that I point at is fetched before I press it, and once", async ({
  page,
  open,
}) => {
  const asked = areasAskedFor(page);
  await open("/about");
  expect(asked).toEqual([]);
  await areaLink(page, "Benoni").hover();
  await expect.poll(() => asked).toEqual(["benoni"]);
  await areaLink(page, "Benoni").click();
  await expect(heading(page)).toHaveText("Paving in Benoni");
  // The next page may come to lie with another link below the pointer, which rests.
  expect(asked.filter((slug) => slug === "benoni")).toHaveLength(1);
});

test("an area's content may be kept for good", async ({ page }) => {
  const content = page.waitForResponse(contentFiles);
  await page.goto("/areas/sandton");
  expect((await content).headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("an area that cannot be fetched leaves me the phone, and comes when I load it again", async ({
  page,
  open,
}) => {
  await open("/about");
  await page.route(contentFiles, (route) => route.abort());
  await areaLink(page, "Benoni").click();
  await expect(heading(page)).toHaveText("This page did not load");
  await expect(page.getByRole("main").getByRole("link", { name: /^Call/ })).toBeVisible();
  await page.unroute(contentFiles);
  await page.reload();
  await waitForHydration(page);
  await expect(heading(page)).toHaveText("Paving in Benoni");
});

test.describe("on a site with further areas", () => {
  test.beforeEach(async ({ page }) => {
    // What the build writes into each page as soon as there is one.
    await page.route(
      (address) => address.hostname === "localhost" && !address.pathname.includes("."),
      async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const body = html.replace(" data-areas=", " data-further-areas data-areas=");
        expect(body).not.toBe(html);
        await route.fulfill({ response, body });
      },
    );
  });

  test("one of them is found, although no page names it", async ({ page, open }) => {
    await page.route("**/assets/areas-*/newtown.json", async (route) => {
      const response = await route.fetch({
        url: route.request().url().replace("newtown", "benoni"),
      });
      const { page: content } = await response.json();
      await route.fulfill({ json: { name: "Newtown", page: { ...content, slug: "newtown" } } });
    });
    await open("/about");
    await page.evaluate(() => history.pushState({}, "", "/areas/newtown"));
    await expect(heading(page)).toHaveText("Paving in Newtown");
  });

  test("an area that there is not is not found", async ({ page, consoleLines }) => {
    await page.goto("/areas/durban");
    await waitForAllIslands(page);
    await expect(heading(page)).toHaveText("Oops! Page not found");
    await expect.poll(() => consoleLines).toContain("error: Page not found: /areas/durban");
  });
});
