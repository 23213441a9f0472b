import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { attachedPlansLimit } from "#src/domain/attachments.ts";
import { emptyQuoteValues, quoteBody } from "#src/domain/quote-values.ts";
import { completeValues } from "./complete-values.fixture.ts";
import {
  clearSentFields,
  emptyDraft,
  isEmptyDraft,
  mergeDraft,
  parseStoredDraft,
  type StoredDraft,
  serialiseStoredDraft,
} from "./quote-draft.ts";

const values = { ...emptyQuoteValues, name: "Thandi", message: "Two cars\n\tand a gate" };
const submittedAt = "2025-05-02T08:00:00.000Z";
const plan = { id: 1, plan: "x", path: "/services/patio" };
const draft = {
  values,
  attempt: {
    ...completeValues,
    submitted_at: submittedAt,
    page_url: "https://example.co.za/contact",
  },
  failure: "timeout",
  plans: [plan],
  prefilled: { service: null, area: "Sandton" },
  lastSentAt: submittedAt,
} satisfies StoredDraft;

describe("a stored draft", () => {
  test("is empty without texts, request, plans and a time that was sent", () => {
    expect(isEmptyDraft(emptyDraft)).toBe(true);
    for (const part of ["values", "attempt", "plans", "lastSentAt"] as const) {
      expect(isEmptyDraft({ ...emptyDraft, [part]: draft[part] }), part).toBe(false);
    }
  });

  test("survives storing and parsing, its request byte for byte, and nothing else is stored", () => {
    const context = { ...draft, errors: { name: "x" }, sent: { name: "Thandi", area: "" } };
    const stored = serialiseStoredDraft(context);
    expect(JSON.parse(stored)).toEqual(draft);
    const { attempt, ...rest } = parseStoredDraft(stored);
    expect({ attempt, ...rest }).toEqual(draft);
    expect(attempt && quoteBody(attempt)).toBe(quoteBody(draft.attempt));
  });

  test("survives with any text in any field", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const any = { ...emptyDraft, values: { ...emptyQuoteValues, area: text, message: text } };
        expect(parseStoredDraft(serialiseStoredDraft(any))).toEqual(any);
      }),
    );
  });

  test.each([null, "", "{", "null", "7", "[]", '"text"', "{}", '{"values":null}'])(
    "is empty when the store holds %j",
    (text) => {
      expect(parseStoredDraft(text)).toEqual(emptyDraft);
    },
  );

  test("is parsed without an exception, whatever the store holds", () => {
    const isParsed = (text: string) => {
      const parsed = parseStoredDraft(text);
      expect(parseStoredDraft(serialiseStoredDraft(parsed))).toEqual(parsed);
    };
    fc.assert(fc.property(fc.string(), isParsed));
    fc.assert(fc.property(fc.json(), isParsed));
  });

  test.each([
    [{ values: { ...values, phone: 82, website: "x" } }, { values }],
    [{ attempt: { name: "T" } }, { attempt: null }],
    [{ failure: "?" }, { failure: null }],
    [{ plans: [{ ...plan, id: "1" }] }, { plans: [] }],
    [{ plans: Array.from({ length: attachedPlansLimit + 1 }, () => plan) }, { plans: [] }],
    [{ prefilled: { area: "Sandton", service: 7 } }, { prefilled: draft.prefilled }],
    [{ prefilled: "?" }, { prefilled: emptyDraft.prefilled }],
    [{ lastSentAt: "yesterday" }, { lastSentAt: null }],
  ])("keeps everything else when %j cannot be read", (damaged, read) => {
    const stored = JSON.stringify({ ...draft, ...damaged });
    expect(parseStoredDraft(stored)).toEqual({ ...draft, ...read });
  });
});

describe("a draft", () => {
  test("that comes back wins over what was typed since, and Project Details keeps both", () => {
    const since = { ...emptyQuoteValues, name: "T", area: "Benoni", message: "Flat" };
    const cleared = { ...emptyQuoteValues, name: "Thandi", message: "Steep" };
    const current = { ...emptyDraft, values: since, prefilled: { service: null, area: "Benoni" } };
    const merged = mergeDraft(current, { ...emptyDraft, values: cleared });
    expect(merged).toMatchObject({
      values: { ...emptyQuoteValues, name: "Thandi", area: "Benoni", message: "Steep\nFlat" },
      prefilled: { service: null, area: "Benoni" },
    });
    expect(mergeDraft(draft, draft)).toMatchObject({ values, plans: [plan] });
  });

  test("drops what was sent and keeps what was typed since", () => {
    const sent = completeValues;
    expect(clearSentFields(sent, sent)).toEqual(emptyQuoteValues);
    const asPasted = { ...sent, name: ` ${sent.name}\u200b` };
    expect(clearSentFields(asPasted, sent)).toEqual(emptyQuoteValues);
    expect(clearSentFields({ ...sent, phone: "011 555 0199" }, sent)).toEqual({
      ...emptyQuoteValues,
      phone: "011 555 0199",
    });
  });
});
