import type { Page } from "@playwright/test";
import { planPrice } from "#machines/paving-planner/plan-guide.ts";
import { pricesPerSquareMetre } from "#src/content/figures.ts";
import {
  afterVisit,
  colourLabels,
  dolomiteCaution,
  largerThanDriveway,
  openPlanner as openPlannerButton,
  patternLabels,
  paverLabels,
  planner as plannerWords,
  planText,
  presentLabels,
  randRange,
  resultLabels,
  sizeProblem,
  sizeWords,
} from "#src/content/interface/paving-planner.ts";
import { permeableDifferences } from "#src/content/interface/permeable-layers.ts";
import { clearButton } from "#src/content/interface/quote-form.ts";
import { pavingPresets } from "#src/content/paving-presets.ts";
import { delayScripts } from "../support/delay-scripts.ts";
import { openPlanner, planDrawing, planLength, planner } from "../support/paving-planner.ts";
import {
  closeDialog,
  firstQuoteButton,
  followHeaderLink,
  quoteDialog,
} from "../support/quote-forms.ts";
import { enter, expect, test, waitForHydration } from "../support/visitor.ts";

/** The script of the planner. */
const plannerScript = /\/assets\/loaded-planner-.*\.js$/;

const details = (page: Page) => quoteDialog(page).getByLabel("Project Details");
const add = (page: Page) => planner(page).getByRole("button", { name: plannerWords.add });
const update = (page: Page) => planner(page).getByRole("button", { name: plannerWords.update });
const lengthSlider = (page: Page) => planner(page).getByRole("slider", { name: /Length$/ });
/** A figure of the plan and its note, by its label. */
const figure = (page: Page, label: string) =>
  planner(page)
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole("definition");

/** A rectangle of that length and 6 m, in words. */
const rectangle = (length: number) =>
  sizeWords.rectangle((field) => (field === "length" ? length : 6));

/** The guide price of 63 m² of standard pavers. */
const price = (() => {
  const size = { shape: "rectangle", length: 10.5, width: 6 } as const;
  const result = planPrice({ ...pavingPresets["two-car"].plan, size }, pricesPerSquareMetre);
  if (result.kind !== "range") throw new Error("Expected a guide price.");
  return randRange(result);
})();

