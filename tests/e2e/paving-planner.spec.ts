import type { Page } from "@playwright/test";
import { tryAgain } from "#src/content/interface/errors.ts";
import { thumbBar } from "#src/content/interface/header.ts";
import {
  afterVisit,
  dolomiteCaution,
  metres,
  openPlanner as openPlannerButton,
  patternLabels,
  paverLabels,
  plannerTexts,
  presentLabels,
  priceTable,
  readyForFeet,
  resultLabels,
  shapeLabels,
  sideLabels,
  sizeLabels,
  sizeProblem,
  squareMetres,
  timeAfterVisit,
  verdictAnswers,
} from "#src/content/interface/paving-planner.ts";
import { permeableDifferences } from "#src/content/interface/permeable-layers.ts";
import { plannerDidNotLoad } from "#src/content/interface/planner-load-error.ts";
import { areaOf, edgeOf } from "#src/domain/plan-quantities.ts";
import { drawingText, planPriceText, planTitle } from "#src/features/paving-planner/plan-texts.ts";
import { startFinger } from "../support/finger.ts";
import {
  driveway,
  drivewayPresets,
  drivewayUrl,
  planDrawing,
  planLength,
  planner,
  withLength,
} from "../support/paving-planner.ts";
import { attachmentCards as cards, closeDialog, quoteDialog } from "../support/quote-forms.ts";
import { enter, expect, test } from "../support/visitor.ts";

const plannerScript = /\/assets\/planner-bundle-.*\.js$/;

const details = (page: Page) => quoteDialog(page).getByLabel("Project Details");
const buttonOf = (page: Page, name: string) =>
  planner(page).getByRole("button", { name, exact: true });
const add = (page: Page) => buttonOf(page, plannerTexts.add);
const openRequest = (page: Page) => buttonOf(page, plannerTexts.open);
const lengthSlider = (page: Page) =>
  planner(page).getByRole("slider", { name: plannerTexts.slider(sizeLabels.length) });
/** A figure of the plan and its note, by its label. */
const figure = (page: Page, label: string) =>
  planner(page)
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole("definition");

