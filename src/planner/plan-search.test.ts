import { describe, expect, test } from "vitest";
import { drivewayPlan } from "./domain/any-plan.fixture.ts";
import { parsePlan } from "./domain/plan-link.ts";
import { planSearch } from "./plan-search.ts";

describe("the search params of a page with a planner", () => {
  test("contain the text of a plan as it is", () => {
    expect(planSearch({ plan: "castle", utm_source: "friend" })).toEqual({ plan: "castle" });
  });

  test("contain no plan when the URL has none", () => {
    expect(planSearch({})).toEqual({});
    expect(planSearch({ plan: undefined })).toEqual({});
  });

  test("contain what a link begins with, if the planner knows it", () => {
    expect(planSearch({ start: "photo" })).toEqual({ start: "photo" });
    expect(planSearch({ start: "size", plan: "castle" })).toEqual({
      start: "size",
      plan: "castle",
    });
    expect(planSearch({ start: "castle" })).toEqual({});
  });

  test.each([[""], [7], [null], [true], [{ a: 1 }], [["a", "b"]]])(
    "contain a text that is reported as unreadable for %j",
    (plan) => {
      const { plan: text } = planSearch({ plan });
      expect(text).toBe("");
      expect(parsePlan(text ?? "", drivewayPlan)).toEqual({ plan: drivewayPlan, isPartial: true });
    },
  );
});