test.describe("paving planner", () => {
  test("draws and prices a driveway, refuses a wrong size, and puts the plan into the request", async ({
    page,
    open,
    consoleLines,
  }) => {
    await open("/services/driveway");
    await openPlanner(page);
    await enter(planLength(page), "40");
    await expect(figure(page, resultLabels.time)).toHaveText([largerThanDriveway]);
    await enter(planLength(page), "long");
    await expect(planLength(page)).toHaveAccessibleDescription(
      `m ${sizeProblem("length", { kind: "no-number" })}`,
    );
    await expect(planDrawing(page)).toHaveAccessibleName(new RegExp(rectangle(40)));
    await enter(planLength(page), "10,5 m");
    await expect(planDrawing(page)).toHaveAccessibleName(
      new RegExp(`${rectangle(10.5)}, ${patternLabels.herringbone}`, "i"),
    );
    await expect(lengthSlider(page)).toHaveAttribute("aria-valuetext", "10.5 m");
    await expect(figure(page, resultLabels.price).first()).toHaveText(price);
    await planner(page).getByRole("radio", { name: patternLabels.stack }).check();
    await expect(figure(page, resultLabels.drive).first()).toHaveText("No");
    await planner(page).getByRole("radio", { name: presentLabels.lawn }).check();
    await add(page).click();
    await expect(quoteDialog(page).getByLabel("Service")).toHaveValue("Driveway Paving");
    const text = await details(page).inputValue();
    expect(text).toContain(`${planText.opening} ${rectangle(10.5)}, 63 m²`);
    expect(text).toContain(`${planText.price} ${price.replaceAll("\u00a0", " ")}`);
    expect(text.length).toBeLessThanOrEqual(700);
    expect(consoleLines).toEqual([]);
  });

  test("replaces its own block alone, and leaves it out once it is removed by hand", async ({
    page,
    open,
  }) => {
    await open("/services/patio");
    await openPlanner(page);
    await add(page).click();
    const block = await details(page).inputValue();
    await enter(details(page), `Mind the dog.\n\n${block}\nThe tap leaks.`);
    await closeDialog(page);
    await enter(planLength(page), "7");
    await update(page).click();
    await expect(details(page)).toHaveValue(
      /^Mind the dog\.\n\nPaving plan: rectangle of 7 × 4 m[\s\S]*\(End of paving plan\)\nThe tap leaks\.$/,
    );
    await enter(details(page), "Mind the dog.");
    await closeDialog(page);
    await enter(planLength(page), "8");
    await expect(add(page)).toBeVisible();
    await firstQuoteButton(page).click();
    await expect(details(page)).toHaveValue("Mind the dog.");
  });

  test("says what the request holds after changes, Clear and Undo", async ({ page, open }) => {
    await open("/services/patio");
    await openPlanner(page);
    await add(page).click();
    await expect(details(page)).toHaveValue(/^Paving plan:/);
    await closeDialog(page);
    const openRequest = planner(page).getByRole("button", { name: plannerWords.open });
    await enter(planLength(page), "7");
    await expect(update(page)).toBeVisible();
    await enter(planLength(page), "5");
    await expect(openRequest).toBeVisible();
    await enter(planLength(page), "5 yards");
    await expect(openRequest).toBeVisible();
    await openRequest.click();
    await quoteDialog(page).getByRole("button", { name: clearButton }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await closeDialog(page);
    await expect(openRequest).toBeVisible();
  });

  test("offers to update a request that holds the plan of another page", async ({ page, open }) => {
    await open("/services/driveway");
    await openPlanner(page);
    await add(page).click();
    await expect(details(page)).toHaveValue(/^Paving plan: rectangle of 8 × 6 m/);
    await closeDialog(page);
    await page.goto("/services/patio");
    await waitForHydration(page);
    await openPlanner(page);
    await expect(
      planner(page)
        .getByRole("status")
        .getByText(/holds an earlier plan/),
    ).toBeVisible();
    await update(page).click();
    await expect(details(page)).toHaveValue(/^Paving plan: rectangle of 5 × 4 m[^§]*plan\)$/);
  });

  test("adds to what was typed before a reload", async ({ page, open }) => {
    await open("/services/patio");
    await firstQuoteButton(page).click();
    await enter(details(page), "Mind the dog.");
    await page.reload();
    await waitForHydration(page);
    await openPlanner(page);
    await add(page).click();
    await expect(details(page)).toHaveValue(/^Mind the dog\.\n\nPaving plan: /);
    // The URL follows once the plan has been the same for a moment; the reload reads it.
    await expect(page).toHaveURL(/plan=/);
    await page.reload();
    await waitForHydration(page);
    await expect(planner(page).getByRole("button", { name: plannerWords.open })).toBeVisible();
  });

  test("is used with the keyboard alone, without dragging", async ({ page, open }) => {
    await open("/services/driveway");
    await page.getByRole("button", { name: openPlannerButton }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Paving planner" })).toBeFocused();
    await lengthSlider(page).focus();
    await page.keyboard.press("ArrowRight");
    await expect(planLength(page)).toHaveValue("8.1");
    await planner(page).getByRole("radio", { name: colourLabels["clay-red"] }).first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(planDrawing(page)).toHaveAccessibleName(/clay brown/);
    await add(page).focus();
    await page.keyboard.press("Enter");
    await expect(details(page)).toHaveValue(/rectangle of 8\.1 × 6 m/);
  });

  test("warns of dolomite where permeable paving is chosen, and gives no price and no sand", async ({
    page,
    open,
  }) => {
    await open("/services/driveway");
    await openPlanner(page);
    await planner(page).getByRole("radio", { name: paverLabels.permeable }).check();
    await expect(planner(page).getByText(dolomiteCaution)).toBeVisible();
    await expect(figure(page, resultLabels.price).first()).toHaveText(afterVisit.permeable);
    await expect(figure(page, resultLabels.permeableBase)).toHaveText([
      resultLabels.permeableBaseNote,
    ]);
    await expect(figure(page, resultLabels.bedding)).toHaveCount(0);
    for (const { text } of permeableDifferences) {
      await expect(planner(page).getByText(text)).toBeVisible();
    }
  });

  test("loads its script only on hover, touch or focus", async ({ page, open }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await open("/services/driveway");
    await page.waitForLoadState("networkidle");
    expect(requests.filter((url) => plannerScript.test(url))).toEqual([]);
    const script = page.waitForRequest(plannerScript);
    await page.getByRole("button", { name: openPlannerButton }).hover();
    await script;
  });

  test("adds no plan to a page that the visitor has gone to meanwhile", async ({ page, open }) => {
    await open("/services/driveway");
    await openPlanner(page);
    const script = page.waitForRequest("**/assets/form-details-block-*.js");
    const release = await delayScripts(page, "**/assets/form-details-block-*.js");
    await add(page).click();
    const loaded = (await script).response();
    await followHeaderLink(page, "About");
    release();
    await loaded;
    await firstQuoteButton(page).click();
    await expect(details(page)).toHaveValue("");
  });
});
