import { memo, useMemo, useRef } from "react";
import type { PavingPlan } from "../domain/paving-plan.ts";
import { drawingText } from "../results/plan-texts.ts";
import { layOutDrawing } from "./drawing-layout.ts";
import { PatternDetail } from "./pattern-detail.tsx";
import { Paving, paintOf } from "./paving.tsx";
import { Labels, Lines, Walls } from "./plan-dimensions.tsx";
import { drawing, scaledOnPaper, thumbnail } from "./plan-drawing.css.ts";
import { planOutline } from "./plan-outline.ts";
import { Silhouettes } from "./silhouettes.tsx";
import { type Box, useBoxSize } from "./use-box-size.ts";

interface PlanDrawingProps {
  plan: PavingPlan;
}

/** The plan to scale, with its dimensions (docs/specification.md#paving-planner). */
export const PlanDrawing = memo(function PlanDrawing(props: PlanDrawingProps) {
  const ref = useRef<HTMLDivElement>(null);
  const box = useBoxSize(ref);
  return (
    <div ref={ref} className={drawing}>
      {box === null ? null : <MeasuredDrawing box={box} {...props} />}
    </div>
  );
});

function MeasuredDrawing({ plan, box }: PlanDrawingProps & { box: Box }) {
  const { size } = plan;
  const { placement, detail, lines, labels } = useMemo(() => layOutDrawing(size, box), [size, box]);
  const { scale, left, top } = placement;
  const paint = paintOf(plan);
  // At 4 mm to scale a joint would vanish, so joints are drawn about one pixel wide; in steps, because
  // each width needs its own tile.
  const joint = Math.min(16, Math.max(4, 4 * Math.round(0.9 / scale / 4)));
  return (
    <svg
      className={scaledOnPaper}
      viewBox={`0 0 ${box.width} ${box.height}`}
      width={box.width}
      height={box.height}
      role="img"
      aria-label={drawingText(plan)}
    >
      <Walls plan={plan} placement={placement} />
      <g transform={`translate(${left} ${top}) scale(${scale})`}>
        <Paving size={size} joint={joint} pixelsPerMm={scale * box.density} {...paint} />
        <Silhouettes plan={plan} />
      </g>
      <Lines lines={lines} />
      {detail === null ? null : (
        <PatternDetail
          paver={paint.paver}
          pattern={paint.pattern}
          tones={paint.tones}
          jointColour={paint.jointColour}
          {...detail}
        />
      )}
      <Labels labels={labels} />
    </svg>
  );
}

/** A small picture of a plan. Decorative: the title says the same. */
export const PlanThumbnail = memo(function PlanThumbnail({ plan }: { plan: PavingPlan }) {
  const { width, height } = useMemo(() => planOutline(plan.size), [plan.size]);
  return (
    <svg className={thumbnail} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Paving size={plan.size} joint={16} pixelsPerMm={0} {...paintOf(plan)} />
    </svg>
  );
});
