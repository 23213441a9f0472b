import { useEffect, useRef, useState } from "react";
import type { PavingPlannerEvent } from "#machines/paving-planner/paving-planner.events.ts";
import { serialisePlan } from "#machines/paving-planner/plan-link.ts";
import type { PavingPlan } from "../../domain/paving-plan.ts";
import type { QuoteService } from "../../domain/quote-request.ts";
import { reloadPage } from "../../lib/reload-page.ts";
import { quoteDialogActor } from "../quote-dialog/quote-dialog.actor.ts";
import { draftStorage } from "../quote-form/draft-storage.ts";
import { planBlock, planBlockText } from "./plan-words.ts";

/** The quote form's script; it is not part of the planner's. */
const loadBlocks = () => import("../quote-form/details-blocks.ts");

/** URL of a plan on this page, with the fragment of the section: others arrive where the plan is. */
export const planUrl = (plan: PavingPlan) =>
  `${window.location.origin}${window.location.pathname}?plan=${serialisePlan(plan)}#planner`;

const textOf = (plan: PavingPlan) => planBlockText(plan, planUrl(plan));

export interface PlanRequest {
  /** Writes the plan into Project Details and opens the quote dialog. */
  add: () => void;
  /** Whether the quote form's script could not be loaded. */
  hasFailed: boolean;
}

/**
 * Puts the plan into the visitor's request, and sends `plan.added` and `plan.removed`
 * (docs/specification.md#paving-planner).
 */
export function usePlanRequest(
  plan: PavingPlan,
  service: QuoteService,
  send: (event: PavingPlannerEvent) => void,
): PlanRequest {
  const [hasFailed, setHasFailed] = useState(false);
  const stopWatching = useRef(() => {});
  useEffect(() => () => stopWatching.current(), []);

  const watch = (blocks: Awaited<ReturnType<typeof loadBlocks>>) => {
    send({ type: "plan.added" });
    stopWatching.current();
    stopWatching.current = blocks.watchDetailsBlock(planBlock, () => {
      stopWatching.current();
      send({ type: "plan.removed" });
    });
  };

  const latestPlan = useRef(plan);
  useEffect(() => {
    latestPlan.current = plan;
  }, [plan]);
  // The request may hold a plan already: this one, or an earlier one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once, as the planner opens.
  useEffect(() => {
    if (draftStorage.read() === null) return;
    loadBlocks().then(
      (blocks) => {
        const block = blocks.readDetailsBlock(planBlock);
        if (block === null) return;
        watch(blocks);
        // If another plan is there, the one that is open counts as a change of it. The visitor may
        // have changed that while the script loaded.
        const { current } = latestPlan;
        if (block !== textOf(current)) send({ type: "plan.opened", plan: current });
      },
      () => {},
    );
  }, []);

  const add = () => {
    loadBlocks().then(
      (blocks) => {
        setHasFailed(false);
        blocks.writeDetailsBlock({ name: planBlock, text: textOf(plan) });
        watch(blocks);
        quoteDialogActor.send({ type: "quote.requested", service });
      },
      // Firefox does not fetch a module again that failed once, until the page is reloaded.
      () => (hasFailed ? reloadPage().catch(() => {}) : setHasFailed(true)),
    );
  };
  return { add, hasFailed };
}
