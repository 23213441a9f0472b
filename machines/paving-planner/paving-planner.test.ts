import { expect, test } from "vitest";
import { createActor } from "xstate";
import { drivewayPlan, yardPlan } from "./any-plan.fixture.ts";
import { type PavingPlannerEvent, pavingPlannerMachine } from "./paving-planner.machine.ts";

function planned(...events: PavingPlannerEvent[]) {
  const actor = createActor(pavingPlannerMachine, { input: { plan: drivewayPlan } }).start();
  actor.send({ type: "plan.opened", plan: drivewayPlan });
  for (const event of events) actor.send(event);
  return actor.getSnapshot();
}

test("paving planner: a wrong size shows its problem and keeps the last plan", () => {
  const { context } = planned({ type: "size.changed", field: "length", text: "0" });
  expect(context.plan).toEqual(drivewayPlan);
  expect(context.texts.length).toBe("0");
  expect(context.problems).toEqual({ length: { kind: "too-small", limit: 0.5 } });
});

test("paving planner: a right size clears the problem, whatever else was chosen meanwhile", () => {
  const { context } = planned(
    { type: "size.changed", field: "length", text: "" },
    { type: "home.changed", choice: { use: "feet" } },
    { type: "size.changed", field: "length", text: "7,5" },
  );
  expect(context.problems).toEqual({});
  expect(context.plan).toEqual({
    ...drivewayPlan,
    use: "feet",
    size: { shape: "rectangle", length: 7.5, width: 6 },
  });
});

test("paving planner: another shape keeps what was typed for the first", () => {
  const { context } = planned(
    { type: "size.changed", field: "length", text: "9" },
    { type: "shape.chosen", shape: "circle" },
    { type: "shape.chosen", shape: "rectangle" },
  );
  expect(context.plan.size).toEqual({ shape: "rectangle", length: 9, width: 6 });
});

test("paving planner: another shape has its common size", () => {
  const { context } = planned({ type: "shape.chosen", shape: "circle" });
  expect(context.plan).toEqual({ ...drivewayPlan, size: { shape: "circle", diameter: 5 } });
});

test("paving planner: a home has no brief of a site", () => {
  const { context } = planned({ type: "site.changed", choice: { phases: "at-once" } });
  expect(context.plan).toEqual(drivewayPlan);
});

test("paving planner: a site has an area and no other shape", () => {
  const { context } = planned(
    { type: "plan.opened", plan: yardPlan },
    { type: "shape.chosen", shape: "circle" },
    { type: "shape.chosen", shape: "area" },
    { type: "site.changed", choice: { phases: "at-once" } },
    { type: "size.changed", field: "area", text: "900" },
    { type: "home.changed", choice: { use: "feet" } },
  );
  expect(context.plan).toEqual({
    ...yardPlan,
    phases: "at-once",
    size: { shape: "area", area: 900 },
  });
});
