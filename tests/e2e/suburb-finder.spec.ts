import type { Page } from "@playwright/test";
import { delayScripts } from "../support/delay-scripts.ts";
import { coveredAtFocus } from "../support/focus.ts";
import {
  enter,
  expect,
  interceptExternalRequests,
  tap,
  test,
  waitForAllIslands,
} from "../support/visitor.ts";

const field = (page: Page) => page.getByRole("combobox", { name: "Your suburb" });
const list = (page: Page) => page.getByRole("listbox", { name: "Your suburb" });
const suggestion = (page: Page, name: string | RegExp) => list(page).getByRole("option", { name });
const status = (page: Page) => page.getByRole("main").getByRole("status");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/**
 * Types, and presses a key after the count of suggestions is said and before they are drawn.
 * Answers how the list stood when the key was pressed.
 */
const overtake = (page: Page, typed: string, key: string) =>
  status(page).evaluate(
    async (counter, { typed, key }) => {
      const input = document.activeElement;
      if (!(input instanceof HTMLInputElement)) throw new Error("The finder lost the focus.");
      const isSaid = new Promise((said) => {
        new MutationObserver(said).observe(counter, {
          characterData: true,
          childList: true,
          subtree: true,
        });
      });
      input.setRangeText(typed, 0, input.value.length, "end");
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      await isSaid;
      const stood = {
        isOpen: input.getAttribute("aria-expanded") === "true",
        options: document.querySelectorAll("[role=option]").length,
      };
      input.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      return stood;
    },
    { typed, key },
  );

/** The script of the finder itself; the page has another. */
const finderScript = /\/assets\/suburb-search-.*\.js$/;

