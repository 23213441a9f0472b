import { describe, expect, test } from "vitest";
import { createMachine } from "xstate";
import { uncovered } from "./coverage.ts";
import { findPaths } from "./find-paths.ts";
import { reportOf } from "./machine-report.ts";
import type { Model } from "./model.ts";
import { testPaths } from "./run-path-in-browser.ts";

type LampEvent = { type: "pressed" } | { type: "xstate.after.1000.lamp.on" };

const lamp = createMachine({
  id: "lamp",
  initial: "off",
  states: {
    off: { on: { pressed: "on" } },
    on: { on: { pressed: "off" }, after: { 1000: "dimmed" } },
    dimmed: { on: { pressed: "off" } },
  },
});

const pressed: LampEvent = { type: "pressed" };
const time: LampEvent = { type: "xstate.after.1000.lamp.on" };

const modelOf = (...events: readonly LampEvent[]): Model<typeof lamp, LampEvent> => ({
  name: "lamp",
  file: "lamp.machine.ts",
  purpose: "A lamp that dims itself.",
  machine: lamp,
  stateKey: ({ value }) => value,
  scenarios: [{ title: "lamp: shines", pathname: "/", input: undefined, events: () => events }],
});

describe("findPaths", () => {
  test("sends every possible event in every state, in one path", () => {
    const [path, ...others] = findPaths(modelOf(pressed, time));
    expect(others).toEqual([]);
    const steps = path?.steps.map(({ before, event }) => [before.value, event.type]);
    expect(steps).toEqual([
      ["off", "pressed"],
      ["on", "pressed"],
      ["off", "pressed"],
      ["on", "xstate.after.1000.lamp.on"],
      ["dimmed", "pressed"],
    ]);
  });
});

describe("reportOf", () => {
  test("names uncovered states and transitions, and marks them in the diagram", () => {
    const { coverage, page } = reportOf(modelOf(pressed));
    expect(uncovered(coverage)).toEqual([
      "the state dimmed",
      "the transition on: after 1000 to dimmed",
      "the transition dimmed: pressed to off",
    ]);
    expect(page).toContain('state "NOT COVERED: dimmed" as dimmed');
    expect(page).toContain("on --> dimmed : NOT COVERED: after 1000");
  });

  test("names nothing when everything is covered", () => {
    const { coverage, page } = reportOf(modelOf(pressed, time));
    expect(uncovered(coverage)).toEqual([]);
    expect(page).not.toContain("NOT COVERED");
    expect(page).toContain("cover 3 of 3 states and 4 of\n4 transitions, on 1 path of 5 steps.");
  });
});

describe("testPaths", () => {
  const nothing = async () => {};
  const actions = { pressed: nothing, "xstate.after.1000.lamp.on": nothing };
  const assertions = { off: nothing, on: nothing, dimmed: nothing };
  const model = modelOf(pressed, time);

  test("throws when a state has no assertion", () => {
    const { dimmed: _, ...some } = assertions;
    expect(() => testPaths(model, { start: nothing, actions, assertions: some })).toThrow(
      "The lamp has no assertion for dimmed.",
    );
  });

  test("throws when an assertion names an unknown state", () => {
    const more = { ...assertions, broken: nothing };
    expect(() => testPaths(model, { start: nothing, actions, assertions: more })).toThrow(
      "an assertion for broken, which does not exist",
    );
  });

  test("throws when an event has no action", () => {
    const { pressed: _, ...some } = actions;
    const bindings = { start: nothing, actions: some, assertions };
    // @ts-expect-error The types require an action for every event.
    expect(() => testPaths(model, bindings)).toThrow("The event pressed has no action.");
  });
});
