import { useSelector } from "@xstate/react";
import type {
  PavingPlannerContext,
  PavingPlannerEvent,
} from "#machines/paving-planner/paving-planner.machine.ts";
import { fitsPlans } from "../../domain/attachments.ts";
import { serialisePlan } from "../../domain/plan-link.ts";
import type { QuoteService } from "../../domain/quote-request.ts";
import { quoteDialogActor } from "../quote-button/quote-dialog.actor.ts";
import { quoteFormActor } from "../quote-form/quote-form.actor.ts";

export interface PlanRequest {
  /** How the plan relates to the request; `changed`: the request has an earlier version of it. */
  requestState: "added" | "changed" | "new" | "full";
  held: number;
  /** Whether one more plan fits. */
  hasRoom: boolean;
  /** Adds the plan to the request and opens the quote dialog. */
  add: () => void;
  /** Replaces the edited plan of the request, and opens the dialog. */
  update: () => void;
}

export interface PlanRequestInput extends Pick<PavingPlannerContext, "plan" | "editedId"> {
  service: QuoteService;
  send: (event: PavingPlannerEvent) => void;
}

/** Adds the plan to the visitor's request (docs/specification.md#attachments). */
export function usePlanRequest({ plan, editedId, service, send }: PlanRequestInput): PlanRequest {
  const plans = useSelector(quoteFormActor, ({ context }) => context.plans);
  const edited = plans.find(({ id }) => id === editedId);

  const attach = (id: number) => {
    const path = window.location.pathname;
    quoteFormActor.send({ type: "plan.attached", plan: { id, plan: serialisePlan(plan), path } });
    quoteDialogActor.send({ type: "quote.requested", service });
  };

  const text = serialisePlan(plan);
  const newId = () => Date.now();
  const hasRoom = fitsPlans(plans, newId());
  const stateOfNew = hasRoom ? "new" : "full";
  const stateOfOther = edited === undefined ? stateOfNew : "changed";
  const add = () => {
    const id = newId();
    send({ type: "plan.added", id });
    attach(id);
  };
  return {
    requestState: plans.some((each) => each.plan === text) ? "added" : stateOfOther,
    held: plans.length,
    hasRoom,
    add,
    update: () => (edited === undefined ? add() : attach(edited.id)),
  };
}
