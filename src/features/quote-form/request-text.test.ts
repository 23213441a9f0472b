import { describe, expect, test } from "vitest";
import { completeValues } from "#machines/quote-form/complete-values.fixture.ts";
import { emailSubject, requestShortened } from "../../content/interface/quote-form.ts";
import { emptyQuoteValues, type QuoteValues } from "../../domain/quote-values.ts";
import { mailtoHref, requestForLink, requestText } from "./request-text.ts";

const to = "office@example.co.za";
const linkWith = (values: QuoteValues) => mailtoHref(to, emailSubject, requestForLink(values));

/** The body that a mail program reads from the link (RFC 6068). */
const bodyOf = (href: string) => new URL(href).searchParams.get("body");

describe("The request as text", () => {
  test("has a line for each field that is filled in, by its name", () => {
    const values = { ...emptyQuoteValues, name: "Thandi", area: "Rynfield", message: "Two cars." };
    expect(requestText(values)).toBe("Name: Thandi\nArea: Rynfield\nProject Details: Two cars.");
    expect(requestText(emptyQuoteValues)).toBe("");
  });

  test("says what would be sent, without invisible characters", () => {
    const values = { ...emptyQuoteValues, name: "\u200bThandi\u00a0", phone: "\u202a" };
    expect(requestText(values)).toBe("Name: Thandi");
  });
});

describe("The email link", () => {
  test("is addressed to us, says what it is about, and holds the request", () => {
    const href = linkWith(completeValues);
    expect(new URL(href).pathname).toBe(to);
    expect(new URL(href).searchParams.get("subject")).toBe(emailSubject);
    expect(bodyOf(href)?.replaceAll("\r\n", "\n")).toBe(requestText(completeValues));
  });

  test("ends its lines as emails do", () => {
    expect(linkWith({ ...emptyQuoteValues, name: "A", email: "b" })).toContain(
      "Name%3A%20A%0D%0AEmail%3A%20b",
    );
  });

  test("escapes what a visitor typed", () => {
    const message = "50% & more? #1 = best + cheapest";
    const href = linkWith({ ...emptyQuoteValues, message });
    expect(bodyOf(href)).toBe(`Project Details: ${message}`);
    expect([...new URL(href).searchParams.keys()]).toEqual(["subject", "body"]);
  });

  test("is cut where mail programs would cut it, even within a surrogate pair, and says so", () => {
    const label = "Project Details: ";
    const note = `\r\n${requestShortened}`;
    const full = "x".repeat(1_500 - label.length);
    const bodyWith = (message: string) => bodyOf(linkWith({ ...emptyQuoteValues, message }));
    expect(bodyWith(full)).toBe(label + full);
    expect(bodyWith(`${full}x`)).toBe(label + full + note);
    expect(bodyWith(`${full.slice(1)}🧱🧱`)).toBe(`${label}${full.slice(1)}\uFFFD${note}`);
  });
});
