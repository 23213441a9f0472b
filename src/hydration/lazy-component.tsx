import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from "react";
import { ErrorBoundary, type ErrorBoundaryPropsWithFallback } from "react-error-boundary";
import { yieldToMain } from "../lib/scheduling.ts";

export interface LazyComponent<Props> {
  /**
   * Suspends until `load` has been called and has succeeded. In a prerendered page its HTML stays as
   * it is until then. While it suspends it must keep its props, or React renders it again without
   * that HTML.
   */
  Component: LazyExoticComponent<ComponentType<Props>>;
  /** Fetches the component. Called again after a failure, it fetches again. */
  load: () => Promise<void>;
  /** Calls `load`, but never rejects: the next interaction that needs the component loads it again. */
  tryLoad: () => Promise<void>;
}

/** Makes a component whose script `load` fetches; the server renders it at once. */
export function lazyComponent<Props>(
  fetch: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let resolve: (component: ComponentType<Props>) => void;
  const loaded = new Promise<ComponentType<Props>>((settle) => {
    resolve = settle;
  });
  const load = async () => {
    // Requesting the files, running them and rendering the result are a task each.
    await yieldToMain();
    const component = await fetch();
    await yieldToMain();
    resolve(component);
  };
  return {
    Component: lazy(async () => ({ default: await (import.meta.env.SSR ? fetch() : loaded) })),
    load,
    tryLoad: () => load().catch(() => {}),
  };
}

export interface LazySlotProps
  extends Partial<Pick<ErrorBoundaryPropsWithFallback, "fallback" | "onError" | "resetKeys">> {
  load: LazyComponent<never>["load"];
  /** What the component is needed for, or null; each new value calls `load`. */
  need: string | null;
  onLoadError?: (need: string) => void;
  /** The component, in an element. */
  children: ReactNode;
}

/**
 * Mounts a lazy component when it is first needed, and keeps it. After a failure, the next need loads
 * it again. A failure is not reported once the component is no longer needed.
 */
export function LazySlot({
  load,
  need,
  onLoadError,
  children,
  fallback = null,
  ...boundary
}: LazySlotProps) {
  const [isMounted, setIsMounted] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each need loads it once.
  useEffect(() => {
    if (need === null) return;
    let isNeeded = true;
    // Not before, and as a transition: React shows what has suspended 300 ms after its fallback.
    load().then(
      () => startTransition(() => setIsMounted(true)),
      () => {
        if (isNeeded) onLoadError?.(need);
      },
    );
    return () => {
      isNeeded = false;
    };
  }, [need]);
  if (!isMounted) return null;
  return (
    <ErrorBoundary fallback={fallback} {...boundary}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
