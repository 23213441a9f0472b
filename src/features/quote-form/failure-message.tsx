import { tryAgain } from "../../content/interface/errors.ts";
import { failure as texts } from "../../content/interface/quote-form.ts";
import type { QuoteFailure } from "../../domain/quote-request.ts";
import type { QuoteValues } from "../../domain/quote-values.ts";
import { Button } from "../../ui/button/button.tsx";
import { ContactFallback } from "./contact-fallback.tsx";
import { FormPanel, type PanelRef } from "./form-panel.tsx";

interface FailureMessageProps extends PanelRef {
  failure: QuoteFailure;
  values: QuoteValues;
}

/**
 * Explains a failure and offers to submit again where that can help, to copy the request, to call or to
 * write. It never submits by itself; the receiver recognises a second copy of the same request.
 */
export function FailureMessage({ ref, failure, values }: FailureMessageProps) {
  const canTryAgain = failure !== "tooLarge";
  const advice = canTryAgain ? texts.advice : texts.adviceToShorten;
  return (
    <FormPanel
      ref={ref}
      tone="danger"
      title={texts.title}
      text={`${texts.reasons[failure]} ${advice}`}
    >
      <ContactFallback values={values}>
        {canTryAgain ? (
          <Button type="submit" tone="quiet">
            {tryAgain}
          </Button>
        ) : null}
      </ContactFallback>
    </FormPanel>
  );
}
