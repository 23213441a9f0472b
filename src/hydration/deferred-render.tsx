import { type ReactNode, useDeferredValue } from "react";
import { reservedSpace } from "./deferred-render.css.ts";
import { useIsHydrating } from "./use-is-hydrating.ts";

/**
 * After a client navigation, renders its children once what is above them has painted, for slow phones. At once on a
 * prerendered page, and for a URL with a hash, whose target may be among them.
 */
export function DeferredRender({ children }: { children: ReactNode }) {
  const isComplete = useIsHydrating() || window.location.hash !== "";
  return useDeferredValue(true, isComplete) ? children : <div className={reservedSpace} />;
}
