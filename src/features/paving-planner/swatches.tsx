import { layPattern } from "../../design/patterns/laying-patterns.ts";
import { pathsByTone } from "../../design/patterns/paths-by-tone.ts";
import { jointSand, paverColours } from "../../design/patterns/paver-colours.ts";
import type { LayingPatternName } from "../../domain/laying-patterns.ts";
import type { PaverColourName } from "../../domain/paving-plan.ts";
import { swatch } from "./plan-drawing.css.ts";
import { Tones } from "./tones.tsx";

const [width, height] = [760, 420];

/** A pattern in a colour, in the tile of a choice. It says nothing that its label does not. */
export function Swatch({
  pattern,
  colour,
}: {
  pattern: LayingPatternName;
  colour: PaverColourName;
}) {
  const paths = pathsByTone(layPattern(pattern, { width, height, brickLength: 200, joint: 10 }));
  return (
    <svg
      className={swatch}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={width} height={height} fill={jointSand} />
      <Tones paths={paths} tones={paverColours[colour]} />
    </svg>
  );
}
