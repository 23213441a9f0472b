import { delayScripts } from "../support/delay-scripts.ts";
import { footerLink, mainHeading } from "../support/landmarks.ts";
import { suburbField, suburbList, suburbSuggestion } from "../support/suburb-finder.ts";
import { enter, expect, test, waitForAllIslands } from "../support/visitor.ts";

/** The script of the suburb finder. */
const finderScript = /\/assets\/suburb-search-.*\.js$/;

test.describe("suburb finder script", () => {
  test("loads on the first interaction", async ({ page, open, consoleLines }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await open("/areas-we-serve");
    await footerLink(page, "About").hover();
    await page.waitForLoadState("networkidle");
    expect(requests.filter((url) => finderScript.test(url))).toEqual([]);
    const script = page.waitForRequest(finderScript);
    await suburbField(page).hover();
    await script;
    await footerLink(page, "About").click();
    await expect(page).toHaveURL("/about");
    expect(consoleLines).toEqual([]);
  });

  test("text typed before hydration is kept and searched", async ({ page, consoleLines }) => {
    const release = await delayScripts(page);
    await page.goto("/areas-we-serve");
    await suburbField(page).focus();
    await page.keyboard.type("rynf");
    release();
    await expect(suburbSuggestion(page, "Rynfield Benoni")).toBeVisible();
    await expect(suburbField(page)).toHaveValue("rynf");
    await expect(suburbField(page)).toBeFocused();
    await page.keyboard.type("i");
    await expect(suburbField(page)).toHaveValue("rynfi");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/areas/benoni");
    await expect(mainHeading(page)).toHaveText("Paving in Benoni");
    await expect(mainHeading(page)).toBeFocused();
    expect(consoleLines).toEqual([]);
  });

  test("text typed while it loads is kept and searched", async ({ page, open, consoleLines }) => {
    const release = await delayScripts(page, finderScript);
    await open("/areas-we-serve");
    await suburbField(page).click();
    await page.keyboard.type("rivo");
    release();
    await expect(suburbSuggestion(page, "Rivonia Sandton")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/areas/sandton");
    expect(consoleLines).toEqual([]);
  });

  test("loaded after the focus has left, keeps the list closed", async ({
    page,
    open,
    consoleLines,
  }) => {
    const release = await delayScripts(page, finderScript);
    await open("/areas-we-serve");
    await suburbField(page).click();
    await page.keyboard.type("rivo");
    await page.keyboard.press("Tab");
    release();
    await waitForAllIslands(page);
    await expect(suburbField(page)).toHaveValue("rivo");
    await expect(suburbList(page)).toBeHidden();
    await suburbField(page).focus();
    await page.keyboard.press("ArrowDown");
    await expect(suburbSuggestion(page, "Rivonia Sandton")).toBeVisible();
    expect(consoleLines).toEqual([]);
  });

  test("when it fails to load, the suburb lists still work", async ({ page, open }) => {
    await page.route(finderScript, (route) => route.abort());
    await open("/areas-we-serve");
    await enter(suburbField(page), "rynfield");
    await page.getByRole("main").getByRole("link", { name: "Rynfield" }).click();
    await expect(page).toHaveURL("/areas/benoni");
  });

  test("when it fails to load, only the retry button loads it again", async ({ page, open }) => {
    await page.route(finderScript, (route) => route.abort());
    await open("/areas-we-serve");
    await suburbField(page).focus();
    const alert = page.getByRole("alert").filter({ hasText: "The suburb finder did not load." });
    await expect(alert).toBeVisible();
    await page.unroute(finderScript);
    const again = alert.getByRole("button", { name: "Try again" });
    let fetched = 0;
    page.on("request", (request) => {
      if (finderScript.test(request.url())) fetched += 1;
    });
    await alert.hover();
    await again.focus();
    await expect(again).toBeFocused();
    expect(fetched).toBe(0);
    await again.click();
    await expect(alert).toHaveCount(0);
    await enter(suburbField(page), "ryn");
    await expect(suburbSuggestion(page, "Rynfield Benoni")).toBeVisible();
  });

  // Firefox reloads the page.
  test("a successful retry focuses the field", {
    tag: "@not-in-firefox",
  }, async ({ page, open }) => {
    await page.route(finderScript, (route) => route.abort());
    await open("/areas-we-serve");
    await suburbField(page).focus();
    const again = page.getByRole("alert").getByRole("button", { name: "Try again" });
    await again.waitFor();
    await page.unroute(finderScript);
    await again.press("Enter");
    await expect(suburbField(page)).toBeFocused();
    await page.keyboard.type("ryn");
    await expect(suburbSuggestion(page, "Rynfield Benoni")).toBeVisible();
  });

  test("loads with the page after a navigation", async ({ page, open, consoleLines }) => {
    await open("/contact");
    await page.getByRole("main").getByRole("link", { name: "all the areas" }).click();
    await expect(page).toHaveURL("/areas-we-serve");
    await enter(suburbField(page), "rivo");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/areas/sandton");
    await page.goBack();
    await enter(suburbField(page), "ryn");
    await expect(suburbSuggestion(page, "Rynfield Benoni")).toBeVisible();
    expect(consoleLines).toEqual([]);
  });

  test("works with style-src-attr none", async ({ page, open, consoleLines }) => {
    await page.route("**/areas-we-serve", async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), "content-security-policy": "style-src-attr 'none'" },
      });
    });
    await open("/areas-we-serve");
    await enter(suburbField(page), "park");
    await expect(suburbList(page)).toBeVisible();
    expect(consoleLines).toEqual([]);
  });
});

// WebDriver BiDi cannot disable JavaScript in Firefox.
test.describe("suburb finder without JavaScript", { tag: "@not-in-firefox" }, () => {
  test.use({ javaScriptEnabled: false });

  test("is hidden, and the suburb lists lead to the pages", async ({ page }) => {
    await page.goto("/areas-we-serve");
    await expect(page.getByText("Your suburb", { exact: true })).toBeHidden();
    await page.getByRole("main").getByRole("link", { name: "Rynfield" }).click();
    await expect(page).toHaveURL("/areas/benoni");
  });
});
