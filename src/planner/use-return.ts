import { type RefObject, useLayoutEffect, useRef } from "react";

/** Marks a button that opens the planner; its value is the name of the preset to start with. */
export const presetAttribute = "data-preset";

/** The button that opened the planner, and where the page was scrolled to then, in px. */
export interface Opener {
  button: HTMLElement;
  scrollY: number;
}

/**
 * After the planner closes, restores focus and scroll position to where it was opened.
 *
 * @param link the link or photo button that opened it last, to which Back scrolls; null if none did
 */
export function useReturn(
  isOpen: boolean,
  root: RefObject<Element | null>,
  opener: RefObject<Opener | null>,
  link: unknown,
) {
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    const isClosing = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!isClosing) return;
    const isControl = link instanceof HTMLAnchorElement || link instanceof HTMLInputElement;
    if (isControl && link.isConnected) return link.focus();
    if (opener.current === null)
      return root.current?.querySelector<HTMLElement>(`[${presetAttribute}]`)?.focus();
    opener.current.button.focus({ preventScroll: true });
    window.scrollTo({ top: opener.current.scrollY, behavior: "instant" });
  }, [isOpen, root, opener, link]);
}
