import { business } from "virtual:business";
import { useEffect, useRef, useState } from "react";
import type { QuoteFailure } from "#machines/quote-form/quote-draft.ts";
import type { QuoteFormContext } from "#machines/quote-form/quote-form.context.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { TextLink } from "../../ui/link/link.tsx";
import { actions, panelTitle, panelTone } from "./quote-form.css.ts";
import { mailtoAddress, requestAsText } from "./request-text.ts";

/** What happened, in words that claim no more than is known. */
const explanation: Record<QuoteFailure, string> = {
  refused: "Our request service answered, but did not accept the request.",
  unreachable: "No answer came back. The connection may be down.",
  timeout: "No answer came back in time. The request may have arrived all the same.",
  interrupted:
    "The page was left while your request was being sent. It may have arrived all the same.",
};

/**
 * What stays in the form after a failure: what happened, and every other way to reach us. Nothing
 * is sent again without the visitor's wish; a second copy of the same request is recognised.
 */
export function FailureMessage({ context }: { context: QuoteFormContext }) {
  const ref = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState<"no" | "yes" | "refused">("no");
  useEffect(() => ref.current?.focus(), []);
  const { failure, values } = context;
  return (
    <section ref={ref} className={panelTone.danger} tabIndex={-1} aria-label="Request not sent">
      <h3 className={panelTitle}>
        <Icon name="warning" /> Your request was not confirmed
      </h3>
      <p>
        {failure === null ? null : explanation[failure]} What you typed is still here. You can try
        again safely: the same request is counted once.
      </p>
      <div className={actions}>
        <Button type="submit">Try again</Button>
        <Button
          tone="quiet"
          onClick={() => {
            navigator.clipboard.writeText(requestAsText(values)).then(
              () => setCopied("yes"),
              () => setCopied("refused"),
            );
          }}
        >
          <Icon name="copy" /> Copy my request
        </Button>
      </div>
      <p role="status">
        {copied === "yes" ? "Your request is copied. You can paste it into a message." : ""}
        {copied === "refused"
          ? "This browser does not let us copy. The e-mail link holds your request too."
          : ""}
      </p>
      <p>
        Or reach us directly: call{" "}
        <TextLink to={`tel:${business.callNumber}`}>{business.visiblePhone}</TextLink>
        {" or "}
        <TextLink to={mailtoAddress(business.email, values)}>e-mail your request</TextLink>.
      </p>
    </section>
  );
}
