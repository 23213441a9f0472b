import { layPattern } from "../../design/patterns/laying-patterns.ts";
import { pathsByTone, type TonePaths } from "../../design/patterns/paths-by-tone.ts";
import { jointColours, paverColours } from "../../design/patterns/paver-colours.ts";
import { type Laying, type PaverColourName, paverFormats } from "../../domain/pavers.ts";
import { Tones } from "../drawing/paving.tsx";
import { swatch } from "../drawing/plan-drawing.css.ts";

const [width, height] = [760, 420];

const known = new Map<string, TonePaths>();

/** Path data of a swatch: most of them show the same field in another colour. */
function pathsOf({ format, pattern }: Laying): TonePaths {
  const key = `${format} ${pattern}`;
  const { length, width: across } = paverFormats[format];
  const sizes = { brickLength: length, brickWidth: across, joint: 10 };
  const paths = known.get(key) ?? pathsByTone(layPattern(pattern, { width, height, ...sizes }));
  known.set(key, paths);
  return paths;
}

/** A field in a colour, in the tile of a choice. Decorative: the label says the same. */
export function Swatch({ colour, ...laying }: Laying & { colour: PaverColourName }) {
  return (
    <svg
      className={swatch}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={width} height={height} fill={jointColours[colour]} />
      <Tones paths={pathsOf(laying)} tones={paverColours[colour]} />
    </svg>
  );
}
