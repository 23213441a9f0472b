import { useState } from "react";
import type { PavingPlannerContext } from "#machines/paving-planner/paving-planner.machine.ts";
import { sizeLabels } from "../../content/interface/planner-choices.ts";
import { announcement } from "../../content/interface/planner-figures.ts";
import { useDebouncedValue } from "../../ui/use-debounced-value/use-debounced-value.ts";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { type SizeName, sizeFields } from "../domain/paving-plan.ts";
import { areaOf } from "../domain/plan-area.ts";
import { sizeProblem, squareMetres } from "../plan-formats.ts";
import { planPriceText, verdictText } from "./plan-texts.ts";

/** Time in ms without a change after which a screen reader hears the new figures. */
const debounceMs = 700;

type PlanAnnouncementProps = Pick<PavingPlannerContext, "plan" | "shape" | "problems">;

/** Announces the figures, or the first wrong size, once the plan has not changed for 700 ms. */
export function PlanAnnouncement({ plan, shape, problems }: PlanAnnouncementProps) {
  const area = squareMetres(areaOf(plan.size));
  const field = sizeFields[shape].find((each: SizeName) => problems[each] !== undefined);
  const problem = field && problems[field];
  const text = problem
    ? `${sizeLabels[field]}: ${sizeProblem(field, problem)}`
    : announcement(area, planPriceText(plan), verdictText(plan));
  const settled = useDebouncedValue(text, debounceMs);
  /** The plan that the planner opened with; nothing is announced until it changes. */
  const [silent, setSilent] = useState<string | null>(text);
  if (silent !== null && settled !== silent) setSilent(null);
  return (
    <VisuallyHidden>
      <span role="status">{settled === silent ? "" : settled}</span>
    </VisuallyHidden>
  );
}
