import { builtPage, element, textOf } from "../support/built-pages.ts";
import { everyScript, hold } from "../support/hold.ts";
import { mainHeading } from "../support/landmarks.ts";
import { notFoundLines } from "../support/page-kinds.ts";
import { pageText } from "../support/page-text.ts";
import { expect, expectErrors, test, waitForHydration } from "../support/visitor.ts";

const heading = "Oops! Page not found";

test.beforeEach(({ page }) => {
  expectErrors(page, ...notFoundLines);
});

/** Paths as people and programs misspell them, and the URLs that they mean. */
const misspelt = [
  ["/Contact?from=leaflet#quote", "/contact?from=leaflet#quote"],
  ["//faq", "/faq"],
  ["/areas//sandton/", "/areas/sandton"],
  ["/areas%2Fsandton", "/areas/sandton"],
  ["/f%61q", "/faq"],
  ["/services/driveway%E2%80%9D", "/services/driveway"],
] as const;

// The hosts for which the build writes a configuration redirect: tests/hosting.
for (const [answer, title, paths] of [
  ["the not-found page", "a misspelt path leads", misspelt.slice(0, 1)],
  ["the not-found page", "other misspelt paths lead @sweep", misspelt.slice(1)],
  ["the page itself", "a misspelt path leads @sweep", misspelt],
] as const) {
  test(`URLs: ${title} to its page where a host answers with ${answer}`, async ({
    page,
    baseURL,
    consoleLines,
  }) => {
    for (const [typed, url] of paths) {
      const { pathname } = new URL(url, baseURL);
      const { html } = builtPage(answer === "the page itself" ? pathname : "/404");
      const [path = ""] = typed.split(/[?#]/);
      await page.route(
        (requested) => requested.pathname === path,
        (route) => route.fulfill({ contentType: "text/html;charset=utf-8", body: html }),
      );
      await page.goto(`${baseURL}${typed}`);
      await expect(page).toHaveURL(url);
      await waitForHydration(page);
      await expect(mainHeading(page)).toHaveText(textOf(element(builtPage(pathname).main, "h1")));
    }
    expect(consoleLines).toEqual([]);
  });
}

test("not-found page: hydrates anywhere, is logged, links home", async ({ page, consoleLines }) => {
  const path = "/services/residential/nowhere/at/all";
  const scripts = await hold(page, everyScript);
  await page.goto(path);
  const before = await pageText(page);
  scripts.arrive();
  await waitForHydration(page);
  expect(await pageText(page)).toBe(before);
  await expect(mainHeading(page)).toHaveText(heading);
  // Chromium logs the 404 itself, too.
  const lines = () => consoleLines.filter((line) => !line.includes("404"));
  await expect.poll(lines).toEqual([`error: Page not found: ${path}`]);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(mainHeading(page)).not.toHaveText(heading);

  await test.step("a navigation focuses and logs it", async () => {
    await page.evaluate(() => history.pushState({}, "", "/areas/durban"));
    await expect(mainHeading(page)).toHaveText(heading);
    await expect(mainHeading(page)).toBeFocused();
    await expect.poll(() => lines().slice(1)).toEqual(["error: Page not found: /areas/durban"]);
  });
});
