import { Children, type ReactNode, startTransition, useEffect, useState } from "react";
import { placeholder } from "./progressive-render.css.ts";
import { useIsHydrating } from "./use-is-hydrating.ts";

export interface ProgressiveRenderProps {
  children: ReactNode;
  /** How many children each batch adds. */
  batchSize?: number;
  /** How many children the first render shows: none below a picture hero, which fills a phone. */
  initialCount?: number;
}

/**
 * Renders its children in batches after a client navigation: the next page shows its first screen,
 * and responds to input, before a slow phone renders the rest. A prerendered page is hydrated whole,
 * and so is a page that is opened at a hash, because its target has to be there.
 */
export function ProgressiveRender({
  children,
  batchSize = 1,
  initialCount = batchSize,
}: ProgressiveRenderProps) {
  const parts = Children.toArray(children);
  const isHydrating = useIsHydrating();
  const [count, setCount] = useState(() =>
    isHydrating || window.location.hash !== "" ? parts.length : initialCount,
  );
  const isComplete = count >= parts.length;

  useEffect(() => {
    if (!isComplete) startTransition(() => setCount(count + batchSize));
  }, [count, isComplete, batchSize]);

  if (isComplete) return parts;
  return count === 0 ? <div className={placeholder} /> : parts.slice(0, count);
}
