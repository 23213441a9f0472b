import fc from "fast-check";
import { expect, test } from "vitest";
import { anyPlan, drivewayPlan } from "#machines/paving-planner/any-plan.fixture.ts";
import { serialisePlan } from "#machines/paving-planner/plan-link.ts";
import { describeDrawing, planBlockText, planTextLimit } from "./plan-words.ts";

const urlOf = (text: string) => `https://www.kareepaving.co.za/services/custom-design?plan=${text}`;

test("plan in a request: 10,000 plans have at most 700 characters, from the first to the last line", () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const text = planBlockText(plan, urlOf(serialisePlan(plan)));
      expect(text.length).toBeLessThanOrEqual(planTextLimit);
      expect(text.startsWith("Paving plan: ")).toBe(true);
      expect(text.endsWith("\n(End of paving plan)")).toBe(true);
      expect(text).not.toMatch(/undefined|NaN|\u00a0/);
      expect(describeDrawing(plan)).not.toMatch(/undefined|NaN/);
    }),
    { numRuns: 10_000 },
  );
});

test("plan in a request: says what is to be paved", () => {
  expect(planBlockText(drivewayPlan, urlOf("x"))).toBe(
    [
      "Paving plan: rectangle of 8 × 6 m, 48 m²",
      "Use: cars. Now there: bare ground",
      "Pavers: standard, herringbone, clay red",
      "Border: soldier course, charcoal",
      "Quantities: about 2 529 pavers, 28 m of edge",
      "Guide price: R12 000 to R21 600",
      `Drawing: ${urlOf("x")}`,
      "(End of paving plan)",
    ].join("\n"),
  );
});

test("plan in a request: leaves a long link out", () => {
  const text = planBlockText(drivewayPlan, urlOf("x".repeat(600)));
  expect(text).not.toContain("Drawing:");
  expect(text.length).toBeLessThanOrEqual(planTextLimit);
});
