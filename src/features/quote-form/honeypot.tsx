import type { Ref } from "react";
import { honeypotLabel } from "../../content/interface/quote-form.ts";

interface HoneypotProps {
  ref: Ref<HTMLInputElement>;
  id: string;
}

/**
 * A field that only programs fill in. `hidden` removes it from the screen, the accessibility tree,
 * the tab order and the browser's autofill. The consequences of a filled one are in
 * docs/decisions/0010-no-request-is-rejected-as-spam.md.
 */
export function Honeypot({ ref, id }: HoneypotProps) {
  return (
    <div hidden>
      <label htmlFor={id}>{honeypotLabel}</label>
      <input ref={ref} id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
