import { useEffect, useState } from "react";
import { useLateMachine } from "../../hydration/use-late-machine.ts";
import { afterPaint } from "../../lib/scheduling.ts";

export interface CategoryFilter {
  /** The category shown; null when all projects are. */
  category: string | null;
  /** True when the last choice came to nothing: the script of the filter cannot be had. */
  unreachable: boolean;
  choose: (category: string | null) => void;
  /** Fetches the filter because it is about to be needed. */
  prepare: () => void;
}

/**
 * The filter of the gallery, which the address mirrors. The page stands prerendered with all
 * projects, so a category in the address is followed once the page has come to life.
 */
export function useCategoryFilter(
  categories: readonly string[],
  address: string | null,
  changeAddress: (category: string | null) => void,
): CategoryFilter {
  const [unreachable, setUnreachable] = useState(false);
  const { snapshot, send, mention, prepare } = useLateMachine(
    async () => (await import("./gallery-filter.actor.ts")).startGalleryFilter(categories),
    () => setUnreachable(true),
  );

  useEffect(() => {
    const tell = address === null ? mention : send;
    tell({ type: "search.changed", category: address });
  }, [address, mention, send]);

  return {
    category: snapshot?.context.category ?? null,
    unreachable: unreachable && snapshot === null,
    choose: (category) => {
      send({ type: "category.chosen", category });
      // The router and the browser's history take longer over it than the filter.
      afterPaint(() => changeAddress(category));
    },
    prepare,
  };
}
