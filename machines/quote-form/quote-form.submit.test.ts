import { describe, expect, test } from "vitest";
import { emptyQuoteValues } from "#src/domain/quote-values.ts";
import {
  cleared,
  complete,
  openFailed,
  openForm,
  openSubmitted,
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

  test("sends nothing and shows errors in the submitted form", () => {
    const form = openForm(typed("name", "Thandi"), submitted("home", "/"));
    expect(form.state()).toBe("idle");
    expect(form.requests).toEqual([]);
    expect(form.context().submittedLocation).toBe("home");
    expect(Object.keys(form.context().errors)).toEqual(["email", "phone", "area", "service"]);
  });

  test("requests focus on the summary each time", () => {
    const form = openForm(submitted());
    expect(form.context().rejectedSubmits).toBe(1);
    form.send(submitted());
    expect(form.context().rejectedSubmits).toBe(2);
    form.send(...typedAll(complete), submitted());
    expect(form.context().rejectedSubmits).toBe(2);
  });

  test("shows errors only in the form submitted last", () => {
    const form = openForm(submitted("home", "/"), submitted("dialog", "/"));
    expect(form.context().submittedLocation).toBe("dialog");
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
});

describe("quote form: submitting with a filled honeypot", () => {
  const openWithHoneypotFilled = () => openForm(...typedAll(complete), submittedWithHoneypot());

  test("asks for confirmation, keeps every value and sends nothing", () => {
    const form = openWithHoneypotFilled();
    expect(form.state()).toBe("confirming");
    expect(form.requests).toEqual([]);
    expect(form.context()).toMatchObject({
      values: complete,
      errors: {},
      submittedLocation: "contact",
      rejectedSubmits: 1,
    });
  });

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
