import { describe, expect, test } from "vitest";
import { forbiddenImports, importCycles, roomOf } from "./check-imports.ts";
import { exceptions } from "./import-table.ts";
import { isTest, readSource, readSources } from "./read-imports.ts";

const sources = readSources(["src", "machines"]);

describe("the code of the site", () => {
  test("is found", () => {
    expect(sources.length).toBeGreaterThan(200);
    expect(sources.flatMap(({ imports }) => imports).length).toBeGreaterThan(800);
  });

  test("lies in rooms that the table knows", () => {
    expect(sources.map(({ path }) => path).filter((path) => roomOf(path) === undefined)).toEqual(
      [],
    );
  });

  test("imports only what its room may import", () => {
    expect(forbiddenImports(sources)).toEqual([]);
  });

  test("imports nothing in a circle", () => {
    expect(importCycles(sources)).toEqual([]);
  });

  test("imports only files that there are", () => {
    const paths = new Set(sources.map(({ path }) => path));
    const missing = sources
      .flatMap(({ imports }) => imports)
      .filter(({ to, isFile }) => isFile && !/[*{]/.test(to) && !paths.has(to));
    expect(missing).toEqual([]);
  });

  test("has no default exports", () => {
    const found = sources.filter((source) => source.hasDefaultExport).map(({ path }) => path);
    expect(found).toEqual([]);
  });

  test("makes use of every exception", () => {
    const used = sources.flatMap(({ path, imports }) => (isTest(path) ? [] : imports));
    const idle = exceptions.filter(
      (each) => !used.some(({ from, to }) => each.from.test(from) && each.to.test(to)),
    );
    expect(idle).toEqual([]);
  });
});

describe("a bad import is caught", () => {
  const faultsIn = (path: string, code: string) => forbiddenImports([readSource(path, code)]);

  test.each([
    ["src/ui/card/card.tsx", `import { home } from "../../../content/home.ts";`],
    ["src/ui/card/card.tsx", `import type { Link } from "#src/content/schema.ts";`],
    ["src/ui/card/card.tsx", `export { home } from "../../../content/home.ts";`],
    ["src/ui/card/card.tsx", `export * from "../../../content/home.ts";`],
    ["src/ui/card/card.tsx", `import "#src/content/home.ts";`],
    ["src/ui/card/card.tsx", `const load = () => import("../../../content/home.ts");`],
    ["src/ui/card/card.tsx", `type Home = typeof import("../../../content/home.ts");`],
    ["src/ui/card/card.tsx", `const all = import.meta.glob(["../../content/*.ts"]);`],
  ])("%s: %s", (path, code) => {
    expect(faultsIn(path, code)).toEqual([
      expect.stringMatching(
        /^src\/ui\/card\/card\.tsx imports src\/content\/(home|schema|\*)\.ts: the room ui may import from ui, design\. /,
      ),
    ]);
  });

  test.each([
    ["src/ui/card/card.tsx", `import { useRouter } from "@tanstack/react-router";`],
    ["machines/accordion/accordion.machine.ts", `import { useState } from "react";`],
    ["machines/accordion/accordion.machine.ts", `import { a } from "#src/content/home.ts";`],
    ["src/content/home.ts", `import { style } from "@vanilla-extract/css";`],
    ["src/sections/hero/hero.tsx", `import { home } from "../../../content/home.ts";`],
    ["src/sections/hero/hero.tsx", `import { Q } from "../../../features/q/q.tsx";`],
    ["src/features/q/q.tsx", `import { Route } from "../../../routes/index.tsx";`],
    ["src/receiver/store.ts", `import { m } from "#machines/accordion/accordion.machine.ts";`],
    ["src/routes/index.tsx", `import { visitor } from "../../support/visitor.ts";`],
    ["src/routes/index.tsx", `import { a } from "../../content/a.fixture.ts";`],
    ["src/routes/index.tsx", `import { part } from "../../../examples/ui/button.examples.tsx";`],
    ["src/routes/index.tsx", `const load = (path) => import(path);`],
    ["src/other/other.ts", `import { a } from "xstate";`],
  ])("%s: %s", (path, code) => {
    expect(faultsIn(path, code)).toHaveLength(1);
  });

  test("and a good one is not", () => {
    expect(
      faultsIn(
        "src/sections/hero/hero.tsx",
        `import type { Link } from "../../../content/schema.ts";`,
      ),
    ).toEqual([]);
    expect(
      faultsIn("src/features/q/q.tsx", `import { m } from "#machines/accordion/m.ts";`),
    ).toEqual([]);
  });
});

test("a circle is caught, whether a type or an import() closes it", () => {
  for (const last of [
    `import type { A } from "../../architecture/a.ts";`,
    `const a = () => import("../../architecture/a.ts");`,
  ]) {
    const circle = [
      readSource("src/ui/a.ts", `import { b } from "../../architecture/b.ts";`),
      readSource("src/ui/b.ts", `export { c } from "#src/ui/c.ts";`),
      readSource("src/ui/c.ts", last),
    ];
    expect(importCycles(circle)).toEqual([
      "In a circle: src/ui/a.ts imports src/ui/b.ts imports src/ui/c.ts imports src/ui/a.ts.",
    ]);
    expect(importCycles(circle.slice(0, 2))).toEqual([]);
  }
});

test.each([
  ["export default 1;", true],
  ["const a = 1; export { a as default };", true],
  [`export { a as default } from "../../architecture/a.ts";`, true],
  ["export const a = 1;", false],
])("%s has a default export: %s", (code, expected) => {
  expect(readSource("src/ui/a.ts", code).hasDefaultExport).toBe(expected);
});
