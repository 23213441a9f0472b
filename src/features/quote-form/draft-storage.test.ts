import { expect, test } from "vitest";
import { emptyDraft, parseStoredDraft } from "#machines/quote-form/quote-draft.ts";
import { emptyQuoteValues } from "../../domain/quote-values.ts";
import { attachmentsHeight, draftWithTyped } from "./draft-storage.ts";

const values = { ...emptyQuoteValues, name: "Thandi", area: "Sandton", message: "Plan: a\nEnd" };

test("text typed before hydration: is added to the stored draft, which keeps the rest", () => {
  const stored = {
    ...emptyDraft,
    values,
    plans: [{ id: 1, plan: "x", path: "/services/patio", place: 0 }],
    prefilled: { service: null, area: "Sandton" },
  };
  const typed = { area: "Benoni", phone: "082 555 0123" };
  expect(parseStoredDraft(draftWithTyped(JSON.stringify(stored), typed))).toEqual({
    ...stored,
    values: { ...values, ...typed },
  });
});

test.each([null, "", "{", "null", "7", "[]", '"text"', "{}", '{"values":null}'])(
  "text typed before hydration: becomes the draft when the store holds %j",
  (stored) => {
    expect(parseStoredDraft(draftWithTyped(stored, values))).toEqual({ ...emptyDraft, values });
  },
);

test("attachments above the fields: take room for each plan and once for the kept list", () => {
  const height = (plans: number, kept: number) =>
    Number.parseFloat(attachmentsHeight([{ id: 1 }, { id: 2 }].slice(0, plans), kept) || "0");
  expect(height(0, 0)).toBe(0);
  expect(height(1, 1)).toBeGreaterThan(height(1, 0));
  expect(height(2, 0)).toBeGreaterThan(height(1, 1));
});
