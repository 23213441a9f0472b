import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { test as base } from "../support/examples.ts";
import { visitTime } from "../support/page-clock.ts";

export const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

export interface View {
  /** In CSS px. */
  width: number;
  /** In CSS px; a longer page is captured whole. */
  height?: number;
  scheme: Scheme;
}

/** The baselines in a folder, by their relative paths. */
export function baselinesIn(folder: string): readonly string[] {
  const path = `tests/visual/baselines/${folder}`;
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".webp"),
  );
}

/** Compares a page with its baselines. */
export interface Visual {
  page: Page;
  /** The baselines compared so far. */
  compared: ReadonlySet<string>;
  /** Opens a path of the examples with the clock still at `visitTime`. */
  open: (path: string) => Promise<void>;
  /** Compares a view with its baseline; `name` has folders, then the file name. */
  compare: (name: readonly string[], view: View) => Promise<void>;
}

export const test = base.extend<{ visual: Visual }>({
  // The Content Security Policy has only the hashes of the built styles.
  bypassCSP: true,
  externalRequests: "fail",

  visual: async ({ page, examplesUrl }, use, testInfo) => {
    const compared = new Set<string>();
    await use({
      page,
      compared,
      open: async (path) => {
        await page.clock.setFixedTime(visitTime);
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.goto(examplesUrl + path);
      },
      compare: async (name, { width, height = 800, scheme }) => {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme: scheme });
        await standInWords(page);
        await settle(page);
        const file = [...name.slice(0, -1), `${name.at(-1)}-${width}-${scheme}.webp`];
        compared.add(file.join("/"));
        const baseline = testInfo.snapshotPath(...file);
        const before = existsSync(baseline) ? readFileSync(baseline) : null;
        await expect.soft(page).toHaveScreenshot(file, {
          fullPage: true,
          scale: "device",
          threshold: 0,
          // Now and then the browser rounds a pixel of an edge the other way; a changed style shows in more.
          maxDiffPixels: 3,
        });
        const after = existsSync(baseline) ? readFileSync(baseline) : null;
        if (after !== null && before?.equals(after) !== true) await compress(baseline, after);
      },
    });
  },
});

/**
 * Replaces all words, and shows the first six entries of each list, so that a reworded text, a new price
 * or another entry of the menu changes no baseline.
 */
async function standInWords(page: Page) {
  await page.evaluate(() => {
    const isFilled = (node: Node) => node.nodeType === Node.TEXT_NODE && !!node.nodeValue?.trim();
    /** Text nodes by the element of their line: quantities are in spans, which vary with the text. */
    const lines = new Map<Element, Node[]>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const parent = text.parentElement;
      if (parent === null || parent.closest("script, style, noscript, svg")) continue;
      const around = parent.parentElement;
      const isPart =
        parent.matches("span") && around && Array.from(around.childNodes).some(isFilled);
      const line = isPart ? around : parent;
      lines.set(line, [...(lines.get(line) ?? []), text]);
    }
    for (const [line, parts] of lines) {
      // Units and marks stay: longer ones would not fit the design.
      if (
        parts
          .map((part) => part.nodeValue)
          .join("")
          .trim().length <= 3
      )
        continue;
      let words = "Some words";
      if (line.closest("h1, h2, h3, h4")) words = "Words of a heading";
      else if (line.matches("p")) words = "A sentence that stands for any text of this kind.";
      const own = parts.find((part) => part.parentElement === line && isFilled(part));
      for (const part of parts) part.nodeValue = part === own ? words : "";
    }
    const entries = document.querySelectorAll<HTMLElement>(
      "li:nth-child(n + 7), tr:nth-child(n + 7)",
    );
    for (const entry of entries) entry.style.display = "none";
  });
}

/** Rewrites a new baseline with the same pixels and a ninth of its size: the browser compresses little. */
async function compress(path: string, baseline: Buffer) {
  writeFileSync(path, await sharp(baseline).webp({ lossless: true }).toBuffer());
}

/** Waits for fonts, frames, animations and drawings. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    // The page adds its web fonts after its first paint; the fallbacks have a suffix to their names.
    const hasWebFonts = () => [...document.fonts].some(({ family }) => /Figtree"?$/.test(family));
    while (!hasWebFonts()) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    // A lazy drawing far down would load while the screenshot is taken, or after it.
    const drawings = [...document.querySelectorAll<HTMLImageElement>("img[src^='/assets/']")];
    for (const drawing of drawings) drawing.loading = "eager";
    await Promise.all(drawings.map((drawing) => drawing.decode()));
  });
  await page.evaluate(() => window.scrollTo(0, 0));
}

export { expect };
