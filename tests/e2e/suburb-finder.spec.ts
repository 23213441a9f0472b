import type { Page } from "@playwright/test";
import { delayScripts } from "../support/delay-scripts.ts";
import { coverOfFocus } from "../support/focus.ts";
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
 * Types, then presses a key after the count is announced and before the suggestions render.
 * Returns the state of the list at the key press.
 */
const pressBeforeRender = (page: Page, typed: string, key: string) =>
  status(page).evaluate(
    async (counter, { typed, key }) => {
      const input = document.activeElement;
      if (!(input instanceof HTMLInputElement))
        throw new Error("Expected the focus in the suburb finder.");
      const announced = new Promise((resolve) => {
        new MutationObserver(resolve).observe(counter, {
          characterData: true,
          childList: true,
          subtree: true,
        });
      });
      input.setRangeText(typed, 0, input.value.length, "end");
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
      await announced;
      const state = {
        isOpen: input.getAttribute("aria-expanded") === "true",
        options: document.querySelectorAll("[role=option]").length,
      };
      input.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      return state;
    },
    { typed, key },
  );

/** The script of the suburb finder. */
const finderScript = /\/assets\/suburb-search-.*\.js$/;

test.describe("suburb finder", () => {
  test.beforeEach(({ open }) => open("/areas-we-serve"));

  test("Enter opens the page of the area", async ({ page, consoleLines }) => {
    await field(page).focus();
    await page.keyboard.type("Rynfield");
    await expect(suggestion(page, "Rynfield Benoni")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/areas/benoni");
    await expect(heading(page)).toHaveText("Paving in Benoni");
    await expect(heading(page)).toBeFocused();
    expect(consoleLines).toEqual([]);
  });

  test("a click on a suggestion opens the page of its area", async ({ page }) => {
    await enter(field(page), "park");
    await suggestion(page, "Parktown Johannesburg").click();
    await expect(page).toHaveURL("/areas/johannesburg");
    await expect(heading(page)).toHaveText("Paving in Johannesburg");
  });

  test("highlights the first suggestion; arrow keys move through the others", async ({ page }) => {
    await field(page).focus();
    await page.keyboard.type("park");
    // Assistive technology hears the same highlight: it alone is selected.
    const highlighted = () =>
      field(page).evaluate((input) => {
        const active = input.getAttribute("aria-activedescendant");
        return [...document.querySelectorAll("[role=option][aria-selected=true]")].map(
          ({ id, textContent }) => (id === active ? textContent : "not the active descendant"),
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

  test("tolerates typing errors, letter case and missing punctuation", async ({ page }) => {
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

  test("keeps the caret when a letter in the middle is corrected", async ({ page }) => {
    await field(page).focus();
    await page.keyboard.type("Rynfxxxxeld");
    await expect(status(page)).toContainText("We have no page that names this suburb");
    for (const _ of "eld") await page.keyboard.press("ArrowLeft");
    for (const _ of "xxxx") await page.keyboard.press("Backspace");
    await expect(suggestion(page, "Rynfield Benoni")).toHaveAttribute("data-highlighted", "");
    await page.keyboard.type("i");
    await expect(field(page)).toHaveValue("Rynfield");
  });

  test("finds areas, and towns without a page of their own", async ({ page }) => {
    await enter(field(page), "kempton");
    await expect(list(page).getByRole("option")).toHaveText(["Kempton Park The whole area"]);
    await enter(field(page), "brakpan");
    await suggestion(page, "Brakpan East Rand").click();
    await expect(page).toHaveURL("/areas/east-rand");
  });

  test("announces the number of suggestions", async ({ page }) => {
    await expect(status(page)).toBeEmpty();
    await enter(field(page), "park");
    await expect(status(page)).toHaveText("8 suggestions");
    await enter(field(page), "parkh");
    await expect(status(page)).toHaveText("2 suggestions");
    await enter(field(page), "parkhu");
    await expect(status(page)).toHaveText("1 suggestion");
  });

  test("an unknown suburb shows advice with a link to the contact page", async ({ page }) => {
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

  test("Escape closes the list, an arrow key opens it again", async ({ page }) => {
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

  test("Tab and a click outside close the list", async ({ page }) => {
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

  test("a long press on a suggestion keeps the list open until release", async ({ page }) => {
    await enter(field(page), "park");
    const parktown = suggestion(page, "Parktown Johannesburg");
    await expect(parktown).toBeVisible();
    await parktown.hover();
    await page.mouse.down();
    // Two frames in which the list could close.
    await page.evaluate(() =>
      new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)),
    );
    await expect(parktown).toBeVisible();
    await page.mouse.up();
    await expect(page).toHaveURL("/areas/johannesburg");
  });

  test("limits the text to 60 characters", async ({ page }) => {
    await field(page).fill("r".repeat(59));
    await field(page).press("End");
    await field(page).pressSequentially("rrr");
    await expect(field(page)).toHaveValue("r".repeat(60));
  });

  test("a blur in the frame in which the list opens closes it", async ({ page }) => {
    await field(page).focus();
    await field(page).evaluate((input) => {
      new MutationObserver((_, observer) => {
        if (input.getAttribute("aria-expanded") !== "true") return;
        observer.disconnect();
        if (input instanceof HTMLElement) input.blur();
        input.setAttribute("data-blurred", "");
      }).observe(input, { attributeFilter: ["aria-expanded"] });
    });
    await enter(field(page), "r");
    await expect(field(page)).toHaveAttribute("data-blurred", "");
    await expect(list(page)).toBeHidden();
  });

  test("Escape before the suggestions render closes the list", async ({ page }) => {
    await enter(field(page), "parkh");
    await expect(list(page).getByRole("option")).toHaveCount(2);
    await page.keyboard.press("Escape");
    await expect(list(page)).toBeHidden();
    expect((await pressBeforeRender(page, "park", "Escape")).isOpen).toBe(false);
    await expect(status(page)).toBeEmpty();
    await expect(list(page)).toBeHidden();
    await expect(field(page)).toHaveValue("park");
  });

  test("an arrow key before the suggestions render moves through them", async ({ page }) => {
    await enter(field(page), "parkh");
    await expect(list(page).getByRole("option")).toHaveCount(2);
    expect((await pressBeforeRender(page, "park", "ArrowUp")).options).toBe(2);
    const last = suggestion(page, "Brentwood Park Benoni");
    await expect(last).toHaveAttribute("data-highlighted", "");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/areas/benoni");
  });

  test("an empty field shows neither list nor message", async ({ page }) => {
    await enter(field(page), "Soweto");
    await expect(status(page)).not.toBeEmpty();
    await enter(field(page), "");
    await expect(status(page)).toBeEmpty();
    await expect(list(page)).toBeHidden();
  });
});

test.describe("suburb finder script", () => {
  test("loads on the first interaction", async ({ page, open, consoleLines }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await open("/areas-we-serve");
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).hover();
    await page.waitForLoadState("networkidle");
    expect(requests.filter((url) => finderScript.test(url))).toEqual([]);
    const script = page.waitForRequest(finderScript);
    await field(page).hover();
    await script;
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    expect(consoleLines).toEqual([]);
  });

  test("text typed before hydration is kept and searched", async ({ page, consoleLines }) => {
    const release = await delayScripts(page);
    await page.goto("/areas-we-serve");
    await field(page).focus();
    await page.keyboard.type("rynf");
    release();
    await expect(suggestion(page, "Rynfield Benoni")).toBeVisible();
    await expect(field(page)).toHaveValue("rynf");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("i");
    await expect(field(page)).toHaveValue("rynfi");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/areas/benoni");
    expect(consoleLines).toEqual([]);
  });

  test("text typed while it loads is kept and searched", async ({ page, open, consoleLines }) => {
    const release = await delayScripts(page, finderScript);
    await open("/areas-we-serve");
    await field(page).click();
    await page.keyboard.type("rivo");
    release();
    await expect(suggestion(page, "Rivonia Sandton")).toBeVisible();
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
    await field(page).click();
    await page.keyboard.type("rivo");
    await page.keyboard.press("Tab");
    release();
    await waitForAllIslands(page);
    await expect(field(page)).toHaveValue("rivo");
    await expect(list(page)).toBeHidden();
    await field(page).focus();
    await page.keyboard.press("ArrowDown");
    await expect(suggestion(page, "Rivonia Sandton")).toBeVisible();
    expect(consoleLines).toEqual([]);
  });

  test("when it fails to load, the suburb lists still work", async ({ page, open }) => {
    await page.route(finderScript, (route) => route.abort());
    await open("/areas-we-serve");
    await enter(field(page), "rynfield");
    await page.getByRole("main").getByRole("link", { name: "Rynfield" }).click();
    await expect(page).toHaveURL("/areas/benoni");
  });

  test("when it fails to load, only the retry button loads it again", async ({ page, open }) => {
    await page.route(finderScript, (route) => route.abort());
    await open("/areas-we-serve");
    await field(page).focus();
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
    await enter(field(page), "ryn");
    await expect(suggestion(page, "Rynfield Benoni")).toBeVisible();
  });

  // Firefox reloads the page.
  test("a successful retry focuses the field", {
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

  test("loads with the page after a navigation", async ({ page, open, consoleLines }) => {
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

  test("works with style-src-attr none", async ({ page, open, consoleLines }) => {
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

test.describe("suburb finder on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("scrolls the suggestions into view", async ({ page, open }) => {
    await open("/areas-we-serve");
    await field(page).evaluate((element) => element.scrollIntoView({ block: "end" }));
    await tap(field(page));
    await page.keyboard.type("park");
    await expect(list(page).getByRole("option").last()).toBeInViewport({ ratio: 1 });
    await expect(field(page)).toBeInViewport({ ratio: 1 });
  });

  test("keeps the field in view in a low window", async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 420 });
    await open("/areas-we-serve");
    await field(page).evaluate((element) => element.scrollIntoView({ block: "end" }));
    await tap(field(page));
    await page.keyboard.type("park");
    await expect(list(page).getByRole("option").first()).toBeInViewport({ ratio: 1 });
    expect(await coverOfFocus(page)).toBeNull();
  });

  test("a tap chooses a suggestion; each is at least 44 px high", async ({ page, open }) => {
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

// WebDriver BiDi cannot disable JavaScript in Firefox.
test.describe("suburb finder without JavaScript", { tag: "@not-in-firefox" }, () => {
  test.use({ javaScriptEnabled: false });

  test("is hidden, and the suburb lists lead to the pages", async ({ page }) => {
    await interceptExternalRequests(page);
    await page.goto("/areas-we-serve");
    await expect(page.getByText("Your suburb", { exact: true })).toBeHidden();
    await page.getByRole("main").getByRole("link", { name: "Rynfield" }).click();
    await expect(page).toHaveURL("/areas/benoni");
  });
});
