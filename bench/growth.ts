import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { readBuiltPage } from "../tests/support/built-pages.ts";
import { copyProject } from "../tests/support/copy-project.mjs";
import { pageKinds } from "../tests/support/page-kinds.ts";
import { type PageWeight, weigh } from "../tests/support/page-weight.ts";
import { formatTable } from "./format-table.ts";
import { addAreas, generateAreas } from "./generated-areas.ts";
import { parseOptions, refuse } from "./options.ts";
import { siteNode, vite } from "./site-node.ts";

/*
 * Measures how the site scales: builds a copy with more and more generated areas.
 *
 *   npm run bench:growth                      0, 100, 500 and 1,000 generated areas
 *   npm run bench:growth -- --areas 0,200     other numbers, the first of them 0
 */

const goals = { weight: 1.05, msAPage: 30, memory: 1.5 } as const;

const { areas } = parseOptions({ areas: { type: "string", default: "0,100,500,1000" } });
const counts = areas.split(",").map(Number);
if (counts.some((count, at) => !(at === 0 ? count === 0 : count > (counts[at - 1] ?? 0)))) {
  refuse(`Expected increasing numbers from 0 as --areas, got "${areas}".`);
}

interface Build {
  count: number;
  seconds: number;
  /** Of all cores. */
  cpuSeconds: number;
  /** Peak in GiB. */
  memory: number;
  /** By kind of page. */
  weights: ReadonlyMap<string, PageWeight>;
}

/** Makes a process write its resource usage to a file. */
const usageFile = "usage.json";
const reportUsage = `data:text/javascript,${encodeURIComponent(
  `import { writeFileSync } from "node:fs";
  process.on("exit", () => writeFileSync("${usageFile}", JSON.stringify(process.resourceUsage())));`,
)}`;

/** One page of every kind; the generated area is a copy of Sandton. */
const pages: ReadonlyMap<string, string> = new Map([
  ...pageKinds.map(({ name, example }) => [name, example] as const),
  ["not found", "/404"],
  ["generated area", "/areas/sandton"],
]);

function build(count: number): Build {
  const generated = generateAreas(count);
  if (count > 0) addAreas(".", generated);
  const start = performance.now();
  const { status } = spawnSync(
    siteNode,
    ["--import", reportUsage, vite, "build", "--logLevel", "error"],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0)
    throw new Error(`The build with ${count} generated areas ended with ${status}.`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(readFileSync(usageFile, "utf8"));
  const copy = generated.find(({ original }) => original === "sandton");
  return {
    count,
    seconds,
    cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
    memory: maxRSS / 1024 ** 2,
    weights: new Map(
      Array.from(pages, ([kind, path]) => [
        kind,
        weigh(readBuiltPage(kind === "generated area" && copy ? `/areas/${copy.slug}` : path)),
      ]),
    ),
  };
}

/** The HTML includes the styles. */
const total = ({ HTML, script, fonts, pictures }: PageWeight) => HTML + script + fonts + pictures;

const parts = {
  HTML: ({ HTML }) => HTML,
  script: ({ script }) => script,
  all: total,
} as const satisfies Record<string, (weight: PageWeight) => number>;

function report(builds: readonly Build[]): string {
  const [first, ...grown] = builds;
  if (first === undefined) return "";
  const since = (one: Build, other: Build, of: "seconds" | "cpuSeconds") =>
    ((one[of] - other[of]) * 1000) / (one.count - other.count);
  const times = builds.map((one, at) => {
    const before = builds[at - 1];
    return [
      String(one.count),
      one.seconds.toFixed(1),
      one.cpuSeconds.toFixed(1),
      before === undefined ? "" : since(one, before, "seconds").toFixed(1),
      before === undefined ? "" : since(one, first, "seconds").toFixed(1),
      before === undefined ? "" : since(one, first, "cpuSeconds").toFixed(1),
      one.memory.toFixed(2),
    ];
  });
  const weightOf = ({ weights }: Build, kind: string, part: (weight: PageWeight) => number) => {
    const weight = weights.get(kind);
    if (weight === undefined) throw new Error(`Expected the weight of a page of the kind ${kind}.`);
    return part(weight);
  };
  const rows = Array.from(pages.keys(), (kind) => [
    kind,
    ...Object.values(parts).flatMap((part) => {
      const now = weightOf(first, kind, part);
      return [now.toFixed(1), ...grown.map((one) => (weightOf(one, kind, part) / now).toFixed(3))];
    }),
  ]);
  const head = Object.keys(parts).flatMap((part) => [
    part,
    ...grown.map(({ count }) => `×${count}`),
  ]);
  const last = builds.at(-1) ?? first;
  const heaviest = Array.from(
    pages.keys(),
    (kind) => weightOf(last, kind, total) / weightOf(first, kind, total),
  );
  const verdict = (what: string, value: number, goal: number) =>
    `${value <= goal ? "holds" : "FAILS"}: ${what} ${value.toFixed(3)}, at most ${goal}`;
  return [
    formatTable(["areas", "seconds", "CPU", "ms a page", "overall", "CPU", "GiB"], times),
    "",
    formatTable(["KiB as sent", ...head], rows),
    "",
    verdict("largest growth of a page", Math.max(...heaviest), goals.weight),
    verdict("ms for each added page", since(last, first, "seconds"), goals.msAPage),
    verdict("GiB of memory", Math.max(...builds.map(({ memory }) => memory)), goals.memory),
    "",
    "seconds: of the whole build; CPU: of all cores. ms a page: since the line above; overall: since the",
    "first line, the second CPU column too. A busy machine affects all but CPU.",
    "HTML includes the styles; all: HTML, script, fonts and a phone's first pictures.",
    `node ${process.version}, built with ${siteNode}, ${cpus()[0]?.model}, cores ${availableParallelism()}, load ${loadavg()[0]?.toFixed(1)}`,
  ].join("\n");
}

const { folder, remove } = copyProject();
process.chdir(folder);
try {
  console.log(report(counts.map(build)));
} finally {
  remove();
}
