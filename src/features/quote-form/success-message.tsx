import { success } from "../../content/interface/quote-form.ts";
import type { AttachedPlan } from "../../domain/attachments.ts";
import { quoteFieldNames } from "../../domain/quote-request.ts";
import type { QuoteValues } from "../../domain/quote-values.ts";
import { FormPanel, type PanelRef } from "./form-panel.tsx";

interface SuccessMessageProps extends PanelRef {
  /** What the form holds after the success: what was changed while the request was being sent. */
  values: QuoteValues;
  plans: readonly AttachedPlan[];
}

/** Confirms that the request was received and says what happens next. */
export function SuccessMessage({ ref, values, plans }: SuccessMessageProps) {
  const isCleared = plans.length === 0 && quoteFieldNames.every((name) => values[name] === "");
  const text = isCleared ? success.text : success.textWithRest;
  return <FormPanel ref={ref} tone="success" title={success.title} text={text} />;
}
