import { confirmSubmit } from "../../content/interface/quote-form.ts";
import type { QuoteValues } from "../../domain/quote-values.ts";
import { Button } from "../../ui/button/button.tsx";
import { ContactFallback } from "./contact-fallback.tsx";
import { FormPanel, type PanelRef } from "./form-panel.tsx";

interface ConfirmSubmitProps extends PanelRef {
  values: QuoteValues;
}

/**
 * Asks for a second submit when the honeypot was filled: a person can confirm, so nobody is refused
 * (docs/decisions/0010-no-request-is-rejected-as-spam.md).
 */
export function ConfirmSubmit({ ref, values }: ConfirmSubmitProps) {
  return (
    <FormPanel ref={ref} tone="danger" title={confirmSubmit.title} text={confirmSubmit.text}>
      <ContactFallback values={values}>
        <Button type="submit" tone="quiet">
          {confirmSubmit.button}
        </Button>
      </ContactFallback>
    </FormPanel>
  );
}
