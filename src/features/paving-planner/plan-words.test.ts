import fc from "fast-check";
import { expect, test } from "vitest";
import { anyPlan, drivewayPlan, yardPlan } from "#machines/paving-planner/any-plan.fixture.ts";
import { serialisePlan } from "#machines/paving-planner/plan-link.ts";
import {
  bulkText,
  randRange,
  removals,
  sizeProblem,
} from "../../content/interface/paving-planner.ts";
import { attachmentTextLimit } from "../../domain/attachments.ts";
import { describeDrawing, planAsText, planTitle } from "./plan-words.ts";

const urlOf = (text: string) => `https://www.kareepaving.co.za/services/custom-design?plan=${text}`;

test("plan in a request: 10,000 plans have at most 700 characters", () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const text = planAsText(plan, urlOf(serialisePlan(plan)));
      expect(text.length).toBeLessThanOrEqual(attachmentTextLimit);
      expect(text.startsWith("Paving plan: ")).toBe(true);
      expect(text).not.toMatch(/undefined|NaN|\u00a0/);
      expect(describeDrawing(plan)).not.toMatch(/undefined|NaN/);
    }),
    { numRuns: 10_000 },
  );
});

test("plan in a request: says what is to be paved", () => {
  expect(planAsText(drivewayPlan, urlOf("x"))).toBe(
    [
      "Paving plan: rectangle of 8 × 6 m, 48 m²",
      "Use: cars. Now there: bare ground",
      "Pavers: standard, herringbone, clay red",
      "Border: soldier course, charcoal",
      "Quantities: about 2 529 pavers, 28 m of edge",
      "Guide price: R12 000 to R21 600",
      "Can I drive on it? Yes",
      `Drawing: ${urlOf("x")}`,
    ].join("\n"),
  );
});

test("plan in a request: says when work may happen and which documents a site needs", () => {
  const plan = {
    ...yardPlan,
    hours: ["day", "weekends"],
    documents: ["method-statement", "cidb"],
  } as const;
  const text = planAsText(plan, urlOf("x"));
  expect(text).toContain("Work: during the day, on weekends; in phases, so that part stays open\n");
  expect(text).toContain("Documents: method statement, CIDB registration\n");
});

test("plan in a request: names the work that the guide price leaves out", () => {
  const text = planAsText({ ...drivewayPlan, present: "concrete" }, urlOf("x"));
  expect(text).toContain(`\n${removals.concrete}\n`);
});

test("plan in a request: has a title of what, how large and how it looks", () => {
  expect(planTitle(drivewayPlan)).toBe("Driveway, 8 × 6 m, clay red in herringbone");
  expect(planTitle(yardPlan).replaceAll("\u00a0", " ")).toBe(
    "Heavy-duty paving, 1 200 m², delivery trucks",
  );
});

test("plan in a request: leaves the working hours out where none is ticked", () => {
  const text = planAsText({ ...yardPlan, hours: [] }, urlOf("x"));
  expect(text).toContain("\nWork: in phases, so that part stays open\n");
});

test("plan in a request: leaves a long link out", () => {
  const text = planAsText(drivewayPlan, urlOf("x".repeat(600)));
  expect(text).not.toContain("Drawing:");
  expect(text.length).toBeLessThanOrEqual(attachmentTextLimit);
});

test("figures: a small amount is not none, and a range of one price is no range", () => {
  expect(bulkText(0.03, 0.06)).toBe("under 0.1\u00a0m³, 0.1\u00a0t");
  expect(randRange({ from: 100, to: 100 })).toBe("About R100");
});

test("wrong size: one metre is singular", () => {
  expect(sizeProblem("diameter", { kind: "too-small", limit: 1 })).toBe("Enter at least 1 metre.");
  expect(sizeProblem("deck", { kind: "too-small", limit: 0.5 })).toBe("Enter at least 0.5 metres.");
});

test("plan in a request: says that the edge of a known area is that of a square", () => {
  const plan = { ...drivewayPlan, size: { shape: "area", area: 100 } } as const;
  expect(planAsText(plan, urlOf("x"))).toContain("40 m of edge if it is square");
});
