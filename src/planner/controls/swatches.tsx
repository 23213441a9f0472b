import { layPattern } from "../../design/patterns/lay-pattern.ts";
import { pathsByTone, type TonePaths } from "../../design/patterns/paths-by-tone.ts";
import { jointColours, paverColours } from "../../design/patterns/paver-colours.ts";
import {
  type Laying,
  type PaverColourName,
  paverEntry,
  paverFormats,
} from "../../domain/pavers.ts";
import { Tones } from "../drawing/paving.tsx";
import { swatch } from "../drawing/plan-drawing.css.ts";
import { sizeInPattern } from "../drawing/plan-laying.ts";

/** Height of a swatch for a width of 1. */
const proportion = 0.55;

const known = new Map<string, TonePaths>();

/** Path data of a swatch: most of them show the same field in another colour. */
function pathsOf({ format, pattern }: Laying, width: number): TonePaths {
  const key = `${format} ${pattern} ${width}`;
  const sizes = sizeInPattern({ paver: paverFormats[format].paver, pattern });
  const area = { width, height: width * proportion, joint: width / 76 };
  const paths = known.get(key) ?? pathsByTone(layPattern(pattern, { ...area, ...sizes }));
  known.set(key, paths);
  return paths;
}

interface SwatchProps extends Laying {
  colour: PaverColourName;
  /** Width of the paving that it shows in mm; by default less than four pavers. */
  width?: number;
}

/** A field in a colour, in the tile of a choice. Decorative: the label says the same. */
export function Swatch({ colour, format, pattern, width: shown }: SwatchProps) {
  const width = shown ?? 3.8 * paverEntry(paverFormats[format].paver).length;
  const height = width * proportion;
  return (
    <svg
      className={swatch}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={width} height={height} fill={jointColours[colour]} />
      <Tones paths={pathsOf({ format, pattern }, width)} tones={paverColours[colour]} />
    </svg>
  );
}
