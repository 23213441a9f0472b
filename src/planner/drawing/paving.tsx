import { useId, useMemo } from "react";
import { inset } from "../../design/patterns/geometry.ts";
import { outlinePath, pathsByTone } from "../../design/patterns/paths-by-tone.ts";
import { jointColours, paverColours } from "../../design/patterns/paver-colours.ts";
import { lookOf, type PavingPlan, type PlanSize } from "../domain/paving-plan.ts";
import { borderOf, laidPaver } from "../domain/plan-paver.ts";
import { inWholePixels, onPixel } from "./placement.ts";
import { edge, water } from "./plan-drawing.css.ts";
import { borderDashes, borderRows, infillTile, planOutlines, startOf } from "./plan-laying.ts";
import { insetOutline, type PlanOutline } from "./plan-outline.ts";

/** The drawing's colours and patterns of a plan. */
export function paintOf(plan: PavingPlan) {
  const { colour, borderColour } = lookOf(plan);
  return {
    ...laidPaver(plan),
    border: borderOf(plan),
    tones: paverColours[colour],
    jointColour: jointColours[colour],
    edgeTones: paverColours[borderColour],
    edgeJointColour: jointColours[borderColour],
  };
}

interface PavingProps extends ReturnType<typeof paintOf> {
  size: PlanSize;
  /** Width of the joints in mm. */
  joint: number;
  /** Device pixels per millimetre; 0 if unknown. */
  pixelsPerMm: number;
}

const pathOf = ({ loops }: PlanOutline) => loops.map(({ points }) => outlinePath(points)).join("");

/** The pavers in mm: a tile cut to the infill, and the rows of the border. */
export function Paving(props: PavingProps) {
  const {
    size,
    paver,
    pattern,
    border,
    joint,
    pixelsPerMm,
    tones,
    jointColour,
    edgeTones,
    edgeJointColour,
  } = props;
  const id = useId();
  const { outline, infill } = useMemo(() => planOutlines(size, border), [size, border]);
  const tile = useMemo(() => {
    const { width, height, pavers } = infillTile({ paver, pattern }, joint);
    return { width, height, paths: pathsByTone(pavers) };
  }, [paver, pattern, joint]);
  const [left, top] = useMemo(
    () => startOf(size, { paver, pattern }, border),
    [size, paver, pattern, border],
  );
  const whole = pathOf(outline);
  const pool = outline.loops.find(({ isInner }) => isInner);
  return (
    <>
      {pool === undefined ? null : <path className={water} d={outlinePath(pool.points)} />}
      {border.width === 0 ? null : <path fill={edgeJointColour} fillRule="evenodd" d={whole} />}
      <path fill={jointColour} fillRule="evenodd" d={pathOf(infill)} />
      <pattern
        id={id}
        x={onPixel(left, pixelsPerMm)}
        y={onPixel(top, pixelsPerMm)}
        width={inWholePixels(tile.width, pixelsPerMm)}
        height={inWholePixels(tile.height, pixelsPerMm)}
        patternUnits="userSpaceOnUse"
        viewBox={`0 0 ${tile.width} ${tile.height}`}
        preserveAspectRatio="none"
      >
        <Tones paths={tile.paths} tones={tones} />
      </pattern>
      <path fill={`url(#${id})`} fillRule="evenodd" d={pathOf(insetOutline(infill, joint / 2))} />
      <BorderCourse size={size} border={border} joint={joint} tones={edgeTones} />
      <path className={edge} d={whole} />
    </>
  );
}

type BorderProps = Pick<PavingProps, "size" | "border" | "joint" | "tones">;

/** The rows of the border, in dashes as long as a brick. */
function BorderCourse({ size, border, joint, tones }: BorderProps) {
  const id = useId();
  const rows = useMemo(() => borderRows(size, border), [size, border]);
  const depth = border.width * 1000 - joint;
  return rows.map(({ path, step, band }, row) => (
    <g key={path} clipPath={band === null ? undefined : `url(#${id}${row})`}>
      {band === null ? null : (
        <clipPath id={`${id}${row}`}>
          <path d={outlinePath(inset(band, joint / 2))} />
        </clipPath>
      )}
      {tones.map((colour, tone) => {
        const { dashes, start } = borderDashes(step, joint, tone);
        return (
          <path
            key={colour}
            d={path}
            fill="none"
            stroke={colour}
            strokeWidth={depth}
            strokeDasharray={dashes.join(" ")}
            // Each row starts at a different tone.
            strokeDashoffset={row * 7 * step - start}
          />
        );
      })}
    </g>
  ));
}

interface TonesProps {
  /** Path data of the pavers of each tone (`pathsByTone`). */
  paths: readonly string[];
  tones: readonly string[];
}

/** The pavers of a drawing, as one path for each tone. */
export function Tones({ paths, tones }: TonesProps) {
  return paths.map((d, tone) => <path key={tones[tone]} fill={tones[tone]} d={d} />);
}
