import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { anyQuoteValues } from "#machines/quote-form/quote-texts.fixture.ts";
import { cleanValues, quoteBody, quotePayload, quotePayloadSchema } from "./quote-values.ts";

const at = "2025-05-02T08:00:00.000Z";
const pageUrl = "https://example.co.za/contact";

test("a quote request, for any values: arrives cleaned, byte for byte, when it is valid", () => {
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
