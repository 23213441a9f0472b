import type { Page } from "@playwright/test";
import { plannerDidNotLoad, tryAgain } from "#src/content/interface/errors.ts";
import { thumbBar } from "#src/content/interface/every-page.ts";
import { saveSection, sectionFile } from "#src/content/interface/pavement-layers.ts";
import {
  afterVisit,
  openPlanner as openPlannerButton,
  plannerTexts,
  priceTable,
} from "#src/content/interface/planner.ts";
import * as choices from "#src/content/interface/planner-choices.ts";
import {
  readyForFeet,
  resultLabels,
  timeAfterVisit,
  verdictAnswers,
  verdictReasons,
} from "#src/content/interface/planner-figures.ts";
import { planHref } from "#src/domain/attachments.ts";
import type { PlanSize } from "#src/planner/domain/paving-plan.ts";
import { areaOf } from "#src/planner/domain/plan-area.ts";
import { serialisePlan } from "#src/planner/domain/plan-link.ts";
import { edgeOf } from "#src/planner/domain/plan-quantities.ts";
import { sizeValues } from "#src/planner/domain/plan-sizes.ts";
import { metres, sizeProblem, squareMetres } from "#src/planner/plan-formats.ts";
import { drawingText, planPriceText, planTitle } from "#src/planner/results/plan-texts.ts";
import { setFontSize, setViewport } from "../accessibility/emulation.ts";
import { startFinger } from "../support/finger.ts";
import { block } from "../support/hold.ts";
import {
  driveway,
  drivewayPresets,
  drivewayUrl,
  planDrawing,
  planLength,
  planner,
  withLength,
} from "../support/paving-planner.ts";
import { boxOf } from "../support/photo-view.ts";
import { attachmentCards as cards, closeDialog, quoteDialog } from "../support/quote-forms.ts";
import { enter, expect, test } from "../support/visitor.ts";

const plannerScript = /\/assets\/planner-script-.*\.js$/;

const details = (page: Page) => quoteDialog(page).getByLabel("Project Details");
const buttonOf = (page: Page, name: string) =>
  planner(page).getByRole("button", { name, exact: true });
const add = (page: Page) => buttonOf(page, plannerTexts.add);
const openRequest = (page: Page) => buttonOf(page, plannerTexts.open);
const lengthSlider = (page: Page) =>
  planner(page).getByRole("slider", { name: plannerTexts.slider(choices.sizeLabels.length) });
/** A figure of the plan and its note, by its label. */
const figure = (page: Page, label: string) =>
  planner(page)
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole("definition");

