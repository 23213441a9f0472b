import { useId, useMemo } from "react";
import { fieldPaths, outlinePath, pathsByTone } from "../../design/patterns/paths-by-tone.ts";
import { jointColours, paverColours } from "../../design/patterns/paver-colours.ts";
import {
  fieldTile,
  type LayOptions,
  layBorder,
  paverLimit,
  paversPerSquareMetre,
  planFields,
} from "../../design/patterns/plan-laying.ts";
import { insetOutline, type PlanOutline } from "../../design/patterns/plan-outline.ts";
import { type BorderCourse, borderModules, type PavingPlan } from "../../domain/paving-plan.ts";
import { patternOf } from "../../domain/plan-guide.ts";
import { areaOf, edgeOf } from "../../domain/plan-quantities.ts";
import { edge, water } from "./plan-drawing.css.ts";
import { Tones } from "./tones.tsx";

/** How a plan looks; a site is drawn in grey blocks without a border. */
export function looksOf(plan: PavingPlan) {
  const border: BorderCourse = plan.kind === "home" ? plan.border : "none";
  const [colour, borderColour] =
    plan.kind === "home"
      ? ([plan.colour, plan.borderColour] as const)
      : (["grey", "grey"] as const);
  return {
    pattern: patternOf(plan),
    border,
    tones: paverColours[colour],
    jointColour: jointColours[colour],
    edgeTones: paverColours[borderColour],
    edgeJointColour: jointColours[borderColour],
  };
}

export interface PavingProps
  extends Pick<LayOptions, "size" | "joint">,
    ReturnType<typeof looksOf> {
  /** While a size changes, a tile stands in for the pavers: it looks the same and is soon drawn. */
  isResizing: boolean;
}

/** The pavers in mm: each of them, or a repeated tile where there are too many. */
export function Paving(props: PavingProps) {
  const { size, pattern, border, joint, isResizing } = props;
  const { tones, jointColour, edgeTones, edgeJointColour } = props;
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
      {border === "none" ? null : <path fill={edgeJointColour} fillRule="evenodd" d={whole} />}
      <path fill={jointColour} fillRule="evenodd" d={pathOf(field)} />
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
