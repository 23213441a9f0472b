import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AttachedPlan,
  attachedPlansLimit,
  fitsPlans,
  joinDetails,
  withPlan,
} from "./attachments.ts";

const plan = (id: number, text = "x"): AttachedPlan => ({
  id,
  plan: text,
  path: "/services/patio",
});

describe("Project Details as they are sent", () => {
  test("are the visitor's own words where nothing is attached, byte for byte", () => {
    fc.assert(fc.property(fc.string(), (words) => joinDetails(words, []) === words));
  });

  test("are the words, an empty line, and each attachment", () => {
    expect(joinDetails("Steep.\nMind the dog.\n", ["Plan: a\nUse: cars", "I like: slate."])).toBe(
      "Steep.\nMind the dog.\n\nPlan: a\nUse: cars\n\nI like: slate.",
    );
  });

  test("begin with the first attachment where the visitor wrote nothing", () => {
    expect(joinDetails(" \n", ["Plan: a"])).toBe("Plan: a");
  });
});

describe("plans in a request", () => {
  test("stay in the order of adding, also when one comes back or changes", () => {
    const plans = [plan(1), plan(3)];
    expect(withPlan(plans, plan(2))).toEqual([plan(1), plan(2), plan(3)]);
    expect(withPlan(plans, plan(1, "y"))).toEqual([plan(1, "y"), plan(3)]);
  });

  test("are limited in number, but can still be changed", () => {
    const full = Array.from({ length: attachedPlansLimit }, (_, id) => plan(id));
    expect(fitsPlans(full, attachedPlansLimit)).toBe(false);
    expect(fitsPlans(full, 0)).toBe(true);
    expect(fitsPlans(full.slice(1), attachedPlansLimit)).toBe(true);
  });
});
