import { describe, expect, test } from "vitest";
import { completeDraft } from "#machines/quote-form/complete-draft.fixture.ts";
import { emptyQuoteDraft } from "#machines/quote-form/quote-request.ts";
import { mailtoHref, requestAsText } from "./request-text.ts";

const to = "office@example.co.za";

/** The body that a mail program reads from the address (RFC 6068). */
const bodyOf = (address: string) => new URL(address).searchParams.get("body");

describe("The request as text", () => {
  test("has a line for each field that is filled in, by its name", () => {
    const values = { ...emptyQuoteDraft, name: "Thandi", area: "Rynfield", message: "Two cars." };
    expect(requestAsText(values)).toBe("Name: Thandi\nArea: Rynfield\nProject Details: Two cars.");
    expect(requestAsText(emptyQuoteDraft)).toBe("");
  });
});

describe("The email link", () => {
  test("is addressed to us, says what it is about, and holds the request", () => {
    const address = mailtoHref(to, completeDraft);
    expect(new URL(address).pathname).toBe(to);
    expect(new URL(address).searchParams.get("subject")).toBe("Quote request");
    expect(bodyOf(address)?.replaceAll("\r\n", "\n")).toBe(requestAsText(completeDraft));
  });

  test("ends its lines as emails do", () => {
    expect(mailtoHref(to, { ...emptyQuoteDraft, name: "A", email: "b" })).toContain(
      "Name%3A%20A%0D%0AEmail%3A%20b",
    );
  });

  test("leaves nothing that a visitor typed to be taken for a part of the address", () => {
    const message = "50% & more? #1 = best + cheapest";
    const address = mailtoHref(to, { ...emptyQuoteDraft, message });
    expect(bodyOf(address)).toBe(`Project Details: ${message}`);
    expect([...new URL(address).searchParams.keys()]).toEqual(["subject", "body"]);
  });

  test("is cut where mail programs would cut it, also in the middle of a sign", () => {
    const label = "Project Details: ";
    const body = bodyOf(mailtoHref(to, { ...emptyQuoteDraft, message: "x".repeat(5_000) }));
    expect(body).toBe(label + "x".repeat(1_500 - label.length));
    const signs = `${"x".repeat(1_499 - label.length)}🧱🧱`;
    const halved = mailtoHref(to, { ...emptyQuoteDraft, message: signs });
    expect(bodyOf(halved)).toBe(`${label}${"x".repeat(1_499 - label.length)}\uFFFD`);
  });
});
