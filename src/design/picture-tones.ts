import type { PictureTone } from "../domain/pictures.ts";

/**
 * What a picture looks like from afar, in shade: the colour that fills its place until it arrives, and
 * on which its words stand in white if it never does (7:1 and more). The build picks the nearest for
 * each picture; a colour of its own would be a style attribute, which a strict content policy refuses.
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

/** How much darker than a picture its tone is. */
const shade = 0.7;

/** The tone most like the mean colour of a picture: red, green and blue from 0 to 255. */
export function nearestTone(mean: readonly [number, number, number]): PictureTone {
  let nearest: PictureTone = "stone";
  let least = Number.POSITIVE_INFINITY;
  for (const tone of toneNames) {
    const parts = [1, 3, 5].map((at) => Number.parseInt(pictureTones[tone].slice(at, at + 2), 16));
    const away = Math.hypot(...parts.map((part, index) => part - shade * (mean[index] ?? 0)));
    if (away < least) {
      nearest = tone;
      least = away;
    }
  }
  return nearest;
}

const isTone = (name: string): name is PictureTone => Object.hasOwn(pictureTones, name);
const toneNames = Object.keys(pictureTones).filter(isTone);
