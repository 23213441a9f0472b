import { partFailed } from "../../content/interface/errors.ts";
import { RetryAlert } from "../retry-alert/retry-alert.tsx";
import { ContactLinks } from "./contact-links.tsx";

/** Replaces a part of the page that throws and has no simpler fallback. */
export const SectionError = ({ retry }: { retry: () => void }) => (
  <RetryAlert {...partFailed} retry={retry}>
    <ContactLinks />
  </RetryAlert>
);
