import { useState } from "react";
import type { QuoteDraft } from "#machines/quote-form/quote-request.ts";
import type { QuoteFailure } from "../../domain/quote-request.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { ContactFallback } from "./contact-fallback.tsx";
import { OutcomePanel, type OutcomeRef } from "./outcome-panel.tsx";
import { actions, status } from "./quote-form.css.ts";
import { requestAsText } from "./request-text.ts";

/** What happened, in words that claim no more than is known. */
const explanation: Record<QuoteFailure, string> = {
  refused: "Our server answered, but did not take the request.",
  unreachable: "No answer came back. The connection may be down.",
  timeout: "No answer came back in time. The request may have reached us all the same.",
  interrupted:
    "The page was left while the request was on its way. It may have reached us all the same.",
};

const copied = "Your request is copied. You can paste it into a message.";
const notCopied = "This browser does not let us copy. The e-mail link holds your request too.";

export interface FailureMessageProps extends OutcomeRef {
  failure: QuoteFailure;
  values: QuoteDraft;
}

/**
 * What stays in the form after a failure: what happened, and every other way to reach us. Nothing
 * is sent again without the visitor's wish; a second copy of the same request is recognised.
 */
export function FailureMessage({ ref, failure, values }: FailureMessageProps) {
  const [answer, setAnswer] = useState("");
  const copy = async () => {
    try {
      // Without HTTPS there is no clipboard at all.
      await navigator.clipboard.writeText(requestAsText(values));
      setAnswer(copied);
    } catch {
      setAnswer(notCopied);
    }
  };
  return (
    <OutcomePanel ref={ref} tone="danger" title="Your request was not confirmed">
      <p>
        {explanation[failure]} What you typed is still here. You can try again safely: the same
        request counts once.
      </p>
      <div className={actions}>
        <Button type="submit" tone="quiet">
          Try again
        </Button>
        <Button tone="quiet" onClick={() => void copy()}>
          <Icon name="copy" /> Copy my request
        </Button>
      </div>
      <p className={status} role="status">
        {answer}
      </p>
      <ContactFallback values={values} />
    </OutcomePanel>
  );
}
