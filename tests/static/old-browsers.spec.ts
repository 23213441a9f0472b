import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { builtFile, builtPage } from "../support/built-pages.ts";

/*
 * The script that visitors get runs in the browsers of src/build/browser-targets.ts. es-check knows syntax
 * and the methods of the language; those of the platform are below.
 */

/** All of them support ECMAScript 2022. */
const edition = "es2022";
const allowed = [
  // No browser has it; Ark's collection has a method of that name.
  "ArrayPrototypeGroup",
];

/** Newer, and an error only when the line runs. */
const tooNew =
  /\(\?<[=!]|AbortSignal\.(?:any|timeout)|scheduler\.yield|\bURL\.parse|\.checkVisibility|:has\(/g;
/** Newer too, and allowed only after a feature check. */
const guarded = [
  ["requestIdleCallback(", /["'`]requestIdleCallback["'`] ?in window/],
  ["URL.canParse(", /URL\.canParse\?/],
] as const;

const esCheck = join(dirname(createRequire(import.meta.url).resolve("es-check")), "cli/index.js");

function problemsIn(files: readonly string[], ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      esCheck,
      ...[edition, ...files, "--checkFeatures", `--allowList=${allowed}`, "--noColor", ...options],
    ],
    { encoding: "utf8" },
  );
  return status === 0 ? [] : `${stdout}${stderr}`.split("\n").filter((line) => line.trim() !== "");
}

/** The hydration bootstrap, which every page has inline. */
const bootstrap = () =>
  builtPage("/").document.querySelector("script[data-files]")?.textContent ?? "";

const scripts = () =>
  readdirSync(builtFile("assets"))
    .filter((name) => name.endsWith(".js"))
    .map((name) => builtFile(`assets/${name}`));

test("old browsers: know syntax and methods of every script", ({ browserName: _ }, testInfo) => {
  const inline = testInfo.outputPath("bootstrap.js");
  writeFileSync(inline, bootstrap());
  expect(problemsIn(scripts(), "--module")).toEqual([]);
  expect(problemsIn([inline])).toEqual([]);
});

test("old browsers: know what no syntax check sees", () => {
  const texts = [bootstrap(), ...scripts().map((file) => readFileSync(file, "utf8"))];
  for (const text of texts) {
    expect(text.match(tooNew) ?? []).toEqual([]);
    for (const [call, guard] of guarded) if (text.includes(call)) expect(text).toMatch(guard);
  }
});
