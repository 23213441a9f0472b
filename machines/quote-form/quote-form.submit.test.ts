import { describe, expect, test } from "vitest";
import { emptyQuoteValues } from "#src/domain/quote-values.ts";
import {
  cleared,
  complete,
  openFailed,
  openForm,
  payload,
  prefilled,
  restored,
  submitted,
  submittedWithHoneypot,
  times,
  typed,
  typedAll,
} from "./open-form.fixture.ts";

describe("quote form: submitting an invalid draft", () => {
  test("shows no errors when the form appears again, and keeps what was typed", () => {
    const form = openForm(typed("name", "Thandi"), submitted("home", "/"));
    form.send({ type: "form.opened", location: "dialog" });
    expect(Object.keys(form.context().errors)).toHaveLength(4);
    form.send({ type: "form.opened", location: "home" });
    expect(form.context().errors).toEqual({});
    expect(form.context().values.name).toBe("Thandi");
  });

  test("requests focus on the summary each time", () => {
    const form = openForm(submitted());
    expect(form.context().rejectedSubmits).toBe(1);
    form.send(submitted());
    expect(form.context().rejectedSubmits).toBe(2);
    form.send(...typedAll(complete), submitted());
    expect(form.context().rejectedSubmits).toBe(2);
  });
});

describe("quote form: submitting with a filled honeypot", () => {
  const openWithHoneypotFilled = () => openForm(...typedAll(complete), submittedWithHoneypot());

  test.each([
    ["again", submitted("contact", "/contact", 1)],
    [
      "again, whatever keeps filling in the honeypot",
      submittedWithHoneypot("contact", "/contact", 1),
    ],
    ["in another form", submitted("home", "/contact", 1)],
  ])("sends when the visitor presses %s", (_, press) => {
    const form = openWithHoneypotFilled();
    form.send(press);
    expect(form.state()).toEqual({ submitting: "sending" });
    expect(JSON.parse(form.lastRequest().body)).toEqual(payload({ submitted_at: times[1] }));
  });
});

describe("quote form: clearing the form", () => {
  const idle = {
    values: emptyQuoteValues,
    errors: {},
    submittedLocation: null,
    submission: null,
    attempt: null,
    failure: null,
    prefilled: { service: null, area: null },
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

  test("can be undone after a field was filled in again", () => {
    const form = openForm(...typedAll(complete), cleared, prefilled("area", "Sandton"));
    form.send(restored({ values: complete }));
    expect(form.context().values).toEqual(complete);
  });

  test("does not request focus on the summary", () => {
    const form = openForm(submitted());
    const before = form.context().rejectedSubmits;
    form.send(cleared);
    expect(form.context().rejectedSubmits).toBe(before);
  });
});
