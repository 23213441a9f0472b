import { type RefObject, useLayoutEffect } from "react";

interface DismissalOptions {
  /** Contains the button and what it opens. */
  container: RefObject<HTMLElement | null>;
  /** Gets the focus on Escape, unless the visitor has moved it elsewhere. */
  button: RefObject<HTMLElement | null>;
  open: boolean;
  onEscape: () => void;
  onPressOutside: () => void;
  onFocusOutside: () => void;
}

/**
 * Reports what dismisses an open menu: Escape, and a press or focus outside. Listens on the document,
 * because a menu opened on hover must close on Escape wherever the focus is (WCAG 2.2, 1.4.13).
 */
export function useDismissal({ container, button, open, ...callbacks }: DismissalOptions) {
  const { onEscape, onPressOutside, onFocusOutside } = callbacks;
  // A layout effect: an effect runs after the paint and would miss a press right after opening.
  useLayoutEffect(() => {
    if (!open) return;
    const isOutside = ({ target }: Event) =>
      target instanceof Node && !container.current?.contains(target);
    const handlePress = (event: PointerEvent) => {
      if (isOutside(event)) onPressOutside();
    };
    const handleFocus = (event: FocusEvent) => {
      if (isOutside(event)) onFocusOutside();
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      onEscape();
      // A visitor who only hovers the menu while typing elsewhere keeps the focus there.
      const { activeElement, body } = document;
      if (activeElement === body || container.current?.contains(activeElement))
        button.current?.focus();
    };
    // In the capture phase: React stops the propagation of events in parts that it has not hydrated.
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener("pointerdown", handlePress, options);
    document.addEventListener("focusin", handleFocus, options);
    document.addEventListener("keydown", handleKey, options);
    return () => listening.abort();
  }, [container, button, open, onEscape, onPressOutside, onFocusOutside]);
}
