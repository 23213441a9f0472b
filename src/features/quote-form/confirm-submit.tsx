import type { QuoteDraft } from "#machines/quote-form/quote-request.ts";
import { Button } from "../../ui/button/button.tsx";
import { ContactFallback } from "./contact-fallback.tsx";
import { OutcomePanel, type OutcomeRef } from "./outcome-panel.tsx";
import { actions } from "./quote-form.css.ts";

export interface ConfirmSubmitProps extends OutcomeRef {
  values: QuoteDraft;
}

/** What stands in the form when a trap was filled in: nobody is refused, a person presses again. */
export function ConfirmSubmit({ ref, values }: ConfirmSubmitProps) {
  return (
    <OutcomePanel ref={ref} tone="danger" title="Please press once more to send">
      <p>
        Something filled in a part of this form that nobody can see, as programs do that send
        advertising. Nothing has been sent yet, and what you typed is still here.
      </p>
      <div className={actions}>
        <Button type="submit" tone="quiet">
          Send my request
        </Button>
      </div>
      <ContactFallback values={values} />
    </OutcomePanel>
  );
}
