import { useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { tryAgain } from "../../content/interface/errors.ts";
import { plannerDidNotLoad } from "../../content/interface/planner-load-error.ts";
import { lazyIsland } from "../../hydration/lazy-island.tsx";
import { RetryButton } from "../../hydration/retry-button.tsx";
import { Cluster, Stack } from "../../ui/stack/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { SectionError } from "../contact-links/section-error.tsx";
import { placeholder } from "./placeholder.css.ts";
import type { PlannerIslandProps } from "./planner-island.tsx";

/** Shown above the prices while the planner's script does not load. */
export const PlannerLoadError = ({ retry }: { retry: () => void }) => (
  <div role="alert">
    <Stack>
      <Text>
        <strong>{plannerDidNotLoad.heading}</strong> {plannerDidNotLoad.text}
      </Text>
      <Cluster>
        <RetryButton retry={retry}>{tryAgain}</RetryButton>
      </Cluster>
    </Stack>
  </div>
);

const plannerIsland = lazyIsland<PlannerIslandProps>({
  fetch: async () => (await import("./planner-island.tsx")).PlannerIsland,
  Placeholder: () => <div className={placeholder} />,
  LoadError: PlannerLoadError,
  Fallback: SectionError,
});

/**
 * The paving planner of a page (docs/specification.md#paving-planner): a price table, and the planner
 * once a visitor asks for it, or at once with a plan in the URL.
 */
export function PavingPlanner(props: PlannerIslandProps) {
  const isLinked = useSearch({ strict: false, select: ({ plan }) => plan !== undefined });
  useEffect(() => {
    if (isLinked) plannerIsland.load().catch(() => {});
  }, [isLinked]);
  return <plannerIsland.Island {...props} />;
}
