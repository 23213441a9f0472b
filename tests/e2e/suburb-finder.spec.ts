import type { Page } from "@playwright/test";
import { mainHeading } from "../support/landmarks.ts";
import { enter, expect, test } from "../support/visitor.ts";

const field = (page: Page) => page.getByRole("combobox", { name: "Your suburb" });
const list = (page: Page) => page.getByRole("listbox", { name: "Your suburb" });
const suggestion = (page: Page, name: string | RegExp) => list(page).getByRole("option", { name });
const status = (page: Page) => page.getByRole("main").getByRole("status");

test.describe("suburb finder", () => {
  test.beforeEach(({ open }) => open("/areas-we-serve"));

  test("Enter opens the page of the area", async ({ page, consoleLines }) => {
    await field(page).focus();
    await page.keyboard.type("Rynfield");
    await expect(suggestion(page, "Rynfield Benoni")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/areas/benoni");
    await expect(mainHeading(page)).toHaveText("Paving in Benoni");
    await expect(mainHeading(page)).toBeFocused();
    expect(consoleLines).toEqual([]);
  });

  test("a click on a suggestion opens the page of its area", async ({ page }) => {
    await enter(field(page), "park");
    await suggestion(page, "Parktown Johannesburg").click();
    await expect(page).toHaveURL("/areas/johannesburg");
    await expect(mainHeading(page)).toHaveText("Paving in Johannesburg");
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
    await expect(status(page)).toContainText("This suburb is not on our list");
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
    await expect(status(page)).toContainText("This suburb is not on our list");
    await expect(list(page)).toBeHidden();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(field(page)).toHaveValue("Soweto");
    const ask = status(page).getByRole("link", { name: "ask us if we work in yours" });
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
    await mainHeading(page).click();
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

  test("highlights the first suggestion again after another letter", async ({ page }) => {
    await field(page).focus();
    await page.keyboard.type("rivo");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.type("n");
    await expect(suggestion(page, "Rivonia Sandton")).toHaveAttribute("data-highlighted", "");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/areas/sandton");
  });

  test("an empty field shows neither list nor message", async ({ page }) => {
    await enter(field(page), "Soweto");
    await expect(status(page)).not.toBeEmpty();
    await enter(field(page), "");
    await expect(status(page)).toBeEmpty();
    await expect(list(page)).toBeHidden();
  });
});
