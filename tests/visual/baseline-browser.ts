import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { arch, platform } from "node:os";
import type { Browser } from "@playwright/test";
import * as v from "valibot";
import { webFonts } from "#src/design/web-fonts.ts";
import { readScreenshot } from "./screenshot-pixels.ts";

const file = "tests/visual/baseline-browser.json";

const schema = v.object({
  browser: v.string(),
  platform: v.string(),
  /** Fingerprint of how it draws letters, fields, edges and blends. */
  drawing: v.string(),
});

/** A browser, as far as it decides on the pixels of a page. */
export type DrawingBrowser = v.InferOutput<typeof schema>;

const face = (name: string, path: string) =>
  `@font-face { font-family: ${name}; src: url(data:font/woff2;base64,${readFileSync(`public${path}`, "base64")}) }`;

/** A page that shows whatever browsers draw differently. */
const specimen = () => `<!doctype html><style>
  ${face("Display", webFonts[0].url)} ${face("Words", webFonts[1].url)}
  div { font: 17.3px/1.5 Words; background: linear-gradient(90deg, #fff, #c96) } b { font-weight: 600 }
  h1 { font: 700 41.7px/1 Display } button { border-radius: 3px; box-shadow: 0 2px 9px #0006 }
</style><h1>Paving that stays level</h1><div>About 60 m² of driveway, <b>two cars</b>, R450-R650<br>
<button>Submit</button> <select><option>Patio</select> <input value="Rynfield"> <textarea>m</textarea></div>`;

/** The browser that runs now, told by its version and by how it draws. */
export async function runningBrowser(browser: Browser): Promise<DrawingBrowser> {
  const context = await browser.newContext({ deviceScaleFactor: 1 });
  const page = await context.newPage();
  await page.setContent(specimen());
  await page.evaluate(() =>
    Promise.all([document.fonts.load("17px Words"), document.fonts.load("41px Display")]),
  );
  const { data } = await readScreenshot(await page.screenshot(), 256);
  await context.close();
  return {
    browser: `${browser.browserType().name()} ${browser.version()}`,
    platform: `${platform()} ${arch()}`,
    drawing: createHash("sha256").update(data).digest("hex").slice(0, 16),
  };
}

/** The browser that the baselines came from; null before there are any. */
export function baselineBrowser(): DrawingBrowser | null {
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}

/** Notes the browser whose screenshots become the baselines. */
export function noteBaselineBrowser(browser: DrawingBrowser) {
  writeFileSync(file, `${JSON.stringify(browser, null, 2)}\n`);
}

/** Whether two browsers draw the same pixels. */
export const drawsAlike = (one: DrawingBrowser, other: DrawingBrowser) =>
  one.browser === other.browser && one.platform === other.platform && one.drawing === other.drawing;
