import { memo, useMemo } from "react";
import { layPattern } from "../../design/patterns/lay-pattern.ts";
import { pathsByTone } from "../../design/patterns/paths-by-tone.ts";
import type { LaidPaver } from "../domain/plan-paver.ts";
import { Tones } from "./paving.tsx";
import { detail } from "./plan-drawing.css.ts";
import { sizeInPattern } from "./plan-laying.ts";

interface PatternDetailProps extends LaidPaver {
  tones: readonly string[];
  jointColour: string;
  x: number;
  y: number;
  /** Side of its square in px. */
  side: number;
}

/** A square metre of the pattern, for a drawing in which the pavers are too small to show it. */
export const PatternDetail = memo(function PatternDetail(props: PatternDetailProps) {
  const { paver, pattern, tones, jointColour, x, y, side } = props;
  const paths = useMemo(() => {
    const sizes = { ...sizeInPattern({ paver, pattern }), joint: 900 / side };
    return pathsByTone(layPattern(pattern, { width: 1000, height: 1000, ...sizes }));
  }, [paver, pattern, side]);
  return (
    <svg x={x} y={y} width={side} height={side} viewBox="0 0 1000 1000" aria-hidden="true">
      <rect width="1000" height="1000" fill={jointColour} />
      <Tones paths={paths} tones={tones} />
      <rect className={detail} width="1000" height="1000" />
    </svg>
  );
});
