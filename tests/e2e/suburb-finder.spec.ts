import type { Page } from "@playwright/test";
import { delayScripts } from "../support/delay-scripts.ts";
import { coveredAtFocus } from "../support/focus.ts";
import {
  enter,
  expect,
  stayOnThisComputer,
  tap,
  test,
  waitForAllIslands,
} from "../support/visitor.ts";

const field = (page: Page) => page.getByRole("combobox", { name: "Your suburb" });
const list = (page: Page) => page.getByRole("listbox", { name: "Your suburb" });
const suggestion = (page: Page, name: string | RegExp) => list(page).getByRole("option", { name });
const status = (page: Page) => page.getByRole("main").getByRole("status");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The island's script, as opposed to the page's. */
const finderScript = /\/assets\/suburb-search-.*\.js$/;

test.describe("suburb finder", () => {
  test.beforeEach(({ visitor }) => visitor.open("/areas-we-serve"));

  test("Enter opens the area page of the highlighted suggestion and focuses its heading", async ({
    visitor: { page, console },
  }) => {
    await field(page).focus();
    await page.keyboard.type("Rynfield");
    await expect(suggestion(page, "Rynfield Benoni")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/areas/benoni");
    await expect(heading(page)).toHaveText("Paving in Benoni");
    await expect(heading(page)).toBeFocused();
    expect(console).toEqual([]);
  });

  test("a click on a suggestion opens its area page", async ({ visitor: { page } }) => {
    await enter(field(page), "park");
    await suggestion(page, "Parktown Johannesburg").click();
    await expect(page).toHaveURL("/areas/johannesburg");
    await expect(heading(page)).toHaveText("Paving in Johannesburg");
  });

  test("highlights the first suggestion, and the arrow keys move the highlight in a loop", async ({
    visitor: { page },
  }) => {
    await field(page).focus();
    await page.keyboard.type("park");
    // aria-selected and aria-activedescendant name the same option, and no other.
    const highlighted = () =>
      field(page).evaluate((own) => {
        const named = own.getAttribute("aria-activedescendant");
        return [...document.querySelectorAll("[role=option][aria-selected=true]")].map(
          ({ id, textContent }) => (id === named ? textContent : "another than the field names"),
        );
      });
    await expect.poll(highlighted).toEqual(["Parkhill Gardens Germiston"]);
    await page.keyboard.press("ArrowDown");
    await expect.poll(highlighted).toEqual(["Parkhurst Johannesburg"]);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect.poll(highlighted).toEqual(["Brentwood Park Benoni"]);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/areas/benoni");
  });

  test("highlights the first suggestion again after a letter that leaves the list unchanged", async ({
    visitor: { page },
  }) => {
    await field(page).focus();
    await page.keyboard.type("rivo");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.type("n");
    await expect(suggestion(page, "Rivonia Sandton")).toHaveAttribute("data-highlighted", "");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/areas/sandton");
  });

  test("tolerates a typing error, another case and a missing apostrophe", async ({
    visitor: { page },
  }) => {
    for (const [typed, name] of [
      ["rynfeild", "Rynfield Benoni"],
      ["brianston", "Bryanston Sandton"],
      ["allens nek", "Allen’s Nek Roodepoort"],
      ["RANT EN DAL", "Rant-en-Dal Krugersdorp"],
    ] as const) {
      await enter(field(page), typed);
      await expect(list(page).getByRole("option")).toHaveText([name]);
    }
  });

  test("keeps the caret where a letter in the middle is corrected", async ({
    visitor: { page },
  }) => {
    await field(page).focus();
    await page.keyboard.type("Rynfxxxxeld");
    await expect(status(page)).toContainText("We have no page that names this suburb");
    for (const _ of "eld") await page.keyboard.press("ArrowLeft");
    for (const _ of "xxxx") await page.keyboard.press("Backspace");
    await expect(suggestion(page, "Rynfield Benoni")).toHaveAttribute("data-highlighted", "");
    await page.keyboard.type("i");
    await expect(field(page)).toHaveValue("Rynfield");
  });

  test("finds a whole area, and a town without a page of its own", async ({
    visitor: { page },
  }) => {
    await enter(field(page), "kempton");
    await expect(list(page).getByRole("option")).toHaveText(["Kempton Park The whole area"]);
    await enter(field(page), "brakpan");
    await suggestion(page, "Brakpan East Rand").click();
    await expect(page).toHaveURL("/areas/east-rand");
  });

  test("announces the number of suggestions", async ({ visitor: { page } }) => {
    await expect(status(page)).toBeEmpty();
    await enter(field(page), "park");
    await expect(status(page)).toHaveText("8 suggestions");
    await enter(field(page), "parkh");
    await expect(status(page)).toHaveText("2 suggestions");
    await enter(field(page), "parkhu");
    await expect(status(page)).toHaveText("1 suggestion");
  });

  test("advises to ask when no suburb matches, and links to the contact page", async ({
    visitor: { page },
  }) => {
    await field(page).focus();
    await page.keyboard.type("Soweto");
    await expect(status(page)).toContainText("We have no page that names this suburb");
    await expect(list(page)).toBeHidden();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(field(page)).toHaveValue("Soweto");
    const ask = status(page).getByRole("link", { name: "ask us whether we come to you" });
    await expect(ask).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/contact");
  });

  test("Escape closes the list and keeps the text, and an arrow key reopens the list", async ({
    visitor: { page },
  }) => {
    await field(page).focus();
    await page.keyboard.type("ryn");
    await expect(list(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(list(page)).toBeHidden();
    await expect(status(page)).toBeEmpty();
    await expect(field(page)).toHaveValue("ryn");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(suggestion(page, "Rynfield Benoni")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/areas/benoni");
  });

  test("Tab and a click elsewhere close the list", async ({ visitor: { page } }) => {
    await field(page).focus();
    await page.keyboard.type("ryn");
    await expect(list(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(list(page)).toBeHidden();
    await expect(page).toHaveURL("/areas-we-serve");

    await enter(field(page), "riv");
    await expect(list(page)).toBeVisible();
    await heading(page).click();
    await expect(list(page)).toBeHidden();
    await expect(field(page)).toHaveValue("riv");
  });

  test("keeps the list open while a suggestion is pressed", async ({ visitor: { page } }) => {
    await enter(field(page), "park");
    const parktown = suggestion(page, "Parktown Johannesburg");
    await expect(parktown).toBeVisible();
    await parktown.hover();
    await page.mouse.down();
    // Two frames, in which the list would close.
    await page.evaluate(() =>
      new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)),
    );
    await expect(parktown).toBeVisible();
    await page.mouse.up();
    await expect(page).toHaveURL("/areas/johannesburg");
  });

  test("takes at most 60 characters", async ({ visitor: { page } }) => {
    await field(page).fill("r".repeat(59));
    await field(page).press("End");
    await field(page).pressSequentially("rrr");
    await expect(field(page)).toHaveValue("r".repeat(60));
  });

  test("shows neither list nor message once the field is emptied", async ({
    visitor: { page },
  }) => {
    await enter(field(page), "Soweto");
    await expect(status(page)).not.toBeEmpty();
    await enter(field(page), "");
    await expect(status(page)).toBeEmpty();
    await expect(list(page)).toBeHidden();
  });
});

test.describe("suburb finder: its script", () => {
  test("is not fetched before the visitor turns to the field", async ({
    visitor: { page, open, console },
  }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await open("/areas-we-serve");
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).hover();
    await page.waitForLoadState("networkidle");
    expect(fetched.filter((url) => finderScript.test(url))).toEqual([]);
    const script = page.waitForRequest(finderScript);
    await field(page).hover();
    await script;
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    expect(console).toEqual([]);
  });

  test("answers text that was typed before the page was hydrated", async ({ visitor }) => {
    const { page } = visitor;
    const letScriptCome = await delayScripts(page);
    await page.goto("/areas-we-serve");
    await field(page).focus();
    await page.keyboard.type("rynf");
    letScriptCome();
    await expect(suggestion(page, "Rynfield Benoni")).toBeVisible();
    await expect(field(page)).toHaveValue("rynf");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("i");
    await expect(field(page)).toHaveValue("rynfi");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/areas/benoni");
    expect(visitor.console).toEqual([]);
  });

  test("answers text that was typed before the island was hydrated", async ({ visitor }) => {
    const { page, open } = visitor;
    const letScriptCome = await delayScripts(page, finderScript);
    await open("/areas-we-serve");
    await field(page).click();
    await page.keyboard.type("rivo");
    letScriptCome();
    await expect(suggestion(page, "Rivonia Sandton")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/areas/sandton");
    expect(visitor.console).toEqual([]);
  });

  test("opens no list over a page whose visitor has left the field, and keeps the text", async ({
    visitor,
  }) => {
    const { page, open } = visitor;
    const letScriptCome = await delayScripts(page, finderScript);
    await open("/areas-we-serve");
    await field(page).click();
    await page.keyboard.type("rivo");
    await page.keyboard.press("Tab");
    letScriptCome();
    await waitForAllIslands(page);
    await expect(field(page)).toHaveValue("rivo");
    await expect(list(page)).toBeHidden();
    await field(page).focus();
    await page.keyboard.press("ArrowDown");
    await expect(suggestion(page, "Rivonia Sandton")).toBeVisible();
    expect(visitor.console).toEqual([]);
  });

  test("leaves the lists of suburbs usable when it does not load", async ({
    visitor: { page, open },
  }) => {
    await page.route(finderScript, (route) => route.abort());
    await open("/areas-we-serve");
    await enter(field(page), "rynfield");
    await page.getByRole("main").getByRole("link", { name: "Rynfield" }).click();
    await expect(page).toHaveURL("/areas/benoni");
  });

  test("reports that it did not load, and is fetched again by the button alone", async ({
    visitor: { page, open },
  }) => {
    await page.route(finderScript, (route) => route.abort());
    await open("/areas-we-serve");
    await field(page).focus();
    const notice = page.getByRole("alert").filter({ hasText: "The suburb finder did not load." });
    await expect(notice).toBeVisible();
    await page.unroute(finderScript);
    const again = notice.getByRole("button", { name: "Try again" });
    let fetched = 0;
    page.on("request", (request) => {
      if (finderScript.test(request.url())) fetched += 1;
    });
    await notice.hover();
    await again.focus();
    await expect(again).toBeFocused();
    expect(fetched).toBe(0);
    await again.click();
    await expect(notice).toHaveCount(0);
    await enter(field(page), "ryn");
    await expect(suggestion(page, "Rynfield Benoni")).toBeVisible();
  });

  // Firefox loads the page anew.
  test("focuses the field after a retry with the keyboard", {
    tag: "@not-in-firefox",
  }, async ({ visitor: { page, open } }) => {
    await page.route(finderScript, (route) => route.abort());
    await open("/areas-we-serve");
    await field(page).focus();
    const again = page.getByRole("alert").getByRole("button", { name: "Try again" });
    await again.waitFor();
    await page.unroute(finderScript);
    await again.press("Enter");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("ryn");
    await expect(suggestion(page, "Rynfield Benoni")).toBeVisible();
  });

  test("loads with the page after a client navigation", async ({
    visitor: { page, open, console },
  }) => {
    await open("/contact");
    await page.getByRole("main").getByRole("link", { name: "all the areas" }).click();
    await expect(page).toHaveURL("/areas-we-serve");
    await enter(field(page), "rivo");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/areas/sandton");
    await page.goBack();
    await enter(field(page), "ryn");
    await expect(suggestion(page, "Rynfield Benoni")).toBeVisible();
    expect(console).toEqual([]);
  });

  test("works under a CSP that refuses style attributes", async ({ visitor }) => {
    const { page, open } = visitor;
    await page.route("**/areas-we-serve", async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), "content-security-policy": "style-src-attr 'none'" },
      });
    });
    await open("/areas-we-serve");
    await enter(field(page), "park");
    await expect(list(page)).toBeVisible();
    expect(visitor.console).toEqual([]);
  });
});

