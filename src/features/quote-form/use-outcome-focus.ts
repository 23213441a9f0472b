import { useEffect, useRef } from "react";
import { hasFocusMoved } from "../../lib/has-focus-moved.ts";

/**
 * Moves the focus to the panel that a submit led to, because the pressed button lost it (WCAG 2.2,
 * 4.1.3); not from a visitor who has gone on to another field meanwhile (3.2.5). A panel that stands
 * there already when the form comes on the page takes no focus.
 *
 * @param moment a text that changes with every outcome.
 * @returns the ref of the panel, and what to call at a submit: it notes where the focus is.
 */
export function useOutcomeFocus(moment: string) {
  const panel = useRef<HTMLElement>(null);
  const seen = useRef(moment);
  const atSubmit = useRef<Element>(null);
  const rememberFocus = () => {
    atSubmit.current = document.activeElement;
  };
  useEffect(() => {
    if (seen.current === moment) return;
    seen.current = moment;
    if (hasFocusMoved(atSubmit.current)) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "nearest" });
  }, [moment]);
  return { panel, rememberFocus };
}