test.describe("typing my suburb", () => {
  test.beforeEach(({ open }) => open("/areas-we-serve"));

  test("and pressing Enter brings the page of my area", async ({ page, consoleLines }) => {
    await field(page).focus();
    await page.keyboard.type("Rynfield");
    await expect(suggestion(page, "Rynfield Benoni")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/areas/benoni");
    await expect(heading(page)).toHaveText("Paving in Benoni");
    await expect(heading(page)).toBeFocused();
    expect(consoleLines).toEqual([]);
  });

  test("and clicking a suggestion brings the page of its area", async ({ page }) => {
    await enter(field(page), "park");
    await suggestion(page, "Parktown Johannesburg").click();
    await expect(page).toHaveURL("/areas/johannesburg");
    await expect(heading(page)).toHaveText("Paving in Johannesburg");
  });

  test("marks the first suggestion, and the arrow keys go through the others", async ({ page }) => {
    await field(page).focus();
    await page.keyboard.type("park");
    // The mark that is seen is the one that is heard: of all suggestions it alone is selected.
    const marked = () =>
      field(page).evaluate((own) => {
        const named = own.getAttribute("aria-activedescendant");
        return [...document.querySelectorAll("[role=option][aria-selected=true]")].map(
          ({ id, textContent }) => (id === named ? textContent : "another than the field names"),
        );
      });
    await expect.poll(marked).toEqual(["Parkhill Gardens Germiston"]);
    await page.keyboard.press("ArrowDown");
    await expect.poll(marked).toEqual(["Parkhurst Johannesburg"]);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect.poll(marked).toEqual(["Brentwood Park Benoni"]);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/areas/benoni");
  });

  test("forgives a slip of the finger, small letters and a missing apostrophe", async ({
    page,
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

  test("lets me correct a letter in the middle, where the caret stays", async ({ page }) => {
    await field(page).focus();
    await page.keyboard.type("Rynfxxxxeld");
    await expect(status(page)).toContainText("We have no page that names this suburb");
    for (const _ of "eld") await page.keyboard.press("ArrowLeft");
    for (const _ of "xxxx") await page.keyboard.press("Backspace");
    // The list opens with the name that lacks one letter, and marks it.
    await expect(suggestion(page, "Rynfield Benoni")).toHaveAttribute("data-highlighted", "");
    await page.keyboard.type("i");
    await expect(field(page)).toHaveValue("Rynfield");
  });

  test("finds a whole area and a town without a page of its own, too", async ({ page }) => {
    await enter(field(page), "kempton");
    await expect(list(page).getByRole("option")).toHaveText(["Kempton Park The whole area"]);
    await enter(field(page), "brakpan");
    await suggestion(page, "Brakpan East Rand").click();
    await expect(page).toHaveURL("/areas/east-rand");
  });

  test("tells a screen reader how many suggestions there are", async ({ page }) => {
    await expect(status(page)).toBeEmpty();
    await enter(field(page), "park");
    await expect(status(page)).toHaveText("8 suggestions");
    await enter(field(page), "parkh");
    await expect(status(page)).toHaveText("2 suggestions");
    await enter(field(page), "parkhu");
    await expect(status(page)).toHaveText("1 suggestion");
  });

  test("that no page names says what to do, and leads to the contact page", async ({ page }) => {
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

  test("and Escape closes the list, keeps my words, and an arrow key opens it again", async ({
    page,
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

  test("and going on with Tab or a click elsewhere closes the list", async ({ page }) => {
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

  test("and pressing a suggestion for long leaves the list open until I let go", async ({
    page,
  }) => {
    await enter(field(page), "park");
    const parktown = suggestion(page, "Parktown Johannesburg");
    await expect(parktown).toBeVisible();
    await parktown.hover();
    await page.mouse.down();
    // The list has had a frame, and another, to close in.
    await page.evaluate(() =>
      new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)),
    );
    await expect(parktown).toBeVisible();
    await page.mouse.up();
    await expect(page).toHaveURL("/areas/johannesburg");
  });

  test("takes no more letters than a name has", async ({ page }) => {
    await field(page).fill("r".repeat(59));
    await field(page).press("End");
    await field(page).pressSequentially("rrr");
    await expect(field(page)).toHaveValue("r".repeat(60));
  });

  test("and going on at the very moment the list shows closes it, too", async ({ page }) => {
    await field(page).focus();
    await field(page).evaluate((input) => {
      new MutationObserver((_, observer) => {
        if (input.getAttribute("aria-expanded") !== "true") return;
        observer.disconnect();
        if (input instanceof HTMLElement) input.blur();
        input.setAttribute("data-overtaken", "");
      }).observe(input, { attributeFilter: ["aria-expanded"] });
    });
    await enter(field(page), "r");
    await expect(field(page)).toHaveAttribute("data-overtaken", "");
    await expect(list(page)).toBeHidden();
  });

  test("and Escape that overtakes the list closes it", async ({ page }) => {
    await enter(field(page), "parkh");
    await expect(list(page).getByRole("option")).toHaveCount(2);
    await page.keyboard.press("Escape");
    await expect(list(page)).toBeHidden();
    expect((await overtake(page, "park", "Escape")).isOpen).toBe(false);
    await expect(status(page)).toBeEmpty();
    await expect(list(page)).toBeHidden();
    await expect(field(page)).toHaveValue("park");
  });

  test("and an arrow key that overtakes the list goes through that list", async ({ page }) => {
    await enter(field(page), "parkh");
    await expect(list(page).getByRole("option")).toHaveCount(2);
    expect((await overtake(page, "park", "ArrowUp")).options).toBe(2);
    const last = suggestion(page, "Brentwood Park Benoni");
    await expect(last).toHaveAttribute("data-highlighted", "");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/areas/benoni");
  });

  test("and emptying the field leaves neither list nor message", async ({ page }) => {
    await enter(field(page), "Soweto");
    await expect(status(page)).not.toBeEmpty();
    await enter(field(page), "");
    await expect(status(page)).toBeEmpty();
    await expect(list(page)).toBeHidden();
  });
});

test.describe("the script of the suburb finder", () => {
  test("is not fetched before I turn to it", async ({ page, open, consoleLines }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await open("/areas-we-serve");
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).hover();
    await page.waitForLoadState("networkidle");
    expect(fetched.filter((url) => finderScript.test(url))).toEqual([]);
    const script = page.waitForRequest(finderScript);
    await field(page).hover();
    await script;
    // Leaving it untouched does no harm either.
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    expect(consoleLines).toEqual([]);
  });

  test("may come late: what I typed is kept and answered", async ({ page, consoleLines }) => {
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
    expect(consoleLines).toEqual([]);
  });

  test("may come later than that of the page, too", async ({ page, open, consoleLines }) => {
    const letScriptCome = await delayScripts(page, finderScript);
    await open("/areas-we-serve");
    await field(page).click();
    await page.keyboard.type("rivo");
    letScriptCome();
    await expect(suggestion(page, "Rivonia Sandton")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/areas/sandton");
    expect(consoleLines).toEqual([]);
  });

  test("may come after I went on: what I typed is kept, and no list opens", async ({
    page,
    open,
    consoleLines,
  }) => {
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
    expect(consoleLines).toEqual([]);
  });

  test("that does not come leaves the lists of suburbs", async ({ page, open }) => {
    await page.route(finderScript, (route) => route.abort());
    await open("/areas-we-serve");
    await enter(field(page), "rynfield");
    await page.getByRole("main").getByRole("link", { name: "Rynfield" }).click();
    await expect(page).toHaveURL("/areas/benoni");
  });

  test("that does not come says so, and is fetched again by a button, not by the way to it", async ({
    page,
    open,
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
  test("that comes at another try leaves me in the field", {
    tag: "@not-in-firefox",
  }, async ({ page, open }) => {
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

  test("comes along when a link brings me to the page", async ({ page, open, consoleLines }) => {
    await open("/contact");
    await page.getByRole("main").getByRole("link", { name: "all the areas" }).click();
    await expect(page).toHaveURL("/areas-we-serve");
    await enter(field(page), "rivo");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/areas/sandton");
    await page.goBack();
    await enter(field(page), "ryn");
    await expect(suggestion(page, "Rynfield Benoni")).toBeVisible();
    expect(consoleLines).toEqual([]);
  });

  test("keeps to a policy that refuses style attributes in HTML", async ({
    page,
    open,
    consoleLines,
  }) => {
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
    expect(consoleLines).toEqual([]);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the suggestions come into view where the field is low in the window", async ({
    page,
    open,
  }) => {
    await open("/areas-we-serve");
    await field(page).evaluate((element) => element.scrollIntoView({ block: "end" }));
    await tap(field(page));
    await page.keyboard.type("park");
    await expect(list(page).getByRole("option").last()).toBeInViewport({ ratio: 1 });
    await expect(field(page)).toBeInViewport({ ratio: 1 });
  });

  test("the field stays in view where the window is too low for all suggestions", async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 360, height: 420 });
    await open("/areas-we-serve");
    await field(page).evaluate((element) => element.scrollIntoView({ block: "end" }));
    await tap(field(page));
    await page.keyboard.type("park");
    await expect(list(page).getByRole("option").first()).toBeInViewport({ ratio: 1 });
    expect(await coveredAtFocus(page)).toBeNull();
  });

  test("a tap chooses a suggestion, and each is large enough for a thumb", async ({
    page,
    open,
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
test.describe("without JavaScript", { tag: "@not-in-firefox" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the finder is not shown, and the lists lead to the pages", async ({ page }) => {
    await interceptExternalRequests(page);
    await page.goto("/areas-we-serve");
    await expect(page.getByText("Your suburb", { exact: true })).toBeHidden();
    await page.getByRole("main").getByRole("link", { name: "Rynfield" }).click();
    await expect(page).toHaveURL("/areas/benoni");
  });
});
