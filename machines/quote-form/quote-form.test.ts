import { describe, expect, test } from "vitest";
import { type AnyStateMachine, createActor, fromPromise, SimulatedClock } from "xstate";
import { getShortestPaths, getSimplePaths } from "xstate/graph";
import {
  type FormLocation,
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
const preselected = (service: "Driveway Paving" | "Patio Paving"): QuoteFormEvent => ({
  type: "service.preselected",
  service,
});
const submitted = (location: FormLocation = "contact", path = "/contact", time: 0 | 1 = 0) =>
  ({
    type: "submit.requested",
    location,
    submittedAt: times[time],
    pageUrl: page(path),
    honeypotFilled: false,
  }) satisfies QuoteFormEvent;
/** The same, with the field filled in that no visitor sees. */
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

/** A quote form whose receiver answers when the test says so. */
function openForm(...happened: QuoteFormEvent[]) {
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
    if (!request) throw new Error("The form has sent nothing.");
    return request;
  };
  send(...happened);
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

describe("while a visitor fills it in, the quote form", () => {
  test("starts empty, idle and without complaint", () => {
    const form = openForm();
    expect(form.state()).toBe("idle");
    expect(form.context()).toEqual({
      values: emptyQuoteDraft,
      errors: {},
      location: null,
      pressedAt: null,
      attempt: null,
      failure: null,
      preselectedService: null,
      needsConfirmation: false,
      unsentAttempts: 0,
      timeoutMs: 15_000,
    });
  });

  test("keeps what is typed and complains about nothing", () => {
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

  test("holds nothing that could not be stored as JSON", () => {
    const context = openSubmitted().context();
    expect(JSON.parse(JSON.stringify(context))).toEqual(context);
  });
});

describe("a service that a quote button stands for", () => {
  test("fills in an empty service", () => {
    expect(openForm(preselected("Patio Paving")).context().values.service).toBe("Patio Paving");
  });

  test("follows the button pressed last", () => {
    const form = openForm(preselected("Patio Paving"), preselected("Driveway Paving"));
    expect(form.context().values.service).toBe("Driveway Paving");
  });

  test("never replaces what the visitor chose", () => {
    const form = openForm(typed("service", "Other"), preselected("Patio Paving"));
    expect(form.context().values.service).toBe("Other");
    const same = openForm(
      preselected("Patio Paving"),
      typed("service", "Patio Paving"),
      preselected("Driveway Paving"),
    );
    expect(same.context().values.service).toBe("Patio Paving");
  });

  test("survives typing in the other fields, and still follows the next button", () => {
    const form = openForm(
      preselected("Patio Paving"),
      typed("name", "Thandi"),
      preselected("Driveway Paving"),
    );
    expect(form.context().values.service).toBe("Driveway Paving");
  });

  test("takes the complaint about a missing service away", () => {
    const form = openForm(submitted(), preselected("Patio Paving"));
    expect(form.context().errors).not.toHaveProperty("service");
    expect(form.context().errors).toHaveProperty("name");
  });

  test("starts a new request after a success", async () => {
    const form = await openSucceeded();
    form.send(preselected("Driveway Paving"));
    expect(form.state()).toBe("idle");
    expect(form.context().values.service).toBe("Driveway Paving");
  });
});

describe("a submit that breaks a rule", () => {
  test("sends nothing and says what is wrong in the form that was submitted", () => {
    const form = openForm(typed("name", "Thandi"), submitted("home", "/"));
    expect(form.state()).toBe("idle");
    expect(form.requests).toEqual([]);
    expect(form.context().location).toBe("home");
    expect(Object.keys(form.context().errors)).toEqual(["email", "phone", "area", "service"]);
  });

  test("asks for focus on the summary each time", () => {
    const form = openForm(submitted());
    expect(form.context().unsentAttempts).toBe(1);
    form.send(submitted());
    expect(form.context().unsentAttempts).toBe(2);
    form.send(...typedAll(complete), submitted());
    expect(form.context().unsentAttempts).toBe(2);
  });

  test("shows its complaints in the form submitted last", () => {
    const form = openForm(submitted("home", "/"), submitted("dialog", "/"));
    expect(form.context().location).toBe("dialog");
  });

  test("has each complaint taken away as soon as its field is right, and no sooner", () => {
    const form = openForm(submitted());
    form.send(typed("phone", "082 555 01"));
    expect(form.context().errors).not.toHaveProperty("phone");
    form.send(typed("name", "T"));
    expect(form.context().errors.name).toBe("Name must be at least 2 characters");
    form.send(typed("name", "Th"));
    expect(Object.keys(form.context().errors)).toEqual(["email", "area", "service"]);
  });

  test("gets no new complaint while the visitor corrects it", () => {
    const form = openForm(...typedAll(complete), typed("area", ""), submitted());
    form.send(typed("name", ""), typed("area", "Benoni"));
    expect(form.context().errors).toEqual({});
    form.send(typed("area", ""));
    expect(form.context().errors).toEqual({});
  });
});

describe("a submit that keeps the rules", () => {
  test("sends one request with the time and the page, in the agreed order", () => {
    const form = openSubmitted();
    expect(form.state()).toEqual({ submitting: "sending" });
    expect(form.requests).toHaveLength(1);
    expect(JSON.parse(form.lastRequest().body)).toEqual(payload());
  });

  test("sends an empty text for project details left out", () => {
    const form = openForm(...typedAll({ ...complete, message: "" }), submitted());
    expect(JSON.parse(form.lastRequest().body)).toEqual(payload({ message: "" }));
  });

  test("takes all complaints away", () => {
    const form = openForm(submitted(), ...typedAll(complete), submitted());
    expect(form.context().errors).toEqual({});
  });

  test("sends one request however often and wherever it is pressed", () => {
    const form = openSubmitted();
    form.send(submitted(), submitted("home", "/", 1), submitted("dialog", "/", 1));
    expect(form.requests).toHaveLength(1);
    expect(form.context().location).toBe("contact");
  });

  test("cannot be undone by clearing the details or by a late draft", () => {
    const form = openSubmitted();
    form.send(cleared, restored({ values: { ...complete, name: "Sipho" } }));
    expect(form.state()).toEqual({ submitting: "sending" });
    expect(form.context().values).toEqual(complete);
  });

  test("says after 8 seconds that the connection is slow, and still succeeds", async () => {
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

describe("a request that got through", () => {
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

  test("keeps what was typed while it was on its way", async () => {
    const form = openSubmitted();
    form.send(typed("phone", "011 555 0199"));
    expect(JSON.parse(form.lastRequest().body)).toEqual(payload());
    await form.accept();
    expect(form.state()).toBe("success");
    expect(form.context().values).toEqual({ ...emptyQuoteDraft, phone: "011 555 0199" });
  });

  test("cannot time out afterwards", async () => {
    const form = await openSucceeded();
    form.clock.increment(60_000);
    expect(form.state()).toBe("success");
  });

  test("is not followed by complaints when the visitor had pressed twice", async () => {
    const form = await openSucceeded();
    form.send(submitted());
    expect(form.state()).toBe("success");
    expect(form.context()).toMatchObject({ errors: {}, unsentAttempts: 0 });
  });

  test.each([
    ["in the same form half a second later", "contact", 500],
    ["in the same form at once, but the clock was set back", "contact", -3_600_000],
    ["in the dialog, opened again", "dialog", 500],
  ] as const)(
    "is followed by complaints when the visitor presses %s",
    async (_, location, later) => {
      const form = openForm(...typedAll(complete), submitted(location));
      await form.accept();
      const submittedAt = new Date(Date.parse(times[0]) + later).toISOString();
      form.send({ ...submitted(location), submittedAt });
      expect(form.state()).toBe("idle");
      expect(Object.keys(form.context().errors)).toHaveLength(5);
    },
  );

  test("takes the second press for the first until half a second has passed", async () => {
    const form = await openSucceeded();
    form.send({ ...submitted(), submittedAt: "2025-05-02T08:00:00.499Z" });
    expect(form.state()).toBe("success");
  });

  test("does not keep another form from saying what is missing", async () => {
    const form = await openSucceeded();
    form.send(submitted("home", "/"));
    expect(form.state()).toBe("idle");
    expect(form.context().location).toBe("home");
    expect(form.context().unsentAttempts).toBe(1);
  });

  test("makes room for a new one as soon as the visitor types", async () => {
    const form = await openSucceeded();
    form.send(typed("name", "Sipho"));
    expect(form.state()).toBe("idle");
    expect(form.context().values).toEqual({ ...emptyQuoteDraft, name: "Sipho" });
  });

  test("is a request of its own when the same details are sent again", async () => {
    const form = await openSucceeded();
    form.send(...typedAll(complete), submitted("contact", "/contact", 1));
    expect(JSON.parse(form.lastRequest().body)).toEqual(payload({ submitted_at: times[1] }));
  });

  test("can be followed at once by one that was typed meanwhile", async () => {
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

describe("a request that did not get through", () => {
  test.each([
    ["refused", { reason: "refused" }],
    ["unreachable", { reason: "unreachable" }],
    ["unreachable", new TypeError("Failed to fetch")],
    ["unreachable", { reason: "tired" }],
    ["unreachable", undefined],
    ["unreachable", null],
    ["unreachable", "refused"],
  ] as const)("keeps every value and counts as %s for the rejection %j", async (failure, error) => {
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

  test("is given up and stopped after 15 seconds", () => {
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

  test("is given up after the time that the owner set", () => {
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

  test("cannot succeed by an answer that comes after it was given up", async () => {
    const form = openSubmitted();
    form.clock.increment(15_000);
    await form.accept();
    expect(form.state()).toBe("failure");
    expect(form.context().values).toEqual(complete);
  });

  test("sends the same bytes on the next try, even later and from another page", async () => {
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

  test("gives the next try its full time", async () => {
    const form = openSubmitted();
    form.clock.increment(14_000);
    await form.reject({ reason: "refused" });
    form.send(submitted());
    form.clock.increment(7_999);
    expect(form.state()).toEqual({ submitting: "sending" });
    form.clock.increment(7_000);
    expect(form.state()).toEqual({ submitting: "slow" });
  });

  test("becomes a new request when a field was changed", async () => {
    const form = await openFailed();
    form.send(typed("phone", "011 555 0199"), submitted("home", "/", 1));
    expect(JSON.parse(form.lastRequest().body)).toEqual(
      payload({ phone: "011 555 0199", submitted_at: times[1], page_url: page("/") }),
    );
  });

  test("stays the same request when a change was taken back", async () => {
    const form = await openFailed();
    form.send(typed("name", ""), submitted("contact", "/contact", 1));
    expect(form.state()).toBe("idle");
    form.send(typed("name", complete.name), submitted("contact", "/contact", 1));
    expect(form.requests[1]?.body).toBe(form.requests[0]?.body);
  });

  test("still shows while the visitor changes a field", async () => {
    const form = await openFailed();
    form.send(typed("name", "Sipho"), preselected("Driveway Paving"));
    expect(form.state()).toBe("failure");
    expect(form.context().values).toEqual({ ...complete, name: "Sipho" });
  });

  test("gives way to complaints when what is sent next breaks a rule", async () => {
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

describe("a submit with a trap filled in", () => {
  const openTrapped = () => openForm(...typedAll(complete), honeypotFilled());

  test("is asked about, keeps every value and sends nothing yet", () => {
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
  ])("is sent when the visitor presses %s", (_, press) => {
    const form = openTrapped();
    form.send(press);
    expect(form.state()).toEqual({ submitting: "sending" });
    expect(JSON.parse(form.lastRequest().body)).toEqual(payload({ submitted_at: times[1] }));
    expect(form.context().needsConfirmation).toBe(false);
  });

  test("is asked about after its complaints, not instead of them", () => {
    const form = openForm(honeypotFilled());
    expect(Object.keys(form.context().errors)).toHaveLength(5);
    expect(form.context().needsConfirmation).toBe(false);
    form.send(...typedAll(complete), honeypotFilled());
    expect(form.context()).toMatchObject({ errors: {}, needsConfirmation: true });
  });

  test("is asked about while the visitor changes a field, and sent as it then is", () => {
    const form = openTrapped();
    form.send(typed("area", "Benoni"));
    expect(form.context().needsConfirmation).toBe(true);
    form.send(honeypotFilled());
    expect(JSON.parse(form.lastRequest().body)).toEqual(payload({ area: "Benoni" }));
  });

  test("keeps the bytes of a request that had failed", async () => {
    const form = await openFailed();
    form.send(honeypotFilled("contact", "/contact", 1), honeypotFilled("contact", "/contact", 1));
    expect(form.requests).toHaveLength(2);
    expect(form.requests[1]?.body).toBe(form.requests[0]?.body);
  });

  test("is forgotten with the details", () => {
    const form = openTrapped();
    form.send(cleared);
    expect(form.context().needsConfirmation).toBe(false);
  });
});

describe("a draft of before a reload", () => {
  const { attempt } = openSubmitted().context();

  test("fills the form and leaves it idle", () => {
    const form = openForm(restored({ values: { ...complete, email: "thandi@" } }));
    expect(form.state()).toBe("idle");
    expect(form.context()).toMatchObject({
      values: { ...complete, email: "thandi@" },
      errors: {},
      location: null,
    });
    expect(form.told).toEqual([]);
  });

  test("never replaces what was typed since", () => {
    const form = openForm(typed("name", "Sipho"), restored({ values: complete }));
    expect(form.context().values).toEqual({ ...complete, name: "Sipho" });
  });

  test("takes complaints away where it fills a field rightly", () => {
    const form = openForm(submitted(), restored({ values: { ...complete, area: "" } }));
    expect(form.context().errors).toEqual({ area: "Please enter your area" });
  });

  test("says that a request without an answer was interrupted", () => {
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

  test("sends the same bytes on the next try", () => {
    const form = openForm(restored({ values: complete, attempt }), submitted("home", "/", 1));
    expect(form.lastRequest().body).toBe(openSubmitted().lastRequest().body);
  });
});

describe("clearing the details", () => {
  const idle = {
    values: emptyQuoteDraft,
    errors: {},
    location: null,
    pressedAt: null,
    attempt: null,
    failure: null,
    preselectedService: null,
    needsConfirmation: false,
  };

  test("empties the form and takes its complaints away", () => {
    const form = openForm(preselected("Patio Paving"), submitted(), cleared);
    expect(form.state()).toBe("idle");
    expect(form.context()).toMatchObject(idle);
  });

  test("forgets a request that did not get through", async () => {
    const form = await openFailed();
    form.send(cleared);
    expect(form.state()).toBe("idle");
    expect(form.context()).toMatchObject(idle);
    form.send(...typedAll(complete), submitted("contact", "/contact", 1));
    expect(JSON.parse(form.lastRequest().body)).toEqual(payload({ submitted_at: times[1] }));
  });

  test("leaves a success behind", async () => {
    const form = await openSucceeded();
    form.send(cleared);
    expect(form.state()).toBe("idle");
    expect(form.context()).toMatchObject(idle);
  });

  test("never counts as a reason to focus the summary", () => {
    const form = openForm(submitted());
    const before = form.context().unsentAttempts;
    form.send(cleared);
    expect(form.context().unsentAttempts).toBe(before);
  });
});

describe("the quote form as a whole", () => {
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

  test("has no state that a visitor cannot reach", () => {
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

  test("never breaks, and never sends or has failed with nothing to send again", () => {
    for (const { status, value, context } of states) {
      expect(status).toBe("active");
      if (value === "failure") expect(context).not.toMatchObject({ failure: null });
      if (value === "failure" || typeof value === "object") expect(context.attempt).not.toBeNull();
      if (value === "success") expect(context).toMatchObject({ attempt: null, failure: null });
    }
  });

  test("shows complaints only while it is idle", () => {
    for (const { value, context } of states) {
      if (context.needsConfirmation || Object.keys(context.errors).length > 0)
        expect(value).toBe("idle");
    }
  });

  test("can be walked along every path from typing to an answer", () => {
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
