import { describe, expect, test } from "vitest";
import { createMachine } from "xstate";
import { notWalked } from "./coverage.ts";
import { reportOf } from "./machine-report.ts";
import type { Model } from "./model.ts";
import { walksInBrowser } from "./walk-in-browser.ts";
import { walksOf } from "./walk-machine.ts";

type Happening = { type: "pressed" } | { type: "xstate.after.1000.lamp.on" };

const lamp = createMachine({
  id: "lamp",
  initial: "off",
  states: {
    off: { on: { pressed: "on" } },
    on: { on: { pressed: "off" }, after: { 1000: "dimmed" } },
    dimmed: { on: { pressed: "off" } },
  },
});

const pressed: Happening = { type: "pressed" };
const time: Happening = { type: "xstate.after.1000.lamp.on" };

const modelOf = (...events: readonly Happening[]): Model<typeof lamp, Happening> => ({
  name: "lamp",
  file: "lamp.machine.ts",
  purpose: "A lamp that dims itself.",
  machine: lamp,
  classOf: ({ value }) => value,
  visits: [{ title: "the lamp shines", address: "/", input: undefined, events: () => events }],
});

describe("the walker", () => {
  test("takes everything that can happen in every state, in one walk", () => {
    const [walk, ...more] = walksOf(modelOf(pressed, time));
    expect(more).toEqual([]);
    const steps = walk?.steps.map(({ before, event }) => [before.value, event.type]);
    expect(steps).toEqual([
      ["off", "pressed"],
      ["on", "pressed"],
      ["off", "pressed"],
      ["on", "xstate.after.1000.lamp.on"],
      ["dimmed", "pressed"],
    ]);
  });
});

describe("the report on a machine", () => {
  test("names what no walk reaches, and marks it in the diagram", () => {
    const { coverage, page } = reportOf(modelOf(pressed));
    expect(notWalked(coverage)).toEqual([
      "the state dimmed",
      "the transition on: after 1000 to dimmed",
      "the transition dimmed: pressed to off",
    ]);
    expect(page).toContain('state "NOT WALKED: dimmed" as dimmed');
    expect(page).toContain("on --> dimmed : NOT WALKED: after 1000");
  });

  test("is content when all is walked", () => {
    const { coverage, page } = reportOf(modelOf(pressed, time));
    expect(notWalked(coverage)).toEqual([]);
    expect(page).not.toContain("NOT WALKED");
    expect(page).toContain("reach 3 of 3 states and 4 of\n4 transitions, on 1 walk of 5 steps.");
  });
});

describe("a walk in the browser", () => {
  const nothing = async () => {};
  const gestures = { pressed: nothing, "xstate.after.1000.lamp.on": nothing };
  const sights = { off: nothing, on: nothing, dimmed: nothing };
  const model = modelOf(pressed, time);

  test("needs a sight of every state", () => {
    const { dimmed: _, ...some } = sights;
    expect(() => walksInBrowser(model, { begin: nothing, gestures, sights: some })).toThrow(
      "The lamp has no sight of dimmed.",
    );
  });

  test("takes no sight of a state that there is not", () => {
    const more = { ...sights, broken: nothing };
    expect(() => walksInBrowser(model, { begin: nothing, gestures, sights: more })).toThrow(
      "a sight of broken, which there is not",
    );
  });

  test("needs a gesture for every event", () => {
    const { pressed: _, ...some } = gestures;
    const stage = { begin: nothing, gestures: some, sights };
    // @ts-expect-error TypeScript sees it as well.
    expect(() => walksInBrowser(model, stage)).toThrow("The event pressed has no gesture.");
  });
});
