import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { cleanLine } from "#src/domain/clean-text.ts";
import { quoteFieldNames, quoteServices } from "#src/domain/quote-request.ts";
import {
  cleanValues,
  type QuoteValues,
  quoteBody,
  quoteErrors,
  quotePayload,
  quotePayloadSchema,
} from "./quote-request.ts";
import { anyQuoteValues } from "./quote-texts.fixture.ts";

const at = "2025-05-02T08:00:00.000Z";
const pageUrl = "https://example.co.za/contact";

/**
 * A second implementation of the messages of docs/specification.md#validation. The email address is
 * that of the HTML standard (section 4.10.5.1.5), with a dot in its domain.
 */
const label = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?";
const email = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})+$`);
const rules: Record<keyof QuoteValues, [keeps: (text: string) => boolean, message: string]> = {
  name: [(text) => cleanLine(text).length >= 2, "Name must be at least 2 characters"],
  email: [(text) => email.test(cleanLine(text)), "Invalid email address"],
  phone: [(text) => cleanLine(text).length >= 10, "Please enter a valid phone number"],
  area: [(text) => cleanLine(text).length >= 2, "Please enter your area"],
  service: [(text) => quoteServices.some((name) => name === text), "Please select a service"],
  message: [() => true, ""],
};

describe("a quote request, for any values", () => {
  test("is valid exactly when every field keeps its rule, and each other field has its message", () => {
    const judged = { valid: 0, invalid: 0 };
    fc.assert(
      fc.property(anyQuoteValues, (values) => {
        const broken = quoteFieldNames.filter((name) => !rules[name][0](values[name]));
        const messages = Object.fromEntries(broken.map((name) => [name, rules[name][1]]));
        expect(quoteErrors(values)).toEqual(messages);
        expect(quotePayload(values, at, pageUrl) === null).toBe(broken.length > 0);
        judged[broken.length > 0 ? "invalid" : "valid"] += 1;
      }),
      { numRuns: 5_500 },
    );
    const share = judged.valid / (judged.valid + judged.invalid);
    expect(Math.min(share, 1 - share)).toBeGreaterThan(0.15);
  });

  test("arrives cleaned, byte for byte, when it is valid", () => {
    fc.assert(
      fc.property(anyQuoteValues, (values) => {
        const payload = quotePayload(values, at, pageUrl);
        if (payload === null) return;
        // The network carries bytes: a lone surrogate survives as its JSON escape.
        const bytes = new TextEncoder().encode(quoteBody(payload));
        const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
        const received = v.parse(quotePayloadSchema, JSON.parse(text));
        expect(received).toEqual({ ...cleanValues(values), submitted_at: at, page_url: pageUrl });
      }),
      { numRuns: 2_500 },
    );
  });
});
