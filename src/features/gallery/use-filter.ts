import { useMachine } from "@xstate/react";
import { useEffect } from "react";
import { galleryFilterMachine } from "#machines/gallery-filter/gallery-filter.machine.ts";
import { attribute } from "../../hydration/protocol.ts";
import { inspected } from "../inspection/inspected.ts";

/**
 * The category that the gallery shows, or null for all projects: that of the URL, if it is known
 * (docs/specification.md#gallery-filter).
 *
 * @param category - the category of the URL, or null
 */
export function useFilter(categories: readonly string[], category: string | null): string | null {
  const [snapshot, send] = useMachine(galleryFilterMachine, {
    ...inspected,
    input: { categories },
  });

  // The HTML is prerendered without search params, so the machine gets them after hydration.
  useEffect(() => {
    document.documentElement.removeAttribute(attribute.category);
    send({ type: "search.changed", category });
  }, [category, send]);

  return snapshot.context.category;
}
