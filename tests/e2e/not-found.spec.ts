import { everyScript, hold } from "../support/hold.ts";
import { mainHeading } from "../support/landmarks.ts";
import { notFoundLines } from "../support/page-kinds.ts";
import { pageText } from "../support/page-text.ts";
import { expect, expectErrors, test, waitForHydration } from "../support/visitor.ts";

const heading = "Oops! Page not found";

test.beforeEach(({ page }) => {
  expectErrors(page, ...notFoundLines);
});

test("URLs: capital letters and punctuation after a path lead to its page", async ({ page }) => {
  for (const [typed, path] of [
    ["/Contact?from=leaflet#quote", "/contact?from=leaflet#quote"],
    ["/faq%20", "/faq"],
    ["/services/driveway%E2%80%9D", "/services/driveway"],
  ] as const) {
    await page.goto(typed);
    await expect(page).toHaveURL(path);
    await expect(mainHeading(page)).not.toHaveText(heading);
  }
});

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
