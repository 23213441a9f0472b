import { describe, expect, test } from "vitest";
import { attachedPlansLimit } from "#src/domain/attachments.ts";
import { emptyQuoteValues } from "#src/domain/quote-values.ts";
import {
  attached,
  cleared,
  complete,
  openFailed,
  openForm,
  pageUrl,
  patioPlan,
  payload,
  prefilled,
  restored,
  restoredFrom,
  submitted,
  typed,
  typedAll,
} from "./open-form.fixture.ts";

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

  test("is not replaced after a reload if the visitor typed the same as the page", () => {
    const draft = restoredFrom(openForm(typed("area", "Sandton")));
    const form = openForm(draft, prefilled("area", "Centurion"));
    expect(form.context().values.area).toBe("Sandton");
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
});

describe("quote form: Undo after Clear my details", () => {
  test("does not announce a failure again, even after a submit with errors", async () => {
    const form = await openFailed();
    const draft = restoredFrom(form);
    form.send(cleared, submitted(), draft);
    expect(form.state()).toBe("failure");
    expect(form.reports.at(-1)).toEqual([null, "refused", undefined]);
  });

  test("brings the plans back beside those added since", () => {
    const form = openForm(attached({ id: 1 }), attached({ id: 3 }));
    const undo = restoredFrom(form);
    form.send(cleared);
    expect(form.context().plans).toEqual([]);
    form.send(attached({ id: 2 }), attached({ id: 3, plan: "changed" }), undo);
    expect(form.context().plans).toEqual([
      patioPlan,
      { ...patioPlan, id: 2 },
      { ...patioPlan, id: 3, plan: "changed" },
    ]);
  });
});

describe("quote form: plans", () => {
  test("are added, changed and removed beside the visitor's words", () => {
    const form = openForm(typed("message", "Steep"), attached(), attached({ id: 2 }));
    form.send(attached({ plan: "larger" }));
    expect(form.context().plans).toEqual([
      { ...patioPlan, plan: "larger" },
      { ...patioPlan, id: 2 },
    ]);
    form.send({ type: "plan.removed", id: 1 });
    expect(form.context().plans).toEqual([{ ...patioPlan, id: 2 }]);
    expect(form.context().values.message).toBe("Steep");
  });

  test("are up to eight", () => {
    const ids = Array.from({ length: attachedPlansLimit + 1 }, (_, index) => index + 1);
    const form = openForm(...ids.map((id) => attached({ id })));
    expect(form.context().plans).toHaveLength(attachedPlansLimit);
  });

  test("are sent after the visitor's words, and leave the form with them", async () => {
    const form = openForm(...typedAll(complete), attached());
    form.send({ ...submitted(), kept: ["Slate"] });
    expect(form.state()).toBe("preparing");
    expect(form.requests).toEqual([]);
    await form.settled();
    const { message } = complete;
    expect(JSON.parse(form.lastRequest().body).message).toBe(`${message}\n\nPlan: patio\n\nSlate`);
    await form.accept();
    expect(form.context()).toMatchObject({ values: emptyQuoteValues, plans: [] });
  });

  test("that were added or changed while the request was on its way stay for the next", async () => {
    const form = openForm(
      ...typedAll(complete),
      attached({ id: 1 }),
      attached({ id: 2 }),
      submitted(),
    );
    await form.settled();
    form.send(attached({ id: 2, plan: "larger" }), attached({ id: 3 }));
    await form.accept();
    expect(form.context().plans.map(({ id }) => id)).toEqual([2, 3]);
  });

  test("and words that change while their texts are awaited are not of the request", async () => {
    const form = openForm(
      ...typedAll(complete),
      attached({ id: 1, plan: "a" }),
      attached({ id: 2, plan: "b" }),
      submitted(),
    );
    form.send(
      { type: "plan.removed", id: 1 },
      attached({ id: 3, plan: "c" }),
      typed("message", "Later"),
    );
    await form.settled();
    const { message } = JSON.parse(form.lastRequest().body);
    expect(message).toBe(`${complete.message}\n\nPlan: a\n\nPlan: b`);
    await form.accept();
    expect(form.context().plans.map(({ id }) => id)).toEqual([3]);
    expect(form.context().values).toEqual({ ...emptyQuoteValues, message: "Later" });
  });

  test("hold the request until their texts are known: a second press and Clear change nothing", async () => {
    const form = openForm(...typedAll(complete), attached());
    form.send(submitted(), submitted("home", "/", 1), cleared);
    expect(form.context()).toMatchObject({ submittedLocation: "contact", values: complete });
    await form.settled();
    expect(form.requests).toHaveLength(1);
    expect(JSON.parse(form.lastRequest().body)).toEqual(
      payload({ message: `${complete.message}\n\nPlan: patio` }),
    );
  });

  test("and a kept list are waited for, and nothing else is", () => {
    expect(openForm(...typedAll(complete), submitted()).state()).toEqual({ submitting: "sending" });
    const form = openForm(...typedAll(complete), { ...submitted(), kept: ["Slate"] });
    expect(form.state()).toBe("preparing");
  });

  test("are sent as links where their texts cannot be made", () => {
    const form = openForm(...typedAll(complete), attached());
    form.send({ ...submitted(), kept: ["Slate"] });
    form.send({ type: "xstate.error.actor.describeAttachments" });
    expect(JSON.parse(form.lastRequest().body).message).toBe(
      `${complete.message}\n\n${pageUrl("/services/patio?plan=patio#planner")}\n\nSlate`,
    );
  });

  test("that change make another request", async () => {
    const form = openForm(...typedAll(complete), attached());
    form.send(submitted());
    await form.settled();
    await form.reject({ reason: "refused" });
    form.send(submitted("contact", "/contact", 1));
    await form.settled();
    expect(form.requests[1]?.body).toBe(form.requests[0]?.body);
    await form.reject({ reason: "refused" });
    form.send(attached({ plan: "larger" }), submitted("contact", "/contact", 1));
    await form.settled();
    expect(form.requests[2]?.body).not.toBe(form.requests[0]?.body);
  });
});
