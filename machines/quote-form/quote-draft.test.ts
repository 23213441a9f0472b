import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  emptyQuoteValues,
  type QuotePayload,
  type QuoteValues,
  quoteBody,
} from "#src/domain/quote-values.ts";
import { completeValues } from "./complete-values.fixture.ts";
import {
  clearSentFields,
  mergeDraft,
  parseStoredDraft,
  type StoredDraft,
  serialiseStoredDraft,
  withCleared,
} from "./quote-draft.ts";

const values: QuoteValues = {
  ...emptyQuoteValues,
  name: "Thandi",
  message: "Two cars\n\tand a gate",
};
const attempt: QuotePayload = {
  ...completeValues,
  submitted_at: "2025-05-02T08:00:00.000Z",
  page_url: "https://example.co.za/contact",
};

describe("a stored draft", () => {
  test("survives storing and parsing, its request byte for byte", () => {
    const draft: StoredDraft = { values, attempt, failure: "timeout" };
    const restored = parseStoredDraft(serialiseStoredDraft(draft));
    expect(restored).toEqual(draft);
    expect(restored?.attempt && quoteBody(restored.attempt)).toBe(quoteBody(attempt));
  });

  test("stores the values, the request and its failure only", () => {
    const context = {
      values,
      attempt: null,
      failure: null,
      errors: { name: "x" },
      submittedLocation: "home",
    };
    expect(JSON.parse(serialiseStoredDraft(context))).toEqual({
      values,
      attempt: null,
      failure: null,
    });
  });

  test("survives with any text in any field", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const draft: StoredDraft = {
          values: { ...emptyQuoteValues, area: text, message: text },
          attempt: null,
          failure: null,
        };
        expect(parseStoredDraft(serialiseStoredDraft(draft))).toEqual(draft);
      }),
    );
  });

  test.each([null, "", "{", "null", "7", "[]", '"text"', "{}", '{"values":null}'])(
    "is none when the store holds %j",
    (text) => {
      expect(parseStoredDraft(text)).toBeNull();
    },
  );

  test("is parsed without an exception, whatever storage holds", () => {
    const isDraftOrNull = (text: string) => {
      const draft = parseStoredDraft(text);
      if (draft) expect(parseStoredDraft(serialiseStoredDraft(draft))).toEqual(draft);
    };
    fc.assert(fc.property(fc.string(), isDraftOrNull));
    fc.assert(fc.property(fc.json(), isDraftOrNull));
  });

  test("needs the values only", () => {
    expect(parseStoredDraft('{"values":{"name":"Thandi","website":"x"}}')).toEqual({
      values: { ...emptyQuoteValues, name: "Thandi" },
      attempt: null,
      failure: null,
    });
  });

  test("keeps its readable parts when one is not", () => {
    const stored = { values: { name: "Thandi", phone: 82 }, attempt: { name: "T" }, failure: "?" };
    expect(parseStoredDraft(JSON.stringify(stored))).toEqual({
      values: { ...emptyQuoteValues, name: "Thandi" },
      attempt: null,
      failure: null,
    });
  });

  test("keeps when a request was sent, if that is readable", () => {
    const sentAfter = (sentAt: unknown) =>
      parseStoredDraft(JSON.stringify({ values: {}, sentAt }))?.sentAt;
    expect(sentAfter(attempt.submitted_at)).toBe(attempt.submitted_at);
    expect(sentAfter("yesterday")).toBeNull();
  });

  test("keeps what was filled in for the visitor, as far as it is readable", () => {
    const prefilledAfter = (prefilled: unknown) =>
      parseStoredDraft(JSON.stringify({ values: {}, prefilled }))?.prefilled;
    expect(prefilledAfter({ area: "Sandton", service: 7 })).toEqual({
      area: "Sandton",
      service: null,
    });
    expect(prefilledAfter("?")).toEqual({ area: null, service: null });
  });
});

test("what was cleared wins over what was typed since, and Project Details keeps both", () => {
  const since = { ...emptyQuoteValues, name: "T", area: "Benoni", message: "Flat" };
  const cleared = { ...emptyQuoteValues, name: "Thandi", message: "Steep" };
  expect(withCleared(since, cleared)).toEqual({
    ...emptyQuoteValues,
    ...{ name: "Thandi", area: "Benoni", message: "Steep\nFlat" },
  });
  expect(withCleared(cleared, cleared)).toEqual(cleared);
});

describe("the plans of a stored draft", () => {
  const plan = { id: 1, plan: "x", path: "/services/patio" };
  const plansAfter = (plans: unknown) =>
    parseStoredDraft(JSON.stringify({ values: {}, plans }))?.plans;

  test("are kept where they are readable", () => {
    expect(plansAfter([plan])).toEqual([plan]);
    expect(plansAfter([{ ...plan, id: "1" }])).toEqual([]);
    expect(plansAfter(Array.from({ length: 9 }, () => plan))).toEqual([]);
  });

  test("are none in a draft of a former version, whose texts stay in the words", () => {
    const message = "Steep\n\nPaving plan: rectangle of 8 × 6 m, 48 m²\n(End of paving plan)";
    const draft = parseStoredDraft(
      JSON.stringify({ values: { message }, blocks: { "paving-plan": message.slice(7) } }),
    );
    expect(draft).toMatchObject({ values: { message } });
    expect(draft?.plans).toBeUndefined();
  });
});

describe("a draft", () => {
  test("takes stored text into empty fields only", () => {
    const typed = { ...emptyQuoteValues, name: "Sipho" };
    const current = { values: typed, prefilled: { service: null, area: null } };
    expect(mergeDraft(current, { values: { ...values, area: "Benoni" } }).values).toEqual({
      ...values,
      name: "Sipho",
      area: "Benoni",
    });
  });

  test("drops what was sent and keeps what was typed since", () => {
    const { submitted_at, page_url, ...sent } = attempt;
    expect(clearSentFields(sent, sent)).toEqual(emptyQuoteValues);
    const asPasted = { ...sent, name: ` ${sent.name}\u200b` };
    expect(clearSentFields(asPasted, sent)).toEqual(emptyQuoteValues);
    expect(clearSentFields({ ...sent, phone: "011 555 0199" }, sent)).toEqual({
      ...emptyQuoteValues,
      phone: "011 555 0199",
    });
  });
});