test.describe("suburb finder on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("scrolls the suggestions into view when the field is low in the window", async ({
    visitor: { page, open },
  }) => {
    await open("/areas-we-serve");
    await field(page).evaluate((element) => element.scrollIntoView({ block: "end" }));
    await tap(field(page));
    await page.keyboard.type("park");
    await expect(list(page).getByRole("option").last()).toBeInViewport({ ratio: 1 });
    await expect(field(page)).toBeInViewport({ ratio: 1 });
  });

  test("keeps the field in view when the window is too low for all suggestions", async ({
    visitor: { page, open },
  }) => {
    await page.setViewportSize({ width: 360, height: 420 });
    await open("/areas-we-serve");
    await field(page).evaluate((element) => element.scrollIntoView({ block: "end" }));
    await tap(field(page));
    await page.keyboard.type("park");
    await expect(list(page).getByRole("option").first()).toBeInViewport({ ratio: 1 });
    expect(await coveredAtFocus(page)).toBeNull();
  });

  test("Tab hides the list", async ({ visitor: { page, open } }) => {
    await open("/areas-we-serve");
    await tap(field(page));
    await page.keyboard.type("ryn");
    await expect(list(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(list(page)).toBeHidden();
    await expect(field(page)).not.toBeFocused();
  });

  test("a tap chooses a suggestion, each at least 44 px high", async ({
    visitor: { page, open },
  }) => {
    await open("/areas-we-serve");
    await tap(field(page));
    await page.keyboard.type("waterf");
    await expect(list(page).getByRole("option")).toHaveCount(7);
    for (const option of await list(page).getByRole("option").all()) {
      const box = await option.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    }
    await tap(suggestion(page, "Waterfall Equestrian Estate"));
    await expect(page).toHaveURL("/areas/waterfall");
    await expect(heading(page)).toHaveText("Paving in Waterfall");
  });
});

// Firefox cannot be asked for that over WebDriver BiDi.
test.describe("suburb finder without JavaScript", { tag: "@not-in-firefox" }, () => {
  test.use({ javaScriptEnabled: false });

  test("is hidden, and the lists link to the area pages", async ({ page }) => {
    await stayOnThisComputer(page);
    await page.goto("/areas-we-serve");
    await expect(page.getByText("Your suburb", { exact: true })).toBeHidden();
    await page.getByRole("main").getByRole("link", { name: "Rynfield" }).click();
    await expect(page).toHaveURL("/areas/benoni");
  });
});
