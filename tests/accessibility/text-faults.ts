import type { Page } from "@playwright/test";
import { layStyles } from "./looks.ts";

/** What a visitor may set for every text without losing any of it (WCAG 2.2, 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Text that is lost on the page as it stands, and that with the spacing of WCAG 2.2, 1.4.12. */
export async function lostText(page: Page): Promise<string[]> {
  const plain = await lostTextAsItStands(page);
  const takeAway = await layStyles(page, textSpacing);
  const spaced = await lostTextAsItStands(page);
  await takeAway();
  return [...plain, ...spaced.map((fault) => `spaced: ${fault}`)];
}

/**
 * Text that a visitor cannot read whole: outside the window, so that reading needs scrolling in
 * two directions (WCAG 2.2, 1.4.10), cut off by a part of the page, or under other text.
 */
export const lostTextAsItStands = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** The middle of a line, in px of the window. */
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

    /** What is true of an element is asked once, however many lines stand in it. */
    const askedOnce = <Answer>(ask: (element: Element) => Answer) => {
      const answers = new Map<Element, Answer>();
      return (element: Element): Answer => {
        const known = answers.get(element);
        if (known !== undefined) return known;
        const answer = ask(element);
        answers.set(element, answer);
        return answer;
      };
    };

    const isClippedAway = askedOnce((part: Element): boolean => {
      const { clipPath, position, overflowX } = getComputedStyle(part);
      const { width, height, bottom } = part.getBoundingClientRect();
      if (clipPath !== "none" || (overflowX !== "visible" && width <= 1 && height <= 1))
        return true;
      // A skip link that waits above the window.
      if (position === "fixed" && bottom <= 0) return true;
      return part.parentElement !== null && isClippedAway(part.parentElement);
    });

    /** Hidden from the eye on purpose, for screen readers alone. */
    const isUnseen = (element: Element): boolean =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      isClippedAway(element);

    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = (node.textContent ?? "").trim();
      const parent = node.parentElement;
      if (text === "" || parent === null || isUnseen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        // A line is as high as its font, which is more than what is drawn of it.
        const box = { left, right, top: top + height / 4, bottom: bottom - height / 4 };
        if (right > left) lines.push({ text: text.slice(0, 40), parent, box });
      }
    }

    const faults = new Set<string>();
    interface Cutter {
      x: boolean;
      y: boolean;
      box: Box;
    }
    const cuttersOf = askedOnce((part: Element): readonly Cutter[] => {
      if (part === document.body) return [];
      const { overflowX, overflowY, position } = getComputedStyle(part);
      const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
      const x = cuts(overflowX);
      const y = cuts(overflowY);
      const own = x || y ? [{ x, y, box: part.getBoundingClientRect() }] : [];
      const isLast = position === "fixed" || overflowX === "auto" || overflowX === "scroll";
      const { parentElement } = part;
      return isLast || parentElement === null ? own : [...own, ...cuttersOf(parentElement)];
    });
    for (const { text, parent, box } of lines) {
      if (box.left < -0.5 || box.right > document.documentElement.clientWidth + 0.5) {
        faults.add(`outside the window: ${text}`);
      }
      for (const cutter of cuttersOf(parent)) {
        const sideways = box.left < cutter.box.left - 1 || box.right > cutter.box.right + 1;
        const upright = box.top < cutter.box.top - 1 || box.bottom > cutter.box.bottom + 1;
        if ((cutter.x && sideways) || (cutter.y && upright)) faults.add(`cut off: ${text}`);
      }
    }

    /** What lies over the page on purpose: bars, open lists and menus, dialogs, notices. */
    const layerOf = askedOnce((part: Element): Element => {
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
        faults.add(`under other text: ${other.text} / ${one.text}`);
      }
      earlier.push(one);
    }

    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} px wide`);
    return [...faults];
  });
