import { business } from "virtual:business";
import type { QuoteDraft } from "#machines/quote-form/quote-request.ts";
import { TextLink } from "../../ui/link/link.tsx";
import { mailtoHref } from "./request-text.ts";

/** How else to reach us; the e-mail holds what was typed. */
export function ContactFallback({ values }: { values: QuoteDraft }) {
  return (
    <p>
      Or reach us directly: call{" "}
      <TextLink to={`tel:${business.callNumber}`}>{business.visiblePhone}</TextLink>
      {" or "}
      <TextLink to={mailtoHref(business.email, values)}>e-mail your request</TextLink>.
    </p>
  );
}
