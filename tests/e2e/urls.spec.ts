import { mainHeading } from "../support/landmarks.ts";
import { expect, test, waitForHydration } from "../support/visitor.ts";

for (const path of ["/nowhere", "/areas/durban"]) {
  test(`not-found page: ${path} is logged and links home`, async ({ page, open, consoleLines }) => {
    await open(path);
    await expect(mainHeading(page)).toHaveText("Oops! Page not found");
    await expect.poll(() => consoleLines).toContain(`error: Page not found: ${path}`);
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(mainHeading(page)).not.toHaveText("Oops! Page not found");
  });
}

test("URLs: capital letters and punctuation after a path lead to its page", async ({ page }) => {
  for (const [typed, path] of [
    ["/Contact?from=leaflet#quote", "/contact?from=leaflet#quote"],
    ["/Areas/Benoni", "/areas/benoni"],
    ["/PAVING-BENONI", "/paving-benoni"],
    ["/contact.", "/contact"],
    ["/contact)?from=chat", "/contact?from=chat"],
    ["/faq%20", "/faq"],
    ["/services/driveway%E2%80%9D", "/services/driveway"],
  ] as const) {
    await page.goto(typed);
    await expect(page).toHaveURL(path);
    await waitForHydration(page);
    await expect(mainHeading(page)).not.toHaveText("Oops! Page not found");
  }
});

test("not-found page: capital letters stay in the URL", async ({ page, consoleLines }) => {
  const response = page.waitForResponse("/nowhere");
  await page.goto("/Nowhere");
  expect((await response).status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await expect(page).toHaveURL("/Nowhere");
  expect(consoleLines).toContain("error: Page not found: /Nowhere");
});

test("not-found page: a navigation focuses and logs it", async ({ page, open, consoleLines }) => {
  await open("/");
  await page.evaluate(() => history.pushState({}, "", "/areas/durban"));
  await expect(mainHeading(page)).toHaveText("Oops! Page not found");
  await expect(mainHeading(page)).toBeFocused();
  await expect.poll(() => consoleLines).toEqual(["error: Page not found: /areas/durban"]);
});
