import { expect, test } from "@playwright/test";
import { keysOf } from "#src/domain/keys-of.ts";
import { pageBudgets, sitePaths } from "#src/domain/pages.ts";
import { builtPage } from "../support/built-pages.ts";
import { kindAt } from "../support/page-kinds.ts";
import { type PageWeight, weigh, weighOnDemand } from "../support/page-weight.ts";

/** KiB of the stylesheet, and of script and fonts, which come after the first paint, on every page. */
const shared = { stylesheet: 15, script: 200, fonts: 26 };

const budgets = new Map<string, PageWeight>(
  Object.entries(pageBudgets).map(([kind, budget]) => [kind, { ...budget, ...shared }]),
);

test("budgets: no page is heavier than one of its kind may be", () => {
  const exceeded = [...sitePaths, "/404"].flatMap((path) => {
    const kind = kindAt(path);
    const budget = budgets.get(kind);
    if (budget === undefined) return [`${path} has no budget`];
    const weight = weigh(builtPage(path));
    return keysOf(budget)
      .filter((part) => !(weight[part] <= budget[part]))
      .map(
        (part) =>
          `${path}, ${part}: expected at most ${budget[part]} KiB for "${kind}", got ${weight[part].toFixed(1)}`,
      );
  });
  expect(exceeded).toEqual([]);
});

test("budgets: the paving planner loads at most 36.5 KiB", () => {
  const weight = weighOnDemand(builtPage("/services/driveway"), "planner-script");
  expect(weight, "docs/specification.md#paving-planner").toBeLessThanOrEqual(36.5);
});
