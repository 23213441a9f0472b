import { existsSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { siteFolder } from "../src/build/site-folder.ts";
import { kinds } from "./kinds.ts";
import { browserVersion, scriptBytes, type Visit, visit } from "./look-at-page.ts";
import { median } from "./median.ts";
import { optionsOf, refuse, roundsOf } from "./options.ts";
import { type Served, serveFolder, withoutScripts } from "./serve-folder.ts";
import { table } from "./table.ts";

/*
 * Measures a page of every kind beside its own limit: the same HTML with every script taken out,
 * served alike, in turns in one run.
 *
 *   npm run bench                                    all kinds, five rounds
 *   npm run bench -- --only home,faq --runs 3        some of them, fewer rounds
 *   npm run bench -- --compare ../other/dist         another site's folder, or its address, beside it
 *   npm run bench -- --json                          the figures for a program
 */

const values = optionsOf({
  only: { type: "string" },
  runs: { type: "string", default: "5" },
  compare: { type: "string", multiple: true, default: [] },
  json: { type: "boolean", default: false },
});
const runs = roundsOf(values.runs);
const only = values.only?.split(",");
const unknown = only?.filter((kind) => !Object.hasOwn(kinds, kind)) ?? [];
if (unknown.length > 0) {
  refuse(`--only takes some of ${Object.keys(kinds).join(", ")}. Got "${unknown.join(", ")}".`);
}
if (!existsSync(siteFolder)) {
  refuse(`${siteFolder} is missing. Build the site first: npm run build.`);
}

/** Whose pages they are, and where. */
interface Site {
  name: string;
  address: string;
}

/** One page of one site, with all its visits. */
interface Measured {
  kind: string;
  site: string;
  script: number;
  visits: Visit[];
  address: string;
}

const served: Served[] = [];
const serve = async (folder: string, change?: (html: string) => string) => {
  const one = await serveFolder(folder, change);
  served.push(one);
  return one.address;
};

async function measure(): Promise<Measured[]> {
  const sites: Site[] = [
    { name: "limit", address: await serve(siteFolder, withoutScripts) },
    { name: "site", address: await serve(siteFolder) },
  ];
  for (const other of values.compare) {
    const address = /^https?:/.test(other) ? other.replace(/\/$/, "") : await serve(other);
    sites.push({ name: other, address });
  }
  const measured: Measured[] = [];
  for (const [kind, path] of Object.entries(kinds)) {
    if (only !== undefined && !only.includes(kind)) continue;
    for (const { name, address } of sites) {
      const script = await scriptBytes(address + path, kind === "404" ? 404 : 200);
      // Another site need not have every page.
      if (script === undefined) continue;
      measured.push({ kind, site: name, script, visits: [], address: address + path });
    }
  }
  for (let run = 1; run <= runs; run += 1) {
    for (const { address, kind, site, visits } of measured) {
      if (process.stderr.isTTY) process.stderr.write(`\r\x1b[Kround ${run}: ${kind}, ${site}`);
      visits.push(await visit(address));
    }
  }
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  return measured;
}

/** The medians of a page's visits. */
const summary = ({ kind, site, script, visits }: Measured) => {
  const of = (pick: (visit: Visit) => number) => median(visits.map(pick));
  return {
    kind,
    site,
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    beforeLoad: of(({ beforeLoad }) => beforeLoad),
    script,
    scores: [0, 1, 2, 3].map((index) => of(({ scores }) => scores[index] ?? 0)),
  };
};

const loadBefore = loadavg()[0] ?? 0;
try {
  const measured = await measure();
  const results = measured.map(summary);
  const visits = measured.flatMap((each) => each.visits);
  const state = {
    runs,
    date: new Date().toISOString(),
    lighthouse: visits[0]?.lighthouse,
    browser: await browserVersion(),
    node: process.version,
    processor: cpus()[0]?.model,
    cores: availableParallelism(),
    benchmarkIndex: Math.round(median(visits.map(({ benchmarkIndex }) => benchmarkIndex))),
    loadBefore,
    loadAfter: loadavg()[0] ?? 0,
  };
  console.log(values.json ? JSON.stringify({ state, results }, null, 2) : report(results, state));
} finally {
  for (const one of served) one.close();
}

function report(results: ReturnType<typeof summary>[], state: Record<string, unknown>): string {
  const kib = (bytes: number) => (bytes / 1024).toFixed(1);
  const rows = results.map((row) => {
    const limit = results.find(({ kind, site }) => kind === row.kind && site === "limit");
    const ratio = (value: number, of: number | undefined) =>
      row.site === "limit" || of === undefined ? "" : `${(value / of).toFixed(2)}x`;
    return [
      row.kind,
      row.site,
      row.fcp.toFixed(0),
      ratio(row.fcp, limit?.fcp),
      row.lcp.toFixed(0),
      ratio(row.lcp, limit?.lcp),
      row.tbt.toFixed(0),
      row.cls.toFixed(3),
      kib(row.beforeLoad),
      ratio(row.beforeLoad, limit?.beforeLoad),
      kib(row.script),
      row.scores.join("/"),
    ];
  });
  const head = ["page", "of", "FCP", "", "LCP", "", "TBT", "CLS", "KiB", "", "script", "scores"];
  return [
    table(head, rows),
    "",
    "FCP, LCP, TBT in ms, medians, Lighthouse's mobile setting. KiB: asked for before the load event.",
    "x: times the limit, which is the page without any script. script: KiB to a fully interactive page.",
    "scores: performance, accessibility, best practices, search engines.",
    Object.entries(state)
      .map(([name, value]) => `${name} ${value}`)
      .join(", "),
  ].join("\n");
}
