import { gallery } from "#src/content/gallery.ts";
import { planOneLikeThis } from "#src/content/interface/gallery.ts";
import * as plannerWords from "#src/content/interface/planner.ts";
import { colourLabels, patternLabels } from "#src/content/interface/planner-choices.ts";
import type { GalleryPage } from "#src/content-schema/gallery-schema.ts";
import { serialisePlan } from "#src/planner/domain/plan-link.ts";
import { drawingText } from "#src/planner/results/plan-texts.ts";
import { drivewayPresets, planDrawing, planLength, planner } from "../support/paving-planner.ts";
import { enter, expect, test, waitForHydration } from "../support/visitor.ts";

const link =
  "/services/driveway?plan=l-shape-9x7x3x2_feet_premium_stretcher_grey_none_charcoal_tar";

const projects: GalleryPage["projects"] = gallery.projects;

test("plan in the URL: opens, follows each change and survives", async ({ page }) => {
  await page.goto(`${link}&utm_source=friend#planner`);
  const shared = (size: string) =>
    new RegExp(`${size} m.* 3 × 2 m.*${patternLabels.stretcher}, ${colourLabels.grey}`, "i");
  await expect(planDrawing(page)).toHaveAccessibleName(shared("9 × 7"));
  await expect(page).toHaveURL(/utm_source=friend/);
  const entries = await page.evaluate(() => history.length);
  await enter(planLength(page), "12");
  await expect(page).toHaveURL(/plan=l-shape-12x7x3x2_[^#]*#planner$/);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(planLength(page)).toBeInViewport();
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await page.reload();
  await waitForHydration(page);
  await expect(planDrawing(page)).toHaveAccessibleName(shared("12 × 7"));
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).first().click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(planDrawing(page)).toHaveAccessibleName(shared("12 × 7"));
});

test("plan in the URL: opens from a project of the gallery", async ({ page, open }) => {
  const project = projects.find(({ plan }) => plan !== undefined);
  if (project?.plan === undefined) throw new Error("Expected a project with a plan, got none.");
  await open(`/gallery?project=${project.id}`);
  await page.getByRole("dialog").getByRole("link", { name: planOneLikeThis }).click();
  await expect(page).toHaveURL(project.plan);
  await expect(planDrawing(page)).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveAccessibleName(project.title);
});

test("plan in the URL: an unreadable one opens the default", async ({ page }) => {
  await page.goto("/services/driveway?plan=%00%FF%3Cscript%3Ealert(1)%3C%2Fscript%3E");
  await expect(planDrawing(page)).toBeVisible();
  await expect(planner(page).getByText(plannerWords.plannerTexts.partial)).toBeVisible();
  await planner(page).getByRole("radio", { name: patternLabels.stack }).check();
  await expect(planner(page).getByText(plannerWords.plannerTexts.partial)).toHaveCount(0);
  await expect(page).toHaveURL(/plan=[^%]+_stack_/);

  await test.step("and closes to the prices", async () => {
    await planner(page).getByRole("button", { name: plannerWords.plannerTexts.close }).click();
    await expect(page.getByRole("button", { name: plannerWords.openPlanner })).toBeVisible();
    await expect(page).toHaveURL("/services/driveway");
  });
});

test("plan in the URL: Back closes the planner, and Forward opens it", async ({ page, open }) => {
  await open("/services/driveway?utm_id=007&name=a%20b");
  const [, second] = drivewayPresets;
  if (second?.plan.kind !== "home") throw new Error("Expected two common sizes of driveways.");
  const changed = { ...second.plan, pattern: "stack" } as const;
  const planThis = page.getByRole("button", { name: plannerWords.priceTable.planThis }).nth(1);
  await planThis.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await planThis.click();
  await planDrawing(page).waitFor();
  await expect(page).toHaveURL(
    new RegExp(`utm_id=007&name=a%20b&plan=${serialisePlan(second.plan)}`),
  );
  await planner(page).getByRole("radio", { name: patternLabels.stack }).check();
  await expect(page).toHaveURL(new RegExp(serialisePlan(changed)));
  await page.goBack();
  await expect(planThis).toBeFocused();
  await expect(page).toHaveURL("/services/driveway?utm_id=007&name=a%20b");
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(scrolled));
  await page.goForward();
  await expect(planDrawing(page)).toHaveAccessibleName(drawingText(changed));
  await planner(page).getByRole("button", { name: plannerWords.plannerTexts.close }).click();
  await expect(planThis).toBeFocused();
  await expect(page).toHaveURL("/services/driveway?utm_id=007&name=a%20b");
  await planThis.click();
  await expect(planDrawing(page)).toHaveAccessibleName(drawingText(second.plan));
});
