import { describe, expect, test } from "vitest";
import { parseStoredDraft } from "#machines/quote-form/quote-draft.ts";
import { emptyQuoteValues, type QuotePayload } from "../../domain/quote-values.ts";
import { draftWithTyped } from "./draft-storage.ts";

const values = { ...emptyQuoteValues, name: "Thandi", area: "Sandton", message: "Plan: a\nEnd" };
const attempt: QuotePayload = {
  name: "Thandi",
  email: "thandi@example.co.za",
  phone: "082 555 0123",
  area: "Sandton",
  service: "Patio Paving",
  message: "",
  submitted_at: "2025-05-02T08:00:00.000Z",
  page_url: "https://example.co.za/contact",
};

describe("text typed before hydration", () => {
  test("is added to the stored draft, of which all else stays", () => {
    const stored = {
      values,
      attempt,
      failure: "timeout",
      plans: [{ id: 1, plan: "x", path: "/services/patio" }],
      prefilled: { service: null, area: "Sandton" },
    };
    const typed = { area: "Benoni", phone: "082 555 0123" };
    expect(parseStoredDraft(draftWithTyped(JSON.stringify(stored), typed))).toEqual({
      ...stored,
      values: { ...values, area: "Benoni", phone: "082 555 0123" },
    });
  });

  test.each([null, "", "{", "null", "7", "[]", '"text"', "{}", '{"values":null}'])(
    "becomes the draft when the store holds %j",
    (stored) => {
      expect(parseStoredDraft(draftWithTyped(stored, values))).toEqual({
        values,
        attempt: null,
        failure: null,
      });
    },
  );
});
