import { OutcomePanel, type OutcomeRef } from "./outcome-panel.tsx";

/** What stays in the form after success: what happens next. */
export function SuccessMessage({ ref }: OutcomeRef) {
  return (
    <OutcomePanel ref={ref} tone="done" title="Your request has reached us">
      <p>
        Next, we phone you to agree on a day for the free site visit. After the visit you get an
        itemised quote. The form is empty again, so nothing is sent twice.
      </p>
    </OutcomePanel>
  );
}
