import { type ComponentType, memo, type ReactNode } from "react";
import { plannerTexts } from "../../content/interface/planner.ts";
import { planText } from "../../content/interface/planner-request.ts";
import type { Pavement } from "../../domain/pavement.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { Stack } from "../../ui/stack/stack.tsx";
import type { PavingPlan, WorkKind } from "../domain/paving-plan.ts";
import { isEngineered } from "../domain/plan-guide.ts";
import { pavementOf } from "../domain/plan-paver.ts";
import { layersBeside, onPaper } from "../paving-planner.css.ts";
import { CopySpecification, PlanActions } from "./plan-actions.tsx";
import { PlanResults } from "./plan-results.tsx";
import { specificationText } from "./plan-specification.ts";
import { choiceLines } from "./plan-texts.ts";

/** Props of the drawing and the list of the layers under a plan. */
export interface PlannedLayersProps extends Pavement {
  /** What else can be done with the layers. */
  children: ReactNode;
}

interface PlanOutcomeProps {
  plan: PavingPlan;
  work: WorkKind;
  /** URL of the planner with the plan in it. */
  url: string;
  Layers: ComponentType<PlannedLayersProps>;
}

/** What a plan comes to, what can be done with it, and what lies under it. */
export const PlanOutcome = memo(function PlanOutcome({
  plan,
  work,
  url,
  Layers,
}: PlanOutcomeProps) {
  return (
    <>
      <Stack>
        <Heading level={3}>{plannerTexts.results}</Heading>
        <PlanResults plan={plan} work={work} />
      </Stack>
      <PlanActions url={url} />
      <div className={onPaper}>
        {choiceLines(plan).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>
          {planText.link} <span>{url}</span>
        </p>
      </div>
      {isEngineered(plan) ? (
        <CopySpecification text={specificationText(plan, window.location.pathname)} />
      ) : (
        <Stack>
          <Heading level={3}>{plannerTexts.layers}</Heading>
          <div className={layersBeside}>
            <Layers {...pavementOf(plan)}>
              <CopySpecification text={specificationText(plan, window.location.pathname)} />
            </Layers>
          </div>
        </Stack>
      )}
    </>
  );
});
