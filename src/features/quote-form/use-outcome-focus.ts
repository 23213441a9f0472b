import { useEffect, useRef } from "react";
import { hasFocusMoved } from "../../lib/has-focus-moved.ts";

/**
 * Moves the focus to the panel that a submit led to (WCAG 2.2, 4.1.3 Status Messages), unless the
 * visitor has moved on to another field meanwhile (3.2.5). A panel that is there when the form mounts
 * takes no focus.
 *
 * @param outcome a text that changes with every outcome
 * @returns the refs of the panel and of the status line, and what to call at a submit
 */
export function useOutcomeFocus(outcome: string) {
  const panel = useRef<HTMLElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const seenOutcome = useRef(outcome);
  const focusAtSubmit = useRef<Element>(null);
  const rememberFocus = () => {
    // The submit button is about to be disabled: a focus trap would return its focus to a field.
    if (document.activeElement instanceof HTMLButtonElement) {
      status.current?.focus({ preventScroll: true });
    }
    focusAtSubmit.current = document.activeElement;
  };
  useEffect(() => {
    if (seenOutcome.current === outcome) return;
    seenOutcome.current = outcome;
    if (hasFocusMoved(focusAtSubmit.current)) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "nearest" });
  }, [outcome]);
  return { panel, status, rememberFocus };
}
