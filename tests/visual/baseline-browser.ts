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
  /** Hash of a screenshot of text, fields, edges and gradients. */
  rendering: v.string(),
});

/** What decides how a browser renders pixels. */
type BrowserFingerprint = v.InferOutput<typeof schema>;

const face = (name: string, path: string) =>
  `@font-face { font-family: ${name}; src: url(data:font/woff2;base64,${readFileSync(`public${path}`, "base64")}) }`;

/** A page with what browsers render differently. */
const specimen = () => `<!doctype html><style>
  ${face("Display", webFonts[0].url)} ${face("Words", webFonts[1].url)}
  div { font: 17.3px/1.5 Words; background: linear-gradient(90deg, #fff, #c96) } b { font-weight: 600 }
  h1 { font: 700 41.7px/1 Display } button { border-radius: 3px; box-shadow: 0 2px 9px #0006 }
</style><h1>Paving that stays level</h1><div>About 60 m² of driveway, <b>two cars</b>, R450-R650<br>
<button>Submit</button> <select><option>Patio</select> <input value="Rynfield"> <textarea>m</textarea></div>`;

export async function runningBrowser(browser: Browser): Promise<BrowserFingerprint> {
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
    rendering: createHash("sha256").update(data).digest("hex").slice(0, 16),
  };
}

/** The browser of the baselines; null before there are any. */
export function baselineBrowser(): BrowserFingerprint | null {
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}

export function writeBaselineBrowser(browser: BrowserFingerprint) {
  writeFileSync(file, `${JSON.stringify(browser, null, 2)}\n`);
}

/** Whether two browsers render the same pixels. */
export const rendersAlike = (one: BrowserFingerprint, other: BrowserFingerprint) =>
  one.browser === other.browser &&
  one.platform === other.platform &&
  one.rendering === other.rendering;
