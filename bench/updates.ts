import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { requireBrowser } from "../tests/support/browser.mjs";
import { copyProject } from "../tests/support/copy-project.mjs";
import { formatTable } from "./format-table.ts";
import { median } from "./median.ts";
import { parseOptions, parseRounds } from "./options.ts";
import { siteNode, vite } from "./site-node.ts";

/*
 * Measures how long `npm run dev` takes to show a changed text or style, in a copy of the project.
 *
 *   npm run bench:updates                five changes of each
 *   npm run bench:updates -- --runs 20   more
 */

const runs = parseRounds(parseOptions({ runs: { type: "string", default: "5" } }).runs);
const port = Number(process.env.PORT ?? 4176);

interface Change {
  name: string;
  page: string;
  file: string;
  /** The text to replace. */
  from: RegExp;
  to: (run: number) => string;
  shows: (page: Page, run: number) => Promise<unknown>;
}

const words = (run: number) => `Words of round ${run}`;
const showsWords = (page: Page, run: number) =>
  page.waitForFunction((text) => document.querySelector("h1")?.textContent === text, words(run));

const changes: readonly Change[] = [
  {
    name: "a text of the home page",
    page: "/",
    file: "src/content/home.ts",
    from: /(?<=hero: \{\s*heading:\s*)"[^"]*"/,
    to: (run) => JSON.stringify(words(run)),
    shows: showsWords,
  },
  {
    name: "a text of the areas’ index",
    page: "/areas-we-serve",
    file: "src/content/areas-index.ts",
    from: /(?<=hero: \{\s*heading:\s*)"[^"]*"/,
    to: (run) => JSON.stringify(words(run)),
    shows: showsWords,
  },
  {
    name: "a text of a local page",
    page: "/areas/sandton",
    file: "src/content/areas/sandton.ts",
    from: /(?<=hero: \{\s*lead:\s*)"[^"]*"/,
    to: (run) => JSON.stringify(words(run)),
    shows: (page, run) =>
      page.waitForFunction((text) => document.body.innerText.includes(text), words(run)),
  },
  {
    name: "a style of a part",
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
 * Vite does not report changes to a page that has not connected yet, as after each reload.
 *
 * @returns a function that waits for the connection
 */
function observeConnection(page: Page): () => Promise<unknown> {
  let connected = Promise.resolve<unknown>(undefined);
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) return;
    connected = page
      .waitForEvent("console", (message) => message.text() === "[vite] connected.")
      .catch(() => {}); // The page may be closed by now.
  });
  return () => connected;
}

const browser = requireBrowser();

const { folder, remove } = copyProject();
const server = spawn(siteNode, [vite], {
  cwd: folder,
  env: { ...process.env, PORT: String(port) },
  stdio: ["ignore", "pipe", "inherit"],
});
const launched = await chromium.launch({
  executablePath: browser.path,
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
try {
  await new Promise<void>((resolve, reject) => {
    server.stdout.on("data", (text) => String(text).includes("ready in") && resolve());
    server.once("exit", () => reject(new Error("Expected npm run dev to keep running.")));
  });
  const rows: string[][] = [];
  for (const { name, page: path, file, from, to, shows } of changes) {
    const sourceFile = join(folder, file);
    const page = await launched.newPage();
    page.setDefaultTimeout(120_000);
    const waitForConnection = observeConnection(page);
    await page.goto(`http://localhost:${port}${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await waitForConnection();
    const times: number[] = [];
    // The first change is slower and reported on its own.
    for (let run = 0; run <= runs; run += 1) {
      const text = readFileSync(sourceFile, "utf8");
      if (!from.test(text)) throw new Error(`Expected a match of ${from} in ${file}.`);
      const start = performance.now();
      writeFileSync(
        sourceFile,
        text.replace(from, () => to(run)),
      );
      await shows(page, run);
      times.push(performance.now() - start);
      await waitForConnection();
    }
    const [first = 0, ...others] = times;
    rows.push([name, first.toFixed(0), median(others).toFixed(0)]);
    await page.close();
  }
  console.log(formatTable(["ms until the browser shows", "first", "median"], rows));
} finally {
  await launched.close();
  server.kill();
  remove();
}
