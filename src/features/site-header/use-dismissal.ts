import { type RefObject, useEffect } from "react";

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
  useEffect(() => {
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
    document.addEventListener("pointerdown", press);
    document.addEventListener("focusin", focus);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("focusin", focus);
      document.removeEventListener("keydown", key);
    };
  }, [area, button, open, onEscape, onPressOutside, onFocusOutside]);
}
