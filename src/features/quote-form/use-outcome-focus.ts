import { useEffect, useRef } from "react";

/**
 * Moves the focus to the panel that a submit led to, because the pressed button lost it (WCAG 2.2,
 * 4.1.3). A panel that stands there already when the form comes on the page takes no focus.
 *
 * @param moment a text that changes with every outcome.
 * @returns the ref of the panel.
 */
export function useOutcomeFocus(moment: string) {
  const panel = useRef<HTMLElement>(null);
  const seen = useRef(moment);
  useEffect(() => {
    if (seen.current === moment) return;
    seen.current = moment;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "nearest" });
  }, [moment]);
  return panel;
}
