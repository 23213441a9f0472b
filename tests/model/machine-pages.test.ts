import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { AnyStateMachine, EventObject } from "xstate";
import { copyModel } from "./copy.model.ts";
import { reportOf } from "./support/machine-report.ts";
import type { Model } from "./support/model.ts";

const isModel = (value: unknown): value is Model<AnyStateMachine, EventObject> =>
  typeof value === "object" && value !== null && "machine" in value && "scenarios" in value;

const files = import.meta.glob<object>("./*.model.ts", { eager: true });
const models = Object.values(files).flatMap((file) => Object.values(file).filter(isModel));
const reports = models.map(reportOf);
const pages = new Map(reports.map(({ name, page }) => [name, page]));

describe("machines", () => {
  test("each have a model", () => {
    const machines = readdirSync("machines", { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".machine.ts"))
      .map((file) => `machines/${file.replaceAll("\\", "/")}`);
    expect([...new Set(reports.map(({ file }) => file))].sort()).toEqual(machines.sort());
  });

  test.each(reports)("$name: paths cover every state and transition", ({ uncovered }) => {
    expect(uncovered).toEqual([]);
  });

  test("whose paths leave something out are found", () => {
    const scenarios = copyModel.scenarios.map((each) => ({ ...each, events: () => [] }));
    expect(reportOf({ ...copyModel, scenarios }).uncovered).toContain("copying");
  });
});

describe("docs/machines", () => {
  test.each([...pages])("%s.md matches its machine", async (name, page) => {
    await expect(
      page,
      `docs/machines/${name}.md is out of date. Update it with npm run docs:machines`,
    ).toMatchFileSnapshot(`../../docs/machines/${name}.md`);
  });

  test("has no page without a machine, and its table of actors lists each", async () => {
    const names = readdirSync("docs/machines").map((file) => file.replace(/\.md$/, ""));
    expect(names.filter((name) => !pages.has(name))).toEqual(["README"]);
    const table = readFileSync("docs/machines/README.md", "utf8");
    const listed = Array.from(table.matchAll(/^\| \[([\w-]+)\]/gm), ([, name]) => name);
    expect(listed).toEqual([...pages.keys()].sort());
  });
});
