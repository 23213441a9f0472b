import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { serialisePlan } from "#machines/paving-planner/plan-link.ts";
import { type AttachedPlan, fitsPlans } from "../../domain/attachments.ts";
import type { PavingPlan } from "../../domain/paving-plan.ts";
import type { QuoteService } from "../../domain/quote-request.ts";
import { quoteDialogActor } from "../quote-dialog/quote-dialog.actor.ts";
import { draftStorage } from "../quote-form/draft-storage.ts";

/** The quote form's script; it is not part of the planner's. */
const loadAttachedPlans = () => import("../quote-form/attached-plans.ts");

export interface PlanRequest {
  /**
   * Whether the visitor's request holds the plan, holds it as it was before the visitor changed it, has
   * room for it, or has none.
   */
  requestState: "added" | "changed" | "new" | "full";
  /** The number of plans in the request. */
  held: number;
  /** Adds the plan to the request and opens the quote dialog. */
  add: () => void;
  /** Puts the plan in the place of the one that was opened from the request, and opens the dialog. */
  update: () => void;
  /** Whether the quote form's script is being loaded for that. */
  isAdding: boolean;
  /** Whether the quote form's script could not be loaded. */
  hasFailed: boolean;
}

/** Puts the plan into the visitor's request (docs/specification.md#attachments). */
export function usePlanRequest(plan: PavingPlan, service: QuoteService): PlanRequest {
  const [hasFailed, setHasFailed] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const [form, setForm] = useState<Awaited<ReturnType<typeof loadAttachedPlans>> | null>(null);
  const [plans, setPlans] = useState<readonly AttachedPlan[]>([]);
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

  // The request may hold plans already.
  useEffect(() => {
    if (draftStorage.read() !== null) loadAttachedPlans().then(setForm, () => {});
  }, []);
  useEffect(() => form?.watchPlans(setPlans), [form]);

  const openedId = useLocation({ select: ({ state }) => state.attachedPlan });
  const opened = plans.find(({ id }) => id === openedId);

  const attach = (id: number) => {
    setIsAdding(true);
    const path = window.location.pathname;
    loadAttachedPlans()
      .then(
        (loaded) => {
          if (!isMounted.current) return;
          const { current } = latest;
          setHasFailed(false);
          loaded.attachPlan({ id, plan: serialisePlan(current.plan), path });
          setForm(loaded);
          quoteDialogActor.send({ type: "quote.requested", service: current.service });
        },
        () => {
          if (!isMounted.current) return;
          setHasFailed(true);
        },
      )
      .finally(() => setIsAdding(false));
  };

  const text = serialisePlan(plan);
  const newId = () => Date.now();
  const stateOfNew = fitsPlans(plans, newId()) ? "new" : "full";
  const stateOfOther = opened === undefined ? stateOfNew : "changed";
  return {
    requestState: plans.some((each) => each.plan === text) ? "added" : stateOfOther,
    held: plans.length,
    add: () => attach(newId()),
    update: () => attach(opened?.id ?? newId()),
    isAdding,
    hasFailed,
  };
}
