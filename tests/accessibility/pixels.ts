import type { Page } from "@playwright/test";
import sharp from "sharp";
import { linearChannel, luminanceOf } from "../support/contrast.ts";

/** A rectangle, in CSS px. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The luminance of each pixel of a screenshot. */
export interface Luminances {
  width: number;
  height: number;
  /** From 0 to 1; coordinates are clamped. */
  luminance: (x: number, y: number) => number;
}

/** Computed once: a screenshot has millions of channels. */
const linear = Array.from({ length: 256 }, (_, value) => linearChannel(value));

/** Takes a screenshot of a box, which is relative to the window or to the page. */
export async function takeLuminances(
  page: Page,
  clip: Box,
  of: "window" | "page",
): Promise<Luminances> {
  const screenshot = await page.screenshot({ clip, fullPage: of === "page" });
  const { data, info } = await sharp(screenshot)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const within = (value: number, size: number) => Math.min(Math.max(value, 0), size - 1);
  const channel = (index: number) => linear[data[index] ?? 0] ?? 0;
  return {
    width,
    height,
    luminance: (x, y) => {
      const red = (within(y, height) * width + within(x, width)) * channels;
      return luminanceOf(channel(red), channel(red + 1), channel(red + 2));
    },
  };
}

/** Calls back for every whole pixel of a box. */
export function eachPixel(
  { x, y, width, height }: Box,
  visit: (x: number, y: number) => void,
): void {
  for (let row = Math.ceil(y); row < Math.floor(y + height); row += 1) {
    for (let column = Math.ceil(x); column < Math.floor(x + width); column += 1) visit(column, row);
  }
}
