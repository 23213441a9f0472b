import { describe, expect, test } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { emptyQuoteValues, type QuotePayload } from "#src/domain/quote-values.ts";
import {
  cleared,
  complete,
  openFailed,
  openForm,
  openSubmitted,
  openSucceeded,
  payload,
  restoredFrom,
  submitted,
  times,
  typed,
  typedAll,
} from "./open-form.fixture.ts";
import { quoteFormMachine } from "./quote-form.machine.ts";
import { repeatedSubmitMs } from "./quote-form.setup.ts";

/** That long after the first submit. */
const later = (ms: number) => new Date(Date.parse(times[0]) + ms).toISOString();

describe("quote form: after success", () => {
  test.each(["dialog", "home", "contact"] as const)(
    "empties the form and is announced once, in the form at %s",
    async (location) => {
      const form = openForm(...typedAll(complete), submitted(location));
      await form.accept();
      expect(form.state()).toBe("success");
      expect(form.context()).toMatchObject({
        values: emptyQuoteValues,
        errors: {},
        submittedLocation: location,
        attempt: null,
        failure: null,
      });
      expect(form.reports).toEqual([["success", location]]);
    },
  );

  test.each([
    ["in the same form after the time of a double click", "contact", repeatedSubmitMs],
    ["in the same form at once, but the clock was set back", "contact", -3_600_000],
    ["in the dialog, opened again", "dialog", repeatedSubmitMs],
  ] as const)("shows errors when the visitor presses %s", async (_, location, ms) => {
    const form = openForm(...typedAll(complete), submitted(location));
    await form.accept();
    form.send({ ...submitted(location), submittedAt: later(ms) });
    expect(form.state()).toBe("idle");
    expect(Object.keys(form.context().errors)).toHaveLength(5);
  });

  test("ignores the second press of a double click", async () => {
    const form = await openSucceeded();
    for (const submittedAt of [times[0], later(repeatedSubmitMs - 1)]) {
      form.send({ ...submitted(), submittedAt });
      expect(form.state()).toBe("success");
    }
    expect(form.context()).toMatchObject({ errors: {}, rejectedSubmits: 0 });
  });

  test("shows errors when another form is submitted empty", async () => {
    const form = await openSucceeded();
    form.send(submitted("home", "/"));
    expect(form.state()).toBe("idle");
    expect(form.context().submittedLocation).toBe("home");
    expect(form.context().rejectedSubmits).toBe(1);
  });
});

describe("quote form: after a failure", () => {
  test.each([
    ["refused", { reason: "refused" }],
    ["tooLarge", { reason: "tooLarge" }],
    ["unreachable", { reason: "unreachable" }],
    ["unreachable", new TypeError("Failed to fetch")],
    ["unreachable", { reason: "tired" }],
    ["unreachable", undefined],
    ["unreachable", null],
    ["unreachable", "refused"],
  ] as const)("keeps every value and records %s for the rejection %j", async (failure, error) => {
    const form = openSubmitted();
    await form.reject(error);
    expect(form.state()).toBe("failure");
    expect(form.context()).toMatchObject({ values: complete, failure, attempt: payload() });
    expect(form.reports).toEqual([["contact", failure, error]]);
  });

  test("times out and aborts after the usual time", () => {
    const form = openSubmitted();
    form.clock.increment(form.context().timeoutMs - 1);
    expect(form.lastRequest().signal.aborted).toBe(false);
    form.clock.increment(1);
    expect(form.state()).toBe("failure");
    expect(form.context()).toMatchObject({ values: complete, failure: "timeout" });
    expect(form.lastRequest().signal.aborted).toBe(true);
    expect(form.reports).toEqual([["contact", "timeout", undefined]]);
  });

  test("times out after the configured time", () => {
    const clock = new SimulatedClock();
    const machine = quoteFormMachine.provide({
      actors: { sendRequest: fromPromise<void, QuotePayload>(() => new Promise(() => {})) },
    });
    const actor = createActor(machine, { input: { timeoutMs: 3_000 }, clock }).start();
    for (const event of [...typedAll(complete), submitted()]) actor.send(event);
    clock.increment(2_999);
    expect(actor.getSnapshot().value).toEqual({ submitting: "late" });
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe("failure");
  });

  test("retries with the same bytes when a change was undone", async () => {
    const form = await openFailed();
    form.send(typed("name", ""), submitted("contact", "/contact", 1));
    expect(form.state()).toBe("idle");
    form.send(typed("name", complete.name), submitted("contact", "/contact", 1));
    expect(form.requests[1]?.body).toBe(form.requests[0]?.body);
  });
});

test("quote form: remembers what was sent when, until the form is cleared, and after Undo", async () => {
  const form = await openSucceeded();
  const received = { lastSentAt: times[0], sent: { values: complete, plans: [], kept: [] } };
  expect(form.context()).toMatchObject(received);
  form.send(typed("name", "Sipho"));
  expect(form.context()).toMatchObject(received);
  const reloaded = openForm(restoredFrom(form));
  expect(reloaded.context()).toMatchObject({ lastSentAt: times[0], sent: null });
  const draft = form.context();
  form.send(cleared);
  expect(form.context()).toMatchObject({ lastSentAt: null, sent: null });
  form.send({ type: "draft.restored", draft });
  expect(form.context()).toMatchObject(received);
});

test("quote form: says when the visitor sent a request that only a later try delivered", async () => {
  const form = await openFailed();
  form.send(submitted("contact", "/contact", 1));
  await form.accept();
  expect(form.requests[1]?.body).toBe(form.requests[0]?.body);
  expect(form.context()).toMatchObject({ lastSentAt: times[1] });
});
