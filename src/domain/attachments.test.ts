import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type AttachedPlan,
  attachedPlansLimit,
  firstOfPlace,
  fitsPlans,
  joinDetails,
  movePlan,
  withPlan,
} from "./attachments.ts";

const plan = (id: number, text = "x"): AttachedPlan => ({
  id,
  plan: text,
  path: "/services/patio",
});

test("Project Details as they are sent: are the words, byte for byte, then each attachment", () => {
  fc.assert(fc.property(fc.string(), (words) => joinDetails(words, []) === words));
  expect(joinDetails("Steep.\nMind the dog.\n", ["Plan: a\nUse: cars", "I like: slate."])).toBe(
    "Steep.\nMind the dog.\n\nPlan: a\nUse: cars\n\nI like: slate.",
  );
  expect(joinDetails(" \n", ["Plan: a"])).toBe("Plan: a");
});

test("plans in a request: stay in the order of adding, also when one comes back or changes", () => {
  const plans = [plan(1), plan(3)];
  expect(withPlan(plans, plan(2))).toEqual([plan(1), plan(2), plan(3)]);
  expect(withPlan(plans, plan(1, "y"))).toEqual([plan(1, "y"), plan(3)]);
});

test("plans in a request: are alternatives of the place that they were moved to, with their alternatives, and stay so without it", () => {
  const [a, b, c] = [plan(1), { ...plan(2), place: 1 }, plan(3)];
  expect(firstOfPlace([a, b, c])).toEqual([0, 0, 2]);
  expect(movePlan([a, b, c], b, b)).toEqual([{ ...b, place: 2 }]);
  expect(movePlan([a, b, c], b, c)).toEqual([{ ...b, place: 3 }]);
  expect(movePlan([c, a, b], a, c)).toEqual([a, b].map((each) => ({ ...each, place: 3 })));
  expect(firstOfPlace([b, { ...c, place: 1 }])).toEqual([0, 0]);
});

test("plans in a request: are limited in number, but can still be changed", () => {
  const full = Array.from({ length: attachedPlansLimit }, (_, id) => plan(id));
  expect(fitsPlans(full, attachedPlansLimit)).toBe(false);
  expect(fitsPlans(full, 0)).toBe(true);
  expect(fitsPlans(full.slice(1), attachedPlansLimit)).toBe(true);
});
