import type { MouseEvent } from "react";
import { patternOf, plannedUse, verdictOf } from "#machines/paving-planner/plan-guide.ts";
import { areaOf } from "#machines/paving-planner/plan-quantities.ts";
import {
  planner,
  resultLabels,
  squareMetres,
  verdictAnswers,
} from "../../content/interface/paving-planner.ts";
import { attachedPlansLimit } from "../../domain/attachments.ts";
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

/** What the request holds of the plan; empty while it holds none. */
function requestWords({ requestState, held, hasFailed }: PlanRequest): string {
  if (hasFailed) return planner.requestDidNotLoad;
  if (requestState === "added") return planner.inRequest;
  if (requestState === "changed") return planner.changed;
  if (requestState === "full") return planner.full(attachedPlansLimit);
  return held === 0 ? "" : planner.held(held);
}

const openRequest = () => quoteDialogActor.send({ type: "quote.requested" });

/** What a plan comes to in a line, with the button that asks for a quote. Stays with the drawing. */
export function PlanSummary({ plan, ...request }: PlanSummaryProps) {
  const use = plannedUse(plan);
  const { answer } = verdictOf(patternOf(plan), use);
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
      <RequestButtons {...request} />
      <p className={message} role="status">
        {requestWords(request)}
      </p>
    </div>
  );
}

function RequestButtons({ requestState, add, update, isAdding }: PlanRequest) {
  const buttonFor = (label: string, onPress: () => void, tone: "filled" | "bare" = "filled") => (
    <Button
      tone={tone}
      size="slim"
      aria-haspopup="dialog"
      {...{ [attribute.pending]: isAdding ? "" : undefined }}
      onClick={({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
        // Safari does not focus a pressed button, to which the dialog returns the focus.
        currentTarget.focus();
        onPress();
      }}
    >
      {label}
    </Button>
  );
  switch (requestState) {
    case "added":
    case "full":
      return buttonFor(planner.open, openRequest);
    case "new":
      return buttonFor(planner.add, add);
    case "changed":
      return (
        <>
          {buttonFor(planner.update, update)}
          {buttonFor(planner.addAnother, add, "bare")}
        </>
      );
  }
}
