import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from "react";
import { patience } from "./protocol.ts";

export interface LazySlotProps<Props> {
  /** What the component is needed for, or null; each new value loads it, if it has not loaded. */
  need: string | null;
  /** Called when it did not load in time while it was needed. */
  onFailure: (need: string) => void;
  /** The component's props. */
  props: Props;
  /** Shown until the component has loaded. */
  children?: ReactNode;
}

export interface LazyComponent<Props> {
  /** Mounts the component when it is first needed, and keeps it. */
  Slot: ComponentType<LazySlotProps<Props>>;
  /** Fetches the component; never rejects, because the next need fetches it again. */
  preload: () => Promise<void>;
}

/**
 * Makes a component that a press opens: its script loads on intent or when it is needed, and again with the
 * next need if it failed (`importModule` repeats each request once).
 */
export function lazyComponent<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;
  const load = () => {
    loading ??= fetch();
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };

  function Slot({ need, onFailure, props, children }: LazySlotProps<Props>) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    // biome-ignore lint/correctness/useExhaustiveDependencies: each need loads it once.
    useEffect(() => {
      if (need === null || Loaded !== null) return;
      const timer = setTimeout(() => onFailure(need), patience);
      let isNeeded = true;
      load()
        .then(
          // As a transition, so that the feedback on the press is painted first.
          (component) => startTransition(() => setLoaded(() => component)),
          () => {
            if (isNeeded) onFailure(need);
          },
        )
        .finally(() => clearTimeout(timer));
      return () => {
        isNeeded = false;
        clearTimeout(timer);
      };
    }, [need]);
    return Loaded === null ? children : <Loaded {...props} />;
  }

  return {
    Slot,
    preload: () =>
      load().then(
        () => {},
        () => {},
      ),
  };
}
