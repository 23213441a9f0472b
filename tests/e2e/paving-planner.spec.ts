import type { Page } from "@playwright/test";
import { tryAgain } from "#src/content/interface/errors.ts";
import {
  readyForFeet,
  sizeProblem,
  timeAfterVisit,
  planner as words,
} from "#src/content/interface/paving-planner.ts";
import { plannerDidNotLoad } from "#src/content/interface/planner-load-error.ts";
import { breakComponent } from "../support/change-script.ts";
import { delayScripts } from "../support/delay-scripts.ts";
import { openPlanner, planDrawing, planLength, planner } from "../support/paving-planner.ts";
import {
  attachmentCards as cards,
  closeDialog,
  firstQuoteButton,
  followHeaderLink,
  quoteDialog,
} from "../support/quote-forms.ts";
import { enter, expect, test } from "../support/visitor.ts";

/** The script of the planner. */
const plannerScript = /\/assets\/loaded-planner-.*\.js$/;

const details = (page: Page) => quoteDialog(page).getByLabel("Project Details");
const buttonOf = (page: Page, name: string) =>
  planner(page).getByRole("button", { name, exact: true });
const add = (page: Page) => buttonOf(page, words.add);
const openRequest = (page: Page) => buttonOf(page, words.open);
const lengthSlider = (page: Page) => planner(page).getByRole("slider", { name: "Length, slider" });
/** A figure of the plan and its note, by its label. */
const figure = (page: Page, label: string) =>
  planner(page)
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole("definition");

