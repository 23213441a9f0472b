import { useEffect, useRef } from "react";
import { Icon } from "../../ui/icon/icon.tsx";
import { panelTitle, panelTone } from "./quote-form.css.ts";

/** What stays in the form after success: what happens next. Takes focus, because the button lost it. */
export function SuccessMessage() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <section ref={ref} className={panelTone.done} tabIndex={-1} aria-label="Request received">
      <h3 className={panelTitle}>
        <Icon name="tick" /> Your request has reached us
      </h3>
      <p>
        Next, we phone you to agree on a day for the free site visit. After the visit you get an
        itemised quote. The form is empty again, so nothing is sent twice.
      </p>
    </section>
  );
}
