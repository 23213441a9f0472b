import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test as base, expect, type Page, type TestInfo } from "@playwright/test";
import { takeScreenshot } from "../support/screenshot.ts";
import { stayOnThisComputer } from "../support/visitor.ts";
import {
  baselineBrowser,
  drawsAlike,
  noteBaselineBrowser,
  runningBrowser,
} from "./baseline-browser.ts";
import {
  isSame,
  type Pixels,
  readScreenshot,
  resembles,
  tolerance,
  writeScreenshot,
} from "./screenshot-pixels.ts";
import { serveStill } from "./still-server.ts";

/** A Wednesday morning in Johannesburg: within office hours. */
const now = new Date("2026-11-18T10:00:00+02:00");

export const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

/** A view of a page. */
export interface View {
  /** Width of the window in px. */
  width: number;
  /** Height of the window in px; the picture is as high as the page where that is higher. */
  height?: number;
  scheme: Scheme;
}

/** The baselines below a folder of theirs, by their paths from there. */
export function baselinesIn(folder: string): readonly string[] {
  const path = `tests/visual/baselines/${folder}`;
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".png"),
  );
}

/** Compares what a page looks like with its baseline. */
export interface Look {
  page: Page;
  /** The baselines that it was compared with so far. */
  seen: ReadonlySet<string>;
  /** Opens an address of the folder as `serveStill` sends it, with the clock at `now`. */
  open: (address: string) => Promise<void>;
  /**
   * Looks at the page in a view. `name` leads to the baseline: folders, then the name of the file,
   * to which the view is added.
   */
  compare: (name: readonly string[], view: View) => Promise<void>;
}

interface Options {
  /** Shades of each channel that are compared: 16 for whole pages, 256 for parts. */
  shades: number;
}

interface Shared {
  /** True in the browser that the baselines came from: every pixel has to be the same. */
  exact: boolean;
  /** What is looked at: a built folder. */
  folder: Parameters<typeof serveStill>[0];
  /** Where that is served. */
  still: string;
}

const updates = ({ config }: Pick<TestInfo, "config">) =>
  config.updateSnapshots === "all" || config.updateSnapshots === "changed";

export const test = base.extend<Options & { look: Look }, Shared>({
  shades: [16, { option: true }],
  // A page's policy knows only the styles as they were built.
  bypassCSP: true,

  folder: ["dist/site", { option: true, scope: "worker" }],

  still: [
    async ({ folder }, use) => {
      const { address, close } = await serveStill(folder);
      await use(address);
      close();
    },
    { scope: "worker" },
  ],

  exact: [
    async ({ browser }, use, workerInfo) => {
      const running = await runningBrowser(browser);
      if (updates(workerInfo)) noteBaselineBrowser(running);
      const wanted = baselineBrowser();
      const exact = wanted === null || drawsAlike(wanted, running);
      if (!exact && workerInfo.workerIndex === 0) {
        process.stdout.write(
          `\nThe baselines came from ${wanted.browser} on ${wanted.platform}; ${running.browser} on ${running.platform} draws otherwise. Pages count as alike here when at most ${tolerance.tiles * 100}% of their tiles of ${tolerance.tile} px look otherwise and their heights differ by at most ${tolerance.height * 100}%.\n`,
        );
      }
      await use(exact);
    },
    { scope: "worker" },
  ],

  look: async ({ page, exact, shades, still }, use, testInfo) => {
    await stayOnThisComputer(page, "is out of reach");
    await holdStill(page);
    const seen = new Set<string>();
    await use({
      page,
      seen,
      open: async (address) => {
        await page.clock.setFixedTime(now);
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.goto(still + address);
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
        const path = [...name.slice(0, -1), `${name.at(-1)}-${width}-${scheme}.png`];
        seen.add(path.join("/"));
        const baseline = testInfo.snapshotPath(...path);
        const expected = existsSync(baseline)
          ? await readScreenshot(readFileSync(baseline), 256)
          : null;
        let shown = await shoot();
        if (expected !== null && isSame(shown, expected)) return;
        // Before it counts as another, it has to stand still.
        for (let before: Pixels | null = null; before === null || !isSame(shown, before); ) {
          before = shown;
          shown = await shoot();
        }
        if (expected !== null) {
          if (isSame(shown, expected)) return;
          if (!exact && !updates(testInfo) && resembles(shown, expected)) return;
        }
        // Fails with old, new and difference in the report, or writes the baseline.
        expect
          .soft(await writeScreenshot(shown))
          .toMatchSnapshot(path, { threshold: 0, maxDiffPixels: 0 });
      },
    });
  },
});

/**
 * A caret that blinks is there in one picture and not in the next. What moves is drawn on a layer of
 * its own, however short the move: whether its letters still are when it is over is left to chance.
 */
const holdStill = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`*, ::before, ::after {
      animation: none !important;
      transition: none !important;
      caret-color: transparent !important;
    }`);
    document.adoptedStyleSheets.push(sheet);
  });

/** Waits until nothing of the page is on its way any more. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    // The page adds its web fonts after its first paint.
    while (
      ![...document.fonts].some(
        ({ family }) => family.includes("Figtree") && !family.includes("Fallback"),
      )
    ) {
      await new Promise(requestAnimationFrame);
    }
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
