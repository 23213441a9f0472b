import { useMachine } from "@xstate/react";
import { type RefObject, useEffect } from "react";
import { prefersReducedData } from "../../lib/prefers-reduced-data.ts";
import { inspected } from "../inspection/inspected.ts";
import { officeMapMachine } from "./map.actor.ts";

/**
 * The state of the map in `element`, and how the visitor requests it.
 *
 * @param isProvided false where the owner wants no map
 */
export function useMap(element: RefObject<Element | null>, isProvided: boolean) {
  const [state, send] = useMachine(officeMapMachine, inspected);
  useEffect(() => {
    if (element.current === null || !isProvided) return;
    if (prefersReducedData()) return send({ type: "dataSaver.found" });
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) send({ type: "map.reached" });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isProvided, send]);
  return { state, request: () => send({ type: "map.requested" }) };
}
