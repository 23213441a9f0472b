import { useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { plannerDidNotLoad } from "../../content/interface/planner-load-error.ts";
import { lazyIsland } from "../../hydration/lazy-island.tsx";
import { SectionError } from "../contact-links/section-error.tsx";
import { RetryAlert } from "../retry-alert/retry-alert.tsx";
import type { PavingPlannerProps } from "./paving-planner.tsx";
import { placeholder } from "./placeholder.css.ts";

/** The paving planner as a lazy island; its machine and its words load with it. */
const pavingPlanner = lazyIsland<PavingPlannerProps>({
  fetch: async () => (await import("./paving-planner.tsx")).PavingPlanner,
  Placeholder: () => <div className={placeholder} />,
  LoadError: ({ retry }) => <RetryAlert {...plannerDidNotLoad} retry={retry} />,
  Fallback: SectionError,
});

/**
 * The paving planner of a page (docs/specification.md#paving-planner): a price table, and the planner
 * once a visitor asks for it, or at once with a plan in the URL.
 */
export function PavingPlannerIsland(props: PavingPlannerProps) {
  const isLinked = useSearch({ strict: false, select: ({ plan }) => plan !== undefined });
  useEffect(() => {
    if (isLinked) pavingPlanner.hydrate();
  }, [isLinked]);
  return <pavingPlanner.Island {...props} />;
}
