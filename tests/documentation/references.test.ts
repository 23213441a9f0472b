import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, extname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

// Code cites headings of docs/specification.md and docs/facts.md, and documents link to each other.

const root = resolve(import.meta.dirname, "../..");

/** Folders that hold no sources of ours. Tools' own folders begin with a dot. */
const skipped = new Set(["node_modules", "dist", "playwright-report", "test-results", "baselines"]);
const sourceTypes = new Set([".ts", ".tsx", ".mts", ".mjs", ".js", ".md", ".py", ".yml", ".json"]);

/** Paths of all source, test and doc files. A clean export has no git to ask for them. */
function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const isOurs = !skipped.has(entry.name) && !entry.name.startsWith(".");
      return isOurs ? sourceFiles(path) : [];
    }
    return entry.isFile() && sourceTypes.has(extname(entry.name)) ? [path] : [];
  });
}

const linesOf = (path: string) => readFileSync(path, "utf8").split("\n");

/** The anchors that GitHub gives the headings of a Markdown file; a repeated one gets a number. */
function anchorsOf(path: string): string[] {
  const seen = new Map<string, number>();
  const text = readFileSync(path, "utf8").replace(/^(`{3,})[\s\S]*?^\1/gm, "");
  return [...text.matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, heading = ""]) => {
    const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").toLowerCase();
    const slug = words.replace(/[^\p{L}\p{N}\s_-]/gu, "").replace(/\s/g, "-");
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  });
}

/** The error of a reference at `location` ("file:line") to a heading of `target`, if it has one. */
function errorsOf(location: string, target: string, anchor: string): string[] {
  const name = relative(root, target);
  if (!existsSync(target)) return [`${location} links to ${name}, which does not exist.`];
  const anchors = anchor === "" || extname(target) !== ".md" ? [anchor] : anchorsOf(target);
  return anchors.includes(anchor)
    ? []
    : [`${location} cites #${anchor}, which ${name} does not have.`];
}

test("every heading that the code cites in specification.md and facts.md exists", () => {
  const cited = /(specification|facts)\.md#([\w-]+)/g;
  const references = sourceFiles(root).flatMap((path) =>
    linesOf(path).flatMap((line, index) =>
      [...line.matchAll(cited)].map(([, file, anchor = ""]) =>
        errorsOf(`${relative(root, path)}:${index + 1}`, join(root, `docs/${file}.md`), anchor),
      ),
    ),
  );
  expect(references.length).toBeGreaterThan(0);
  expect(references.flat().join("\n")).toBe("");
});

test("every relative link in a Markdown file leads to an existing file and heading", () => {
  const documents = sourceFiles(root).filter((path) => extname(path) === ".md");
  const errors = documents.flatMap((path) =>
    linesOf(path).flatMap((line, index) =>
      [...line.matchAll(/\]\((?![a-z]+:)([^)#\s]*)#?([^)\s]*)\)/g)].flatMap(
        ([, file, anchor = ""]) =>
          errorsOf(
            `${relative(root, path)}:${index + 1}`,
            file ? join(dirname(path), file) : path,
            anchor,
          ),
      ),
    ),
  );
  expect(errors.join("\n")).toBe("");
});
