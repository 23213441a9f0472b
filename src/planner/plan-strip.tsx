import type { Scene } from "#machines/photo-view/photo-view.machine.ts";
import type { PavingPlan } from "./domain/paving-plan.ts";
import { areaOf } from "./domain/plan-area.ts";
import { PlanThumbnail } from "./drawing/plan-drawing.tsx";
import { strip, stripAnchor, stripDrawing } from "./paving-planner.css.ts";
import { StripPhoto } from "./photo/strip-photo.tsx";
import { squareMetres } from "./plan-formats.ts";
import { rowOfFigures } from "./results/plan-summary.css.ts";
import { planPriceText } from "./results/plan-texts.ts";

interface PlanStripProps {
  plan: PavingPlan;
  /** The plan on the visitor's photo, which shows in place of the drawing; null without one. */
  scene: Scene | null;
}

/** On phones and tablets, a summary while the drawing is out of view. Screen readers get announcements instead. */
export const PlanStrip = ({ plan, scene }: PlanStripProps) => (
  <div className={stripAnchor} aria-hidden="true">
    <div className={strip({ isOnPhoto: scene !== null })}>
      {scene === null ? (
        <div className={stripDrawing}>
          <PlanThumbnail plan={plan} />
        </div>
      ) : (
        <StripPhoto scene={scene} />
      )}
      <p className={rowOfFigures}>
        <span>{squareMetres(areaOf(plan.size))}</span>
        <span>{planPriceText(plan)}</span>
      </p>
    </div>
  </div>
);
