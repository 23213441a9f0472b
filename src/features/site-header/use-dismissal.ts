import { type RefObject, useLayoutEffect } from "react";

export interface Dismissal {
  /** The button together with what it opens. */
  area: RefObject<HTMLElement | null>;
  /** Gets the focus back on Escape. */
  button: RefObject<HTMLElement | null>;
  open: boolean;
  onEscape: () => void;
  onPressOutside: () => void;
  /** The focus went on to something outside. */
  onFocusOutside: () => void;
}

/**
 * What closes an open menu. It is heard on the whole document, because what a mouse opened must
 * close on Escape wherever the focus is (WCAG 2.2, 1.4.13).
 */
export function useDismissal({ area, button, open, ...closing }: Dismissal) {
  const { onEscape, onPressOutside, onFocusOutside } = closing;
  // With what opens, not after its paint: whoever is quick has gone on by then.
  useLayoutEffect(() => {
    if (!open) return;
    const isOutside = ({ target }: Event) =>
      target instanceof Node && !area.current?.contains(target);
    const press = (event: PointerEvent) => {
      if (isOutside(event)) onPressOutside();
    };
    const focus = (event: FocusEvent) => {
      if (isOutside(event)) onFocusOutside();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      onEscape();
      // Someone who points here while typing elsewhere keeps their place.
      const { activeElement, body } = document;
      if (activeElement === body || area.current?.contains(activeElement)) button.current?.focus();
    };
    // On the way down: in a part whose script has not come yet, React stops them on the way up.
    document.addEventListener("pointerdown", press, true);
    document.addEventListener("focusin", focus, true);
    document.addEventListener("keydown", key, true);
    return () => {
      document.removeEventListener("pointerdown", press, true);
      document.removeEventListener("focusin", focus, true);
      document.removeEventListener("keydown", key, true);
    };
  }, [area, button, open, onEscape, onPressOutside, onFocusOutside]);
}
