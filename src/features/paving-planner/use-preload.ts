import { type RefObject, useEffect } from "react";
import { prefersReducedData } from "../../lib/prefers-reduced-data.ts";
import { plannerScript } from "../planner-script/planner-script.actor.ts";

/** How far below the window the prices are when the planner's script loads: a press need not wait for it. */
const preloadDistance = "0px 0px 50% 0px";

/** Loads the planner's script once an element comes near, except for a visitor who prefers reduced data. */
export function usePreload(root: RefObject<Element | null>) {
  useEffect(() => {
    if (root.current === null || prefersReducedData()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        plannerScript.send({ type: "needed" });
      },
      { rootMargin: preloadDistance },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [root]);
}
