import type { Page } from "@playwright/test";
import { placeNames } from "#src/content/areas/place-names.ts";
import { home } from "#src/content/home.ts";
import { pavingIn } from "#src/content/interface/sections.ts";
import { suburbAnswers } from "#src/content/suburb-answers.ts";
import { areaNames, canonicalAreaPath } from "#src/domain/areas.ts";
import { placeInWords } from "#src/domain/places.ts";
import { answerSuburb } from "#src/features/suburb-finder/answer-suburb.ts";
import { matchPlaces } from "#src/features/suburb-finder/match-places.ts";
import { closeDialog, quoteDialog } from "../support/quote-forms.ts";
import { suburb } from "../support/suburb-finder.ts";
import { enter, expect, test } from "../support/visitor.ts";

const { finder, heading } = home.areas;

const section = (page: Page) => page.getByRole("region", { name: heading });
const field = (page: Page) => section(page).getByLabel(finder.label);
const answer = (page: Page) => section(page).getByRole("status");

test.describe("suburb finder of the home page", () => {
  test.beforeEach(({ open }) => open("/"));

  test("answers in place, with a slip of the finger too, and asks for a quote there", async ({
    page,
  }) => {
    const [start, , end] = suburb.split;
    await enter(field(page), start + end);
    await page.keyboard.press("Enter");
    await expect(answer(page).getByRole("heading")).toHaveText(suburb.inWords);
    await expect(answer(page)).toContainText(suburbAnswers[suburb.area].ground);
    await expect(answer(page)).toContainText(suburbAnswers[suburb.area].verge);
    await expect(answer(page)).toContainText(finder.priceGuide);
    await expect(page).toHaveURL("/");
    await section(page).getByRole("button", { name: "Request a Free Quote" }).click();
    await expect(quoteDialog(page).getByLabel("Area")).toHaveValue(suburb.inWords);
    await closeDialog(page);
    const area = areaNames[suburb.area];
    await section(page)
      .getByRole("link", { name: `${pavingIn(area)} ${area}` })
      .click();
    await expect(page).toHaveURL(canonicalAreaPath(suburb.area));
  });

  test("answers a place that is chosen from the suggestions without another press", async ({
    page,
  }) => {
    await field(page).focus();
    await expect(section(page).locator("option[value='Rivonia, Sandton']")).toBeAttached();
    await enter(field(page), "Rivonia, Sandton");
    await expect(answer(page)).toContainText(suburbAnswers.sandton.ground);
  });

  test("offers the places that a name may stand for", async ({ page }) => {
    const query = placeNames
      .map(({ name }) => name.slice(0, 4))
      .find((start) => answerSuburb(start).kind === "several");
    const [, second] = matchPlaces(placeNames, query ?? "").map(placeInWords);
    if (query === undefined || second === undefined) throw new Error("Expected similar names.");
    await enter(field(page), query);
    await section(page).getByRole("button", { name: finder.button }).click();
    await answer(page).getByRole("button", { name: second, exact: true }).click();
    await expect(answer(page).getByRole("heading")).toHaveText(second);
    await expect(answer(page).getByRole("heading")).toBeFocused();
  });

  test("advises to ask where it knows no such suburb, and says nothing of an empty field", async ({
    page,
  }) => {
    await enter(field(page), "Cape Town");
    await page.keyboard.press("Enter");
    await expect(answer(page).getByRole("link")).toHaveAttribute("href", "/contact");
    await enter(field(page), "");
    await page.keyboard.press("Enter");
    await expect(answer(page)).toBeEmpty();
  });
});
