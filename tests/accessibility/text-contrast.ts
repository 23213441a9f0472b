import type { Locator, Page } from "@playwright/test";
import type { Box } from "../support/screenshot.ts";
import { layStyles } from "./looks.ts";
import { contrastOf, eachPixel, type Pixels, takePixels } from "./pixels.ts";

/** A line of text with the least contrast that it has with any pixel of its ground. */
export interface TextContrast {
  text: string;
  contrast: number;
}

/** The bars lie over a page that is photographed as a whole; their own words are on plain ground. */
const withoutBars = `header, nav:has(> a[href^="tel:"]) { visibility: hidden !important; }`;

const withoutText = `
  *, *::before, *::after {
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
    text-shadow: none !important;
  }
`;

interface TextLine {
  text: string;
  box: Box;
}

/** The lines of text that show in a part of the page, with where in the part they stand. */
const linesIn = (part: Locator): Promise<{ lines: TextLine[]; clip: Box }> =>
  part.evaluate((root) => {
    const outer = root.getBoundingClientRect();
    const lines: TextLine[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = (node.textContent ?? "").trim();
      const parent = node.parentElement;
      if (text === "" || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        // For screen readers alone: a pixel wide.
        if (parent.clientWidth === 1 || width < 2) continue;
        lines.push({ text, box: { x: x - outer.x, y: y - outer.y, width, height } });
      }
    }
    const { width, height } = outer;
    return { lines, clip: { x: outer.x + scrollX, y: outer.y + scrollY, width, height } };
  });

/** The luminance of a text: where it is there and where it is not differ most in its strokes. */
function luminanceOfText(shown: Pixels, ground: Pixels, box: Box): number {
  let found = ground.luminance(Math.round(box.x), Math.round(box.y));
  let most = 0;
  eachPixel(box, (x, y) => {
    const luminance = shown.luminance(x, y);
    const difference = Math.abs(luminance - ground.luminance(x, y));
    if (difference > most) [most, found] = [difference, luminance];
  });
  return found;
}

/**
 * The contrast of every line of text with the worst pixel of what lies behind it, as it is drawn:
 * on a picture, under a shade. axe sees none of that. The text is taken away for a second picture
 * of the page; where the two differ most, the first shows the text's colour.
 */
export async function textContrasts(page: Page, part: Locator): Promise<TextContrast[]> {
  const showBars = await layStyles(page, withoutBars);
  const { lines, clip } = await linesIn(part);
  const shown = await takePixels(page, { ofPage: clip });
  const showText = await layStyles(page, withoutText);
  const ground = await takePixels(page, { ofPage: clip });
  await showText();
  await showBars();
  return lines.map(({ text, box }) => {
    const own = luminanceOfText(shown, ground, box);
    let contrast = 21;
    eachPixel(box, (x, y) => {
      contrast = Math.min(contrast, contrastOf(own, ground.luminance(x, y)));
    });
    return asFound(text, contrast);
  });
}

/**
 * The contrast of every line of text with the plain ground that it stands on: between the colour
 * that fills most of its box and the one that stands out most from it. For forced colours, in which
 * no style can take text away, and in which the browser lays a plain ground under every text.
 */
export async function plainContrasts(page: Page, part: Locator): Promise<TextContrast[]> {
  const showBars = await layStyles(page, withoutBars);
  const { lines, clip } = await linesIn(part);
  const shown = await takePixels(page, { ofPage: clip });
  await showBars();
  return lines.map(({ text, box }) => {
    const counts = new Map<number, number>();
    eachPixel(box, (x, y) => {
      const luminance = shown.luminance(x, y);
      counts.set(luminance, (counts.get(luminance) ?? 0) + 1);
    });
    const luminances = [...counts].sort(([, one], [, other]) => other - one);
    const [ground] = luminances;
    const contrasts = luminances.map(([own]) => contrastOf(own, ground?.[0] ?? own));
    return asFound(text, Math.max(1, ...contrasts));
  });
}

const asFound = (text: string, contrast: number): TextContrast => ({
  text: text.slice(0, 60),
  contrast: Math.floor(contrast * 100) / 100,
});
