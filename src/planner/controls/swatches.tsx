import { layPattern } from "../../design/patterns/laying-patterns.ts";
import { pathsByTone, type TonePaths } from "../../design/patterns/paths-by-tone.ts";
import { jointColours, paverColours } from "../../design/patterns/paver-colours.ts";
import type { LayingPatternName, PaverColourName } from "../../domain/pavers.ts";
import { Tones } from "../drawing/paving.tsx";
import { swatch } from "../drawing/plan-drawing.css.ts";

const [width, height] = [760, 420];

const known = new Map<LayingPatternName, TonePaths>();

/** Path data of a swatch: most of them show the same pattern in another colour. */
function pathsOf(pattern: LayingPatternName): TonePaths {
  const paths =
    known.get(pattern) ??
    pathsByTone(layPattern(pattern, { width, height, brickLength: 200, joint: 10 }));
  known.set(pattern, paths);
  return paths;
}

/** A pattern in a colour, in the tile of a choice. Decorative: the label says the same. */
export function Swatch({
  pattern,
  colour,
}: {
  pattern: LayingPatternName;
  colour: PaverColourName;
}) {
  return (
    <svg
      className={swatch}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={width} height={height} fill={jointColours[colour]} />
      <Tones paths={pathsOf(pattern)} tones={paverColours[colour]} />
    </svg>
  );
}
