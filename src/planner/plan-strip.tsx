import type { PavingPlan } from "./domain/paving-plan.ts";
import { areaOf } from "./domain/plan-area.ts";
import { PlanThumbnail } from "./drawing/plan-drawing.tsx";
import { strip, stripDrawing, stripPlace } from "./paving-planner.css.ts";
import { squareMetres } from "./plan-formats.ts";
import { rowOfFigures } from "./results/plan-summary.css.ts";
import { planPriceText } from "./results/plan-texts.ts";

/** On phones and tablets, a summary while the drawing is out of view. Screen readers get announcements instead. */
export const PlanStrip = ({ plan }: { plan: PavingPlan }) => (
  <div className={stripPlace} aria-hidden="true">
    <div className={strip}>
      <div className={stripDrawing}>
        <PlanThumbnail plan={plan} />
      </div>
      <p className={rowOfFigures}>
        <span>{squareMetres(areaOf(plan.size))}</span>
        <span>{planPriceText(plan)}</span>
      </p>
    </div>
  </div>
);
