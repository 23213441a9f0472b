import { type ComponentType, memo, Suspense, useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { reloadPage } from "../lib/reload-page.ts";
import { lazyComponent } from "./lazy-component.tsx";
import { loadError } from "./lazy-island.css.ts";
import { attribute, islandEvent } from "./protocol.ts";
import { isPageHydrated } from "./use-hydration-mark.ts";

export interface LazyIslandOptions<Props> {
  fetch: () => Promise<ComponentType<Props>>;
  /** Reserves the island's space while it loads after a client navigation. */
  Placeholder?: ComponentType<Props>;
  /** Shown above the island while its script cannot be loaded; `retry` fetches it again. */
  LoadError?: ComponentType<{ retry: () => void }>;
  /** Replaces the island when it throws; `retry` renders it again. */
  Fallback: ComponentType<Props & { retry: () => void }>;
}

export interface LazyIsland<Props> {
  Island: ComponentType<Props>;
  load: () => Promise<void>;
  /**
   * Loads the island together with the page that a client navigation leads to: there is no HTML to
   * show meanwhile. Does nothing on the first page, and leaves a failure to the island.
   */
  preload: () => Promise<void>;
}

/** Events in an island that make it load. */
const intents = [
  "pointerenter",
  "focus",
  // The browser's find in page revealed a collapsed part of it.
  "beforematch",
  islandEvent.requested,
] as const;

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
  const { Component, load } = lazyComponent(fetch);

  /** Shown only where there is no HTML to hydrate. */
  function Loading(props: Props) {
    useEffect(() => {
      load().catch(() => {});
    }, []);
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
    const [loadFailed, setLoadFailed] = useState(false);

    const retry = () => {
      // Firefox does not fetch a module again that failed once, until the page is reloaded.
      load()
        .then(() => setLoadFailed(false), reloadPage)
        .catch(() => {});
    };

    useEffect(() => {
      const element = ref.current;
      if (element === null) return;
      const hydrate = () => {
        load().then(
          () => setLoadFailed(false),
          () => {
            setLoadFailed(true);
            element.dispatchEvent(new Event(islandEvent.loadFailed, { bubbles: true }));
          },
        );
      };
      const isRequested =
        element.querySelector(`[${attribute.pending}], [${attribute.loading}]`) !== null;
      if (isRequested || element.contains(document.activeElement)) hydrate();
      const onIntent = ({ type }: Event) => {
        // An alert with a retry button must not vanish while the pointer or the focus moves to it.
        const isAlerting = element.querySelector("[role=alert]") !== null;
        if (type === islandEvent.requested || !isAlerting) hydrate();
      };
      for (const intent of intents) element.addEventListener(intent, onIntent, true);
      return () => {
        for (const intent of intents) element.removeEventListener(intent, onIntent, true);
      };
    }, []);

    return (
      <div
        ref={ref}
        {...{ [attribute.island]: "", [attribute.loadFailed]: loadFailed ? "" : undefined }}
      >
        {loadFailed ? (
          <div className={loadError}>
            <LoadError retry={retry} />
          </div>
        ) : null}
        <ErrorBoundary
          fallbackRender={({ resetErrorBoundary }) => (
            <Fallback {...props} retry={resetErrorBoundary} />
          )}
        >
          <Content {...props} />
        </ErrorBoundary>
      </div>
    );
  });

  return {
    Island,
    load,
    async preload() {
      if (import.meta.env.SSR || !isPageHydrated()) return;
      await load().catch(() => {});
    },
  };
}
