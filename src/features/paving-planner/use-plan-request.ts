import { useEffect, useRef, useState } from "react";
import type { PavingPlannerEvent } from "#machines/paving-planner/paving-planner.events.ts";
import { serialisePlan } from "#machines/paving-planner/plan-link.ts";
import type { PavingPlan } from "../../domain/paving-plan.ts";
import type { QuoteService } from "../../domain/quote-request.ts";
import { draftStorage } from "../../hydration/draft-storage.ts";
import { reloadPage } from "../../lib/reload-page.ts";
import { quoteDialogActor } from "../quote-dialog/quote-dialog.actor.ts";
import { planBlock, planBlockText } from "./plan-words.ts";

/** The quote form's script; it is not part of the planner's. */
const loadBlocks = () => import("../quote-form/form-details-block.ts");

/** URL of a plan on this page, with the fragment of the section: others arrive where the plan is. */
export const planUrl = (plan: PavingPlan) =>
  `${window.location.origin}${window.location.pathname}?plan=${serialisePlan(plan)}#planner`;

const textOf = (plan: PavingPlan) => planBlockText(plan, planUrl(plan));

export interface PlanRequest {
  /** Writes the plan into Project Details and opens the quote dialog. */
  add: () => void;
  /** Whether the quote form's script is being loaded for that. */
  isAdding: boolean;
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
  const [isAdding, setIsAdding] = useState(false);
  const stopWatching = useRef(() => {});
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      stopWatching.current();
    };
  }, []);
  /** What the visitor has planned by now: they may change it while the script loads. */
  const latest = useRef({ plan, service });
  useEffect(() => {
    latest.current = { plan, service };
  }, [plan, service]);

  const watch = (blocks: Awaited<ReturnType<typeof loadBlocks>>) => {
    send({ type: "plan.added" });
    stopWatching.current();
    stopWatching.current = blocks.watchDetailsBlock(planBlock, () => {
      stopWatching.current();
      send({ type: "plan.removed" });
    });
  };

  // The request may hold a plan already: this one, or an earlier one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once, as the planner opens.
  useEffect(() => {
    if (draftStorage.read() === null) return;
    loadBlocks().then(
      (blocks) => {
        const block = blocks.readDetailsBlock(planBlock);
        if (block === null || !isMounted.current) return;
        watch(blocks);
        const { current } = latest;
        if (block === textOf(current.plan)) return;
        // A change of nothing: the plan in the request is an earlier one, and a half-typed size stays.
        send({
          type: current.plan.kind === "home" ? "choice.changed" : "site.changed",
          choice: {},
        });
      },
      () => {},
    );
  }, []);

  const add = () => {
    setIsAdding(true);
    loadBlocks()
      .then(
        (blocks) => {
          if (!isMounted.current) return;
          const { current } = latest;
          setHasFailed(false);
          blocks.writeDetailsBlock({ name: planBlock, text: textOf(current.plan) });
          watch(blocks);
          quoteDialogActor.send({ type: "quote.requested", service: current.service });
        },
        () => {
          if (!isMounted.current) return;
          setHasFailed(true);
          // Firefox does not fetch a module again that failed once, until the page is reloaded.
          return hasFailed ? reloadPage().catch(() => {}) : undefined;
        },
      )
      .finally(() => setIsAdding(false));
  };
  return { add, isAdding, hasFailed };
}
