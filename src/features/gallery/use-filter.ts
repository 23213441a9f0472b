import { useMachine } from "@xstate/react";
import { useEffect } from "react";
import { galleryFilterMachine } from "#machines/gallery-filter/gallery-filter.machine.ts";

export interface Filter {
  /** The chosen category; null for all projects. */
  chosen: string | null;
  choose: (category: string | null) => void;
}

/**
 * The filter of the gallery, which follows its buttons and the search params
 * (docs/specification.md#gallery-filter).
 *
 * @param category - the category of the URL, or null
 */
export function useFilter(categories: readonly string[], category: string | null): Filter {
  const [snapshot, send] = useMachine(galleryFilterMachine, { input: { categories } });

  // The HTML is prerendered without search params, so the machine gets them after hydration.
  useEffect(() => {
    send({ type: "search.changed", category });
  }, [category, send]);

  return {
    chosen: snapshot.context.category,
    choose: (next) => send({ type: "category.chosen", category: next }),
  };
}