test.describe("paving planner", () => {
  test("draws and prices a driveway, refuses a wrong size, and puts the plan into the request", async ({
    page,
    open,
    consoleLines,
  }) => {
    await open("/services/driveway");
    await openPlanner(page);
    await enter(planLength(page), "40");
    await expect(figure(page, "Time on site")).toHaveText([timeAfterVisit]);
    await enter(planLength(page), "1.200");
    await expect(planLength(page)).toHaveAccessibleDescription(
      `m ${sizeProblem("length", { kind: "ambiguous", readings: [1200, 1.2] })}`,
    );
    await expect(lengthSlider(page)).toHaveAttribute("aria-valuetext", "40 m");
    await enter(planLength(page), "long");
    await expect(planLength(page)).toHaveAccessibleDescription(
      "m Enter a number of metres, such as 6 or 6,5.",
    );
    await expect(planDrawing(page)).toHaveAccessibleName(/rectangle of 40 × 6 m/);
    await enter(planLength(page), "10,5 m");
    await expect(planDrawing(page)).toHaveAccessibleName(/rectangle of 10\.5 × 6 m, herringbone/);
    await expect(lengthSlider(page)).toHaveAttribute("aria-valuetext", "10.5 m");
    await expect(figure(page, "Guide price").first()).toHaveText("R15\u00a0800 to R28\u00a0400");
    await planner(page).getByRole("radio", { name: "Stack bond" }).check();
    await expect(figure(page, "Can I drive on it?").first()).toHaveText("No");
    await expect(figure(page, "When you can use it")).toHaveText([readyForFeet]);
    await buttonOf(page, words.chooseInstead("herringbone")).click();
    await expect(figure(page, "Can I drive on it?").first()).toHaveText("Yes");
    await expect(add(page)).toBeFocused();
    await planner(page).getByRole("radio", { name: "Lawn" }).check();
    await add(page).click();
    await expect(quoteDialog(page).getByLabel("Service")).toHaveValue("Driveway Paving");
    await expect(cards(page)).toHaveText([
      /^Driveway, 10\.5 × 6 m[^R]*R15\u00a0800 to R28\u00a0400/,
    ]);
    await expect(details(page)).toHaveValue("");
    expect(consoleLines).toEqual([]);
  });

  test("keeps its last change when the request is opened at once", async ({ page, open }) => {
    await open("/services/patio");
    await openPlanner(page);
    await enter(planLength(page), "7");
    await expect(page).toHaveURL(/rectangle-7x4/);
    await enter(planLength(page), "8");
    await add(page).click();
    await expect(cards(page)).toHaveText([/^Patio, 8 × 4 m/]);
    await closeDialog(page);
    await expect(page).toHaveURL(/rectangle-8x4/);
    await expect(planLength(page)).toHaveValue("8");
    await expect(openRequest(page)).toBeVisible();
  });

  test("is used with the keyboard alone, without dragging", async ({ page, open }) => {
    await open("/services/driveway");
    await page.getByRole("button", { name: "Plan my own paving" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Paving planner" })).toBeFocused();
    await lengthSlider(page).focus();
    await page.keyboard.press("ArrowRight");
    await expect(planLength(page)).toHaveValue("8.1");
    await planner(page).getByRole("radio", { name: "Clay red" }).first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(planDrawing(page)).toHaveAccessibleName(/clay brown/);
    await add(page).focus();
    await page.keyboard.press("Enter");
    await expect(cards(page)).toHaveText([/8\.1 × 6 m/]);
  });

  test("warns of dolomite where permeable paving is chosen, and gives no price and no sand", async ({
    page,
    open,
  }) => {
    await open("/services/driveway");
    await openPlanner(page);
    await planner(page).getByRole("radio", { name: "Permeable" }).check();
    await expect(planner(page).getByText("A geotechnical opinion comes before")).toBeVisible();
    await expect(figure(page, "Guide price").first()).toHaveText(
      "We price permeable paving after a site visit.",
    );
    await expect(figure(page, "Bed and base")).toHaveText([/^Grit and open stone/]);
    await expect(figure(page, "Bedding sand")).toHaveCount(0);
    await expect(planner(page).getByText("Permeable paving has open stone instead.")).toBeVisible();
  });

  test("loads its script only on hover, touch or focus", async ({ page, open }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await open("/services/driveway");
    await page.waitForLoadState("networkidle");
    expect(requests.filter((url) => plannerScript.test(url))).toEqual([]);
    const script = page.waitForRequest(plannerScript);
    await page.getByRole("button", { name: "Plan my own paving" }).hover();
    await script;
  });

  test("adds no plan to a page that the visitor has gone to meanwhile", async ({ page, open }) => {
    await open("/services/driveway");
    await openPlanner(page);
    const script = page.waitForRequest("**/assets/attached-plans-*.js");
    const release = await delayScripts(page, "**/assets/attached-plans-*.js");
    await add(page).click();
    const loaded = (await script).response();
    await followHeaderLink(page, "About");
    release();
    await loaded;
    await firstQuoteButton(page).click();
    await expect(details(page)).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
  });

  test("that does not load says so where it was asked for, and Try again goes on", async ({
    page,
    open,
  }) => {
    await open("/services/driveway");
    await page.route(plannerScript, (route) => route.abort());
    const row = page.getByRole("row", { name: /^One-car driveway/ });
    await row.getByRole("button", { name: /^Plan this/ }).click();
    const alert = page.getByRole("table").getByRole("alert");
    await expect(alert).toContainText(plannerDidNotLoad.heading);
    await expect(alert).toBeInViewport();
    await page.unroute(plannerScript);
    await alert.getByRole("button", { name: tryAgain }).click();
    await expect(planDrawing(page)).toHaveAccessibleName(/rectangle of 6 × 3 m/);
  });

  // WebDriver BiDi cannot replace the body of a script.
  test("a fault in it leaves the page, the form and what was typed", {
    tag: "@not-in-firefox",
  }, async ({ page, open }) => {
    await breakComponent(page, "plan-shape");
    await open("/services/driveway");
    await firstQuoteButton(page).click();
    await enter(details(page), "Mind the dog.");
    await closeDialog(page);
    await page.getByRole("button", { name: "Plan my own paving" }).click();
    await expect(page.getByText("This part of the page has stopped working.")).toBeVisible();
    await firstQuoteButton(page).click();
    await expect(details(page)).toHaveValue("Mind the dog.");
  });
});
