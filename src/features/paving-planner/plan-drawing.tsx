import { memo, useId, useMemo, useRef } from "react";
import { patternOf } from "#machines/paving-planner/plan-guide.ts";
import { areaOf, edgeOf } from "#machines/paving-planner/plan-quantities.ts";
import {
  metres,
  poolLabel,
  scaleLabel,
  sidesLabel,
} from "../../content/interface/paving-planner.ts";
import { fieldPaths, outlinePath, pathsByTone } from "../../design/patterns/paths-by-tone.ts";
import { jointSand, paverColours } from "../../design/patterns/paver-colours.ts";
import {
  fieldTile,
  type LayOptions,
  layBorder,
  paverLimit,
  paversPerSquareMetre,
  planFields,
} from "../../design/patterns/plan-laying.ts";
import { insetOutline, type PlanOutline, planOutline } from "../../design/patterns/plan-outline.ts";
import {
  type BorderCourse,
  borderModules,
  type PavingPlan,
  type PlanSize,
} from "../../domain/paving-plan.ts";
import {
  dimension,
  dimensionText,
  drawing,
  edge,
  poolText,
  scaledOnPaper,
  sideText,
  thumbnail,
  water,
} from "./plan-drawing.css.ts";
import { describeDrawing } from "./plan-words.ts";
import { Tones } from "./tones.tsx";
import { useBoxSize } from "./use-box-size.ts";

/** Room around the shape in px, for its dimensions and the scale bar. */
const margins = { left: 76, right: 16, top: 36, bottom: 44 };

/** The longest round length in metres whose bar is at most 120 px. */
function scaleBar(pxPerMetre: number): number {
  const lengths = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];
  return lengths.findLast((length) => length * pxPerMetre <= 120) ?? 0.1;
}

/** How a plan looks; a site is drawn in grey blocks without a border. */
function looksOf(plan: PavingPlan) {
  const border: BorderCourse = plan.kind === "home" ? plan.border : "none";
  return {
    pattern: patternOf(plan),
    border,
    fieldTones: paverColours[plan.kind === "home" ? plan.colour : "grey"],
    borderTones: paverColours[plan.kind === "home" ? plan.borderColour : "grey"],
  };
}

export interface PlanDrawingProps {
  plan: PavingPlan;
  /** Whether a size is changing. */
  isResizing: boolean;
}

/** The plan to scale, with its dimensions (docs/specification.md#paving-planner). */
export const PlanDrawing = memo(function PlanDrawing({ plan, isResizing }: PlanDrawingProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useBoxSize(box);
  const { size } = plan;
  const { pattern, border, fieldTones, borderTones } = looksOf(plan);
  const extent = useMemo(() => planOutline(size, 200), [size]);
  const scale = Math.min(
    (width - margins.left - margins.right) / extent.width,
    (height - margins.top - margins.bottom) / extent.height,
  );
  // A true joint of 4 mm would vanish, so joints are drawn about one pixel wide. In steps, because
  // another joint changes every paver.
  const joint = Math.min(16, Math.max(4, 4 * Math.round(0.9 / scale / 4)));
  const [w, h] = [extent.width * scale, extent.height * scale];
  const left = Math.max(margins.left, (width - w) / 2);
  const top = margins.top + (height - margins.top - margins.bottom - h) / 2;
  const bar = scaleBar(scale * 1000);
  const barLength = bar * scale * 1000;
  const barStart = Math.min(left, width - barLength - margins.left);
  const barLine = top + h + 28;
  return (
    <div ref={box} className={drawing}>
      <svg
        className={scaledOnPaper}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={describeDrawing(plan)}
      >
        <g transform={`translate(${left} ${top}) scale(${scale})`}>
          <Paving
            size={size}
            pattern={pattern}
            border={border}
            joint={joint}
            isResizing={isResizing}
            tones={fieldTones}
            edgeTones={borderTones}
          />
        </g>
        <InnerSize size={size} right={left + w} top={top} pxPerMetre={scale * 1000} />
        <path className={dimension} d={`M${left} ${top - 12}h${w}m0 -5v10m${-w} 0v-10`} />
        <text className={dimensionText} x={left + w / 2} y={top - 18}>
          {metres(extent.width / 1000)}
        </text>
        <path className={dimension} d={`M${left - 12} ${top}v${h}m-5 0h10m0 ${-h}h-10`} />
        <text className={sideText} x={left - 20} y={top + h / 2 + 5}>
          {metres(extent.height / 1000)}
        </text>
        <path
          className={dimension}
          d={`M${barStart} ${barLine}h${barLength}m0 -5v10m${-barLength} 0v-10`}
        />
        <text className={dimensionText} x={barStart + barLength + 28} y={barLine + 5}>
          {scaleLabel(bar)}
        </text>
      </svg>
    </div>
  );
});

