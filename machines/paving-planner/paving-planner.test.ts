import { expect, test } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { drivewayPlan, yardPlan } from "#src/planner/domain/any-plan.fixture.ts";
import type { PavingPlan } from "#src/planner/domain/paving-plan.ts";
import { type PavingPlannerEvent, pavingPlannerMachine } from "./paving-planner.machine.ts";

async function planned(...events: PavingPlannerEvent[]) {
  const actor = createActor(pavingPlannerMachine, { input: { plan: drivewayPlan } }).start();
  actor.send({ type: "planner.opened", plan: drivewayPlan });
  await waitFor(actor, (snapshot) => snapshot.matches("open"));
  for (const event of events) actor.send(event);
  return actor.getSnapshot();
}

test("paving planner: a wrong size shows its problem and keeps the last plan", async () => {
  const { context } = await planned({ type: "size.changed", field: "length", text: "0" });
  expect(context.plan).toEqual(drivewayPlan);
  expect(context.texts.length).toBe("0");
  expect(context.problems).toEqual({ length: { kind: "too-small", limit: 0.5 } });
});

test("paving planner: a right size clears the problem, whatever else was chosen meanwhile", async () => {
  const { context } = await planned(
    { type: "size.changed", field: "length", text: "" },
    { type: "choice.made", choice: { use: "feet" } },
    { type: "size.changed", field: "length", text: "7,5" },
  );
  expect(context.problems).toEqual({});
  expect(context.plan).toEqual({
    ...drivewayPlan,
    use: "feet",
    size: { shape: "rectangle", length: 7.5, width: 6 },
  });
});

test("paving planner: another shape keeps what was typed for the first", async () => {
  const { context } = await planned(
    { type: "size.changed", field: "length", text: "9" },
    { type: "shape.chosen", shape: "circle" },
    { type: "shape.chosen", shape: "rectangle" },
  );
  expect(context.plan.size).toEqual({ shape: "rectangle", length: 9, width: 6 });
});

test("paving planner: another shape has its common size", async () => {
  const { context } = await planned({ type: "shape.chosen", shape: "circle" });
  expect(context.plan).toEqual({ ...drivewayPlan, size: { shape: "circle", diameter: 5 } });
});

test("paving planner: a site has an area and no other shape", async () => {
  const { context } = await planned(
    { type: "plan.linked", plan: yardPlan, isPartial: false },
    { type: "shape.chosen", shape: "circle" },
    { type: "shape.chosen", shape: "area" },
    { type: "choice.made", choice: { phases: "at-once" } },
    { type: "size.changed", field: "area", text: "900" },
  );
  expect(context.plan).toEqual({
    ...yardPlan,
    phases: "at-once",
    size: { shape: "area", area: 900 },
  });
});

const patio = {
  ...drivewayPlan,
  size: { shape: "circle", diameter: 4 },
  use: "feet",
  pattern: "stretcher",
  colour: "grey",
} as const;

test("paving planner: a common job sets size and use, and nothing else", async () => {
  const { context } = await planned({ type: "preset.chosen", plan: patio });
  expect(context.plan).toEqual({ ...drivewayPlan, size: patio.size, use: "feet" });
  expect(context.shape).toBe("circle");
});

test("paving planner: what a common job replaced comes back, and later choices stay", async () => {
  const { context } = await planned(
    { type: "size.changed", field: "length", text: "9" },
    { type: "size.changed", field: "width", text: "wide" },
    { type: "preset.chosen", plan: patio },
    { type: "choice.made", choice: { colour: "charcoal" } },
    { type: "preset.undone" },
  );
  expect(context).toMatchObject({
    plan: { ...drivewayPlan, size: { length: 9, width: 6 }, colour: "charcoal" },
    shape: "rectangle",
    texts: { length: "9", width: "wide" },
    problems: { width: { kind: "no-number" } },
    beforePreset: null,
  });
});

test.each([
  { type: "size.changed", field: "diameter", text: "6" },
  { type: "shape.chosen", shape: "area" },
  { type: "choice.made", choice: { use: "cars" } },
  { type: "plan.linked", plan: drivewayPlan, isPartial: false },
] satisfies PavingPlannerEvent[])(
  "paving planner: %j after a common job is not undone",
  async (event) => {
    const after = await planned({ type: "preset.chosen", plan: patio }, event);
    expect(after.context.beforePreset).toBe(null);
    const undone = await planned({ type: "preset.chosen", plan: patio }, event, {
      type: "preset.undone",
    });
    expect(undone.context).toEqual(after.context);
  },
);

