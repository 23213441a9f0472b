import { type ReactNode, useDeferredValue } from "react";
import { reservedSpace } from "./deferred-render.css.ts";
import { useIsHydrating } from "./use-is-hydrating.ts";

/**
 * Renders its children after the paint of what is above them, when a visitor follows a link to the page:
 * the first screen shows before a slow phone has rendered the rest. A prerendered page has all of them,
 * and so has a page that is opened at a hash, because its target has to be there.
 */
export function DeferredRender({ children }: { children: ReactNode }) {
  const isComplete = useIsHydrating() || window.location.hash !== "";
  return useDeferredValue(true, isComplete) ? children : <div className={reservedSpace} />;
}
