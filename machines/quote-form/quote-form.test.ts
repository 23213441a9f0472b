import { describe, expect, test } from "vitest";
import { type AnyStateMachine, createActor, fromPromise, SimulatedClock } from "xstate";
import { getShortestPaths, getSimplePaths } from "xstate/graph";
import {
  type FormLocation,
  type PrefilledField,
  type QuoteFailure,
  type QuoteFieldName,
  quoteFieldNames,
} from "#src/domain/quote-request.ts";
import { completeDraft } from "./complete-draft.fixture.ts";
import type { StoredDraft } from "./quote-draft.ts";
import type { FailureReport } from "./quote-form.context.ts";
import type { QuoteFormEvent } from "./quote-form.events.ts";
import { quoteFormMachine } from "./quote-form.machine.ts";
import { emptyQuoteDraft, type QuoteDraft, type QuotePayload, quoteBody } from "./quote-request.ts";

const complete: QuoteDraft = { ...completeDraft, message: "Two cars" };
const times = ["2025-05-02T08:00:00.000Z", "2025-05-02T08:01:00.000Z"] as const;
const page = (path: string) => `https://example.co.za${path}`;
const payload = (changes: Partial<QuotePayload> = {}): unknown => ({
  ...complete,
  submitted_at: times[0],
  page_url: page("/contact"),
  ...changes,
});

const typed = (field: QuoteFieldName, value: string): QuoteFormEvent => ({
  type: "field.changed",
  field,
  value,
});
const typedAll = (draft: QuoteDraft) => quoteFieldNames.map((name) => typed(name, draft[name]));
const prefilled = (field: PrefilledField, value: string): QuoteFormEvent => ({
  type: "field.prefilled",
  field,
  value,
});
const submitted = (location: FormLocation = "contact", path = "/contact", time: 0 | 1 = 0) =>
  ({
    type: "submit.requested",
    location,
    submittedAt: times[time],
    pageUrl: page(path),
    honeypotFilled: false,
  }) satisfies QuoteFormEvent;
/** The same, with the honeypot filled. */
const honeypotFilled = (...press: Parameters<typeof submitted>): QuoteFormEvent => ({
  ...submitted(...press),
  honeypotFilled: true,
});
const cleared: QuoteFormEvent = { type: "details.cleared" };
const restored = (draft: Partial<StoredDraft>): QuoteFormEvent => ({
  type: "draft.restored",
  values: emptyQuoteDraft,
  attempt: null,
  failure: null,
  ...draft,
});

interface SentRequest {
  body: string;
  signal: AbortSignal;
  accept: () => void;
  reject: (reason: unknown) => void;
}

