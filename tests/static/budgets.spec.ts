import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { sitePaths } from "#src/domain/site-paths.ts";
import { builtPage } from "../support/built-pages.ts";
import { pageKinds } from "../support/page-kinds.ts";
import { weigh, weighOnDemand } from "../support/page-weight.ts";

/** Maximum KiB by column heading. */
type Budget = ReadonlyMap<string, number>;

/** Reads the budgets from the table in docs/testing.md. */
function readBudgets(): ReadonlyMap<string, Budget> {
  const document = readFileSync("docs/testing.md", "utf8");
  const section = /^## How heavy a page may be\n([\s\S]*?)(?=^## )/m.exec(document)?.[1] ?? "";
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

test("budgets: no page exceeds its row in docs/testing.md", () => {
  const budgets = readBudgets();
  expect([...budgets.keys()].sort(), "rows of the table").toEqual(
    pageKinds.map(({ name }) => name).sort(),
  );
  const exceeded = [...sitePaths, "/404"].flatMap((path) => {
    const kind = pageKinds.find(({ paths }) => paths.test(path))?.name ?? "";
    const budget = budgets.get(kind);
    if (budget === undefined) return [`${path} matches no row of the table`];
    const weights = Object.entries(weigh(builtPage(path)));
    expect([...budget.keys()], "columns of the table").toEqual(weights.map(([part]) => part));
    return weights
      .filter(([part, kib]) => !(kib <= (budget.get(part) ?? Number.NaN)))
      .map(
        ([part, kib]) =>
          `${path}, ${part}: expected at most ${budget.get(part)} KiB for "${kind}", got ${kib.toFixed(1)}`,
      );
  });
  expect(exceeded).toEqual([]);
});

test("budgets: the paving planner loads at most 35 KiB", () => {
  const weight = weighOnDemand(builtPage("/services/driveway"), "planner-bundle");
  expect(weight, "docs/specification.md#paving-planner").toBeLessThanOrEqual(35);
});
