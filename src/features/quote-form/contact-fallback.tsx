import { business } from "virtual:business";
import type { QuoteDraft } from "#machines/quote-form/quote-request.ts";
import { contactFallback } from "../../content/interface/quote-form.ts";
import { TextLink } from "../../ui/link/link.tsx";
import { mailtoHref } from "./request-text.ts";

/** Phone and e-mail links for a request that was not sent; the e-mail holds what was typed. */
export function ContactFallback({ values }: { values: QuoteDraft }) {
  return (
    <p>
      {contactFallback.beforePhone}
      <TextLink to={`tel:${business.callNumber}`}>{business.visiblePhone}</TextLink>
      {contactFallback.between}
      <TextLink to={mailtoHref(business.email, values)}>{contactFallback.emailLink}</TextLink>
      {contactFallback.after}
    </p>
  );
}
