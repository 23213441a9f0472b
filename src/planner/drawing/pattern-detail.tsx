import { memo, useMemo } from "react";
import { layPattern } from "../../design/patterns/laying-patterns.ts";
import { pathsByTone } from "../../design/patterns/paths-by-tone.ts";
import { type Laying, paverFormats } from "../../domain/pavers.ts";
import { Tones } from "./paving.tsx";
import { detail } from "./plan-drawing.css.ts";

interface PatternDetailProps extends Laying {
  tones: readonly string[];
  jointColour: string;
  x: number;
  y: number;
  /** Side of its square in px. */
  side: number;
}

/** A square metre of the pattern, for a drawing in which the pavers are too small to show it. */
export const PatternDetail = memo(function PatternDetail(props: PatternDetailProps) {
  const { format, pattern, tones, jointColour, x, y, side } = props;
  const paths = useMemo(() => {
    const { length, width } = paverFormats[format];
    const sizes = { brickLength: length, brickWidth: width, joint: 900 / side };
    return pathsByTone(layPattern(pattern, { width: 1000, height: 1000, ...sizes }));
  }, [format, pattern, side]);
  return (
    <svg x={x} y={y} width={side} height={side} viewBox="0 0 1000 1000" aria-hidden="true">
      <rect width="1000" height="1000" fill={jointColour} />
      <Tones paths={paths} tones={tones} />
      <rect className={detail} width="1000" height="1000" />
    </svg>
  );
});
