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
    interface Line {
      text: string;
      parent: Element;
      box: DOMRect;
    }

    /** Hidden from the eye on purpose, for screen readers alone. */
    const isUnseen = (element: Element): boolean => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return true;
      for (let part: Element | null = element; part !== null; part = part.parentElement) {
        const { clipPath, position, overflowX } = getComputedStyle(part);
        const { width, height, bottom } = part.getBoundingClientRect();
        if (clipPath !== "none" || (overflowX !== "visible" && width <= 1 && height <= 1))
          return true;
        // A skip link that waits above the window.
        if (position === "fixed" && bottom <= 0) return true;
      }
      return false;
    };

    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = (node.textContent ?? "").trim();
      const parent = node.parentElement;
      if (text === "" || parent === null || isUnseen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        // A line is as high as its font, which is more than what is drawn of it.
        const inner = new DOMRect(box.x, box.y + box.height / 4, box.width, box.height / 2);
        if (box.width > 0) lines.push({ text: text.slice(0, 40), parent, box: inner });
      }
    }

    const faults = new Set<string>();
    const cuttersOf = (element: Element) => {
      const cutters: { x: boolean; y: boolean; box: DOMRect }[] = [];
      for (let part: Element | null = element; part !== null; part = part.parentElement) {
        if (part === document.body) break;
        const { overflowX, overflowY, position } = getComputedStyle(part);
        const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
        if (cuts(overflowX) || cuts(overflowY)) {
          cutters.push({
            x: cuts(overflowX),
            y: cuts(overflowY),
            box: part.getBoundingClientRect(),
          });
        }
        if (position === "fixed" || overflowX === "auto" || overflowX === "scroll") break;
      }
      return cutters;
    };
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
    const layerOf = (element: Element): Element | null => {
      for (let part: Element | null = element; part !== null; part = part.parentElement) {
        const { position, zIndex } = getComputedStyle(part);
        if (position === "fixed" || position === "sticky") return part;
        if (position === "absolute" && Number(zIndex) > 0) return part;
      }
      return null;
    };
    const layers = lines.map(({ parent }) => layerOf(parent));
    lines.forEach((one, index) => {
      lines.slice(index + 1).forEach((other, offset) => {
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across <= 1 || down <= 1 || layers[index] !== layers[index + 1 + offset]) return;
        faults.add(`under other text: ${one.text} / ${other.text}`);
      });
    });

    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} px wide`);
    return [...faults];
  });
