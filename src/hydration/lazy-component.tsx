import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useState } from "react";
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
}

/** Makes a component whose script `load` fetches; the server renders it at once. */
export function lazyComponent<Props>(
  fetch: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let resolve: (component: ComponentType<Props>) => void;
  const loaded = new Promise<ComponentType<Props>>((settle) => {
    resolve = settle;
  });
  return {
    Component: lazy(async () => ({ default: await (import.meta.env.SSR ? fetch() : loaded) })),
    async load() {
      // Requesting the files, running them and rendering the result are a task each.
      await yieldToMain();
      const component = await fetch();
      await yieldToMain();
      resolve(component);
    },
  };
}

/**
 * Loads a component when it is first needed, and again when it is needed after a failure.
 *
 * @param need what it is needed for, or null; each new value calls `load`
 * @returns whether it has been needed yet and should be mounted
 */
export function useLoadOnDemand(
  { load }: Pick<LazyComponent<never>, "load">,
  need: string | null,
  onFailure: (need: string) => void,
): boolean {
  const [isMounted, setIsMounted] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each need loads it once.
  useEffect(() => {
    if (need === null) return;
    setIsMounted(true);
    load().catch(() => onFailure(need));
  }, [need]);
  return isMounted;
}
