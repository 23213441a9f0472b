import type { Page } from "@playwright/test";
import sharp from "sharp";
import { type Box, type Frame, takeScreenshot } from "../support/screenshot.ts";

/** What a visitor sees, pixel by pixel. */
export interface Pixels {
  width: number;
  height: number;
  /** Relative luminance of a pixel, from 0 to 1; one outside counts as the nearest inside. */
  luminance: (x: number, y: number) => number;
}

/** What each value of a colour channel gives to the luminance (WCAG 2.2, glossary). */
const linear = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Takes a picture of a part of the page as it stands. */
export async function takePixels(page: Page, frame: Frame): Promise<Pixels> {
  const { data, info } = await sharp(await takeScreenshot(page, frame))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const within = (value: number, size: number) => Math.min(Math.max(value, 0), size - 1);
  const share = (place: number) => linear[data[place] ?? 0] ?? 0;
  return {
    width,
    height,
    luminance: (x, y) => {
      const red = (within(y, height) * width + within(x, width)) * channels;
      return 0.2126 * share(red) + 0.7152 * share(red + 1) + 0.0722 * share(red + 2);
    },
  };
}

/** Contrast of two relative luminances, from 1 to 21 (WCAG 2.2, glossary). */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Visits every whole pixel of a box. */
export function eachPixel(
  { x, y, width, height }: Box,
  visit: (x: number, y: number) => void,
): void {
  for (let row = Math.ceil(y); row < Math.floor(y + height); row += 1) {
    for (let column = Math.ceil(x); column < Math.floor(x + width); column += 1) visit(column, row);
  }
}
