import type { Page } from "@playwright/test";
import { pavingIn } from "#src/content/interface/sections.ts";
import { suggestions, wholeArea } from "#src/content/interface/suburb-finder.ts";
import { placeNames } from "#src/content-schema/place-names.ts";
import { areaNames, canonicalAreaPath } from "#src/domain/areas.ts";
import { placeInWords } from "#src/domain/places.ts";
import { matchPlaces } from "#src/features/suburb-finder/match-places.ts";
import { coverOfFocus } from "../support/focus.ts";
import { mainHeading } from "../support/landmarks.ts";
import { closeDialog, quoteDialog } from "../support/quote-forms.ts";
import {
  noSuburbFound,
  suburb,
  suburbField,
  suburbList,
  suburbStatus,
  suburbSuggestion,
} from "../support/suburb-finder.ts";
import { enter, expect, tap, test } from "../support/visitor.ts";

/** The places that are suggested for a text. */
const suggested = (text: string) => matchPlaces(placeNames, text);

const suggestionsFor = (text: string) => {
  const [first, ...others] = suggested(text);
  if (first === undefined) throw new Error(`Expected a place for "${text}".`);
  return suggestions(1 + others.length, placeInWords(first));
};

/** The place that the finder answers for. */
const answer = (page: Page) => suburbStatus(page).getByRole("heading");

/** What the finder calls the last place that it suggests for a text. */
const lastOf = (text: string) => suggested(text).map(placeInWords).at(-1) ?? "";

test("suburb finder: its answer fills in the area of a request, and leads to the local page", async ({
  page,
  open,
}) => {
  await open("/");
  const [start, , end] = suburb.split;
  await enter(suburbField(page), start + end);
  await page.keyboard.press("Enter");
  await expect(answer(page)).toHaveText(suburb.inWords);
  await expect(page).toHaveURL("/");
  await suburbStatus(page).getByRole("button", { name: "Request a Free Quote" }).click();
  await expect(quoteDialog(page).getByLabel("Area")).toHaveValue(suburb.inWords);
  await closeDialog(page);
  const area = areaNames[suburb.area];
  await suburbStatus(page)
    .getByRole("link", { name: `${pavingIn(area)} ${area}` })
    .click();
  await expect(page).toHaveURL(canonicalAreaPath(suburb.area));
});

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
    await expect(answer(page)).toHaveText(lastOf("park"));
  });

  test("keeps the caret when a letter in the middle is corrected", async ({ page }) => {
    await suburbField(page).focus();
    const [start, missing, end] = suburb.split;
    await page.keyboard.type(`${start}xxxx${end}`);
    await expect(suburbStatus(page)).toContainText(noSuburbFound);
    for (const _ of end) await page.keyboard.press("ArrowLeft");
    for (const _ of "xxxx") await page.keyboard.press("Backspace");
    await expect(suburbSuggestion(page, suburb.suggestion)).toHaveAttribute("data-highlighted", "");
    await page.keyboard.type(missing);
    await expect(suburbField(page)).toHaveValue(suburb.name);
  });

  test("announces the number of suggestions and the first, once the visitor has stopped typing", async ({
    page,
  }) => {
    await expect(suburbStatus(page)).toBeEmpty();
    await enter(suburbField(page), "park");
    await expect(suburbStatus(page)).toHaveText(suggestionsFor("park"));
    await page.keyboard.type("h");
    await expect(suburbStatus(page)).toBeEmpty();
    await expect(suburbStatus(page)).toHaveText(suggestionsFor("parkh"));
    await page.keyboard.type("u");
    await expect(suburbStatus(page)).toHaveText(suggestionsFor("parkhu"));
  });

  test("keeps an unknown suburb of at most 60 letters, and leads to the contact page", async ({
    page,
  }) => {
    await enter(suburbField(page), "r".repeat(59));
    await suburbField(page).press("End");
    await suburbField(page).pressSequentially("rrr");
    await expect(suburbField(page)).toHaveValue("r".repeat(60));
    await expect(suburbStatus(page)).toContainText(noSuburbFound);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(suburbField(page)).toHaveValue("r".repeat(60));
    await expect(suburbStatus(page).getByRole("link")).toBeFocused();
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
    await expect(suburbStatus(page)).toBeEmpty();
    await expect(suburbField(page)).toHaveValue(start);
    await expect(suburbField(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(suburbSuggestion(page, suburb.suggestion)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(answer(page)).toHaveText(suburb.inWords);
  });

  test("Tab and a click outside close the list", async ({ page }) => {
    await suburbField(page).focus();
    const start = suburb.name.slice(0, 4);
    await page.keyboard.type(start);
    await expect(suburbList(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(suburbList(page)).toBeHidden();
    await expect(answer(page)).toHaveCount(0);

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
    await expect(answer(page)).toHaveText("Parktown, Johannesburg");
  });

  test("highlights the first suggestion again after another letter", async ({ page }) => {
    await suburbField(page).focus();
    await page.keyboard.type("rivo");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.type("n");
    await expect(suburbSuggestion(page, "Rivonia Sandton")).toHaveAttribute("data-highlighted", "");
    await page.keyboard.press("Enter");
    await expect(answer(page)).toHaveText("Rivonia, Sandton");
  });
});

test.describe("suburb finder on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  /** Opens the list of a field at the foot of the window. */
  async function openList(page: Page) {
    await suburbField(page).evaluate((element) => element.scrollIntoView({ block: "end" }));
    await tap(suburbField(page));
    await page.keyboard.type("park");
  }

  test("scrolls the suggestions into view", async ({ page, open }) => {
    await open("/areas-we-serve");
    await openList(page);
    await expect(suburbList(page).getByRole("option").last()).toBeInViewport({ ratio: 1 });
    await expect(suburbField(page)).toBeInViewport({ ratio: 1 });
  });

  test("keeps the field in view in a low window", async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 420 });
    await open("/areas-we-serve");
    await openList(page);
    await expect(suburbList(page).getByRole("option").first()).toBeInViewport({ ratio: 1 });
    expect(await coverOfFocus(page)).toBeNull();
  });

  test("a tap chooses a suggestion, each at least 44 px high, and scrolls to the answer", async ({
    page,
    open,
  }) => {
    await open("/");
    await openList(page);
    await expect(suburbList(page).getByRole("option")).toHaveCount(suggested("park").length);
    for (const option of await suburbList(page).getByRole("option").all()) {
      const box = await option.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    }
    await tap(suburbList(page).getByRole("option").last());
    await expect(answer(page)).toHaveText(lastOf("park"));
    await expect(suburbStatus(page).getByRole("link")).toBeInViewport({ ratio: 1 });
  });
});