test.describe("paving planner", () => {
  test("prices a plan and puts it into the request", async ({ page, open, consoleLines }) => {
    await open(drivewayUrl);
    await enter(planLength(page), "40");
    await expect(figure(page, resultLabels.time)).toHaveText([timeAfterVisit]);
    await enter(planLength(page), "1.200");
    await expect(planLength(page)).toHaveAccessibleDescription(
      `m ${sizeProblem("length", { kind: "ambiguous", readings: [1200, 1.2] })}`,
    );
    await expect(lengthSlider(page)).toHaveAttribute("aria-valuetext", "40 m");
    await expect(planDrawing(page)).toHaveAccessibleName(drawingText(withLength(driveway, 40)));
    await enter(planLength(page), "10,5 m");
    await expect(planDrawing(page)).toHaveAccessibleName(drawingText(withLength(driveway, 10.5)));
    await expect(lengthSlider(page)).toHaveAttribute("aria-valuetext", "10.5 m");
    const price = planPriceText(withLength(driveway, 10.5));
    await expect(figure(page, resultLabels.price).first()).toHaveText(price);
    await planner(page).getByRole("radio", { name: patternLabels.stack }).check();
    await expect(figure(page, resultLabels.drive).first()).toHaveText(verdictAnswers.no);
    await expect(figure(page, resultLabels.ready)).toHaveText([readyForFeet]);
    await buttonOf(
      page,
      plannerTexts.chooseInstead(patternLabels.herringbone.toLowerCase()),
    ).click();
    await expect(figure(page, resultLabels.drive).first()).toHaveText(verdictAnswers.yes);
    await expect(add(page)).toBeFocused();
    await planner(page).getByRole("radio", { name: presentLabels.lawn }).check();
    await add(page).click();
    await expect(quoteDialog(page).getByLabel("Service")).toHaveValue("Driveway Paving");
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText([
      planTitle(withLength(driveway, 10.5)).split(",")[1] ?? "",
    ]);
    await expect(cards(page)).toContainText([price]);
    await expect(details(page)).toHaveValue("");
    expect(consoleLines).toEqual([]);

    await test.step("a change is kept when the request is opened at once", async () => {
      await closeDialog(page);
      await enter(planLength(page), "7");
      await expect(page).toHaveURL(/rectangle-7x/);
      await enter(planLength(page), "8");
      await add(page).click();
      const [, title = ""] = planTitle(withLength(driveway, 8)).split(",");
      await expect(cards(page)).toHaveCount(2);
      await expect(cards(page).last()).toContainText(title);
      await closeDialog(page);
      await expect(page).toHaveURL(/rectangle-8x/);
      await expect(planLength(page)).toHaveValue("8");
      await expect(openRequest(page)).toBeVisible();
    });
  });

  test("loads its script near its prices, and works by keyboard", async ({ page, open }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await open("/services/driveway");
    await page.waitForLoadState("networkidle");
    expect(requests.filter((url) => plannerScript.test(url))).toEqual([]);
    const script = page.waitForRequest(plannerScript);
    await page.getByRole("button", { name: openPlannerButton }).scrollIntoViewIfNeeded();
    await script;

    await page.getByRole("button", { name: openPlannerButton }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: plannerTexts.name })).toBeFocused();
    const slider = planner(page).getByRole("slider").first();
    const size = await slider.getAttribute("aria-valuetext");
    await slider.press("ArrowRight");
    await expect(slider).not.toHaveAttribute("aria-valuetext", size ?? "");
  });

  test("needs no edge at a wall, and no price where ground decides", async ({ page, open }) => {
    await open(drivewayUrl);
    const edge = figure(page, resultLabels.edge).first();
    await expect(edge).toHaveText(metres(edgeOf(driveway.size)));
    await planner(page).getByRole("checkbox", { name: sideLabels.left }).check();
    await expect(edge).toHaveText(metres(edgeOf(driveway.size) - driveway.size.width));
    await expect(planDrawing(page)).toHaveAccessibleName(
      drawingText({ ...driveway, walls: ["left"] }),
    );
    await expect(page).toHaveURL(/_left(#|$)/);
    await page.reload();
    await expect(planner(page).getByRole("checkbox", { name: sideLabels.left })).toBeChecked();
    await planner(page).getByRole("radio", { name: shapeLabels.circle, exact: true }).check();
    await expect(planner(page).getByRole("checkbox")).toHaveCount(0);

    await test.step("warns of dolomite where permeable paving is chosen, and gives no price and no sand", async () => {
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
  });

  test("that does not load says so, and Try again opens the plan", async ({ page, open }) => {
    await page.route(plannerScript, (route) => route.abort());
    await open("/services/driveway");
    const preset = drivewayPresets.at(-1);
    if (preset === undefined) throw new Error("Expected a common size of driveways, got none.");
    const row = page.getByRole("row", { name: preset.label });
    await row.getByRole("button", { name: priceTable.planThis }).click();
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toContainText(plannerDidNotLoad.heading);
    await expect(alert).toBeInViewport();
    await page.unroute(plannerScript);
    await alert.getByRole("button", { name: tryAgain }).click();
    await expect(planDrawing(page)).toHaveAccessibleName(drawingText(preset.plan));
  });
});

test.describe("paving planner on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("has a low strip once the drawing is out of view", async ({ page, open }) => {
    await open(drivewayUrl);
    // Hidden from screen readers, which hear the figures after each change.
    const strip = planner(page)
      .locator("[aria-hidden=true] > div")
      .filter({ hasText: planPriceText(driveway) });
    const bar = page.getByRole("navigation", { name: thumbBar });
    await planDrawing(page).scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    await expect(strip).toHaveCount(0);
    await planner(page).getByRole("radio", { name: presentLabels.tar }).focus();
    await expect(strip).toBeInViewport({ ratio: 1 });
    await expect(strip).toContainText(squareMetres(areaOf(driveway.size)));
    expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(96);
    await expect(bar).toBeHidden();
    await planner(page)
      .getByRole("heading", { name: plannerTexts.layers })
      .scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
  });
});

test.describe("paving planner in an app's browser on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("keeps a size whose slider a finger crosses to scroll, and offers no print @not-in-firefox @not-in-webkit", async ({
    page,
    open,
  }) => {
    // As in Android's WebView.
    await page.addInitScript(() => {
      Reflect.set(window, "print", undefined);
    });
    await open(drivewayUrl);
    await lengthSlider(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
    const [box, before] = [
      await lengthSlider(page).boundingBox(),
      await page.evaluate(() => scrollY),
    ];
    if (box === null) throw new Error("Expected a slider.");
    const [x, y] = [box.x + box.width * 0.9, box.y + box.height / 2];
    const { swipe } = await startFinger(page);
    await swipe([x, y], [x, y - 200]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(planLength(page)).toHaveValue("8");
    await expect(lengthSlider(page)).toHaveValue("8");
    await expect(planner(page).getByRole("button", { name: plannerTexts.copy })).toBeVisible();
    await expect(planner(page).getByRole("button", { name: plannerTexts.print })).toBeHidden();
  });
});
