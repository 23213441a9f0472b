import { keysOf } from "../domain/keys-of.ts";
import type { PictureTone } from "../domain/pictures.ts";

/**
 * Background colours of pictures until they load, and of their white alt text if they do not (7:1). The build picks the
 * nearest for each: a colour of its own would need a style attribute, which the Content Security Policy blocks.
 */
export const pictureTones = {
  terracotta: "#7a4e35",
  umber: "#5e4d3e",
  ochre: "#695532",
  sand: "#61574b",
  stone: "#5f5849",
  slate: "#5a5857",
  charcoal: "#3d3936",
  dusk: "#514848",
  lilac: "#61555d",
  water: "#545a4f",
  moss: "#58573f",
  olive: "#4f5036",
} as const satisfies Record<PictureTone, string>;

/** Brightness of a tone relative to its picture. */
const brightness = 0.7;

/** The tone nearest to the mean colour of a picture: red, green and blue from 0 to 255. */
export function nearestTone(mean: readonly [number, number, number]): PictureTone {
  let nearest: PictureTone = "stone";
  let shortest = Number.POSITIVE_INFINITY;
  for (const tone of keysOf(pictureTones)) {
    const parts = [1, 3, 5].map((at) => Number.parseInt(pictureTones[tone].slice(at, at + 2), 16));
    const distance = Math.hypot(
      ...parts.map((part, index) => part - brightness * (mean[index] ?? 0)),
    );
    if (distance < shortest) {
      nearest = tone;
      shortest = distance;
    }
  }
  return nearest;
}