test("paving planner: a common site sets area and vehicle", async () => {
  const open = { type: "plan.linked", plan: yardPlan, isPartial: false } as const;
  const office = { ...yardPlan, size: { shape: "area", area: 50 }, vehicle: "cars" } as const;
  const chosen = { type: "preset.chosen", plan: { ...office, hours: [] } } as const;
  expect((await planned(open, chosen)).context.plan).toEqual(office);
  expect((await planned(open, chosen, { type: "preset.undone" })).context.plan).toEqual(yardPlan);
  const changed = { type: "choice.made", choice: { vehicle: "forklifts" } } as const;
  expect((await planned(open, chosen, changed)).context.beforePreset).toBe(null);
});

test("paving planner: says of a plan from the URL that a part could not be read, until it changes", async () => {
  const linked = { type: "plan.linked", plan: patio, isPartial: true } as const;
  const { context } = await planned(linked);
  expect(context.partialPlan).toBe(context.plan);
  expect((await planned({ ...linked, isPartial: false })).context.partialPlan).toBe(null);
  const changed = await planned(linked, { type: "choice.made", choice: { use: "cars" } });
  expect(changed.context.partialPlan).not.toBe(changed.context.plan);
});

test("paving planner: edits the plan of the request that it was opened with, or that was added since", async () => {
  const linked = { type: "plan.linked", plan: patio, isPartial: false } as const;
  const editedBy = async (...events: PavingPlannerEvent[]) =>
    (await planned(...events)).context.editedId;
  expect(await editedBy({ ...linked, editedId: 1 })).toBe(1);
  expect(await editedBy({ ...linked, editedId: 1 }, { type: "plan.added", id: 2 })).toBe(2);
  expect(await editedBy({ type: "plan.added", id: 2 })).toBe(null);
  expect(await editedBy({ ...linked, editedId: 1 }, linked)).toBe(null);
  const reopened = { type: "planner.opened", plan: patio } as const;
  expect(await editedBy({ ...linked, editedId: 1 }, { type: "planner.closed" }, reopened)).toBe(
    null,
  );
});

test("paving planner: takes the focus where the visitor opened it, not where a link did", async () => {
  expect((await planned()).context.takesFocus).toBe(true);
  const linked = { type: "plan.linked", plan: drivewayPlan, isPartial: false } as const;
  expect((await planned(linked)).context.takesFocus).toBe(false);
});

test("paving planner: a link that names what to begin with keeps the plan, until a plan is opened", async () => {
  const start = { type: "start.linked", start: "photo", focus: "the link" } as const;
  const changed = { type: "size.changed", field: "length", text: "9" } as const;
  const { context } = await planned(changed, start);
  expect(context.plan.size).toMatchObject({ length: 9 });
  expect(context).toMatchObject({
    linkedStart: { at: "photo", focus: "the link" },
    takesFocus: false,
  });
  const linked = { type: "plan.linked", plan: drivewayPlan, isPartial: false } as const;
  expect((await planned(start, linked)).context.linkedStart).toBe(null);
});

test("paving planner: each change takes the place of one that is not in the URL yet", async () => {
  const writes: { plan: PavingPlan; signal: AbortSignal }[] = [];
  const writeUrl = fromPromise<void, PavingPlan>(({ input: plan, signal }) => {
    writes.push({ plan, signal });
    return new Promise(() => {});
  });
  const machine = pavingPlannerMachine.provide({ actors: { writeUrl } });
  const actor = createActor(machine, { input: { plan: drivewayPlan } }).start();
  actor.send({ type: "planner.opened", plan: drivewayPlan });
  await waitFor(actor, (snapshot) => snapshot.matches("open"));
  actor.send({ type: "choice.made", choice: { use: "feet" } });
  actor.send({ type: "size.changed", field: "length", text: "9" });
  expect(writes.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  expect(writes.at(-1)?.plan).toEqual(actor.getSnapshot().context.plan);
  actor.send({ type: "planner.closed" });
  expect(writes.at(-1)?.signal.aborted).toBe(true);
});