/** A quote form whose requests the test accepts or rejects. */
function openForm(...events: QuoteFormEvent[]) {
  const clock = new SimulatedClock();
  const requests: SentRequest[] = [];
  const told: (["success", FormLocation] | ["failure" | "log", FailureReport])[] = [];
  const machine = quoteFormMachine.provide({
    actors: {
      sendRequest: fromPromise<void, QuotePayload>(({ input, signal }) => {
        return new Promise((accept, reject) => {
          requests.push({ body: quoteBody(input), signal, accept, reject });
        });
      }),
    },
    actions: {
      announceSuccess: (_, { location }) => told.push(["success", location]),
      announceFailure: (_, report) => told.push(["failure", report]),
      logFailure: (_, report) => told.push(["log", report]),
    },
  });
  const actor = createActor(machine, { input: {}, clock }).start();
  const send = (...events: QuoteFormEvent[]) => {
    for (const event of events) actor.send(event);
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const lastRequest = () => {
    const request = requests.at(-1);
    if (!request) throw new Error("Expected a request, got none.");
    return request;
  };
  send(...events);
  return {
    send,
    clock,
    requests,
    told,
    lastRequest,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    accept: () => {
      lastRequest().accept();
      return settled();
    },
    reject: (reason: unknown) => {
      lastRequest().reject(reason);
      return settled();
    },
  };
}

const openSubmitted = () => openForm(...typedAll(complete), submitted());

async function openFailed() {
  const form = openSubmitted();
  await form.reject({ reason: "refused" });
  return form;
}

async function openSucceeded() {
  const form = openSubmitted();
  await form.accept();
  return form;
}

describe("quote form: filling in", () => {
  test("starts idle, empty and without errors", () => {
    const form = openForm();
    expect(form.state()).toBe("idle");
    expect(form.context()).toEqual({
      values: emptyQuoteDraft,
      errors: {},
      location: null,
      pressedAt: null,
      attempt: null,
      failure: null,
      prefilled: { service: null, area: null },
      needsConfirmation: false,
      blocks: {},
      unsentAttempts: 0,
      timeoutMs: 15_000,
    });
  });

  test("takes a block from the site beside what is typed, and replaces that block alone", () => {
    const block = (text: string): QuoteFormEvent => ({
      type: "details.blockWritten",
      block: { name: "plan", text },
    });
    const form = openForm(typed("message", "Steep"), block("Plan: a\nEnd"), block("Plan: b\nEnd"));
    expect(form.context().values.message).toBe("Steep\n\nPlan: b\nEnd");
  });

  test("writes a block that was taken out by hand only when asked for it again", () => {
    const block = { name: "plan", text: "Plan: a\nEnd" };
    const form = openForm({ type: "details.blockWritten", block }, typed("message", "Steep"));
    form.send({ type: "details.blockWritten", block, unlessRemoved: true });
    expect(form.context().values.message).toBe("Steep");
    form.send({ type: "details.blockWritten", block });
    expect(form.context().values.message).toBe("Steep\n\nPlan: a\nEnd");
  });

  test("writes a block again that the site itself took out", () => {
    const write = (text: string): QuoteFormEvent => ({
      type: "details.blockWritten",
      block: { name: "liked", text },
      unlessRemoved: true,
    });
    const form = openForm(write("I like: Cobbles."), write(""));
    expect(form.context().values.message).toBe("");
    form.send(write("I like: Clay brick."));
    expect(form.context().values.message).toBe("I like: Clay brick.");
  });

  test("replaces a block after a reload, and adds it anew once it is sent", async () => {
    const block = { name: "plan", text: "Plan: a\nEnd" };
    const values = { ...complete, message: block.text };
    const form = openForm(restored({ values, blocks: { plan: block.text } }));
    form.send({ type: "details.blockWritten", block: { ...block, text: "Plan: b\nEnd" } });
    expect(form.context().values.message).toBe("Plan: b\nEnd");
    form.send(submitted());
    await form.accept();
    expect(form.context().blocks).toEqual({});
    form.send({ type: "details.blockWritten", block, unlessRemoved: true });
    expect(form.state()).toBe("idle");
    expect(form.context().values.message).toBe("Plan: a\nEnd");
  });

  test("keeps what is typed and shows no errors", () => {
    const form = openForm(typed("name", "T"), typed("email", "thandi@"), typed("message", "😀\0"));
    expect(form.context().values).toEqual({
      ...emptyQuoteDraft,
      name: "T",
      email: "thandi@",
      message: "😀\0",
    });
    expect(form.context().errors).toEqual({});
    expect(form.state()).toBe("idle");
  });

  test("has a snapshot that survives JSON", () => {
    const context = openSubmitted().context();
    expect(JSON.parse(JSON.stringify(context))).toEqual(context);
  });
});

describe("quote form: a field filled in for the visitor", () => {
  test.each([
    ["service", "Patio Paving"],
    ["area", "Sandton"],
  ] as const)("holds %s %s if it is empty", (field, value) => {
    expect(openForm(prefilled(field, value)).context().values).toEqual({
      ...emptyQuoteDraft,
      [field]: value,
    });
  });

  test("holds the suburb that was pressed after the town of the page", () => {
    const form = openForm(prefilled("area", "Sandton"), prefilled("area", "Rivonia, Sandton"));
    expect(form.context().values.area).toBe("Rivonia, Sandton");
  });

  test("keeps the area of a draft", () => {
    const form = openForm(restored({ values: complete }), prefilled("area", "Sandton"));
    expect(form.context().values.area).toBe(complete.area);
  });

  test("is that of the last button pressed", () => {
    const form = openForm(
      prefilled("service", "Patio Paving"),
      prefilled("service", "Driveway Paving"),
    );
    expect(form.context().values.service).toBe("Driveway Paving");
  });

  test("never replaces what the visitor chose", () => {
    const form = openForm(typed("service", "Other"), prefilled("service", "Patio Paving"));
    expect(form.context().values.service).toBe("Other");
    const same = openForm(
      prefilled("service", "Patio Paving"),
      typed("service", "Patio Paving"),
      prefilled("service", "Driveway Paving"),
    );
    expect(same.context().values.service).toBe("Patio Paving");
  });

  test("stays when other fields change, and changes with the next button", () => {
    const form = openForm(
      prefilled("service", "Patio Paving"),
      typed("name", "Thandi"),
      prefilled("service", "Driveway Paving"),
    );
    expect(form.context().values.service).toBe("Driveway Paving");
  });

  test("removes the error of the service field", () => {
    const form = openForm(submitted(), prefilled("service", "Patio Paving"));
    expect(form.context().errors).not.toHaveProperty("service");
    expect(form.context().errors).toHaveProperty("name");
  });

  test("starts a new request after a success", async () => {
    const form = await openSucceeded();
    form.send(prefilled("service", "Driveway Paving"));
    expect(form.state()).toBe("idle");
    expect(form.context().values.service).toBe("Driveway Paving");
  });
});

describe("quote form: submitting an invalid draft", () => {
  test("shows no errors when the form appears again, and keeps what was typed", () => {
    const form = openForm(typed("name", "Thandi"), submitted("home", "/"));
    form.send({ type: "form.opened", location: "dialog" });
    expect(Object.keys(form.context().errors)).toHaveLength(4);
    form.send({ type: "form.opened", location: "home" });
    expect(form.context().errors).toEqual({});
    expect(form.context().values.name).toBe("Thandi");
  });

  test("sends nothing and shows errors in the submitted form", () => {
    const form = openForm(typed("name", "Thandi"), submitted("home", "/"));
    expect(form.state()).toBe("idle");
    expect(form.requests).toEqual([]);
    expect(form.context().location).toBe("home");
    expect(Object.keys(form.context().errors)).toEqual(["email", "phone", "area", "service"]);
  });

  test("requests focus on the summary each time", () => {
    const form = openForm(submitted());
    expect(form.context().unsentAttempts).toBe(1);
    form.send(submitted());
    expect(form.context().unsentAttempts).toBe(2);
    form.send(...typedAll(complete), submitted());
    expect(form.context().unsentAttempts).toBe(2);
  });

  test("shows errors only in the form submitted last", () => {
    const form = openForm(submitted("home", "/"), submitted("dialog", "/"));
    expect(form.context().location).toBe("dialog");
  });

  test("removes each error once its field is valid, and no sooner", () => {
    const form = openForm(submitted());
    form.send(typed("phone", "082 555 01"));
    expect(form.context().errors).not.toHaveProperty("phone");
    form.send(typed("name", "T"));
    expect(form.context().errors.name).toBe("Name must be at least 2 characters");
    form.send(typed("name", "Th"));
    expect(Object.keys(form.context().errors)).toEqual(["email", "area", "service"]);
  });

  test("adds no error while the visitor types", () => {
    const form = openForm(...typedAll(complete), typed("area", ""), submitted());
    form.send(typed("name", ""), typed("area", "Benoni"));
    expect(form.context().errors).toEqual({});
    form.send(typed("area", ""));
    expect(form.context().errors).toEqual({});
  });
});

describe("quote form: submitting a valid draft", () => {
  test("sends one request with the time and the page, keys in the specified order", () => {
    const form = openSubmitted();
    expect(form.state()).toEqual({ submitting: "sending" });
    expect(form.requests).toHaveLength(1);
    expect(JSON.parse(form.lastRequest().body)).toEqual(payload());
  });

  test("sends an empty message when there are no project details", () => {
    const form = openForm(...typedAll({ ...complete, message: "" }), submitted());
    expect(JSON.parse(form.lastRequest().body)).toEqual(payload({ message: "" }));
  });

  test("removes all errors", () => {
    const form = openForm(submitted(), ...typedAll(complete), submitted());
    expect(form.context().errors).toEqual({});
  });

  test("sends one request however often and from whichever form it is submitted", () => {
    const form = openSubmitted();
    form.send(submitted(), submitted("home", "/", 1), submitted("dialog", "/", 1));
    expect(form.requests).toHaveLength(1);
    expect(form.context().location).toBe("contact");
  });

  test("ignores clearing the details and a late draft while submitting", () => {
    const form = openSubmitted();
    form.send(cleared, restored({ values: { ...complete, name: "Sipho" } }));
    expect(form.state()).toEqual({ submitting: "sending" });
    expect(form.context().values).toEqual(complete);
  });

  test("reports a slow connection after 8 seconds, and can still succeed", async () => {
    const form = openSubmitted();
    form.clock.increment(7_999);
    expect(form.state()).toEqual({ submitting: "sending" });
    form.clock.increment(1);
    expect(form.state()).toEqual({ submitting: "slow" });
    form.send(submitted());
    expect(form.requests).toHaveLength(1);
    await form.accept();
    expect(form.state()).toBe("success");
  });
});

describe("quote form: after success", () => {
  test.each(["dialog", "home", "contact"] as const)(
    "empties the form and is announced once, in the form at %s",
    async (location) => {
      const form = openForm(...typedAll(complete), submitted(location));
      await form.accept();
      expect(form.state()).toBe("success");
      expect(form.context()).toMatchObject({
        values: emptyQuoteDraft,
        errors: {},
        location,
        attempt: null,
        failure: null,
      });
      expect(form.told).toEqual([["success", location]]);
    },
  );

  test("keeps what was typed while submitting", async () => {
    const form = openSubmitted();
    form.send(typed("phone", "011 555 0199"));
    expect(JSON.parse(form.lastRequest().body)).toEqual(payload());
    await form.accept();
    expect(form.state()).toBe("success");
    expect(form.context().values).toEqual({ ...emptyQuoteDraft, phone: "011 555 0199" });
  });

  test("does not time out", async () => {
    const form = await openSucceeded();
    form.clock.increment(60_000);
    expect(form.state()).toBe("success");
  });

  test("shows no errors for the second press of a double click", async () => {
    const form = await openSucceeded();
    form.send(submitted());
    expect(form.state()).toBe("success");
    expect(form.context()).toMatchObject({ errors: {}, unsentAttempts: 0 });
  });

  test.each([
    ["in the same form half a second later", "contact", 500],
    ["in the same form at once, but the clock was set back", "contact", -3_600_000],
    ["in the dialog, opened again", "dialog", 500],
  ] as const)("shows errors when the visitor presses %s", async (_, location, later) => {
    const form = openForm(...typedAll(complete), submitted(location));
    await form.accept();
    const submittedAt = new Date(Date.parse(times[0]) + later).toISOString();
    form.send({ ...submitted(location), submittedAt });
    expect(form.state()).toBe("idle");
    expect(Object.keys(form.context().errors)).toHaveLength(5);
  });

  test("ignores a second press for half a second", async () => {
    const form = await openSucceeded();
    form.send({ ...submitted(), submittedAt: "2025-05-02T08:00:00.499Z" });
    expect(form.state()).toBe("success");
  });

  test("shows errors when another form is submitted empty", async () => {
    const form = await openSucceeded();
    form.send(submitted("home", "/"));
    expect(form.state()).toBe("idle");
    expect(form.context().location).toBe("home");
    expect(form.context().unsentAttempts).toBe(1);
  });

  test("returns to idle when the visitor types", async () => {
    const form = await openSucceeded();
    form.send(typed("name", "Sipho"));
    expect(form.state()).toBe("idle");
    expect(form.context().values).toEqual({ ...emptyQuoteDraft, name: "Sipho" });
  });

  test("sends a new request when the same details are submitted again", async () => {
    const form = await openSucceeded();
    form.send(...typedAll(complete), submitted("contact", "/contact", 1));
    expect(JSON.parse(form.lastRequest().body)).toEqual(payload({ submitted_at: times[1] }));
  });

  test("sends a request that was typed while submitting", async () => {
    const other = { ...complete };
    for (const name of quoteFieldNames) if (name !== "service") other[name] = `1${complete[name]}`;
    other.service = "Other";
    const form = openSubmitted();
    form.send(...typedAll(other));
    await form.accept();
    form.send(submitted("contact", "/contact", 1));
    expect(form.requests).toHaveLength(2);
    expect(JSON.parse(form.lastRequest().body)).toEqual({
      ...other,
      submitted_at: times[1],
      page_url: page("/contact"),
    });
  });
});

describe("quote form: after a failure", () => {
  test.each([
    ["refused", { reason: "refused" }],
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
    const report = { location: "contact", failure, error };
    expect(form.told).toEqual([
      ["log", report],
      ["failure", report],
    ]);
  });

  test("times out and aborts after 15 seconds", () => {
    const form = openSubmitted();
    form.clock.increment(14_999);
    expect(form.lastRequest().signal.aborted).toBe(false);
    form.clock.increment(1);
    expect(form.state()).toBe("failure");
    expect(form.context()).toMatchObject({ values: complete, failure: "timeout" });
    expect(form.lastRequest().signal.aborted).toBe(true);
    const report = { location: "contact", failure: "timeout", error: undefined };
    expect(form.told).toEqual([
      ["log", report],
      ["failure", report],
    ]);
  });

  test("times out after the configured time", () => {
    const clock = new SimulatedClock();
    const machine = quoteFormMachine.provide({
      actors: { sendRequest: fromPromise<void, QuotePayload>(() => new Promise(() => {})) },
    });
    const actor = createActor(machine, { input: { timeoutMs: 3_000 }, clock }).start();
    for (const event of [...typedAll(complete), submitted()]) actor.send(event);
    clock.increment(2_999);
    expect(actor.getSnapshot().value).toEqual({ submitting: "sending" });
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe("failure");
  });

  test("ignores an answer after the timeout", async () => {
    const form = openSubmitted();
    form.clock.increment(15_000);
    await form.accept();
    expect(form.state()).toBe("failure");
    expect(form.context().values).toEqual(complete);
  });

  test("retries with the same bytes, even later and from another page", async () => {
    const form = await openFailed();
    form.send(submitted("home", "/", 1));
    expect(form.requests).toHaveLength(2);
    expect(form.requests[1]?.body).toBe(form.requests[0]?.body);
    expect(form.state()).toEqual({ submitting: "sending" });
    expect(form.context()).toMatchObject({ location: "home", failure: null });
    await form.accept();
    expect(form.state()).toBe("success");
    expect(form.told.at(-1)).toEqual(["success", "home"]);
  });

  test("gives a retry the full timeout", async () => {
    const form = openSubmitted();
    form.clock.increment(14_000);
    await form.reject({ reason: "refused" });
    form.send(submitted());
    form.clock.increment(7_999);
    expect(form.state()).toEqual({ submitting: "sending" });
    form.clock.increment(7_000);
    expect(form.state()).toEqual({ submitting: "slow" });
  });

  test("sends a new request when a field has changed", async () => {
    const form = await openFailed();
    form.send(typed("phone", "011 555 0199"), submitted("home", "/", 1));
    expect(JSON.parse(form.lastRequest().body)).toEqual(
      payload({ phone: "011 555 0199", submitted_at: times[1], page_url: page("/") }),
    );
  });

  test("retries with the same bytes when a change was undone", async () => {
    const form = await openFailed();
    form.send(typed("name", ""), submitted("contact", "/contact", 1));
    expect(form.state()).toBe("idle");
    form.send(typed("name", complete.name), submitted("contact", "/contact", 1));
    expect(form.requests[1]?.body).toBe(form.requests[0]?.body);
  });

  test("stays in failure while the visitor types", async () => {
    const form = await openFailed();
    form.send(typed("name", "Sipho"), prefilled("service", "Driveway Paving"));
    expect(form.state()).toBe("failure");
    expect(form.context().values).toEqual({ ...complete, name: "Sipho" });
  });

  test("shows errors when the next draft is invalid", async () => {
    const form = await openFailed();
    form.send(typed("area", ""), submitted("home", "/", 1));
    expect(form.state()).toBe("idle");
    expect(form.requests).toHaveLength(1);
    expect(form.context()).toMatchObject({
      location: "home",
      errors: { area: "Please enter your area" },
      unsentAttempts: 1,
    });
  });
});

describe("quote form: submitting with a filled honeypot", () => {
  const openTrapped = () => openForm(...typedAll(complete), honeypotFilled());

  test("asks for confirmation, keeps every value and sends nothing", () => {
    const form = openTrapped();
    expect(form.state()).toBe("idle");
    expect(form.requests).toEqual([]);
    expect(form.context()).toMatchObject({
      values: complete,
      errors: {},
      location: "contact",
      needsConfirmation: true,
      unsentAttempts: 1,
    });
  });

  test.each([
    ["again", submitted("contact", "/contact", 1)],
    ["again, whatever keeps filling the trap in", honeypotFilled("contact", "/contact", 1)],
    ["in another form", submitted("home", "/contact", 1)],
  ])("sends when the visitor presses %s", (_, press) => {
    const form = openTrapped();
    form.send(press);
    expect(form.state()).toEqual({ submitting: "sending" });
    expect(JSON.parse(form.lastRequest().body)).toEqual(payload({ submitted_at: times[1] }));
    expect(form.context().needsConfirmation).toBe(false);
  });

  test("asks for confirmation only once the draft is valid", () => {
    const form = openForm(honeypotFilled());
    expect(Object.keys(form.context().errors)).toHaveLength(5);
    expect(form.context().needsConfirmation).toBe(false);
    form.send(...typedAll(complete), honeypotFilled());
    expect(form.context()).toMatchObject({ errors: {}, needsConfirmation: true });
  });

  test("keeps asking while the visitor types, and sends the changed values", () => {
    const form = openTrapped();
    form.send(typed("area", "Benoni"));
    expect(form.context().needsConfirmation).toBe(true);
    form.send(honeypotFilled());
    expect(JSON.parse(form.lastRequest().body)).toEqual(payload({ area: "Benoni" }));
  });

  test("retries a failed request with the same bytes", async () => {
    const form = await openFailed();
    form.send(honeypotFilled("contact", "/contact", 1), honeypotFilled("contact", "/contact", 1));
    expect(form.requests).toHaveLength(2);
    expect(form.requests[1]?.body).toBe(form.requests[0]?.body);
  });

  test("stops asking when the details are cleared", () => {
    const form = openTrapped();
    form.send(cleared);
    expect(form.context().needsConfirmation).toBe(false);
  });
});

describe("quote form: restoring a draft after a reload", () => {
  const { attempt } = openSubmitted().context();

  test("fills the form and stays idle", () => {
    const form = openForm(restored({ values: { ...complete, email: "thandi@" } }));
    expect(form.state()).toBe("idle");
    expect(form.context()).toMatchObject({
      values: { ...complete, email: "thandi@" },
      errors: {},
      location: null,
    });
    expect(form.told).toEqual([]);
  });

  test("does not replace what was typed since", () => {
    const form = openForm(typed("name", "Sipho"), restored({ values: complete }));
    expect(form.context().values).toEqual({ ...complete, name: "Sipho" });
  });

  test("removes the error of a field that it makes valid", () => {
    const form = openForm(submitted(), restored({ values: { ...complete, area: "" } }));
    expect(form.context().errors).toEqual({ area: "Please enter your area" });
  });

  test("records a request without an answer as interrupted", () => {
    const form = openForm(restored({ values: complete, attempt }));
    expect(form.state()).toBe("failure");
    expect(form.context()).toMatchObject({ values: complete, attempt, failure: "interrupted" });
    expect(form.requests).toEqual([]);
    const report = { location: null, failure: "interrupted", error: undefined };
    expect(form.told).toEqual([
      ["log", report],
      ["failure", report],
    ]);
  });

  test.each(["refused", "unreachable", "timeout", "interrupted"] satisfies QuoteFailure[])(
    "still says that its request was %s",
    (failure) => {
      const form = openForm(restored({ values: complete, attempt, failure }));
      expect(form.state()).toBe("failure");
      expect(form.context().failure).toBe(failure);
    },
  );

  test("retries with the same bytes", () => {
    const form = openForm(restored({ values: complete, attempt }), submitted("home", "/", 1));
    expect(form.lastRequest().body).toBe(openSubmitted().lastRequest().body);
  });
});

describe("quote form: clearing the details", () => {
  const idle = {
    values: emptyQuoteDraft,
    errors: {},
    location: null,
    pressedAt: null,
    attempt: null,
    failure: null,
    prefilled: { service: null, area: null },
    needsConfirmation: false,
  };

  test("empties the form and removes its errors", () => {
    const form = openForm(prefilled("service", "Patio Paving"), submitted(), cleared);
    expect(form.state()).toBe("idle");
    expect(form.context()).toMatchObject(idle);
  });

  test("discards a failed request", async () => {
    const form = await openFailed();
    form.send(cleared);
    expect(form.state()).toBe("idle");
    expect(form.context()).toMatchObject(idle);
    form.send(...typedAll(complete), submitted("contact", "/contact", 1));
    expect(JSON.parse(form.lastRequest().body)).toEqual(payload({ submitted_at: times[1] }));
  });

  test("returns from success to idle", async () => {
    const form = await openSucceeded();
    form.send(cleared);
    expect(form.state()).toBe("idle");
    expect(form.context()).toMatchObject(idle);
  });

  test("does not request focus on the summary", () => {
    const form = openForm(submitted());
    const before = form.context().unsentAttempts;
    form.send(cleared);
    expect(form.context().unsentAttempts).toBe(before);
  });
});

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
      honeypotFilled(),
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
