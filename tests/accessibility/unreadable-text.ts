import type { Page } from "@playwright/test";
import { addStyleSheet } from "./emulation.ts";

/** The text spacing of WCAG 2.2, 1.4.12. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Finds unreadable text without and with that spacing. */
export async function findUnreadableSpacedText(page: Page): Promise<string[]> {
  const plain = await findUnreadableText(page);
  const remove = await addStyleSheet(page, textSpacing);
  const spaced = await findUnreadableText(page);
  await remove();
  return [...plain, ...spaced.map((text) => `spaced: ${text}`)];
}

/** Finds text outside the window (WCAG 2.2, 1.4.10), clipped by its container, or under other text. */
export const findUnreadableText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** The middle half of a line, in px of the window. */
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    interface Line {
      text: string;
      parent: Element;
      box: Box;
    }

    const memoize = <Result>(compute: (element: Element) => Result) => {
      const results = new Map<Element, Result>();
      return (element: Element): Result => {
        const known = results.get(element);
        if (known !== undefined) return known;
        const result = compute(element);
        results.set(element, result);
        return result;
      };
    };

    const isClippedAway = memoize((part: Element): boolean => {
      const { clipPath, position, overflowX } = getComputedStyle(part);
      const { width, height, bottom } = part.getBoundingClientRect();
      if (clipPath !== "none" || (overflowX !== "visible" && width <= 1 && height <= 1))
        return true;
      // The skip link above the window.
      if (position === "fixed" && bottom <= 0) return true;
      return part.parentElement !== null && isClippedAway(part.parentElement);
    });

    /**
     * In a row of controls that scrolls sideways: each can be brought into the window whole. Or in a table that the
     * keyboard scrolls, which WCAG 2.2, 1.4.10 excepts.
     */
    const isInScrollingRow = (element: Element): boolean => {
      const row = element.closest("[role=group], section[tabindex='0']:has(table)");
      return row !== null && getComputedStyle(row).overflowX === "auto";
    };

    /** Hidden, or visible to screen readers only. */
    const isHidden = (element: Element): boolean =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      isClippedAway(element);

    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = (node.textContent ?? "").trim();
      const parent = node.parentElement;
      if (text === "" || parent === null || isHidden(parent) || isInScrollingRow(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        // A line box is higher than its glyphs.
        const box = { left, right, top: top + height / 4, bottom: bottom - height / 4 };
        if (right > left) lines.push({ text: text.slice(0, 40), parent, box });
      }
    }

    const problems = new Set<string>();
    interface Clip {
      x: boolean;
      y: boolean;
      box: Box;
    }
    const clipsOf = memoize((part: Element): readonly Clip[] => {
      if (part === document.body) return [];
      const { overflowX, overflowY, position } = getComputedStyle(part);
      const clips = (overflow: string) => overflow === "hidden" || overflow === "clip";
      const x = clips(overflowX);
      const y = clips(overflowY);
      const own = x || y ? [{ x, y, box: part.getBoundingClientRect() }] : [];
      const isLast = position === "fixed" || overflowX === "auto" || overflowX === "scroll";
      const { parentElement } = part;
      return isLast || parentElement === null ? own : [...own, ...clipsOf(parentElement)];
    });
    for (const { text, parent, box } of lines) {
      if (box.left < -0.5 || box.right > document.documentElement.clientWidth + 0.5) {
        problems.add(`outside the window: ${text}`);
      }
      for (const clip of clipsOf(parent)) {
        const sideways = box.left < clip.box.left - 1 || box.right > clip.box.right + 1;
        const upright = box.top < clip.box.top - 1 || box.bottom > clip.box.bottom + 1;
        if ((clip.x && sideways) || (clip.y && upright)) problems.add(`cut off: ${text}`);
      }
    }

    /** The fixed, sticky or raised ancestor: bars, menus, dialogs and toasts may cover text. */
    const layerOf = memoize((part: Element): Element => {
      const { position, zIndex } = getComputedStyle(part);
      if (position === "fixed" || position === "sticky") return part;
      if (position === "absolute" && Number(zIndex) > 0) return part;
      return part.parentElement === null ? part : layerOf(part.parentElement);
    });
    const earlier: Line[] = [];
    for (const one of lines) {
      for (const other of earlier) {
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across <= 1 || down <= 1 || layerOf(one.parent) !== layerOf(other.parent)) continue;
        problems.add(`under other text: ${other.text} / ${one.text}`);
      }
      earlier.push(one);
    }

    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.add(`the page is ${scrollWidth} px wide`);
    return [...problems];
  });

/** Finds words that continue on another line, although a line as wide as the window has room for them. */
export const findBrokenWords = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const room = 0.8 * document.documentElement.clientWidth;
    const linesOf = (word: RegExpMatchArray, node: Node) => {
      const range = document.createRange();
      range.setStart(node, word.index ?? 0);
      range.setEnd(node, (word.index ?? 0) + word[0].length);
      return [...range.getClientRects()];
    };
    const isBroken = (word: RegExpMatchArray, node: Node) => {
      const lines = linesOf(word, node);
      const width = lines.reduce((sum, line) => sum + line.width, 0);
      return width < room && new Set(lines.map(({ top }) => Math.round(top))).size > 1;
    };
    return [...document.querySelectorAll(selector)].flatMap((part) => {
      const found: string[] = [];
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        // A line may end at a hyphen, and anywhere in a URL.
        for (const word of (node.textContent ?? "").matchAll(/[\p{L}\p{N}]+/gu)) {
          if (node.parentElement?.checkVisibility() && isBroken(word, node)) found.push(word[0]);
        }
      }
      return found;
    });
  }, within);
