import { useEffect, useLayoutEffect, useRef } from "react";
import { hasFocusMoved } from "../../lib/move-focus.ts";
import { announce } from "../../ui/visually-hidden/visually-hidden.tsx";

/**
 * Moves the focus to the panel with the outcome of a submit, unless the visitor has moved it meanwhile (WCAG 2.2, 3.2.5);
 * then it announces the panel's title (4.1.3). A panel that the form mounts with does not get the focus. `outcome`
 * changes with every outcome; call `rememberFocus` on submit.
 */
export function useOutcomeFocus(outcome: string, sending: boolean) {
  const panel = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const seenOutcome = useRef(outcome);
  const focusAtSubmit = useRef<Element>(null);
  const rememberFocus = () => {
    focusAtSubmit.current = document.activeElement;
  };
  useLayoutEffect(() => {
    // The retry button has gone with its panel, and the focus trap would move the focus to a field.
    if (!sending || focusAtSubmit.current?.isConnected !== false) return;
    button.current?.focus({ preventScroll: true });
    focusAtSubmit.current = button.current;
  }, [sending]);
  useEffect(() => {
    if (seenOutcome.current === outcome) return;
    seenOutcome.current = outcome;
    if (panel.current === null) return;
    if (hasFocusMoved(focusAtSubmit.current)) {
      announce(panel.current.querySelector("h3")?.textContent ?? "");
      return;
    }
    panel.current.focus({ preventScroll: true });
    panel.current.scrollIntoView({ block: "nearest" });
  }, [outcome]);
  return { panel, button, rememberFocus };
}
