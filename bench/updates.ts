import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { findBrowser } from "../tests/support/browser.mjs";
import { copyProject, siteNode, vite } from "./copy-project.ts";
import { median } from "./median.ts";
import { optionsOf, roundsOf } from "./options.ts";
import { table } from "./table.ts";

/*
 * How long it takes until the browser shows a change while `npm run dev` runs: a text and a style
 * are changed in a copy of the project, in turns.
 *
 *   npm run bench:updates                five changes of each
 *   npm run bench:updates -- --runs 20   more
 */

const runs = roundsOf(optionsOf({ runs: { type: "string", default: "5" } }).runs);
const port = Number(process.env.PORT ?? 4176);

/** Something that an author changes, and what a reader then sees. */
interface Change {
  what: string;
  page: string;
  file: string;
  /** Text of the file that is replaced. */
  from: RegExp;
  to: (run: number) => string;
  shows: (page: Page, run: number) => Promise<unknown>;
}

const words = (run: number) => `Words of round ${run}`;
const showsWords = (page: Page, run: number) =>
  page.waitForFunction((text) => document.querySelector("h1")?.textContent === text, words(run));

const changes: readonly Change[] = [
  {
    what: "a text of the home page",
    page: "/",
    file: "src/content/home.ts",
    from: /(?<=hero: \{\s*heading:\s*)"[^"]*"/,
    to: (run) => JSON.stringify(words(run)),
    shows: showsWords,
  },
  {
    what: "a text of the areas’ index",
    page: "/areas-we-serve",
    file: "src/content/areas-index.ts",
    from: /(?<=hero: \{\s*heading:\s*)"[^"]*"/,
    to: (run) => JSON.stringify(words(run)),
    shows: showsWords,
  },
  {
    what: "a text of a local page",
    page: "/areas/sandton",
    file: "src/content/areas/sandton.ts",
    from: /(?<=hero: \{\s*lead:\s*)"[^"]*"/,
    to: (run) => JSON.stringify(words(run)),
    shows: (page, run) =>
      page.waitForFunction((text) => document.body.innerText.includes(text), words(run)),
  },
  {
    what: "a style of a part",
    page: "/",
    file: "src/sections/site-footer/site-footer.css.ts",
    from: /(?<=export const footer = style\(\s*inPage\(\{)(\s*orphans: \d+,)?/,
    to: (run) => `\n    orphans: ${run + 10},`,
    shows: (page, run) =>
      page.waitForFunction(
        (orphans) => {
          const footer = document.querySelector("footer");
          return footer !== null && getComputedStyle(footer).orphans === orphans;
        },
        String(run + 10),
      ),
  },
];

/**
 * Vite tells a page nothing of a change that comes before the page has connected to it, as it does
 * after each reload.
 *
 * @returns resolves once the page is connected
 */
function watchConnection(page: Page): () => Promise<unknown> {
  let connected = Promise.resolve<unknown>(undefined);
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) return;
    connected = page
      .waitForEvent("console", (message) => message.text() === "[vite] connected.")
      .catch(() => {}); // The page was closed meanwhile.
  });
  return () => connected;
}

const browser = findBrowser();
if (browser === undefined)
  throw new Error("There is no Chromium: node tests/support/get-browser.mjs gets one.");

const { folder, remove } = copyProject();
const server = spawn(siteNode, [vite], {
  cwd: folder,
  env: { ...process.env, PORT: String(port) },
  stdio: ["ignore", "pipe", "inherit"],
});
const driven = await chromium.launch({
  executablePath: browser.path,
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
try {
  await new Promise<void>((resolve, reject) => {
    server.stdout.on("data", (text) => String(text).includes("ready in") && resolve());
    server.once("exit", () => reject(new Error("npm run dev ended.")));
  });
  const rows: string[][] = [];
  for (const { what, page: address, file, from, to, shows } of changes) {
    const path = join(folder, file);
    const page = await driven.newPage();
    page.setDefaultTimeout(120_000);
    const untilConnected = watchConnection(page);
    await page.goto(`http://localhost:${port}${address}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await untilConnected();
    const times: number[] = [];
    // The first change also warms up what waits for one.
    for (let run = 0; run <= runs; run += 1) {
      const text = readFileSync(path, "utf8");
      if (!from.test(text)) throw new Error(`${file}: nothing matches ${from}.`);
      const start = performance.now();
      writeFileSync(
        path,
        text.replace(from, () => to(run)),
      );
      await shows(page, run);
      times.push(performance.now() - start);
      await untilConnected();
    }
    const [first = 0, ...others] = times;
    rows.push([what, first.toFixed(0), median(others).toFixed(0)]);
    await page.close();
  }
  console.log(table(["ms until the browser shows", "first", "median"], rows));
} finally {
  await driven.close();
  server.kill();
  remove();
}
