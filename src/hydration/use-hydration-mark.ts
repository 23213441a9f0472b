import { type RefObject, useEffect } from "react";

/**
 * Marks the nearest [data-island] as live once React has taken it over. The late loader in the
 * page's head (src/hydration/bootstrap.js) listens for this and repeats what was pressed before.
 */
export function useHydrationMark(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const island = ref.current?.closest("[data-island]");
    if (!island) return;
    // To take it over was work enough for one task; what was pressed is repeated in the next.
    const next = setTimeout(() => {
      // That something in it has the focus was news to no one when it got it.
      const { activeElement } = document;
      if (island.contains(activeElement)) {
        activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
      }
      island.setAttribute("data-live", "");
      island.dispatchEvent(new Event("island:live", { bubbles: true }));
    });
    return () => clearTimeout(next);
  }, [ref]);
}
