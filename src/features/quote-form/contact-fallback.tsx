import { business } from "virtual:business";
import type { ReactNode } from "react";
import { whatsapp } from "../../content/interface/contact.ts";
import { emailSubject, contactFallback as texts } from "../../content/interface/quote-form.ts";
import type { QuoteValues } from "../../domain/quote-values.ts";
import { emailLink, whatsappLink } from "../../shell/message-links.ts";
import { useCopy } from "../../shell/use-copy.ts";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { TextLink } from "../../ui/link/link.tsx";
import { actions, status } from "./quote-form.css.ts";
import { requestText } from "./request-text.ts";

interface ContactFallbackProps {
  values: QuoteValues;
  /** A button that submits again, where that can help. */
  children?: ReactNode;
}

/** Ways to reach the company when a request was not sent; chat and email hold what was typed, as far as it fits. */
export function ContactFallback({ values, children }: ContactFallbackProps) {
  const text = requestText(values);
  const { outcome, copy } = useCopy(text, texts);
  const chat = whatsappLink(text);
  const email = emailLink(emailSubject, text);
  return (
    <>
      <div className={actions}>
        {children}
        <Button tone="quiet" onClick={copy}>
          <Icon name="copy" /> {texts.copyButton}
        </Button>
      </div>
      <p className={status} role="status">
        {outcome}
      </p>
      <p>
        {texts.beforePhone}
        <TextLink to={`tel:${business.callNumber}`}>{business.visiblePhone}</TextLink>
        {chat === null ? null : (
          <>
            {texts.beforeWhatsapp}
            <TextLink to={chat.href}>{whatsapp}</TextLink>
          </>
        )}
        {texts.between}
        <TextLink to={email.href}>{texts.emailLink}</TextLink>
        {texts.after}
      </p>
      {email.isShortened ? <p>{texts.shortened}</p> : null}
    </>
  );
}
