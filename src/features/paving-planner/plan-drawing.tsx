import { memo, useMemo, useRef } from "react";
import { lengthLabel } from "../../content/interface/paving-planner.ts";
import { planOutline } from "../../design/patterns/plan-outline.ts";
import type { PavingPlan } from "../../domain/paving-plan.ts";
import { PatternDetail } from "./pattern-detail.tsx";
import { Paving, paintOf } from "./paving.tsx";
import { marginsFor, placeIn, textWidth } from "./placement.ts";
import { DeckWidth, Dimensions, InnerSize, Walls } from "./plan-dimensions.tsx";
import { dimension, drawing, lengthBeside, scaledOnPaper, thumbnail } from "./plan-drawing.css.ts";
import { drawingText } from "./plan-texts.ts";
import { ScaleFigure } from "./scale-figure.tsx";
import { type Box, useBoxSize } from "./use-box-size.ts";

/** The longest round length in metres whose bar is at most 120 px. */
function scaleBar(pxPerMetre: number): number {
  const lengths = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];
  return lengths.filter((length) => length * pxPerMetre <= 120).at(-1) ?? 0.1;
}

/** Width in px below which a paver, 100 mm wide, is too small to show its pattern. */
const smallestPaver = 4;

export interface PlanDrawingProps {
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
  const { fontScale } = box;
  const margins = marginsFor(fontScale);
  const paint = paintOf(plan);
  const extent = useMemo(() => planOutline(size), [size]);
  const deck = size.shape === "surround" ? lengthLabel(size.deck) : "";
  const right = deck === "" ? margins.right : 28 + textWidth(deck, fontScale);
  const alone = placeIn(box, extent, { ...margins, right });
  const isFine = alone.scale * 100 < smallestPaver;
  const detailSide = box.width < 560 ? 64 : 96;
  const bottom = detailSide + 14 + 18 * fontScale;
  // The detail goes below or beside the shape, whichever leaves the larger drawing.
  const withDetail = [
    placeIn(box, extent, { ...margins, right, bottom }),
    placeIn(box, extent, { ...margins, right: right + detailSide + margins.right }),
  ].sort((one, other) => other.scale - one.scale);
  const place = isFine ? (withDetail[0] ?? alone) : alone;
  const { scale, left, top, height } = place;
  // At 4 mm to scale a joint would vanish, so joints are drawn about one pixel wide; in steps, because
  // each width needs its own tile.
  const joint = Math.min(16, Math.max(4, 4 * Math.round(0.9 / scale / 4)));
  const bar = scaleBar(scale * 1000);
  const barLength = bar * scale * 1000;
  const barText = lengthLabel(bar);
  const barStart = Math.min(
    left,
    box.width - barLength - textWidth(barText, fontScale) - margins.left,
  );
  const barLine = top + height + 28;
  return (
    <svg
      className={scaledOnPaper}
      viewBox={`0 0 ${box.width} ${box.height}`}
      width={box.width}
      height={box.height}
      role="img"
      aria-label={drawingText(plan)}
    >
      <Walls plan={plan} place={place} />
      <g transform={`translate(${left} ${top}) scale(${scale})`}>
        <Paving size={size} joint={joint} pixelsPerMm={scale * box.density} {...paint} />
        <ScaleFigure plan={plan} />
      </g>
      <InnerSize size={size} place={place} />
      <Dimensions size={size} place={place} extent={extent} />
      {deck === "" ? null : <DeckWidth size={size} place={place} label={deck} />}
      <path
        className={dimension}
        d={`M${barStart} ${barLine}h${barLength}m0 -5v10m${-barLength} 0v-10`}
      />
      <text className={lengthBeside} x={barStart + barLength + 8} y={barLine + 5 * fontScale}>
        {barText}
      </text>
      {isFine ? (
        <PatternDetail
          pattern={paint.pattern}
          tones={paint.tones}
          jointColour={paint.jointColour}
          x={box.width - margins.right - detailSide}
          y={box.height - detailSide - 4 - 18 * fontScale}
          side={detailSide}
          fontScale={fontScale}
        />
      ) : null}
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
