import { type RefObject, useEffect } from "react";
import { attribute, islandEvent } from "./protocol.ts";

/**
 * Marks the nearest island as hydrated and dispatches `islandEvent.hydrated`, which lets the
 * bootstrap replay what was activated before.
 */
export function useHydrationMark(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const island = ref.current?.closest(`[${attribute.island}]`);
    if (!island) return;
    // In a task of its own: hydration and a replayed press in one task would block for too long.
    const task = setTimeout(() => {
      // Components that listen for focus missed what was focused before they were hydrated.
      const { activeElement } = document;
      if (island.contains(activeElement)) {
        activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
      }
      island.setAttribute(attribute.hydrated, "");
      island.dispatchEvent(new Event(islandEvent.hydrated, { bubbles: true }));
    });
    return () => clearTimeout(task);
  }, [ref]);
}

/** Whether React has hydrated the page's frame, so that another page is a client navigation. */
export const isPageHydrated = () =>
  document.getElementById("root")?.hasAttribute(attribute.hydrated) ?? false;
