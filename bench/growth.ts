import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { readBuiltPage } from "../tests/support/built-pages.ts";
import { type PageWeight, weigh } from "../tests/support/page-weight.ts";
import { copyProject, siteNode, vite } from "./copy-project.ts";
import { addAreas, furtherAreas } from "./further-areas.ts";
import { kinds } from "./kinds.ts";
import { optionsOf, refuse } from "./options.ts";
import { table } from "./table.ts";

/*
 * What becomes of the site when it grows: a copy of it is built with more and more areas, which are
 * generated and not shipped.
 *
 *   npm run bench:growth                      none, 100, 500 and 1,000 further areas
 *   npm run bench:growth -- --areas 0,200     other numbers, the first of them 0
 */

const goals = { weight: 1.05, msAPage: 30, memory: 1.5 } as const;

const { areas } = optionsOf({ areas: { type: "string", default: "0,100,500,1000" } });
const counts = areas.split(",").map(Number);
if (counts.some((count, at) => !(at === 0 ? count === 0 : count > (counts[at - 1] ?? 0)))) {
  refuse(`--areas takes numbers that grow, the first of them 0. Got "${areas}".`);
}

/** What a build took. */
interface Build {
  count: number;
  seconds: number;
  /** Of all cores together. */
  processorSeconds: number;
  /** The most memory that it held at once, in GiB. */
  memory: number;
  /** What a page of each kind weighs. */
  weights: ReadonlyMap<string, PageWeight>;
}

/** Has a process leave behind what it took. */
const usageFile = "usage.json";
const reportUsage = `data:text/javascript,${encodeURIComponent(
  `import { writeFileSync } from "node:fs";
  process.on("exit", () => writeFileSync("${usageFile}", JSON.stringify(process.resourceUsage())));`,
)}`;

/** Pages of every kind; the first of the generated ones is a copy of the page beside it. */
const pages: ReadonlyMap<string, string> = new Map([
  ...Object.entries(kinds),
  ["404", "/404"],
  ["further area", "/areas/sandton"],
]);

function build(count: number): Build {
  const further = furtherAreas(count);
  if (count > 0) addAreas(".", further);
  const start = performance.now();
  const { status } = spawnSync(
    siteNode,
    ["--import", reportUsage, vite, "build", "--logLevel", "error"],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`The build with ${count} further areas ended with ${status}.`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(readFileSync(usageFile, "utf8"));
  const copy = further.find(({ of }) => of === "sandton");
  return {
    count,
    seconds,
    processorSeconds: (userCPUTime + systemCPUTime) / 1e6,
    memory: maxRSS / 1024 ** 2,
    weights: new Map(
      Array.from(pages, ([kind, path]) => [
        kind,
        weigh(readBuiltPage(kind === "further area" && copy ? `/areas/${copy.slug}` : path)),
      ]),
    ),
  };
}

/** All that a page sends; its styles stand in its HTML. */
const total = ({ HTML, script, fonts, pictures }: PageWeight) => HTML + script + fonts + pictures;

const parts = {
  HTML: ({ HTML }) => HTML,
  script: ({ script }) => script,
  all: total,
} as const satisfies Record<string, (weight: PageWeight) => number>;

function report(builds: readonly Build[]): string {
  const [first, ...grown] = builds;
  if (first === undefined) return "";
  const since = (one: Build, other: Build, of: "seconds" | "processorSeconds") =>
    ((one[of] - other[of]) * 1000) / (one.count - other.count);
  const times = builds.map((one, at) => {
    const before = builds[at - 1];
    return [
      String(one.count),
      one.seconds.toFixed(1),
      one.processorSeconds.toFixed(1),
      before === undefined ? "" : since(one, before, "seconds").toFixed(1),
      before === undefined ? "" : since(one, first, "seconds").toFixed(1),
      before === undefined ? "" : since(one, first, "processorSeconds").toFixed(1),
      one.memory.toFixed(2),
    ];
  });
  const weightOf = ({ weights }: Build, kind: string, part: (weight: PageWeight) => number) => {
    const weight = weights.get(kind);
    if (weight === undefined) throw new Error(`No page of the kind ${kind} was weighed.`);
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
    table(["areas", "seconds", "processor", "ms a page", "in all", "processor", "GiB"], times),
    "",
    table(["KiB as sent", ...head], rows),
    "",
    verdict("all that a page sends, times today's, at worst", Math.max(...heaviest), goals.weight),
    verdict("ms for each further page", since(last, first, "seconds"), goals.msAPage),
    verdict("GiB of memory", Math.max(...builds.map(({ memory }) => memory)), goals.memory),
    "",
    "seconds: of the whole build; processor: of all cores together. ms a page: since the line above; in",
    "all: since the first; processor: of that, on all cores together. A busy machine makes the others worse.",
    "HTML holds the styles; all is HTML, script, fonts and a phone's first pictures.",
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
