import type { Page } from "@playwright/test";
import { pavingIn, wholeArea } from "#src/content/interface/areas.ts";
import { offer } from "#src/content/offer.ts";
import { placeNames } from "#src/content/place-names.ts";
import { areaNames, canonicalAreaPath, placeInWords } from "#src/domain/areas.ts";
import { matchPlaces } from "#src/features/suburb-finder/match-places.ts";
import { coverOfFocus } from "../support/focus.ts";
import { closeDialog, quoteDialog } from "../support/quote-forms.ts";
import * as finder from "../support/suburb-finder.ts";
import { enter, expect, nextFrame, tap, test } from "../support/visitor.ts";

/** The places that are suggested for a text. */
const suggested = (text: string) => matchPlaces(placeNames, text);

/** The place that the finder answers for. */
const answer = (page: Page) => finder.suburbStatus(page).getByRole("heading");

/** What the finder calls the last place that it suggests for a text. */
const lastOf = (text: string) => suggested(text).map(placeInWords).at(-1) ?? "";

test("suburb finder: its answer fills in the area and links to it", async ({ page, open }) => {
  await open("/");
  const [start, , end] = finder.suburb.split;
  await enter(finder.suburbField(page), start + end);
  await page.keyboard.press("Enter");
  await expect(answer(page)).toHaveText(finder.suburb.inWords);
  await expect(page).toHaveURL("/");
  await finder.suburbStatus(page).getByRole("button", { name: "Request a Free Quote" }).click();
  await expect(quoteDialog(page).getByLabel("Area")).toHaveValue(finder.suburb.inWords);
  await closeDialog(page);
  await expect(finder.suburbStatus(page).getByRole("link", { name: offer.size })).toHaveAttribute(
    "href",
    /#planner$/,
  );
  const area = areaNames[finder.suburb.area];
  await finder
    .suburbStatus(page)
    .getByRole("link", { name: `${pavingIn(area)} ${area}` })
    .click();
  await expect(page).toHaveURL(canonicalAreaPath(finder.suburb.area));
});

test("suburb finder: arrow keys move from the first suggestion", async ({ page, open }) => {
  await open("/areas-we-serve");
  const field = finder.suburbField(page);
  await field.focus();
  await test.step("Escape closes the list, an arrow key opens it again, also after an answer", async () => {
    for (const [start, name, inWords] of [
      [finder.suburb.name.slice(0, 4), finder.suburb.suggestion, finder.suburb.inWords],
      ["rivo", "Rivonia Sandton", "Rivonia, Sandton"],
    ] as const) {
      await enter(field, "");
      await page.keyboard.type(start);
      await expect(finder.suburbList(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(finder.suburbList(page)).toBeHidden();
      await expect(finder.suburbStatus(page)).toBeEmpty();
      await expect(field).toHaveValue(start);
      await expect(field).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(finder.suburbSuggestion(page, name)).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("Enter");
      await expect(answer(page)).toHaveText(inWords);
    }
  });

  await enter(field, "");
  await page.keyboard.type("park");
  // Assistive technology hears the same highlight: it alone is selected.
  const highlighted = () =>
    field.evaluate((input) => {
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

  await enter(field, "");
  await page.keyboard.type("rivo");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("n");
  await expect(finder.suburbSuggestion(page, "Rivonia Sandton")).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.keyboard.press("Enter");
  await expect(answer(page)).toHaveText("Rivonia, Sandton");

  await test.step("a long press on a suggestion keeps it open until release", async () => {
    await enter(field, "park");
    const parktown = finder.suburbSuggestion(page, "Parktown Johannesburg");
    await parktown.hover();
    await page.mouse.down();
    // Two frames in which the list could close.
    await nextFrame(page);
    await nextFrame(page);
    await expect(parktown).toBeVisible();
    await page.mouse.up();
    await expect(answer(page)).toHaveText("Parktown, Johannesburg");
  });

  await test.step("a press outside closes the list, the next letter opens it again", async () => {
    await enter(field, "par");
    await page.getByRole("heading", { level: 1 }).click();
    await expect(finder.suburbList(page)).toBeHidden();
    await field.click();
    await field.press("k");
    await expect(finder.suburbList(page)).toBeVisible();
  });
});

test("suburb finder: follows corrections, keeps what it knows not", async ({ page, open }) => {
  await open("/areas-we-serve");
  const field = finder.suburbField(page);
  await test.step("the caret stays when a letter in the middle is corrected", async () => {
    const [start, missing, end] = finder.suburb.split;
    await enter(field, "");
    await page.keyboard.type(`${start}xxxx${end}`);
    await expect(finder.suburbStatus(page)).toContainText(finder.noSuburbFound);
    for (const _ of end) await page.keyboard.press("ArrowLeft");
    for (const _ of "xxxx") await page.keyboard.press("Backspace");
    const suggestion = finder.suburbSuggestion(page, finder.suburb.suggestion);
    await expect(suggestion).toHaveAttribute("aria-selected", "true");
    await page.keyboard.type(missing);
    await expect(field).toHaveValue(finder.suburb.name);
  });

  await test.step("an unknown suburb of at most 60 letters stays, and leads to the contact page", async () => {
    await enter(field, "r".repeat(59));
    await field.press("End");
    await field.pressSequentially("rrr");
    await expect(field).toHaveValue("r".repeat(60));
    await expect(finder.suburbStatus(page)).toContainText(finder.noSuburbFound);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(field).toHaveValue("r".repeat(60));
    await expect(finder.suburbStatus(page).getByRole("link")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/contact");
  });
});

test.describe("suburb finder on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("keeps field, high suggestions and answer in view", async ({ page, open }) => {
    await open("/areas-we-serve");
    const options = finder.suburbList(page).getByRole("option");
    /** Opens the list of a field at the foot of the window. */
    const openList = async () => {
      await enter(finder.suburbField(page), "");
      await finder
        .suburbField(page)
        .evaluate((element) => element.scrollIntoView({ block: "end" }));
      await tap(finder.suburbField(page));
      await page.keyboard.type("park");
    };
    await page.setViewportSize({ width: 360, height: 420 });
    await openList();
    await expect(options.first()).toBeInViewport({ ratio: 1 });
    expect(await coverOfFocus(page)).toBeNull();

    await page.setViewportSize({ width: 360, height: 740 });
    await openList();
    await expect(options.last()).toBeInViewport({ ratio: 1 });
    await expect(finder.suburbField(page)).toBeInViewport({ ratio: 1 });
    await expect(options).toHaveCount(suggested("park").length);
    for (const option of await options.all()) {
      const box = await option.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    }
    // "Done" on a phone's keyboard.
    await finder.suburbField(page).blur();
    await tap(options.last());
    await expect(answer(page)).toHaveText(lastOf("park"));
    await expect(finder.suburbStatus(page).getByRole("link").last()).toBeInViewport({ ratio: 1 });
  });
});
