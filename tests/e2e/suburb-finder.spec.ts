import type { Page } from "@playwright/test";
import { placeNames } from "#src/content/areas/place-names.ts";
import { suggestions, wholeArea } from "#src/content/interface/suburb-finder.ts";
import { placeInWords } from "#src/domain/places.ts";
import { matchPlaces } from "#src/features/suburb-finder/match-places.ts";
import { mainHeading } from "../support/landmarks.ts";
import {
  noSuburbFound,
  suburb,
  suburbField,
  suburbList,
  suburbSuggestion,
} from "../support/suburb-finder.ts";
import { enter, expect, test } from "../support/visitor.ts";

/** The places that are suggested for a text. */
const suggested = (text: string) => matchPlaces(placeNames, text);

const suggestionsFor = (text: string) => {
  const [first, ...others] = suggested(text);
  if (first === undefined) throw new Error(`Expected a place for "${text}".`);
  return suggestions(1 + others.length, placeInWords(first));
};

const status = (page: Page) => page.getByRole("main").getByRole("status");

test.describe("suburb finder", () => {
  test.beforeEach(({ open }) => open("/areas-we-serve"));

  test("highlights the first suggestion; arrow keys move through the others", async ({ page }) => {
    await suburbField(page).focus();
    await page.keyboard.type("park");
    // Assistive technology hears the same highlight: it alone is selected.
    const highlighted = () =>
      suburbField(page).evaluate((input) => {
        const active = input.getAttribute("aria-activedescendant");
        return [...document.querySelectorAll("[role=option][aria-selected=true]")].map(
          ({ id, textContent }) => (id === active ? textContent : "not the active descendant"),
        );
      });
    const names = suggested("park").map(({ name, within }) => `${name} ${within ?? wholeArea}`);
    await expect.poll(highlighted).toEqual([names[0]]);
    await page.keyboard.press("ArrowDown");
    await expect.poll(highlighted).toEqual([names[1]]);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect.poll(highlighted).toEqual([names.at(-1)]);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/areas/${suggested("park").at(-1)?.area}`);
  });

  test("keeps the caret when a letter in the middle is corrected", async ({ page }) => {
    await suburbField(page).focus();
    const [start, missing, end] = suburb.split;
    await page.keyboard.type(`${start}xxxx${end}`);
    await expect(status(page)).toContainText(noSuburbFound);
    for (const _ of end) await page.keyboard.press("ArrowLeft");
    for (const _ of "xxxx") await page.keyboard.press("Backspace");
    await expect(suburbSuggestion(page, suburb.suggestion)).toHaveAttribute("data-highlighted", "");
    await page.keyboard.type(missing);
    await expect(suburbField(page)).toHaveValue(suburb.name);
  });

  test("announces the number of suggestions and the first, once the visitor has stopped typing", async ({
    page,
  }) => {
    await expect(status(page)).toBeEmpty();
    await enter(suburbField(page), "park");
    await expect(status(page)).toHaveText(suggestionsFor("park"));
    await page.keyboard.type("h");
    await expect(status(page)).toBeEmpty();
    await expect(status(page)).toHaveText(suggestionsFor("parkh"));
    await page.keyboard.type("u");
    await expect(status(page)).toHaveText(suggestionsFor("parkhu"));
  });

  test("an unknown suburb shows advice with a link to the contact page, an empty field nothing", async ({
    page,
  }) => {
    await enter(suburbField(page), "r".repeat(59));
    await suburbField(page).press("End");
    await suburbField(page).pressSequentially("rrr");
    await expect(suburbField(page), "the text has at most 60 characters").toHaveValue(
      "r".repeat(60),
    );
    await expect(status(page)).toContainText(noSuburbFound);
    await enter(suburbField(page), "");
    await expect(status(page)).toBeEmpty();
    await expect(suburbList(page)).toBeHidden();
    await page.keyboard.type("Soweto");
    await expect(status(page)).toContainText(noSuburbFound);
    await expect(suburbList(page)).toBeHidden();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(suburbField(page)).toHaveValue("Soweto");
    const ask = status(page).getByRole("link");
    await expect(ask).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/contact");
  });

  test("Escape closes the list, an arrow key opens it again", async ({ page }) => {
    await suburbField(page).focus();
    const start = suburb.name.slice(0, 4);
    await page.keyboard.type(start);
    await expect(suburbList(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(suburbList(page)).toBeHidden();
    await expect(status(page)).toBeEmpty();
    await expect(suburbField(page)).toHaveValue(start);
    await expect(suburbField(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(suburbSuggestion(page, suburb.suggestion)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/areas/${suburb.area}`);
  });

  test("Tab and a click outside close the list", async ({ page }) => {
    await suburbField(page).focus();
    const start = suburb.name.slice(0, 4);
    await page.keyboard.type(start);
    await expect(suburbList(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(suburbList(page)).toBeHidden();
    await expect(page).toHaveURL("/areas-we-serve");

    await enter(suburbField(page), "riv");
    await expect(suburbList(page)).toBeVisible();
    await mainHeading(page).click();
    await expect(suburbList(page)).toBeHidden();
    await expect(suburbField(page)).toHaveValue("riv");
  });

  test("a long press on a suggestion keeps the list open until release", async ({ page }) => {
    await enter(suburbField(page), "park");
    const parktown = suburbSuggestion(page, "Parktown Johannesburg");
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

  test("highlights the first suggestion again after another letter", async ({ page }) => {
    await suburbField(page).focus();
    await page.keyboard.type("rivo");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.type("n");
    await expect(suburbSuggestion(page, "Rivonia Sandton")).toHaveAttribute("data-highlighted", "");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/areas/sandton");
  });
});
