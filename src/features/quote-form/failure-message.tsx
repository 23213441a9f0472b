import { tryAgain } from "../../content/interface/errors.ts";
import { failure as texts } from "../../content/interface/quote-form.ts";
import type { QuoteFailure } from "../../domain/quote-request.ts";
import type { QuoteValues } from "../../domain/quote-values.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { useCopy } from "../copy/use-copy.ts";
import { ContactFallback } from "./contact-fallback.tsx";
import { FormPanel, type PanelRef } from "./form-panel.tsx";
import { actions, status } from "./quote-form.css.ts";
import { requestText } from "./request-text.ts";

interface FailureMessageProps extends PanelRef {
  failure: QuoteFailure;
  values: QuoteValues;
}

/**
 * Explains a failure and offers to submit again, to copy the request, to call or to write. It never
 * submits by itself; the receiver recognises a second copy of the same request.
 */
export function FailureMessage({ ref, failure, values }: FailureMessageProps) {
  const { outcome, copy } = useCopy(requestText(values), texts);
  return (
    <FormPanel
      ref={ref}
      tone="danger"
      title={texts.title}
      text={`${texts.reasons[failure]} ${texts.advice}`}
    >
      <div className={actions}>
        <Button type="submit" tone="quiet">
          {tryAgain}
        </Button>
        <Button tone="quiet" onClick={copy}>
          <Icon name="copy" /> {texts.copyButton}
        </Button>
      </div>
      <p className={status} role="status">
        {outcome}
      </p>
      <ContactFallback values={values} />
    </FormPanel>
  );
}
