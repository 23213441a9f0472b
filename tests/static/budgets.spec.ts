import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { sitePaths } from "#src/domain/site-paths.ts";
import { builtPage } from "../support/built-pages.ts";
import { weigh } from "../support/page-weight.ts";

/** Which pages the rows of the table speak of; the first that fits counts. */
const kinds: readonly (readonly [kind: string, pages: RegExp])[] = [
  ["home", /^\/$/],
  ["one category", /^\/services\/(residential|commercial|industrial)$/],
  ["one service", /^\/services\/./],
  ["all services", /^\/services$/],
  ["one area", /^\/(areas\/|paving-)/],
  ["all areas", /^\/areas-we-serve$/],
  ["gallery", /^\/gallery$/],
  ["questions", /^\/faq$/],
  ["about", /^\/about$/],
  ["contact", /^\/contact$/],
  ["legal", /^\/(privacy-policy|terms-conditions)$/],
  ["not found", /^\/404$/],
];

/** What pages of a kind may weigh, in KiB by the heading of the column. */
type Budget = ReadonlyMap<string, number>;

/** The budgets by kind, as the README states them: that table is the one place to change them. */
function readBudgets(): ReadonlyMap<string, Budget> {
  const readme = readFileSync("README.md", "utf8");
  const section = /^## How heavy a page may be\n([\s\S]*?)(?=^## )/m.exec(readme)?.[1] ?? "";
  const [head = [], , ...rows] = section
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.split("|").slice(2, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
  const names = Array.from(section.matchAll(/^\| *([^|]*?) *\|/gm), ([, name = ""]) => name);
  return new Map(
    rows.map((cells, row) => [
      names[row + 2] ?? "",
      new Map(cells.map((cell, column) => [head[column] ?? "", Number(cell)])),
    ]),
  );
}

test("No page is heavier than the README allows", () => {
  const budgets = readBudgets();
  expect([...budgets.keys()].sort(), "rows of the table").toEqual(
    kinds.map(([kind]) => kind).sort(),
  );
  const tooHeavy = [...sitePaths, "/404"].flatMap((path) => {
    const kind = kinds.find(([, pages]) => pages.test(path))?.[0] ?? "";
    const budget = budgets.get(kind);
    if (budget === undefined) return [`${path} is of no kind that the table knows`];
    const weight = Object.entries(weigh(builtPage(path)));
    expect([...budget.keys()], "columns of the table").toEqual(weight.map(([part]) => part));
    return weight
      .filter(([part, weighs]) => !(weighs <= (budget.get(part) ?? Number.NaN)))
      .map(
        ([part, weighs]) =>
          `${path}, ${part}: ${weighs.toFixed(1)} KiB; ${budget.get(part)} are allowed for "${kind}" (README.md, "How heavy a page may be")`,
      );
  });
  expect(tooHeavy).toEqual([]);
});
