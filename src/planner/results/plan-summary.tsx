import type { MouseEvent } from "react";
import { plannerTexts } from "../../content/interface/planner.ts";
import { attachedPlansLimit } from "../../domain/attachments.ts";
import type { Laying } from "../../domain/pavers.ts";
import { moveFocus, replaceLostFocus } from "../../lib/move-focus.ts";
import { Button } from "../../ui/button/button.tsx";
import { lookOf, type PavingPlan } from "../domain/paving-plan.ts";
import { areaOf } from "../domain/plan-area.ts";
import { betterLaying } from "../domain/plan-guide.ts";
import { squareMetres } from "../plan-formats.ts";
import type { PlanRequest } from "../use-plan-request.ts";
import * as styles from "./plan-summary.css.ts";
import { planPriceText, priceAnswerOf, removalText, verdictText } from "./plan-texts.ts";

interface PlanSummaryProps extends PlanRequest {
  plan: PavingPlan;
  changeLaying: (laying: Laying) => void;
}

/** Says whether the request has the plan, or how many it has; empty without any. */
function requestWords({ requestState, held, letter }: PlanRequest): string {
  if (requestState === "added") return plannerTexts.inRequest(letter);
  if (requestState === "changed") return plannerTexts.changed;
  if (requestState === "full") return plannerTexts.full(attachedPlansLimit);
  return held === 0 ? "" : plannerTexts.held(held);
}

/** Area, price and verdict in a line, with the button that asks for a quote. Stays with the drawing. */
export function PlanSummary({ plan, changeLaying, ...request }: PlanSummaryProps) {
  const better = betterLaying(plan);
  const answer = priceAnswerOf(plan);
  return (
    <div className={styles.summary}>
      <p className={styles.summaryFigures}>
        <span>{squareMetres(areaOf(plan.size))}</span>
        <span className={styles.summaryPrice}>{planPriceText(plan)}</span>
        {answer === null ? null : <PriceMark share={answer.share} />}
        <span className={styles.summaryDrive}>{verdictText(plan)}</span>
      </p>
      <div className={styles.summaryButtons}>
        {better === null ? null : (
          <Button
            tone="quiet"
            size="slim"
            onClick={({ currentTarget }) => {
              const next = currentTarget.nextElementSibling;
              changeLaying(better);
              replaceLostFocus(() => moveFocus(next));
            }}
          >
            {lookOf(plan).format === "brick"
              ? plannerTexts.chooseInstead
              : plannerTexts.chooseBricks}
          </Button>
        )}
        <RequestButtons {...request} />
      </div>
      <p className={styles.priceReasons}>
        {answer === null ? removalText(plan) : `${answer.text} ${removalText(plan)}`}
      </p>
      <p className={styles.message} role="status">
        {requestWords(request)}
      </p>
    </div>
  );
}

/** A mark on the range of a price. Decorative: a sentence says where it lies, and why. */
const PriceMark = ({ share }: { share: number }) => (
  <svg className={styles.priceMark} viewBox="0 0 100 10" aria-hidden="true">
    <path d="M2 5H98" />
    <path key={share} strokeWidth="7" d={`M${2 + 96 * share} 5h.01`} />
  </svg>
);

function RequestButtons({ requestState, hasRoom, add, update, open }: PlanRequest) {
  const buttonFor = (label: string, onPress: () => void, tone: "filled" | "bare" = "filled") => (
    <Button
      tone={tone}
      size="slim"
      aria-haspopup="dialog"
      onClick={({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
        // Safari does not focus a pressed button, to which the dialog returns the focus.
        currentTarget.focus();
        const buttons = currentTarget.parentElement;
        onPress();
        replaceLostFocus(() => moveFocus(buttons?.querySelector("button")));
      }}
    >
      {label}
    </Button>
  );
  switch (requestState) {
    case "added":
    case "full":
      return buttonFor(plannerTexts.open, open);
    case "new":
      return buttonFor(plannerTexts.add, add);
    case "changed":
      return (
        <>
          {buttonFor(plannerTexts.update, update)}
          {hasRoom ? buttonFor(plannerTexts.addAnother, add, "bare") : null}
        </>
      );
  }
}
