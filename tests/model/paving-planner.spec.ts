import type { Page } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import type { pavingPlannerMachine } from "#machines/paving-planner/paving-planner.machine.ts";
import {
  plannerTexts,
  planUseLabels,
  priceTable,
  shapeLabels,
  sizeLabels,
  sizeProblem,
  vehicleLabels,
} from "#src/content/interface/paving-planner.ts";
import { pavingPresets } from "#src/content/paving-presets.ts";
import { planHref } from "#src/domain/attachments.ts";
import { type PavingPlan, sizeFields } from "#src/domain/paving-plan.ts";
import { serialisePlan } from "#src/domain/plan-link.ts";
import { drawingText } from "#src/features/paving-planner/plan-texts.ts";
import { planDrawing, planner, prices } from "../support/paving-planner.ts";
import { enter, expect } from "../support/visitor.ts";
import { pavingPlannerModel } from "./paving-planner.model.ts";
import { openScenario, testPaths } from "./support/run-path-in-browser.ts";

type Snapshot = SnapshotFrom<typeof pavingPlannerMachine>;

/** Checks the drawing, and the fields with their messages. */
async function expectPlan(page: Page, { context }: Snapshot) {
  const { plan, shape, texts, problems } = context;
  await expect(planDrawing(page)).toHaveAccessibleName(drawingText(plan));
  for (const field of sizeFields[shape]) {
    const input = planner(page).getByLabel(sizeLabels[field], { exact: true });
    await expect(input).toHaveValue(texts[field]);
    const problem = problems[field];
    if (problem === undefined) await expect(input).not.toHaveAttribute("aria-invalid", "true");
    else await expect(planner(page).getByText(sizeProblem(field, problem))).toBeVisible();
  }
}

/** The label of the preset with that plan. */
function labelOf(plan: PavingPlan): string {
  const preset = Object.values(pavingPresets).find((each) => each.plan === plan);
  if (preset === undefined) throw new Error("Expected a plan of the presets.");
  return preset.label;
}

testPaths(pavingPlannerModel, {
  start: openScenario,
  actions: {
    "planner.opened": async (page, { plan }) => {
      const row = page.getByRole("row", { name: new RegExp(`^${labelOf(plan)}`) });
      await row.getByRole("button", { name: priceTable.planThis }).click();
    },
    "plan.linked": async (page, { plan }) => {
      await page.goto(planHref({ plan: serialisePlan(plan), path: "/services/driveway" }));
    },
    "preset.chosen": (page, { plan }) =>
      planner(page)
        .getByRole("button", { name: labelOf(plan) })
        .click(),
    "preset.undone": (page) =>
      planner(page).getByRole("button", { name: plannerTexts.undoPreset }).click(),
    "planner.closed": (page) =>
      planner(page).getByRole("button", { name: plannerTexts.close }).click(),
    "choice.made": async (page, { choice }) => {
      if ("use" in choice)
        await planner(page)
          .getByRole("radio", { name: planUseLabels[choice.use], exact: true })
          .check();
      if ("vehicle" in choice)
        await planner(page).getByRole("radio", { name: vehicleLabels[choice.vehicle] }).check();
    },
    "shape.chosen": (page, { shape }) =>
      planner(page).getByRole("radio", { name: shapeLabels[shape], exact: true }).check(),
    "size.changed": (page, { field, text }) =>
      enter(planner(page).getByLabel(sizeLabels[field], { exact: true }), text),
  },
  assertions: {
    closed: async (page) => {
      await expect(prices(page)).toBeVisible();
      await expect(planDrawing(page)).toHaveCount(0);
    },
    open: async (page, snapshot) => {
      await expect(prices(page)).toHaveCount(0);
      await expectPlan(page, snapshot);
    },
  },
});