test.describe("paving planner", () => {
  test("prices a plan and puts it into the request", async ({ page, open }) => {
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
    await planner(page).getByRole("radio", { name: choices.patternLabels.stack }).check();
    await expect(figure(page, resultLabels.drive).first()).toHaveText(verdictAnswers.no);
    await expect(figure(page, resultLabels.ready)).toHaveText([readyForFeet]);
    await buttonOf(page, plannerTexts.chooseInstead).click();
    await expect(figure(page, resultLabels.drive).first()).toHaveText(verdictAnswers.yes);
    await expect(add(page)).toBeFocused();
    await planner(page).getByRole("radio", { name: choices.presentLabels.lawn }).check();
    await add(page).click();
    await expect(quoteDialog(page).getByLabel("Service")).toHaveValue("Driveway Paving");
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText([
      planTitle(withLength(driveway, 10.5)).split(",")[1] ?? "",
    ]);
    await expect(cards(page)).toContainText([price]);
    await expect(details(page)).toHaveValue("");

    await test.step("a change is kept when the request is opened at once", async () => {
      await closeDialog(page);
      await enter(planLength(page), "7");
      await expect(page).toHaveURL(/rectangle-7x/);
      await enter(planLength(page), "8");
      await add(page).click();
      await openRequest(page).click();
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
    await enter(planLength(page), "60");
    await lengthSlider(page).press("ArrowLeft");
    await expect(planLength(page)).toHaveValue("59.9");
    await lengthSlider(page).press("ArrowRight");
    await lengthSlider(page).press("ArrowRight");
    await expect(planLength(page)).toHaveValue("60.1");
  });

  test("needs no edge at a wall, and no price where ground decides", async ({ page, open }) => {
    await open(drivewayUrl);
    const edge = figure(page, resultLabels.edge).first();
    await expect(edge).toHaveText(metres(edgeOf(driveway.size)));
    await planner(page).getByRole("checkbox", { name: choices.sideLabels.left }).check();
    await expect(edge).toHaveText(metres(edgeOf(driveway.size) - driveway.size.width));
    await expect(planDrawing(page)).toHaveAccessibleName(
      drawingText({ ...driveway, walls: ["left"] }),
    );
    await expect(page).toHaveURL(/_left(#|$)/);
    await page.reload();
    await expect(
      planner(page).getByRole("checkbox", { name: choices.sideLabels.left }),
    ).toBeChecked();
    await planner(page)
      .getByRole("radio", { name: choices.shapeLabels.circle, exact: true })
      .check();
    await expect(planner(page).getByRole("checkbox")).toHaveCount(0);

    await test.step("warns of dolomite where permeable paving is chosen, and gives no price and no sand", async () => {
      await planner(page).getByRole("radio", { name: choices.paverLabels.permeable }).check();
      await expect(planner(page).getByText(choices.dolomiteCaution)).toBeVisible();
      await expect(figure(page, resultLabels.price).first()).toHaveText(afterVisit.permeable);
      await expect(figure(page, resultLabels.geotextile)).not.toHaveCount(0);
      for (const sand of [resultLabels.bedding, resultLabels.jointing]) {
        await expect(planner(page).getByText(sand)).toHaveCount(0);
      }
    });
  });

  test("lays slabs, which carry no car, and a link to them", async ({ page, open }) => {
    const radio = (name: string) =>
      planner(page).getByRole("radio", { name: new RegExp(`^${name}( \\d.*)?$`) });
    await open(drivewayUrl);
    await radio(choices.formatLabels["slab-450"]).check();
    await expect(radio(choices.patternLabels.herringbone)).toHaveCount(0);
    await radio(choices.patternLabels["stretcher-third"]).check();
    await expect(figure(page, resultLabels.drive)).toHaveText([
      verdictAnswers.no,
      verdictReasons.slabs,
    ]);
    await planner(page).getByRole("radio", { name: choices.paverLabels.permeable }).check();
    await expect(figure(page, resultLabels.ready)).toHaveText(readyForFeet);
    const laid = { paver: "permeable", format: "slab-450", pattern: "stretcher-third" } as const;
    const slabs = { ...driveway, ...laid };
    await expect(planDrawing(page)).toHaveAccessibleName(drawingText(slabs));
    await expect(page).toHaveURL(new RegExp(`${serialisePlan(slabs)}(#|$)`));
    await page.reload();
    await expect(planDrawing(page)).toHaveAccessibleName(drawingText(slabs));
    await buttonOf(page, plannerTexts.chooseBricks).click();
    await expect(planDrawing(page)).toHaveAccessibleName(drawingText(driveway));
    await expect(figure(page, resultLabels.drive).first()).toHaveText(verdictAnswers.yes);
  });

  test("saves the drawing of its layers, and the plan stays", async ({ page, open }) => {
    await open(drivewayUrl);
    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name: saveSection }).click();
    expect((await saved).suggestedFilename()).toBe(
      sectionFile({ traffic: "cars", surface: "brick" }),
    );
    await expect(planDrawing(page)).toBeVisible();
  });

  test("that does not load says so, and Try again opens the plan", async ({ page, open }) => {
    await block(page, plannerScript);
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
    await planner(page).getByRole("radio", { name: choices.presentLabels.tar }).focus();
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

test.describe("drawing of a plan", () => {
  // Every size: drawing-layout.test.ts. Here, with the real widths of texts and boxes.
  const sizes: readonly PlanSize[] = [
    { shape: "rectangle", length: 0.6, width: 12 },
    { shape: "rectangle", length: 200, width: 0.5 },
    { shape: "rectangle", length: 199.99, width: 23.99 },
    { shape: "l-shape", length: 12.55, width: 8.25, cornerLength: 0.4, cornerWidth: 7.55 },
    { shape: "l-shape", length: 4, width: 3, cornerLength: 2.75, cornerWidth: 1.25 },
    { shape: "circle", diameter: 1 },
    { shape: "circle", diameter: 99.99 },
    { shape: "surround", poolLength: 1, poolWidth: 49.99, deck: 0.55 },
    { shape: "surround", poolLength: 1.25, poolWidth: 1.25, deck: 19.99 },
    { shape: "area", area: 19_999.99 },
  ];
  for (const [index, size] of sizes.entries()) {
    test(`${size.shape} of ${Object.values(sizeValues(size)).join(" by ")} m: no label lies over another, a line or the pattern`, {
      tag: index === 0 ? [] : "@sweep",
    }, async ({ page, open }) => {
      const plan = serialisePlan({ ...driveway, size });
      await open(planHref({ plan, path: "/services/driveway" }));
      await planDrawing(page).waitFor();
      for (const fontSize of [16, 24, 32]) {
        await setFontSize(page, fontSize);
        for (const width of [320, 360, 600, 768, 1024, 1280]) {
          await setViewport(page, { width, height: 800 });
          const found = await planDrawing(page).evaluate(findOverlaps);
          expect.soft(found, `${width} px, letters of ${fontSize} px`).toEqual([]);
        }
      }
      await setFontSize(page, 16);
    });
  }
});

/** Finds texts of a drawing over one another, over lines, or over the pattern, and cut off ones. */
function findOverlaps(drawing: SVGElement | HTMLElement): readonly string[] {
  const boxOf = (part: Element) => part.getBoundingClientRect();
  const texts = [...drawing.querySelectorAll(":scope > text")];
  const others = [...drawing.querySelectorAll(":scope > path, :scope > svg > rect")];
  const all = boxOf(drawing);
  return texts.flatMap((text, index) => {
    const [one, name] = [boxOf(text), text.textContent];
    const isCut =
      one.left < all.left || one.right > all.right || one.top < all.top || one.bottom > all.bottom;
    const overlapped = [...texts.slice(index + 1), ...others].filter((part) => {
      const other = boxOf(part);
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return across > 0.5 && down > 0.5;
    });
    return [
      ...(isCut ? [`${name} is cut off`] : []),
      ...overlapped.map((part) => `${name} / ${part.textContent || part.getAttribute("d")}`),
    ];
  });
}

test.describe("paving planner in an app's browser on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("keeps a size whose slider fingers cross to scroll and to enlarge, and offers no print @not-in-firefox @not-in-webkit", async ({
    page,
    open,
  }) => {
    // As in Android's WebView.
    await page.addInitScript(() => {
      Reflect.set(window, "print", undefined);
    });
    await open(drivewayUrl);
    await lengthSlider(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
    const box = await boxOf(lengthSlider(page));
    const before = await page.evaluate(() => scrollY);
    const [x, y] = [box.x + box.width * 0.9, box.y + box.height / 2];
    const { swipe, zoomIn } = await startFinger(page);
    await swipe([x, y], [x, y - 200]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
    await expect(planLength(page)).toHaveValue("8");
    await expect(lengthSlider(page)).toHaveValue("8");
    await expect(planner(page).getByRole("button", { name: plannerTexts.copy })).toBeVisible();
    await lengthSlider(page).evaluate((element) => element.scrollIntoView({ block: "center" }));
    await zoomIn([x, y]);
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
    await expect(planLength(page)).toHaveValue("8");
    await expect(planner(page).getByRole("button", { name: plannerTexts.print })).toBeHidden();
  });
});

test("paving planner: a number stays before its unit on a page written from right to left", async ({
  page,
  open,
}) => {
  await open(drivewayUrl);
  await page.evaluate("document.documentElement.dir = 'rtl'");
  const figure = planner(page)
    .getByText(/^\d+\sm²$/)
    .first();
  const [number, unit] = await figure.evaluate((element) =>
    [0, -1].map((index) => {
      const text = element.firstChild ?? element;
      const range = document.createRange();
      const start = index < 0 ? (text.textContent ?? "").length - 1 : 0;
      range.setStart(text, start);
      range.setEnd(text, start + 1);
      return range.getBoundingClientRect().x;
    }),
  );
  expect(number).toBeLessThan(unit ?? 0);
});
