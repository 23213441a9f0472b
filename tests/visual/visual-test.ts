import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test as base, expect, type Page, type TestInfo } from "@playwright/test";
import { takeScreenshot } from "../support/screenshot.ts";
import { serveFolder } from "../support/static-server.ts";
import { interceptExternalRequests } from "../support/visitor.ts";
import {
  baselineBrowser,
  rendersAlike,
  runningBrowser,
  writeBaselineBrowser,
} from "./baseline-browser.ts";
import {
  isSame,
  type Pixels,
  readScreenshot,
  resembles,
  tolerance,
  writeScreenshot,
} from "./screenshot-pixels.ts";

/** A Wednesday morning in Johannesburg, within opening hours. */
const now = new Date("2026-11-18T10:00:00+02:00");

export const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

type Folder = "dist/site" | "dist/examples";

/** Has no size of its own, so that the page reserves the picture's. */
const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Serves a built folder without pictures. The one page of the examples answers for all its paths. */
const serveForScreenshots = (folder: Folder) =>
  serveFolder(folder, {
    exclude: /\.(br|gz)$|\/pictures$/,
    single: folder === "dist/examples",
    intercept: ({ url }, response) => {
      if (!url?.startsWith("/pictures/")) return false;
      response.setHeader("content-type", "image/svg+xml").end(emptyPicture);
      return true;
    },
  });

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
    file.endsWith(".png"),
  );
}

/** Compares a page with its baselines. */
export interface Visual {
  page: Page;
  /** The baselines compared so far. */
  compared: ReadonlySet<string>;
  /** Opens a path of the folder with the clock at `now`. */
  open: (path: string) => Promise<void>;
  /** Compares a view with its baseline; `name` has folders, then the file name. */
  compare: (name: readonly string[], view: View) => Promise<void>;
}

interface Options {
  /** Shades of each channel: 16 for whole pages, 256 for parts. */
  shades: number;
}

interface Shared {
  /** Whether every pixel has to match, as in the browser of the baselines. */
  exact: boolean;
  folder: Folder;
  /** The URL of the served folder. */
  siteUrl: string;
}

const updates = ({ config }: Pick<TestInfo, "config">) =>
  config.updateSnapshots === "all" || config.updateSnapshots === "changed";

export const test = base.extend<Options & { visual: Visual }, Shared>({
  shades: [16, { option: true }],
  // The Content Security Policy has only the hashes of the built styles.
  bypassCSP: true,

  folder: ["dist/site", { option: true, scope: "worker" }],

  siteUrl: [
    async ({ folder }, use) => {
      const { url, close } = await serveForScreenshots(folder);
      await use(url);
      close();
    },
    { scope: "worker" },
  ],

  exact: [
    async ({ browser }, use, workerInfo) => {
      const running = await runningBrowser(browser);
      if (updates(workerInfo)) writeBaselineBrowser(running);
      const baseline = baselineBrowser();
      const exact = baseline === null || rendersAlike(baseline, running);
      if (!exact && workerInfo.workerIndex === 0) {
        process.stdout.write(
          `\nThe baselines are from ${baseline.browser} on ${baseline.platform}; ${running.browser} on ${running.platform} renders differently. Up to ${tolerance.tiles * 100} % of the tiles of ${tolerance.tile} px and ${tolerance.height * 100} % of the height may differ.\n`,
        );
      }
      await use(exact);
    },
    { scope: "worker" },
  ],

  visual: async ({ page, exact, shades, siteUrl }, use, testInfo) => {
    await interceptExternalRequests(page, "fail");
    await disableMotion(page);
    const compared = new Set<string>();
    await use({
      page,
      compared,
      open: async (path) => {
        await page.clock.setFixedTime(now);
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.goto(siteUrl + path);
      },
      compare: async (name, { width, height = 800, scheme }) => {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme: scheme });
        await settle(page);
        const shoot = async () => {
          const size = await page.evaluate(() => ({
            width: innerWidth,
            height: document.documentElement.scrollHeight,
          }));
          const png = await takeScreenshot(page, { ofPage: { x: 0, y: 0, ...size } });
          return readScreenshot(png, shades);
        };
        const file = [...name.slice(0, -1), `${name.at(-1)}-${width}-${scheme}.png`];
        compared.add(file.join("/"));
        const baseline = testInfo.snapshotPath(...file);
        const expected = existsSync(baseline)
          ? await readScreenshot(readFileSync(baseline), 256)
          : null;
        let shown = await shoot();
        if (expected !== null && isSame(shown, expected)) return;
        // Only a stable page counts as different.
        for (let before: Pixels | null = null; before === null || !isSame(shown, before); ) {
          before = shown;
          shown = await shoot();
        }
        if (expected !== null) {
          if (isSame(shown, expected)) return;
          if (!exact && !updates(testInfo) && resembles(shown, expected)) return;
        }
        // Fails with a diff in the report, or writes the baseline.
        expect
          .soft(await writeScreenshot(shown))
          .toMatchSnapshot(file, { threshold: 0, maxDiffPixels: 0 });
      },
    });
  },
});

/** Disables carets and animations: even a finished one may leave text on another layer. */
const disableMotion = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`*, ::before, ::after {
      animation: none !important;
      transition: none !important;
      caret-color: transparent !important;
    }`);
    document.adoptedStyleSheets.push(sheet);
  });

/** Waits for fonts, frames and animations. */
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
