import { business } from "virtual:business";
import { whatsapp } from "../../content/interface/contact-links.ts";
import { contactFallback, emailSubject } from "../../content/interface/quote-form.ts";
import type { QuoteValues } from "../../domain/quote-values.ts";
import { TextLink } from "../../ui/link/link.tsx";
import { whatsappHrefWith } from "../contact-links/whatsapp.ts";
import { mailtoHref, requestForLink } from "./request-text.ts";

/** Ways to reach the company when a request was not sent; chat and email hold what was typed. */
export function ContactFallback({ values }: { values: QuoteValues }) {
  const text = requestForLink(values);
  const chat = whatsappHrefWith(text);
  return (
    <p>
      {contactFallback.beforePhone}
      <TextLink to={`tel:${business.callNumber}`}>{business.visiblePhone}</TextLink>
      {chat === null ? null : (
        <>
          {contactFallback.beforeWhatsapp}
          <TextLink to={chat}>{whatsapp}</TextLink>
        </>
      )}
      {contactFallback.between}
      <TextLink to={mailtoHref(business.email, emailSubject, text)}>
        {contactFallback.emailLink}
      </TextLink>
      {contactFallback.after}
    </p>
  );
}
