import type { LayingPatternName, PaverName } from "../../domain/pavers.ts";
import type { paverFilters } from "../interface/pavers.ts";

const slab = /\bslabs?\b/i;

/**
 * What the pictures can show (`shows` in pictures.ts), each with the words by which a text beside a picture names it.
 * A text beside a picture must not name what the picture does not show. To add one, add a line.
 */
export const whatPicturesShow = {
  paver: {
    "clay-brick": /\bclay\b/i,
    "cement-brick": /(?<!shaped )\b(?:concrete|cement) (?:pavers?|bricks?|blocks?)\b/i,
    "interlocking-block": /\binterlock|\bzigzag\b/i,
    "permeable-block": /\bpermeable\b/i,
    hexagon: /\bhexagon/i,
    sett: /\bgranite\b|\bsetts?\b|\bcobble/i,
    flagstone: /\bflagstones?\b|\bquartzite\b/i,
    "slab-400": slab,
    "slab-450": slab,
    "slab-600": slab,
    slab,
  },
  pattern: {
    herringbone: /\bherringbone\b/i,
    stretcher: /\bstretcher|\bhalf bond|\bstaggered/i,
    "basket-weave": /\bbasket weave/i,
    stack: /\bstack bond\b/i,
    hexagon: /\bhexagon/i,
    "cobble-fan": /\bin (?:arcs|fans)\b/i,
    rings: /\bin rings\b/i,
    ashlar: /\bashlar\b/i,
    irregular: /\bcrazy paving|\birregular/i,
  },
  colour: {
    red: /\bred\b/i,
    brown: /\bbrown\b/i,
    dark: /\bcharcoal\b|\bdark(?:er)?\b/i,
    grey: /\bgr[ea]y\b/i,
    sand: /\b(?:pale|cream|buff|sandstone|sand-coloured|sand (?:and|tones?))\b/i,
    terracotta: /\b(?:terracotta|orange)\b/i,
    mixed: /\bmixed\b|\bblends?\b/i,
  },
  place: {
    driveway: /\bdriveways?\b/i,
    patio: /\b(?:patio|terrace|courtyard)s?\b/i,
    pool: /\bpools?\b/i,
    walkway: /\b(?:path|walkway)s?\b/i,
    parking: /\bparking\b/i,
    yard: /\byards?\b|\bloading\b/i,
    street: /\b(?:street|road)s?\b/i,
    entrance: /\bentrances?\b/i,
  },
  slope: { steep: /\b(?:slopes?|steep|climbing|uphill)\b/i },
} as const satisfies {
  paver: Record<PaverName | "flagstone" | "slab", RegExp>;
  pattern: Partial<Record<LayingPatternName | "rings" | "ashlar" | "irregular", RegExp>>;
  colour: Record<keyof typeof paverFilters.colour | "terracotta", RegExp>;
  place: Record<string, RegExp>;
  slope: Record<string, RegExp>;
};
