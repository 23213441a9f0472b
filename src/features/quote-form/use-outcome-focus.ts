import { useEffect, useLayoutEffect, useRef } from "react";
import { hasFocusMoved } from "../../lib/has-focus-moved.ts";

/**
 * Moves the focus to the panel with the outcome of a submit (WCAG 2.2, 4.1.3 Status Messages), unless
 * the visitor has moved it to another field meanwhile (3.2.5 Change on Request). A panel that is
 * there when the form mounts gets no focus.
 *
 * @param outcome changes with every outcome
 * @param submitting whether the submit button is disabled
 * @returns the refs of panel and status line, and `rememberFocus`, to be called on submit
 */
export function useOutcomeFocus(outcome: string, submitting: boolean) {
  const panel = useRef<HTMLElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const seenOutcome = useRef(outcome);
  const focusAtSubmit = useRef<Element>(null);
  const rememberFocus = () => {
    focusAtSubmit.current = document.activeElement;
  };
  useLayoutEffect(() => {
    if (!submitting) return;
    const { activeElement } = document;
    const isDisabled = activeElement instanceof HTMLButtonElement && activeElement.disabled;
    const isGone = focusAtSubmit.current?.isConnected === false;
    // A button that is disabled or gone loses the focus, which a focus trap would move to a field.
    if (!isDisabled && !isGone) return;
    status.current?.focus({ preventScroll: true });
    focusAtSubmit.current = status.current;
  }, [submitting]);
  useEffect(() => {
    if (seenOutcome.current === outcome) return;
    seenOutcome.current = outcome;
    if (hasFocusMoved(focusAtSubmit.current)) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "nearest" });
  }, [outcome]);
  return { panel, status, rememberFocus };
}
