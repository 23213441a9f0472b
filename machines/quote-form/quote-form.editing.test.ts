import { describe, expect, test } from "vitest";
import type { QuoteFailure } from "#src/domain/quote-request.ts";
import {
  cleared,
  complete,
  openFailed,
  openForm,
  openSubmitted,
  openSucceeded,
  prefilled,
  restored,
  restoredFrom,
  submitted,
  typed,
  typedAll,
} from "./open-form.fixture.ts";
import type { QuoteFormEvent } from "./quote-form.context.ts";
import { emptyQuoteValues } from "./quote-request.ts";

describe("quote form: filling in", () => {
  test("starts idle, empty and without errors", () => {
    const form = openForm();
    expect(form.state()).toBe("idle");
    expect(form.context()).toEqual({
      values: emptyQuoteValues,
      errors: {},
      submittedLocation: null,
      submittedAt: null,
      attempt: null,
      failure: null,
      prefilled: { service: null, area: null },
      needsConfirmation: false,
      blocks: {},
      rejectedSubmits: 0,
      acceptedRequests: 0,
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
      ...emptyQuoteValues,
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
      ...emptyQuoteValues,
      [field]: value,
    });
  });

  test("holds the suburb that was pressed after the area of the page", () => {
    const form = openForm(prefilled("area", "Sandton"), prefilled("area", "Rivonia, Sandton"));
    expect(form.context().values.area).toBe("Rivonia, Sandton");
  });

  test("keeps the area of a draft", () => {
    const form = openForm(restored({ values: complete }), prefilled("area", "Sandton"));
    expect(form.context().values.area).toBe(complete.area);
  });

  test("is that of the next button pressed after a reload", () => {
    const draft = restoredFrom(openForm(prefilled("area", "Sandton"), typed("name", "Thandi")));
    const form = openForm(draft, prefilled("area", "Centurion"));
    expect(form.context().values).toMatchObject({ name: "Thandi", area: "Centurion" });
    form.send(prefilled("area", "Benoni"));
    expect(form.context().values.area).toBe("Benoni");
  });

  test("is that of the draft after a reload until a button is pressed", () => {
    const form = openForm(restoredFrom(openForm(prefilled("area", "Sandton"))));
    expect(form.context().values.area).toBe("Sandton");
  });

  test("is free after a reload even if the browser had restored it before hydration", () => {
    const draft = restoredFrom(openForm(prefilled("service", "Patio Paving")));
    const form = openForm(typed("service", "Patio Paving"), draft);
    form.send(prefilled("service", "Driveway Paving"));
    expect(form.context().values.service).toBe("Driveway Paving");
  });

  test("is not replaced after a reload if the visitor typed the same as the page", () => {
    const draft = restoredFrom(openForm(typed("area", "Sandton")));
    const form = openForm(draft, prefilled("area", "Centurion"));
    expect(form.context().values.area).toBe("Sandton");
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

  test("is the visitor's own once it was submitted, and a retry sends the same bytes", async () => {
    const form = openForm(...typedAll({ ...complete, area: "" }), prefilled("area", "Benoni"));
    form.send(submitted());
    form.send(prefilled("area", "Boksburg"));
    await form.reject({ reason: "unreachable" });
    form.send(prefilled("area", "Boksburg"), submitted());
    expect(form.requests[1]?.body).toBe(form.requests[0]?.body);
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

describe("quote form: restoring a draft after a reload", () => {
  const sentAttempt = () => openSubmitted().context().attempt;

  test("fills the form and stays idle", () => {
    const form = openForm(restored({ values: { ...complete, email: "thandi@" } }));
    expect(form.state()).toBe("idle");
    expect(form.context()).toMatchObject({
      values: { ...complete, email: "thandi@" },
      errors: {},
      submittedLocation: null,
    });
    expect(form.reports).toEqual([]);
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
    const attempt = sentAttempt();
    const form = openForm(restored({ values: complete, attempt }));
    expect(form.state()).toBe("failure");
    expect(form.context()).toMatchObject({ values: complete, attempt, failure: "interrupted" });
    expect(form.requests).toEqual([]);
    const report = { location: null, failure: "interrupted", error: undefined };
    expect(form.reports).toEqual([
      ["log", report],
      ["failure", report],
    ]);
  });

  test.each(["refused", "unreachable", "timeout", "interrupted"] satisfies QuoteFailure[])(
    "still says that its request was %s",
    (failure) => {
      const form = openForm(restored({ values: complete, attempt: sentAttempt(), failure }));
      expect(form.state()).toBe("failure");
      expect(form.context().failure).toBe(failure);
    },
  );

  test("retries with the same bytes", () => {
    const form = openForm(
      restored({ values: complete, attempt: sentAttempt() }),
      submitted("home", "/", 1),
    );
    expect(form.lastRequest().body).toBe(openSubmitted().lastRequest().body);
  });
});

describe("quote form: Undo after Clear my details", () => {
  test("does not announce a failure again, even after a submit with errors", async () => {
    const form = await openFailed();
    const draft = restoredFrom(form);
    form.send(cleared, submitted(), draft);
    expect(form.state()).toBe("failure");
    expect(form.reports.at(-1)).toEqual(["failure", expect.objectContaining({ location: null })]);
  });

  const write = (text: string): QuoteFormEvent => ({
    type: "details.blockWritten",
    block: { name: "liked", text },
    unlessRemoved: true,
  });

  test("brings the visitor's words back around what the site has written since", () => {
    const form = openForm(write("I like: Cobbles."), typed("message", "I like: Cobbles.\n\nSteep"));
    const undo = restoredFrom(form);
    form.send(cleared, write("I like: Clay brick."), undo);
    expect(form.context().values.message).toBe("I like: Clay brick.\n\nSteep");
    form.send(write("I like: Slate."));
    expect(form.context().values.message).toBe("I like: Slate.\n\nSteep");
  });

  test("keeps what the visitor has typed since", () => {
    const form = openForm(typed("message", "Steep"));
    const undo = restoredFrom(form);
    form.send(cleared, typed("message", "Flat"), write("I like: Clay brick."), undo);
    expect(form.context().values.message).toBe("Flat\n\nI like: Clay brick.");
  });

  test("leaves out what the site has taken out since", () => {
    const form = openForm(typed("message", "Steep"), write("I like: Cobbles."));
    const undo = restoredFrom(form);
    form.send(cleared, write("I like: Cobbles; Slate."), write(""), undo);
    expect(form.context().values.message).toBe("Steep");
  });
});
