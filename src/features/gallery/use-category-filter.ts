import { useMachine } from "@xstate/react";
import { useEffect } from "react";
import { galleryFilterMachine } from "#machines/gallery-filter/gallery-filter.machine.ts";

export interface CategoryFilter {
  /** The category shown; null when all projects are. */
  category: string | null;
  choose: (category: string | null) => void;
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
  const [{ context }, send] = useMachine(galleryFilterMachine, { input: { categories } });

  useEffect(() => {
    send({ type: "address.changed", category: address });
  }, [address, send]);

  return {
    category: context.category,
    choose: (category) => {
      send({ type: "category.chosen", category });
      changeAddress(category);
    },
  };
}
