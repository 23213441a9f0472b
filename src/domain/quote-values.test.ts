import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { completeValues as complete } from "#machines/quote-form/complete-values.fixture.ts";
import { detailsTooLong, quoteFieldNames } from "./quote-fields.ts";
import { detailsLimit } from "./quote-request.ts";
import {
  emptyQuoteValues,
  hasSameContent,
  quoteBody,
  quoteErrors,
  quotePayload,
  quotePayloadSchema,
  remainingErrors,
} from "./quote-values.ts";

const at = "2025-05-02T08:00:00.000Z";
const pageUrl = "https://example.co.za/contact";

describe("a quote request", () => {
  test("requires five fields, with the specified messages", () => {
    expect(quoteErrors(emptyQuoteValues)).toEqual({
      name: "Name must be at least 2 characters",
      email: "Invalid email address",
      phone: "Please enter a valid phone number",
      area: "Please enter your area",
      service: "Please select a service",
    });
  });

  test.each([
    ["name", "Bo", "B", " B "],
    ["area", "GP", "G", "G "],
    ["phone", "0825550123", "082555012", "  082555012  "],
    ["phone", "+27 (82) 555-0123", "123", ""],
    ["email", "a@b.co", "a@b", "a b@c.co"],
    ["email", "o'brien+a@c-d.e.co", "a@-b.co", "a@b-.co"],
    ["email", "\u200bjan@example.co.za\ufeff", "jan\u200b@example", "jan\u00a0@example.co.za"],
    [
      "phone",
      "\u202a082\u00a0555\u00a00123\u202c",
      "082\u200b\u200b\u200b\u200b\u200b\u200b\u200b",
      "082       5",
    ],
    ["name", "علی", "B\u200b", "\u200d\u200c"],
  ] as const)("accepts the %s %j but not %j or %j", (field, right, wrong, padded) => {
    expect(quoteErrors({ ...complete, [field]: right })).toEqual({});
    expect(Object.keys(quoteErrors({ ...complete, [field]: wrong }))).toEqual([field]);
    expect(Object.keys(quoteErrors({ ...complete, [field]: padded }))).toEqual([field]);
  });
});

test("Project Details are limited as the visitor sees them, and with their attachments are not", () => {
  const message = "語".repeat(detailsLimit);
  expect(quoteErrors({ ...complete, message: ` ${message}\u200b` })).toEqual({});
  expect(quoteErrors({ ...complete, message: `${message}x` })).toEqual({ message: detailsTooLong });
  expect(
    quotePayload({ ...complete, message: `${message}\n\nPlan: a` }, at, pageUrl),
  ).not.toBeNull();
});

describe("remainingErrors", () => {
  test("drops the errors of valid fields and adds none", () => {
    const shown = { name: "Name must be at least 2 characters", area: "Please enter your area" };
    const values = { ...complete, area: "", email: "" };
    expect(remainingErrors(shown, values)).toEqual({ area: "Please enter your area" });
  });
});

describe("quotePayload", () => {
  test("adds the time and the page to what was typed", () => {
    expect(quotePayload(complete, at, pageUrl)).toEqual({
      ...complete,
      submitted_at: at,
      page_url: pageUrl,
    });
  });

  test("is null for invalid values", () => {
    expect(quotePayload({ ...complete, name: "" }, at, pageUrl)).toBeNull();
  });

  test("is cleaned of invisible characters", () => {
    const pasted = {
      ...complete,
      name: "\u2068Thandi\u00a0\tNkosi\u2069 ",
      email: "\u200bthandi@example.co.za\ufeff",
      message: "Two\u00adcars\r\nand a\u00a0gate\n",
    };
    expect(quotePayload(pasted, at, pageUrl)).toMatchObject({
      ...complete,
      message: "Twocars\nand a gate",
    });
  });

  test("says the same as its values until a field changes", () => {
    const payload = v.parse(quotePayloadSchema, quotePayload(complete, at, pageUrl));
    expect(hasSameContent(complete, payload)).toBe(true);
    for (const field of quoteFieldNames) {
      const typed = (text: string) => ({ ...complete, [field]: complete[field] + text });
      expect(hasSameContent(typed("\u200b "), payload)).toBe(true);
      expect(hasSameContent(typed("."), payload)).toBe(false);
    }
  });

  test("is serialised with its keys in the specified order", () => {
    const expected =
      '{"name":"Thandi Nkosi","email":"thandi@example.co.za","phone":"082 555 0123",' +
      '"area":"Midrand","service":"Patio Paving","message":"",' +
      '"submitted_at":"2025-05-02T08:00:00.000Z","page_url":"https://example.co.za/contact"}';
    const payload = v.parse(quotePayloadSchema, quotePayload(complete, at, pageUrl));
    const { name, ...rest } = payload;
    expect(quoteBody(payload)).toBe(expected);
    expect(quoteBody({ ...rest, name })).toBe(expected);
  });
});
