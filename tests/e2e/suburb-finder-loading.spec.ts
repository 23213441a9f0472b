import { delayScripts } from "../support/delay-scripts.ts";
import { footerLink, mainHeading } from "../support/landmarks.ts";
import { suburbField, suburbList, suburbSuggestion } from "../support/suburb-finder.ts";
import { expect, test, waitForAllIslands } from "../support/visitor.ts";

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

  test("text typed before hydration is kept with its caret, and searched", async ({
    page,
    consoleLines,
  }) => {
    const release = await delayScripts(page);
    await page.goto("/areas-we-serve");
    await suburbField(page).focus();
    await page.keyboard.type("rynfeld");
    for (const _ of "eld") await page.keyboard.press("ArrowLeft");
    release();
    await expect(suburbSuggestion(page, "Rynfield Benoni")).toBeVisible();
    await expect(suburbField(page)).toHaveValue("rynfeld");
    await expect(suburbField(page)).toBeFocused();
    await page.keyboard.type("i");
    await expect(suburbField(page)).toHaveValue("rynfield");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/areas/benoni");
    await expect(mainHeading(page)).toHaveText("Paving in Benoni");
    await expect(mainHeading(page)).toBeFocused();
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

  // Firefox reloads the page.
  test("when it fails to load, only the retry button loads it again; the suburb lists work", {
    tag: "@not-in-firefox",
  }, async ({ page, open }) => {
    await page.route(finderScript, (route) => route.abort());
    await open("/areas-we-serve");
    await suburbField(page).focus();
    const alert = page.getByRole("alert").filter({ hasText: "The suburb finder did not load." });
    await expect(alert).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Rynfield" }).click({ trial: true });
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
    await again.press("Enter");
    await expect(alert).toHaveCount(0);
    await expect(suburbField(page)).toBeFocused();
    await page.keyboard.type("ryn");
    await expect(suburbSuggestion(page, "Rynfield Benoni")).toBeVisible();
  });
});
