import fc from "fast-check";
import { mapQuoteFields } from "#src/domain/quote-fields.ts";
import { quoteServices } from "#src/domain/quote-request.ts";
import type { QuoteValues } from "#src/domain/quote-values.ts";

/** Texts that are known to break forms. */
const dangerous = [
  "\0",
  "\ud83d",
  "\udc00 a lone surrogate",
  "👩‍👩‍👧‍👦🧱",
  "\u202eحديقة\u2066",
  "e\u0301 ﬁ İ ß",
  "<script>alert(1)</script>&amp;",
  "=HYPERLINK(1)",
  "@SUM(A1)\t+1\r\n-1",
  "'; DROP TABLE quotes; --",
  '{"__proto__":{"name":"x"}}\\u0000"',
  "\ufeff\u00a0\u2028\u2029 ",
];

/** One UTF-16 code unit, lone surrogates included. */
const utf16Unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));

/** Any text that a field can hold, sometimes of 60,000 characters. */
export const anyText = fc.oneof(
  { weight: 30, arbitrary: fc.string({ unit: "binary" }) },
  { weight: 30, arbitrary: fc.string({ unit: utf16Unit }) },
  { weight: 20, arbitrary: fc.constantFrom(...dangerous, "", " ", "x") },
  { weight: 10, arbitrary: fc.string({ minLength: 2, maxLength: 14 }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...dangerous, "a", "a@", ".", " ")
      .map((text) => text.repeat(Math.ceil(60_000 / text.length))),
  },
);

const validOr = (valid: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 4, arbitrary: valid }, { weight: 1, arbitrary: anyText });

/** Values of all fields, about a third of them valid, with any text where the rules allow it. */
export const anyQuoteValues: fc.Arbitrary<QuoteValues> = fc.record({
  ...mapQuoteFields(() => anyText),
  name: validOr(anyText.map((text) => `Li${text}`)),
  email: validOr(fc.constantFrom("o'brien@example.co.za", "a@b.co", "x+y@kraal.example")),
  phone: validOr(anyText.map((text) => `0825550123${text}`)),
  area: validOr(anyText.map((text) => `Benoni${text}!`)),
  service: validOr(fc.constantFrom(...quoteServices)),
});
