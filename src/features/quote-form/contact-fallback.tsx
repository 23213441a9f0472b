import { business } from "virtual:business";
import type { QuoteValues } from "#machines/quote-form/quote-request.ts";
import { whatsapp } from "../../content/interface/contact-links.ts";
import { contactFallback } from "../../content/interface/quote-form.ts";
import { TextLink } from "../../ui/link/link.tsx";
import { whatsappHref } from "../contact-links/whatsapp.ts";
import { mailtoHref } from "./request-text.ts";

/** Ways to reach the company when a request was not sent; the email holds what was typed. */
export function ContactFallback({ values }: { values: QuoteValues }) {
  return (
    <p>
      {contactFallback.beforePhone}
      <TextLink to={`tel:${business.callNumber}`}>{business.visiblePhone}</TextLink>
      {whatsappHref === null ? null : (
        <>
          {contactFallback.beforeWhatsapp}
          <TextLink to={whatsappHref}>{whatsapp}</TextLink>
        </>
      )}
      {contactFallback.between}
      <TextLink to={mailtoHref(business.email, values)}>{contactFallback.emailLink}</TextLink>
      {contactFallback.after}
    </p>
  );
}
