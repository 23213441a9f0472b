import { patternOf, plannedUse, verdictOf } from "#machines/paving-planner/plan-guide.ts";
import { areaOf } from "#machines/paving-planner/plan-quantities.ts";
import {
  planner,
  resultLabels,
  squareMetres,
  verdictAnswers,
} from "../../content/interface/paving-planner.ts";
import type { PavingPlan } from "../../domain/paving-plan.ts";
import { attribute } from "../../hydration/protocol.ts";
import { Button } from "../../ui/button/button.tsx";
import { quoteDialogActor } from "../quote-dialog/quote-dialog.actor.ts";
import {
  message,
  summary,
  summaryDrive,
  summaryFigures,
  summaryPrice,
} from "./plan-summary.css.ts";
import { describePrice } from "./plan-words.ts";
import type { PlanRequest } from "./use-plan-request.ts";

export interface PlanSummaryProps extends PlanRequest {
  plan: PavingPlan;
}

const messages = { notAdded: "", added: planner.inRequest, outdated: planner.outdated };

/**
 * What a plan comes to in a line, with the button that asks for a quote. Stays with the drawing. Safari
 * does not focus a pressed button, to which the dialog returns the focus.
 */
export function PlanSummary({ plan, requestState, add, isAdding, hasFailed }: PlanSummaryProps) {
  const use = plannedUse(plan);
  const { answer } = verdictOf(patternOf(plan), use);
  const text = hasFailed ? planner.requestDidNotLoad : messages[requestState];
  return (
    <div className={summary}>
      <p className={summaryFigures}>
        <span>{squareMetres(areaOf(plan.size))}</span>
        <span className={summaryPrice}>{describePrice(plan)}</span>
        {use === "feet" ? null : (
          <span className={summaryDrive}>
            {resultLabels.drive} {verdictAnswers[answer]}
          </span>
        )}
      </p>
      {requestState === "added" ? (
        <Button
          size="slim"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => {
            currentTarget.focus();
            quoteDialogActor.send({ type: "quote.requested" });
          }}
        >
          {planner.open}
        </Button>
      ) : (
        <Button
          size="slim"
          aria-haspopup="dialog"
          {...{ [attribute.pending]: isAdding ? "" : undefined }}
          onClick={({ currentTarget }) => {
            currentTarget.focus();
            add();
          }}
        >
          {requestState === "outdated" ? planner.update : planner.add}
        </Button>
      )}
      <p className={message} role="status">
        {text}
      </p>
    </div>
  );
}
