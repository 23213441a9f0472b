import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { machineReports } from "./machine-reports.ts";
import { notWalked } from "./support/coverage.ts";

const reports = machineReports();
const pages = new Map(reports.map(({ name, page }) => [name, page]));

describe("the machines of the site", () => {
  test("each have a model that is walked in the browser", () => {
    const files = readdirSync("machines", { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".machine.ts"))
      .map((file) => `machines/${file.replaceAll("\\", "/")}`);
    expect([...new Set(reports.map(({ file }) => file))].sort()).toEqual(files.sort());
  });

  test.each(reports)("leave nothing out: $coverage.name", ({ coverage }) => {
    expect(notWalked(coverage)).toEqual([]);
  });
});

describe("docs/machines", () => {
  test.each([...pages])("shows the machine %s as it is", async (name, page) => {
    await expect(
      page,
      `docs/machines/${name}.md is out of date. Write it anew: npm run docs:machines`,
    ).toMatchFileSnapshot(`../../docs/machines/${name}.md`);
  });

  test("shows no machine that there is not", () => {
    const names = readdirSync("docs/machines").map((file) => file.replace(/\.md$/, ""));
    expect(names.filter((name) => !pages.has(name))).toEqual([]);
  });
});
