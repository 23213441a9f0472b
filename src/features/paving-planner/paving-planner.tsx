import { useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { plannerDidNotLoad } from "../../content/interface/planner-load-error.ts";
import { lazyIsland } from "../../hydration/lazy-island.tsx";
import { SectionError } from "../contact-links/section-error.tsx";
import { RetryAlert } from "../retry-alert/retry-alert.tsx";
import { placeholder } from "./placeholder.css.ts";
import type { PlannerIslandProps } from "./planner-island.tsx";

export const plannerIsland = lazyIsland<PlannerIslandProps>({
  fetch: async () => (await import("./planner-island.tsx")).PlannerIsland,
  Placeholder: () => <div className={placeholder} />,
  LoadError: ({ retry }) => <RetryAlert {...plannerDidNotLoad} retry={retry} />,
  Fallback: SectionError,
});

/**
 * The paving planner of a page (docs/specification.md#paving-planner): a price table, and the planner
 * once a visitor asks for it, or at once with a plan in the URL.
 */
export function PavingPlanner(props: PlannerIslandProps) {
  const isLinked = useSearch({ strict: false, select: ({ plan }) => plan !== undefined });
  useEffect(() => {
    if (isLinked) plannerIsland.hydrate();
  }, [isLinked]);
  return <plannerIsland.Island {...props} />;
}
