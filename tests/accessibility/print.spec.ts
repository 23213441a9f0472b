import type { Page } from "@playwright/test";
import { dateInWords } from "#src/content/interface/contact.ts";
import { plannerTexts } from "#src/content/interface/planner.ts";
import { resultLabels } from "#src/content/interface/planner-figures.ts";
import { parkingJob } from "#src/content/interface/planner-request.ts";
import { driveway } from "#src/content/services/driveway.ts";
import { drivewayPlan } from "#src/planner/domain/any-plan.fixture.ts";
import { serialisePlan } from "#src/planner/domain/plan-link.ts";
import {
  choiceLines,
  planName,
  planPriceText,
  verdictText,
} from "#src/planner/results/plan-texts.ts";
import { business } from "../support/business.ts";
import { timeOf } from "../support/page-clock.ts";
import { planDrawing, planner } from "../support/paving-planner.ts";
import { choosePhoto, corner, laidPhoto } from "../support/photo-view.ts";
import { countSheets, expect, test } from "../support/visitor.ts";
import { yardPhoto } from "../support/yard-photo.ts";
import { findViolations } from "./axe.ts";
import { setViewport } from "./emulation.ts";
import { findUnreadableText } from "./unreadable-text.ts";

const rows = driveway.blocks.flatMap((block) => (block.kind === "details" ? block.rows : []));
const layers = rows.find(({ kind }) => kind === "layers");
if (layers === undefined) throw new Error("Expected the layers among the details of driveways.");

/** A4 in CSS px. */
const sheet = { width: 794, height: 1123 };

/** Emulates printing in the dark scheme, which must not darken the paper. */
async function emulatePrint(page: Page) {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await setViewport(page, sheet);
}

/** Fixed elements, which would cover every sheet. */
const fixedElements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter(
        (element) => getComputedStyle(element).position === "fixed" && element.checkVisibility(),
      )
      .map((element) => element.textContent),
  );

for (const [kind, path] of [
  ["a service", "/services/driveway"],
  ["a local page @sweep", "/areas/benoni"],
  ["the contact page @sweep", "/contact"],
] as const) {
  test(`print: readable, with the contact details, on ${kind}`, async ({ page, open }) => {
    await open(path);
    await emulatePrint(page);
    expect.soft(await findUnreadableText(page)).toEqual([]);
    expect.soft(await fixedElements(page)).toEqual([]);
    // No controls.
    await expect.soft(page.getByRole("form")).toHaveCount(0);
    await expect.soft(page.getByRole("navigation")).toHaveCount(0);
    // A question and the name of a suburb are text on paper.
    const controls = page.locator(":not(h2, h3) > button:visible:not([name=area])");
    await expect.soft(controls).toHaveCount(0);
    await expect.soft(page.getByRole("link", { name: /Free Quote/ })).toHaveCount(0);
    for (const words of [business.name, business.visiblePhone, business.email]) {
      await expect.soft(page.getByRole("contentinfo").getByText(words).first()).toBeVisible();
    }
    expect(await findViolations(page, "colours")).toEqual([]);
  });
}

test("print: every answer is open", async ({ page, open }) => {
  await open("/faq");
  const answers = page.locator("main [data-part=item-content]");
  expect(await answers.count()).toBeGreaterThan(8);
  await emulatePrint(page);
  for (const answer of await answers.all()) await expect(answer.locator("p").first()).toBeVisible();
  expect(await findUnreadableText(page)).toEqual([]);
});

test("print: a browser that prints no folded row unfolds it", async ({ page, open }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await open("/faq");
  const folded = page.locator("details:not([open])");
  await expect(folded).not.toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(folded).toHaveCount(0);
});

test("print: the drawing of the layers has light colours", async ({ page, open }) => {
  await open("/services/driveway");
  await page.getByRole("heading", { name: layers.heading }).click();
  const drawing = page.locator("picture:has(source[media*=dark]) img").first();
  await drawing.scrollIntoViewIfNeeded();
  const light = await drawing.getAttribute("src");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(drawing).not.toHaveJSProperty("currentSrc", new URL(light ?? "", page.url()).href);
  await emulatePrint(page);
  await expect(drawing).toHaveJSProperty("currentSrc", new URL(light ?? "", page.url()).href);
});

test("print: a plan is a letter, with its figures", async ({ page, open }) => {
  const plan = drivewayPlan;
  await open(`/services/driveway?plan=${serialisePlan(plan)}`);
  await planDrawing(page).waitFor();
  await emulatePrint(page);
  await expect(planDrawing(page)).toBeVisible();
  await expect(planner(page).getByText(planPriceText(plan)).first()).toBeVisible();
  await expect(planner(page).getByText(resultLabels.bedding).last()).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([planName(plan)]);
  const day = dateInWords(new Date(await timeOf(page)));
  for (const words of [business.name, business.visiblePhone, business.email, day])
    await expect(planner(page).getByText(words)).toBeVisible();
  await expect(planner(page).getByText(plannerTexts.name)).toBeHidden();
  for (const text of [...choiceLines(plan), verdictText(plan), `?plan=${serialisePlan(plan)}`]) {
    await expect(planner(page).getByText(text).last()).toBeVisible();
  }
  for (const button of await planner(page).getByRole("button").all())
    await expect(button).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  expect(await findUnreadableText(page)).toEqual([]);
});

test("print: a plan on an upright photo takes one sheet, and parking is named so", async ({
  page,
  open,
}) => {
  await open("/services/parking?start=size#planner");
  await planDrawing(page).waitFor();
  await choosePhoto(page, await yardPhoto({ width: 900, height: 1200 }));
  await expect(laidPhoto(page)).toBeVisible();
  await emulatePrint(page);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([new RegExp(parkingJob)]);
  expect(await countSheets(page)).toBe(1);
});

test("print: a plan on a photo shows the photo, and the drawing with its sizes beside it", async ({
  page,
  open,
}) => {
  const plan = drivewayPlan;
  await open(`/services/driveway?plan=${serialisePlan(plan)}`);
  await choosePhoto(page, await yardPhoto());
  await expect(laidPhoto(page)).toBeVisible();
  await expect(planDrawing(page)).toHaveCount(0);
  // At the photo's edge, where the screen has room beside it.
  for (let step = 0; step < 12; step++) await corner(page, "near-left").press("ArrowLeft");
  const size = planner(page).locator("svg text").first();
  await expect(size).toBeHidden();
  await emulatePrint(page);
  await expect(planDrawing(page)).toBeVisible();
  await expect(size).toBeVisible();
  const [photo, drawing, price] = await Promise.all(
    [laidPhoto(page), planDrawing(page), planner(page).getByText(planPriceText(plan)).first()].map(
      (part) => part.boundingBox(),
    ),
  );
  if (!photo || !drawing || !price) throw new Error("Expected all three on paper.");
  // No empty band above the photo, or below it.
  expect(Math.abs(photo.y - drawing.y)).toBeLessThan(2);
  const end = Math.max(photo.y + photo.height, drawing.y + drawing.height);
  expect(price.y - end).toBeLessThan(60);
  expect(await findUnreadableText(page)).toEqual([]);
});
