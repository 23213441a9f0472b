import { pavingPresets } from "#src/content/paving-presets.ts";
import type { AttachedPlan } from "#src/domain/attachments.ts";
import { serialisePlan } from "#src/domain/plan-link.ts";
import { mapQuoteFields, type QuoteFieldName, quoteFieldNames } from "#src/domain/quote-request.ts";
import type { QuoteValues } from "#src/domain/quote-values.ts";

/** Equivalence classes of field values: the form treats all values of a kind alike. */
export type AnswerKind = "empty" | "invalid" | "boundary" | "valid" | "other" | "prefilled";

type Answers = Partial<Record<AnswerKind, string>> & { empty: ""; valid: string; other: string };

/**
 * A value of each kind for each field (docs/specification.md#validation). `invalid` is the longest
 * value that validation rejects, `boundary` the shortest that it accepts.
 */
export const answers: Record<QuoteFieldName, Answers> = {
  name: { empty: "", invalid: " T ", boundary: "Li", valid: "Thandi Nkosi", other: "Sipho Dube" },
  email: {
    empty: "",
    invalid: "thandi@example",
    boundary: "o'b@e.z",
    valid: "thandi@example.co.za",
    other: "sipho@example.co.za",
  },
  phone: {
    empty: "",
    invalid: "082 555 0",
    boundary: "0825550123",
    valid: "+27 (82) 555 01 23",
    other: "011 555 0123",
  },
  area: { empty: "", invalid: " B ", boundary: "Bo", valid: "Rynfield", other: "Midrand" },
  service: {
    empty: "",
    boundary: "Other",
    valid: "Driveway Paving",
    other: "Patio Paving",
    prefilled: "Commercial Paving",
  },
  message: {
    empty: "",
    valid: "About 60 m², two cars.",
    other: "A path of 20 m.",
  },
};

/** The plan that the planner of the patio page adds. */
export const planned: AttachedPlan = {
  id: 1,
  plan: serialisePlan(pavingPresets.patio.plan),
  path: "/services/patio",
};

/** A value of that kind for every field. */
export const valuesOf = (kind: "empty" | "valid"): QuoteValues =>
  mapQuoteFields((name) => answers[name][kind]);

/** The kind of each field's value; a prefilled one counts as valid. */
export function kindsOf(values: QuoteValues): readonly string[] {
  return quoteFieldNames.map((field) => {
    const kind = Object.entries(answers[field]).find(([, text]) => text === values[field])?.[0];
    if (kind === undefined)
      throw new Error(`Expected a listed value of ${field}, got "${values[field]}".`);
    return kind === "prefilled" ? "valid" : kind;
  });
}
