import { existsSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { join } from "node:path";
import { siteFolder } from "../../../src/build/site-folder.ts";
import { pageKinds } from "../../support/page-kinds.ts";
import type { StaticServer } from "../../support/static-server.ts";
import { slowdownOf } from "./emulated-phone.ts";
import { formatTable, median } from "./figures.ts";
import {
  browserVersion,
  loadPage,
  measureCost,
  type PageCost,
  type PageLoad,
} from "./measure-page.ts";
import { type Phone, parseOptions, parsePhones, parseRounds, refuse } from "./options.ts";
import { serveSite, withoutScripts } from "./serve-site.ts";

/*
 * Measures a page of every kind beside its limit, which is the same HTML without scripts.
 *
 *   npm run check:extra -- bench                                 all kinds, five rounds
 *   npm run check:extra -- bench --only home,questions --runs 3  some of them, fewer rounds
 *   npm run check:extra -- bench --compare ../other/dist/site    also another site's folder or URL
 *   npm run check:extra -- bench --phone slow                    only the slow phone, or only the fast one
 *   npm run check:extra -- bench --json                          the results as JSON
 */

const values = parseOptions({
  only: { type: "string" },
  runs: { type: "string", default: "5" },
  compare: { type: "string", multiple: true, default: [] },
  phone: { type: "string" },
  json: { type: "boolean", default: false },
});
const runs = parseRounds(values.runs);
const only = values.only?.split(",");
const names = pageKinds.map(({ name }) => name);
const unknown = only?.filter((name) => !names.includes(name)) ?? [];
if (unknown.length > 0) {
  refuse(`Expected --only to be some of ${names.join(", ")}, got "${unknown.join(", ")}".`);
}
const phones = parsePhones(values.phone);
if (!existsSync(siteFolder)) {
  refuse(`${siteFolder} is missing. Build the site first: npm run build.`);
}

interface Site {
  name: string;
  url: string;
}

/** One page of one site. */
interface Measured {
  kind: string;
  site: string;
  phone: Phone;
  status: number;
  loads: (PageLoad & PageCost)[];
  url: string;
}

const servers: StaticServer[] = [];
const serve = async (folder: string, change?: (html: string) => string) => {
  const server = await serveSite(folder, change);
  servers.push(server);
  return server.url;
};

async function measure(): Promise<Measured[]> {
  const sites: Site[] = [
    { name: "limit", url: await serve(siteFolder, withoutScripts) },
    { name: "site", url: await serve(siteFolder) },
  ];
  for (const other of values.compare) {
    const isUrl = /^https?:/.test(other);
    if (!isUrl && !existsSync(join(other, "index.html"))) {
      refuse(`Expected --compare to be a URL or a folder with an index.html, got "${other}".`);
    }
    const url = isUrl ? other.replace(/\/$/, "") : await serve(other);
    sites.push({ name: other, url });
  }
  const measured: Measured[] = [];
  for (const { name: kind, example: path } of pageKinds) {
    if (only !== undefined && !only.includes(kind)) continue;
    for (const { name, url } of sites) {
      const status = kind === "not-found" ? 404 : 200;
      // Another site may lack this page.
      if ((await measureCost(url + path, status)) === undefined) continue;
      for (const phone of phones) {
        measured.push({ kind, site: name, phone, status, loads: [], url: url + path });
      }
    }
  }
  const [first] = measured;
  const { benchmarkIndex } = await loadPage(first?.url ?? "", 4);
  for (let run = 1; run <= runs; run += 1) {
    for (const { url, kind, site, phone, status, loads } of measured) {
      if (process.stderr.isTTY) process.stderr.write(`\r\x1b[Kround ${run}: ${kind}, ${site}`);
      const load = await loadPage(url, slowdownOf(phone, benchmarkIndex));
      const cost = await measureCost(url, status);
      if (cost !== undefined) loads.push({ ...load, ...cost });
    }
  }
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  return measured;
}

const summary = ({ kind, site, phone, loads }: Measured) => {
  const of = (pick: (load: PageLoad & PageCost) => number) => median(loads.map(pick));
  return {
    kind,
    site,
    phone,
    html: of(({ html }) => html),
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    speedIndex: of(({ speedIndex }) => speedIndex),
    observedFirstFrame: of(({ observedFirstFrame }) => observedFirstFrame),
    cls: of(({ cls }) => cls),
    bytesBeforeLoad: of(({ bytesBeforeLoad }) => bytesBeforeLoad),
    processor: of(({ processor }) => processor),
    requests: of(({ requests }) => requests),
    script: of(({ script }) => script),
    scores: [0, 1, 2, 3].map((index) => of(({ scores }) => scores[index] ?? 0)),
  };
};

const loadBefore = loadavg()[0] ?? 0;
try {
  const measured = await measure();
  const results = measured.map(summary);
  const loads = measured.flatMap((each) => each.loads);
  const state = {
    runs,
    date: new Date().toISOString(),
    lighthouse: loads[0]?.lighthouse,
    browser: await browserVersion(),
    node: process.version,
    processor: cpus()[0]?.model,
    cores: availableParallelism(),
    benchmarkIndex: Math.round(median(loads.map(({ benchmarkIndex }) => benchmarkIndex))),
    loadBefore,
    loadAfter: loadavg()[0] ?? 0,
  };
  console.log(values.json ? JSON.stringify({ state, results }, null, 2) : report(results, state));
} finally {
  for (const server of servers) server.close();
}

function report(results: ReturnType<typeof summary>[], state: Record<string, unknown>): string {
  const kib = (bytes: number) => (bytes / 1024).toFixed(1);
  const rows = results.map((row) => {
    const limit = results.find(
      ({ kind, site, phone }) => kind === row.kind && site === "limit" && phone === row.phone,
    );
    const ratio = (value: number, of: number | undefined) =>
      row.site === "limit" || of === undefined ? "" : `${(value / of).toFixed(2)}x`;
    return [
      row.kind,
      row.site,
      row.phone,
      kib(row.html),
      row.fcp.toFixed(0),
      ratio(row.fcp, limit?.fcp),
      row.lcp.toFixed(0),
      ratio(row.lcp, limit?.lcp),
      row.tbt.toFixed(0),
      row.speedIndex.toFixed(0),
      row.observedFirstFrame.toFixed(0),
      row.cls.toFixed(3),
      kib(row.bytesBeforeLoad),
      ratio(row.bytesBeforeLoad, limit?.bytesBeforeLoad),
      row.processor.toFixed(0),
      ratio(row.processor, limit?.processor),
      row.requests.toFixed(0),
      kib(row.script),
      row.scores.join("/"),
    ];
  });
  const head = [
    ...["page", "of", "phone", "HTML", "FCP", "", "LCP", "", "TBT", "SI"],
    ...["frame", "CLS", "KiB", ""],
    ...["processor", "", "scripts", "KiB", "scores"],
  ];
  return [
    formatTable(head, rows),
    "",
    "Medians. HTML: its KiB, compressed. FCP, LCP, TBT, SI (Speed Index) in ms, simulated by Lighthouse; frame: the",
    "first frame as shown here. x: times the limit, which is the page without scripts. KiB after CLS: before the load",
    "event. Processor: ms of the main thread until the hydrated page rests, at this computer's speed. Scripts: their",
    "requests until then, and KiB.",
    "scores: performance, accessibility, best practices, SEO.",
    "",
    Object.entries(state)
      .map(([name, value]) => `${name} ${value}`)
      .join(", "),
  ].join("\n");
}
