import { useEffect, useRef, useState } from "react";
import { serialisePlan } from "#machines/paving-planner/plan-link.ts";
import type { PavingPlan } from "../../domain/paving-plan.ts";
import type { QuoteService } from "../../domain/quote-request.ts";
import { draftStorage } from "../../hydration/draft-storage.ts";
import { quoteDialogActor } from "../quote-dialog/quote-dialog.actor.ts";
import { planBlock, planBlockText } from "./plan-words.ts";

/** The quote form's script; it is not part of the planner's. */
const loadBlocks = () => import("../quote-form/form-details-block.ts");

/** URL of a plan on this page, with the fragment of the section: others arrive where the plan is. */
export const planUrl = (plan: PavingPlan) =>
  `${window.location.origin}${window.location.pathname}?plan=${serialisePlan(plan)}#planner`;

const textOf = (plan: PavingPlan) => planBlockText(plan, planUrl(plan));

export interface PlanRequest {
  /** Whether the visitor's request holds the plan, an earlier one, or none. */
  requestState: "notAdded" | "added" | "outdated";
  /** Writes the plan into Project Details and opens the quote dialog. */
  add: () => void;
  /** Whether the quote form's script is being loaded for that. */
  isAdding: boolean;
  /** Whether the quote form's script could not be loaded. */
  hasFailed: boolean;
}

/** Puts the plan into the visitor's request (docs/specification.md#paving-planner). */
export function usePlanRequest(plan: PavingPlan, service: QuoteService): PlanRequest {
  const [hasFailed, setHasFailed] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const [blocks, setBlocks] = useState<Awaited<ReturnType<typeof loadBlocks>> | null>(null);
  /** The plan in the request, as it was written; null without one. */
  const [written, setWritten] = useState<string | null>(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  /** What the visitor has planned by now: they may change it while the script loads. */
  const latest = useRef({ plan, service });
  useEffect(() => {
    latest.current = { plan, service };
  }, [plan, service]);

  // The request may hold a plan already.
  useEffect(() => {
    if (draftStorage.read() !== null) loadBlocks().then(setBlocks, () => {});
  }, []);
  useEffect(() => blocks?.watchDetailsBlock(planBlock, setWritten), [blocks]);

  const add = () => {
    setIsAdding(true);
    loadBlocks()
      .then(
        (loaded) => {
          if (!isMounted.current) return;
          const { current } = latest;
          setHasFailed(false);
          loaded.writeDetailsBlock({ name: planBlock, text: textOf(current.plan) });
          setBlocks(loaded);
          quoteDialogActor.send({ type: "quote.requested", service: current.service });
        },
        () => {
          if (!isMounted.current) return;
          setHasFailed(true);
        },
      )
      .finally(() => setIsAdding(false));
  };
  const isCurrent = written !== null && written === textOf(plan);
  const requestState = isCurrent ? "added" : written === null ? "notAdded" : "outdated";
  return { requestState, add, isAdding, hasFailed };
}
