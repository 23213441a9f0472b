import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { AnyStateMachine, EventObject } from "xstate";
import { copyModel } from "../copy/copy.model.ts";
import { reportOf } from "./machine-report.ts";
import type { Model } from "./model.ts";

const isModel = (value: unknown): value is Model<AnyStateMachine, EventObject> =>
  typeof value === "object" && value !== null && "machine" in value && "scenarios" in value;

const files = import.meta.glob<object>("../*/*.model.ts", { eager: true });
const models = Object.values(files).flatMap((file) => Object.values(file).filter(isModel));
const reports = models.map(reportOf);
const pages = new Map(reports.map(({ name, page }) => [name, page]));

const machineNames = readdirSync("machines", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "support")
  .map(({ name }) => name)
  .sort();
const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(`src/${file}`, "utf8"));

describe("machines", () => {
  test("each have a model", () => {
    expect(reports.map(({ name }) => name).sort()).toEqual(machineNames);
  });

  test.each(machineNames)("%s: is used by the site, and walked in a browser", (name) => {
    const file = `machines/${name}/${name}.machine.ts`;
    expect(existsSync(file), `Expected the machine in ${file}.`).toBe(true);
    const walk = `tests/model/${name}.spec.ts`;
    expect(existsSync(walk), `Expected its walk in ${walk}.`).toBe(true);
    const isUsed = sources.some((source) => source.includes(`} from "#${file}"`));
    expect(isUsed, `Expected a file of src that imports ${file}.`).toBe(true);
  });

  test.each(reports)("$name: paths cover every state and transition", ({ uncovered }) => {
    expect(uncovered).toEqual([]);
  });

  test("whose paths leave something out are found", () => {
    const scenarios = copyModel.scenarios.map((each) => ({ ...each, events: () => [] }));
    expect(reportOf({ ...copyModel, scenarios }).uncovered).toContain("copying");
  });
});

describe("pages of machines", () => {
  test.each([...pages])("machines/%s/README.md matches its machine", async (name, page) => {
    await expect(
      page,
      `machines/${name}/README.md is out of date. Update it with npm run docs:machines`,
    ).toMatchFileSnapshot(`../${name}/README.md`);
  });

  test("are all listed in machines/README.md", () => {
    const table = readFileSync("machines/README.md", "utf8");
    const listed = Array.from(table.matchAll(/^\| \[([\w-]+)\]/gm), ([, name]) => name);
    expect(listed).toEqual(machineNames);
  });
});
