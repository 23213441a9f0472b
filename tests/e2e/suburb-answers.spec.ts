import type { Page } from "@playwright/test";
import { home } from "#src/content/home.ts";
import { pavingIn } from "#src/content/interface/sections.ts";
import { suburbAnswers } from "#src/content/suburb-answers.ts";
import { closeDialog, quoteDialog } from "../support/quote-forms.ts";
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
    await enter(field(page), "Rynfeld");
    await page.keyboard.press("Enter");
    await expect(answer(page).getByRole("heading")).toHaveText("Rynfield, Benoni");
    await expect(answer(page)).toContainText(suburbAnswers.benoni.ground);
    await expect(answer(page)).toContainText(suburbAnswers.benoni.verge);
    await expect(answer(page)).toContainText(finder.priceGuide);
    await expect(page).toHaveURL("/");
    await section(page).getByRole("button", { name: "Request a Free Quote" }).click();
    await expect(quoteDialog(page).getByLabel("Area")).toHaveValue("Rynfield, Benoni");
    await closeDialog(page);
    await section(page)
      .getByRole("link", { name: `${pavingIn("Benoni")} Benoni` })
      .click();
    await expect(page).toHaveURL("/paving-benoni");
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
    await enter(field(page), "waterk");
    await section(page).getByRole("button", { name: finder.button }).click();
    await answer(page).getByRole("button", { name: "Waterkloof Ridge, Pretoria" }).click();
    await expect(answer(page).getByRole("heading")).toHaveText("Waterkloof Ridge, Pretoria");
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

  test("leads to the lists of areas where its names do not load", async ({ page }) => {
    await page.route(/answer-suburb/, (route) => route.abort());
    await enter(field(page), "Rynfield");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/areas-we-serve?suburb=Rynfield");
  });
});