/** A small picture of a plan, which says nothing that its title does not. */
export const PlanThumbnail = memo(function PlanThumbnail({ plan }: { plan: PavingPlan }) {
  const { pattern, border, fieldTones, borderTones } = looksOf(plan);
  const { width, height } = useMemo(() => planOutline(plan.size, 200), [plan.size]);
  return (
    <svg className={thumbnail} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Paving
        size={plan.size}
        pattern={pattern}
        border={border}
        joint={16}
        isResizing
        tones={fieldTones}
        edgeTones={borderTones}
      />
    </svg>
  );
});

interface InnerSizeProps {
  size: PlanSize;
  /** The upper right corner of the drawing in px. */
  right: number;
  top: number;
  pxPerMetre: number;
}

/** The size of a pool or of a missing corner, where there is room for it. */
function InnerSize({ size, right, top, pxPerMetre }: InnerSizeProps) {
  if (size.shape === "surround") {
    const { poolLength, poolWidth, deck } = size;
    const x = right - (deck + poolLength / 2) * pxPerMetre;
    const y = top + (deck + poolWidth / 2) * pxPerMetre + 5;
    const hasRoom = poolLength * pxPerMetre >= 110 && poolWidth * pxPerMetre >= 54;
    return (
      <>
        <text className={poolText} x={x} y={hasRoom ? y - 10 : y}>
          {poolLabel}
        </text>
        {hasRoom ? (
          <text className={poolText} x={x} y={y + 10}>
            {sidesLabel(poolLength, poolWidth)}
          </text>
        ) : null}
      </>
    );
  }
  if (size.shape !== "l-shape") return null;
  const { cornerLength, cornerWidth } = size;
  const [length, width] = [cornerLength * pxPerMetre, cornerWidth * pxPerMetre];
  const text = sidesLabel(cornerLength, cornerWidth);
  // A digit is about 9 px wide.
  return length < text.length * 9 + 12 || width < 30 ? null : (
    <text className={dimensionText} x={right - length / 2} y={top + width / 2 + 5}>
      {text}
    </text>
  );
}

interface PavingProps extends LayOptions {
  /** While a size changes, a tile stands in for the pavers: it looks the same and is soon drawn. */
  isResizing: boolean;
  tones: readonly string[];
  edgeTones: readonly string[];
}

/** The pavers: each of them, or a repeated tile where there are too many. */
function Paving({ size, pattern, border, joint, isResizing, tones, edgeTones }: PavingProps) {
  const { outline, field, isWhole } = useMemo(
    () => ({
      ...planFields({ size, border }),
      isWhole: {
        field: areaOf(size) * paversPerSquareMetre(pattern) <= paverLimit,
        border: edgeOf(size) / borderModules[border].lengthPerBrick <= paverLimit,
      },
    }),
    [size, pattern, border],
  );
  const laid = useMemo(
    () => (isWhole.field && !isResizing ? fieldPaths(field, pattern, joint) : null),
    [isWhole, isResizing, field, pattern, joint],
  );
  const edging = useMemo(
    () => (isWhole.border ? pathsByTone(layBorder({ size, border, joint })) : null),
    [isWhole, size, border, joint],
  );
  const pathOf = ({ loops }: PlanOutline) =>
    loops.map(({ points }) => outlinePath(points)).join("");
  const whole = pathOf(outline);
  const pool = outline.loops.find(({ isInner }) => isInner);
  return (
    <>
      {pool === undefined ? null : <path className={water} d={outlinePath(pool.points)} />}
      <path fill={jointSand} fillRule="evenodd" d={whole} />
      {laid === null ? (
        <FieldTile field={field} pattern={pattern} joint={joint} tones={tones} />
      ) : (
        <Tones paths={laid} tones={tones} />
      )}
      {edging === null ? (
        <path fill={edgeTones[0]} fillRule="evenodd" d={whole + pathOf(field)} />
      ) : (
        <Tones paths={edging} tones={edgeTones} />
      )}
      <path className={edge} d={whole} />
    </>
  );
}

interface FieldTileProps extends Pick<PavingProps, "pattern" | "joint" | "tones"> {
  field: PlanOutline;
}

/** A repeated tile, cut along the edge like true pavers. */
function FieldTile({ field, pattern, joint, tones }: FieldTileProps) {
  const id = useId();
  const tile = useMemo(() => fieldTile(pattern, joint), [pattern, joint]);
  const paths = useMemo(() => pathsByTone(tile.pavers), [tile]);
  const cut = insetOutline(field, joint / 2).loops.map(({ points }) => outlinePath(points));
  return (
    <>
      <pattern id={id} width={tile.width} height={tile.height} patternUnits="userSpaceOnUse">
        <Tones paths={paths} tones={tones} />
      </pattern>
      <path fill={`url(#${id})`} fillRule="evenodd" d={cut.join("")} />
    </>
  );
}
