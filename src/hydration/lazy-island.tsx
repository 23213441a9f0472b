import { type ComponentType, memo, Suspense, useDeferredValue, useRef, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { lazyComponent } from "./lazy-component.tsx";
import { loadError } from "./lazy-island.css.ts";
import { attribute } from "./protocol.ts";
import { useHydrateOnIntent } from "./use-hydrate-on-intent.ts";
import { isPageHydrated } from "./use-hydration-mark.ts";
import { useIsHydrating } from "./use-is-hydrating.ts";

export interface LazyIslandOptions<Props> {
  fetch: () => Promise<ComponentType<Props>>;
  /** Reserves the island's space while it loads after a client navigation. */
  Placeholder?: ComponentType<Props>;
  /**
   * Shown above the island while its script cannot be loaded; `retry` fetches it again. After a client
   * navigation the island is not prerendered, and empty.
   */
  LoadError?: ComponentType<Props & { retry: () => void; isPrerendered: boolean }>;
  /** Replaces the island when it throws; `retry` renders it again. */
  Fallback: ComponentType<Props & { retry: () => void }>;
}

export interface LazyIsland<Props> {
  Island: ComponentType<Props>;
  /**
   * Loads the island without waiting for the visitor. After a failure, the next interaction with it
   * loads it again.
   */
  hydrate: () => void;
  /**
   * Loads the island together with the page that a client navigation leads to: there is no HTML to
   * show meanwhile. Does nothing on the first page, and leaves a failure to the island.
   */
  preload: () => Promise<void>;
}

const Nothing = () => null;

/**
 * Makes an island that is hydrated on interaction: when a visitor points at it, touches it or
 * focuses it. Its component calls `useHydrationMark` and adopts what was typed before hydration; the
 * bootstrap replays what was pressed before.
 */
export function lazyIsland<Props extends object>({
  fetch,
  Placeholder = Nothing,
  LoadError = Nothing,
  Fallback,
}: LazyIslandOptions<Props>): LazyIsland<Props> {
  const { Component, load, tryLoad } = lazyComponent(fetch);
  const hydrate = () => void tryLoad();

  /**
   * Shown only after a client navigation, where there is no HTML to hydrate; its mark makes
   * `useHydrateOnIntent` load the island.
   */
  function Loading(props: Props) {
    return (
      <>
        <Placeholder {...props} />
        <span hidden {...{ [attribute.loading]: "" }} />
      </>
    );
  }

  // Memoised apart from the island: a render with other children would discard HTML that React has
  // not hydrated yet.
  const Content = memo(function Content(props: Props) {
    return (
      <Suspense fallback={<Loading {...props} />}>
        <Component {...props} />
      </Suspense>
    );
  });

  const Island = memo(function Island(props: Props) {
    const ref = useRef<HTMLDivElement>(null);
    const { loadFailed, retry } = useHydrateOnIntent(ref, load);
    // After a client navigation, the page is painted first. The island follows in a transition, or
    // React would keep the fallback for 300 ms, even though `preload` has loaded the component.
    const isHydrating = useIsHydrating();
    const isRendered = useDeferredValue(true, isHydrating);
    const [isPrerendered] = useState(isHydrating);

    return (
      <div
        ref={ref}
        {...{ [attribute.island]: "", [attribute.loadFailed]: loadFailed ? "" : undefined }}
      >
        {loadFailed ? (
          <div className={loadError}>
            <LoadError {...props} retry={retry} isPrerendered={isPrerendered} />
          </div>
        ) : null}
        <ErrorBoundary
          fallbackRender={({ resetErrorBoundary }) => (
            <Fallback {...props} retry={resetErrorBoundary} />
          )}
        >
          {isRendered ? <Content {...props} /> : <Loading {...props} />}
        </ErrorBoundary>
      </div>
    );
  });

  return {
    Island,
    hydrate,
    async preload() {
      if (import.meta.env.SSR || !isPageHydrated()) return;
      await tryLoad();
    },
  };
}
