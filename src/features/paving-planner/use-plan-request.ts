import { useLocation } from "@tanstack/react-router";
import { type AttachedPlan, fitsPlans } from "../../domain/attachments.ts";
import type { PavingPlan } from "../../domain/paving-plan.ts";
import { serialisePlan } from "../../domain/plan-link.ts";
import type { QuoteService } from "../../domain/quote-request.ts";
import { quoteDialogActor } from "../quote-button/quote-dialog.actor.ts";

export interface PlanRequest {
  /** How the plan relates to the request; `changed`: the request has an earlier version of it. */
  requestState: "added" | "changed" | "new" | "full";
  held: number;
  /** Adds the plan to the request and opens the quote dialog. */
  add: () => void;
  /** Replaces the plan that was opened from the request, and opens the dialog. */
  update: () => void;
}

/** The plans of the request, given by the site: it has the request before the planner's script. */
export interface RequestedPlans {
  plans: readonly AttachedPlan[];
  /** Adds a plan to the request, or changes the one with its id. */
  attach: (plan: AttachedPlan) => void;
}

/** Adds the plan to the visitor's request (docs/specification.md#attachments). */
export function usePlanRequest(
  plan: PavingPlan,
  service: QuoteService,
  { plans, attach: attachPlan }: RequestedPlans,
): PlanRequest {
  const openedId = useLocation({ select: ({ state }) => state.attachedPlan });
  const opened = plans.find(({ id }) => id === openedId);

  const attach = (id: number) => {
    const path = window.location.pathname;
    attachPlan({ id, plan: serialisePlan(plan), path });
    quoteDialogActor.send({ type: "quote.requested", service });
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
  };
}
