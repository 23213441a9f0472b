import type { Page } from "@playwright/test";
import type { SnapshotFrom } from "xstate";
import type { pavingPlannerMachine } from "#machines/paving-planner/paving-planner.machine.ts";
import { plannerTexts, priceTable } from "#src/content/interface/planner.ts";
import * as choices from "#src/content/interface/planner-choices.ts";
import { attachments } from "#src/content/interface/quote-form.ts";
import { pavingPresets } from "#src/content/paving-presets.ts";
import { planHref } from "#src/domain/attachments.ts";
import { type PavingPlan, sizeFields } from "#src/planner/domain/paving-plan.ts";
import { serialisePlan } from "#src/planner/domain/plan-link.ts";
import { sizeProblem } from "#src/planner/plan-formats.ts";
import { drawingText, planTitle } from "#src/planner/results/plan-texts.ts";
import {
  pavingPlannerModel,
  requestedId,
  requestedPlan,
} from "../../machines/paving-planner/paving-planner.model.ts";
import { planDrawing, planner, prices } from "../support/paving-planner.ts";
import * as forms from "../support/quote-forms.ts";
import { enter, expect } from "../support/visitor.ts";
import { openScenario, testPaths } from "./support/run-path-in-browser.ts";

type Snapshot = SnapshotFrom<typeof pavingPlannerMachine>;

/** Checks the drawing, and the fields with their messages. */
async function expectPlan(page: Page, { context }: Snapshot) {
  const { plan, shape, texts, problems } = context;
  await expect(planDrawing(page)).toHaveAccessibleName(drawingText(plan));
  for (const field of sizeFields[shape]) {
    const input = planner(page).getByLabel(choices.sizeLabels[field], { exact: true });
    await expect(input).toHaveValue(texts[field]);
    const problem = problems[field];
    if (problem === undefined) await expect(input).not.toHaveAttribute("aria-invalid", "true");
    else await expect(planner(page).getByText(sizeProblem(field, problem))).toBeVisible();
  }
}

/** Checks whether "Update" is offered and, once another plan was added, that it leaves the first. */
async function expectEdited(
  page: Page,
  { context: { plan, editedId } }: Snapshot,
  isChanged: boolean,
) {
  const update = planner(page).getByRole("button", { name: plannerTexts.update, exact: true });
  await expect(update).toHaveCount(editedId !== null && isChanged ? 1 : 0);
  if (editedId === null || editedId === requestedId || !isChanged) return;
  await update.click();
  await planner(page).getByRole("button", { name: plannerTexts.open, exact: true }).click();
  const titles = [requestedPlan, plan].map((each) => new RegExp(`: ${planTitle(each)}`));
  await expect(forms.attachmentCards(page)).toHaveText(titles);
  await forms.closeDialog(page);
}

/** The label of the preset with that plan. */
function labelOf(plan: PavingPlan): string {
  const preset = Object.values(pavingPresets).find((each) => each.plan === plan);
  if (preset === undefined) throw new Error("Expected a plan of the presets.");
  return preset.label;
}

testPaths(pavingPlannerModel, {
  start: async (visitor, scenario) => {
    await forms.startWithPlans(visitor.page, [
      { id: requestedId, plan: serialisePlan(requestedPlan), path: scenario.pathname },
    ]);
    return openScenario(visitor, scenario);
  },
  actions: {
    "planner.opened": async (page, { plan }) => {
      const row = page.getByRole("row", { name: new RegExp(`^${labelOf(plan)}`) });
      await row.getByRole("button", { name: priceTable.planThis }).click();
    },
    "plan.linked": async (page, { plan, editedId }) => {
      if (editedId !== undefined) {
        await forms.firstQuoteButton(page).click();
        await forms
          .quoteDialog(page)
          .getByRole("link", { name: attachments.change })
          .first()
          .click();
      } else await page.goto(planHref({ plan: serialisePlan(plan), path: "/services/driveway" }));
    },
    "start.linked": async (page, { start }) => {
      await page.goto(`/services/driveway?start=${start}#planner`);
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
          .getByRole("radio", { name: choices.planUseLabels[choice.use], exact: true })
          .check();
      if ("colour" in choice)
        await planner(page)
          .getByRole("group", { name: plannerTexts.colour, exact: true })
          .getByRole("radio", { name: choices.colourLabels[choice.colour] })
          .check();
      if ("vehicle" in choice)
        await planner(page)
          .getByRole("radio", { name: choices.vehicleLabels[choice.vehicle] })
          .check();
    },
    "plan.added": (page) =>
      planner(page).getByRole("button", { name: plannerTexts.addAnother }).click(),
    "shape.chosen": (page, { shape }) =>
      planner(page).getByRole("radio", { name: choices.shapeLabels[shape], exact: true }).check(),
    "size.changed": (page, { field, text }) =>
      enter(planner(page).getByLabel(choices.sizeLabels[field], { exact: true }), text),
  },
  assertions: {
    closed: async (page) => {
      await expect(prices(page)).toBeVisible();
      await expect(planDrawing(page)).toHaveCount(0);
    },
    open: async (page, snapshot, event) => {
      await expect(prices(page)).toHaveCount(0);
      await expectPlan(page, snapshot);
      await expectEdited(page, snapshot, event?.type === "choice.made");
    },
  },
});
