import { describe, expect, test } from "vitest";
import { createMachine } from "xstate";
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
  test("names uncovered states and transitions", () => {
    expect(reportOf(modelOf(pressed)).uncovered).toEqual([
      "dimmed",
      "on|xstate.after.1000.lamp.on|",
      "dimmed|pressed|",
    ]);
    expect(reportOf(modelOf(pressed, time)).uncovered).toEqual([]);
  });
});
