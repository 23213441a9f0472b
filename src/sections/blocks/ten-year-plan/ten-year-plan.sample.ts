import { head, names, sentence } from "#examples/samples.ts";
import type { BlockOf } from "../../../content-schema/block-schema.ts";
import type { TenYearPlan } from "./ten-year-plan.schema.ts";

const tenYearPlan: TenYearPlan = {
  certificates: { button: "Ask for certificates", line: sentence },
  title: "Title of the plan",
  before: names(2),
  columns: {
    item: "Item",
    condition: "Condition",
    year: "Year",
    cost: "Cost",
    saved: "Saved",
    short: "Short",
    contribution: "A year",
  },
  exampleGroup: "Example",
  ownGroup: "Own rows",
  escalation: 6,
  items: names(3).map((title) => ({
    title,
    condition: "Level",
    year: 2,
    area: 250,
    rate: 350,
    saved: 27_500,
    life: 20,
  })),
  total: "Total a year",
  formula: "Contribution = cost ÷ life",
  notes: [sentence],
};

export const samples: readonly BlockOf<"ten-year-plan">[] = [
  { kind: "ten-year-plan", ...head, ...tenYearPlan },
];
