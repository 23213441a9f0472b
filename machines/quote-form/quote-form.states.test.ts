import { describe, expect, test } from "vitest";
import type { AnyStateMachine } from "xstate";
import { getShortestPaths, getSimplePaths } from "xstate/graph";
import {
  cleared,
  complete,
  openSubmitted,
  restored,
  submitted,
  submittedWithHoneypot,
  typed,
  typedAll,
} from "./open-form.fixture.ts";
import { quoteFormMachine } from "./quote-form.machine.ts";

describe("quote form: all reachable states", () => {
  const machine: AnyStateMachine = quoteFormMachine;
  const attempt = openSubmitted().context().attempt;
  const options = {
    input: {},
    events: [
      ...typedAll(complete),
      typed("name", ""),
      submitted("home", "/"),
      submitted("contact", "/contact", 1),
      submittedWithHoneypot(),
      cleared,
      restored({ values: complete, attempt }),
      { type: "xstate.done.actor.sendRequest" },
      { type: "xstate.error.actor.sendRequest", error: { reason: "refused" } },
      { type: "xstate.after.slowAfter.quoteForm.submitting.sending" },
      { type: "xstate.after.giveUpAfter.quoteForm.submitting" },
    ],
    // The count of invalid submits has no end; whether there was one is all that a path can tell.
    serializeState: ({ value, context }: { value: unknown; context: { unsentAttempts: number } }) =>
      JSON.stringify([value, { ...context, unsentAttempts: context.unsentAttempts > 0 }]),
  };

  const states = getShortestPaths(machine, options).map(({ state }) => state);

  test("include every state of the machine", () => {
    expect(new Set(states.map(({ value }) => JSON.stringify(value)))).toEqual(
      new Set([
        '"idle"',
        '{"submitting":"sending"}',
        '{"submitting":"slow"}',
        '"success"',
        '"failure"',
      ]),
    );
  });

  test("have an attempt whenever they are submitting or failure", () => {
    for (const { status, value, context } of states) {
      expect(status).toBe("active");
      if (value === "failure") expect(context).not.toMatchObject({ failure: null });
      if (value === "failure" || typeof value === "object") expect(context.attempt).not.toBeNull();
      if (value === "success") expect(context).toMatchObject({ attempt: null, failure: null });
    }
  });

  test("show errors only in idle", () => {
    for (const { value, context } of states) {
      if (context.needsConfirmation || Object.keys(context.errors).length > 0)
        expect(value).toBe("idle");
    }
  });

  test("are connected by every path from typing to an answer", () => {
    const paths = getSimplePaths(machine, {
      ...options,
      events: [
        restored({ values: complete }),
        submitted(),
        ...options.events.filter(({ type }) => type.startsWith("xstate.")),
      ],
    });
    const ends = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
    expect(ends).toContain('"success"');
    expect(ends).toContain('"failure"');
  });
});
