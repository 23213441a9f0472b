import { success } from "../../content/interface/quote-form.ts";
import { FormPanel, type PanelRef } from "./form-panel.tsx";

/** Confirms that the request was received and says what happens next. */
export function SuccessMessage({ ref }: PanelRef) {
  return <FormPanel ref={ref} tone="success" title={success.title} text={success.text} />;
}
