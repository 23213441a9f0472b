import { squareMetres } from "../../content/interface/paving-planner.ts";
import type { PavingPlan } from "../../domain/paving-plan.ts";
import { areaOf } from "../../domain/plan-quantities.ts";
import { strip, stripDrawing, stripPlace } from "./paving-planner.css.ts";
import { PlanThumbnail } from "./plan-drawing.tsx";
import { rowOfFigures } from "./plan-summary.css.ts";
import { planPriceText } from "./plan-texts.ts";

/** On a phone, a summary while the drawing is out of view. Screen readers get announcements instead. */
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
