import { formFailed } from "../../content/interface/quote-form.ts";
import { ContactLinks } from "../contact-links/contact-links.tsx";
import { RetryAlert } from "../retry-alert/retry-alert.tsx";

/** Replaces a form that throws. */
export const FormFallback = ({ retry }: { retry: () => void }) => (
  <RetryAlert {...formFailed} retry={retry}>
    <ContactLinks />
  </RetryAlert>
);
