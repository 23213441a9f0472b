import type { Locator, Page } from "@playwright/test";
import { contrastRatio } from "../support/contrast.ts";
import { addStyleSheet } from "./emulation.ts";
import { type Box, eachPixel, type Luminances, takeLuminances } from "./pixels.ts";

/** A line of text with its lowest contrast to its background. */
export interface TextContrast {
  text: string;
  contrast: number;
}

/** The bars would cover other text in a full-page screenshot. */
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

/** The visible lines of text in a part of the page, with boxes relative to it. */
const linesIn = (part: Locator): Promise<{ lines: TextLine[]; clip: Box }> =>
  part.evaluate((root) => {
    /** Whether a box is outside the row that it has to be scrolled into. */
    const isScrolledOut = (parent: Element, { x, width }: DOMRect) => {
      const row = parent.closest("[role=group]");
      if (row === null || getComputedStyle(row).overflowX !== "auto") return false;
      const { left, right } = row.getBoundingClientRect();
      return x < left || x + width > right;
    };
    const outer = root.getBoundingClientRect();
    const lines: TextLine[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = (node.textContent ?? "").trim();
      const parent = node.parentElement;
      if (text === "" || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const { x, y, width, height } = rect;
        // Visually hidden text is a pixel wide.
        if (parent.clientWidth === 1 || width < 2 || isScrolledOut(parent, rect)) continue;
        lines.push({ text, box: { x: x - outer.x, y: y - outer.y, width, height } });
      }
    }
    const { width, height } = outer;
    return { lines, clip: { x: outer.x + scrollX, y: outer.y + scrollY, width, height } };
  });

/** The luminance of a text: that of the pixel that differs most from its background. */
function textLuminance(shown: Luminances, background: Luminances, box: Box): number {
  let found = background.luminance(Math.round(box.x), Math.round(box.y));
  let most = 0;
  eachPixel(box, (x, y) => {
    const luminance = shown.luminance(x, y);
    const difference = Math.abs(luminance - background.luminance(x, y));
    if (difference > most) [most, found] = [difference, luminance];
  });
  return found;
}

/**
 * The contrast of each line of text to the worst pixel behind it, pictures included, which axe
 * cannot judge. Compares screenshots with and without the text.
 */
export async function textContrasts(page: Page, part: Locator): Promise<TextContrast[]> {
  const showBars = await addStyleSheet(page, withoutBars);
  const { lines, clip } = await linesIn(part);
  const shown = await takeLuminances(page, clip, "page");
  const showText = await addStyleSheet(page, withoutText);
  const background = await takeLuminances(page, clip, "page");
  await showText();
  await showBars();
  return lines.map(({ text, box }) => {
    const luminance = textLuminance(shown, background, box);
    let contrast = 21;
    eachPixel(box, (x, y) => {
      contrast = Math.min(contrast, contrastRatio(luminance, background.luminance(x, y)));
    });
    return toTextContrast(text, contrast);
  });
}

/**
 * The contrast of each line of text to the most frequent colour of its box. For forced colours, in
 * which no style can hide the text and every text has a plain background.
 */
export async function plainContrasts(page: Page, part: Locator): Promise<TextContrast[]> {
  const showBars = await addStyleSheet(page, withoutBars);
  const { lines, clip } = await linesIn(part);
  const shown = await takeLuminances(page, clip, "page");
  await showBars();
  return lines.map(({ text, box }) => {
    const counts = new Map<number, number>();
    eachPixel(box, (x, y) => {
      const luminance = shown.luminance(x, y);
      counts.set(luminance, (counts.get(luminance) ?? 0) + 1);
    });
    const luminances = [...counts].sort(([, one], [, other]) => other - one);
    const [background] = luminances;
    const contrasts = luminances.map(([own]) => contrastRatio(own, background?.[0] ?? own));
    return toTextContrast(text, Math.max(1, ...contrasts));
  });
}

const toTextContrast = (text: string, contrast: number): TextContrast => ({
  text: text.slice(0, 60),
  contrast: Math.floor(contrast * 100) / 100,
});
