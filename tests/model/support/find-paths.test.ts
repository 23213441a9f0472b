import { describe, expect, test } from "vitest";
import { createMachine } from "xstate";
import { uncovered } from "./coverage.ts";
import { findPaths } from "./find-paths.ts";
import { reportOf } from "./machine-report.ts";
import type { Model } from "./model.ts";

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
