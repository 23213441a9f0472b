import type { Box, BoxSize } from "./use-box-size.ts";

/** Room around the shape in px, for its dimensions and the scale bar. */
export const marginsFor = (fontScale: number) => ({
  left: 24 + 20 * fontScale,
  right: 16,
  top: 18 + 18 * fontScale,
  bottom: 28 + 16 * fontScale,
});

/** A digit is about 9 px wide. */
export const textWidth = (text: string, fontScale: number) => text.length * 9 * fontScale;

/** Position of a shape in a box, in px, and its scale. */
export interface Placement {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** px per millimetre. */
  readonly scale: number;
  readonly fontScale: number;
}

/** A length on a whole device pixel, of which `density` make one of its unit, so that a tile of pavers is sharp. */
export const onPixel = (length: number, density: number) =>
  density === 0 ? length : Math.round(length * density) / density;

/** Places a shape in mm as large as it fits into a box in px, in the middle of what the margins leave. */
export function fitInto(
  box: Box,
  extent: BoxSize,
  margins: ReturnType<typeof marginsFor>,
): Placement {
  const { left, top, right, bottom } = margins;
  const room = {
    width: box.width - left - right,
    height: box.height - top - bottom,
  };
  const scale = Math.min(room.width / extent.width, room.height / extent.height);
  const [width, height] = [extent.width * scale, extent.height * scale];
  return {
    left: onPixel(left + (room.width - width) / 2, box.density),
    top: onPixel(top + (room.height - height) / 2, box.density),
    width,
    height,
    scale,
    fontScale: box.fontScale,
  };
}

/**
 * Rounds a tile to whole device pixels, because the browser paints it once as a bitmap. A length that this
 * would change by more than 1% stays as it is.
 */
export function inWholePixels(mm: number, pixelsPerMm: number) {
  const pixels = Math.round(mm * pixelsPerMm);
  // The browser rounds up, which must not add a pixel.
  return pixels < 50 ? mm : (pixels - 0.01) / pixelsPerMm;
}
