import type {
  PavingPlannerContext,
  PavingPlannerEvent,
} from "#machines/paving-planner/paving-planner.machine.ts";
import { type AttachedPlan, fitsPlans } from "../domain/attachments.ts";
import type { QuoteService } from "../domain/quote-request.ts";
import { serialisePlan } from "./domain/plan-link.ts";

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
  open: () => void;
}

/** The plans of the request, given by the site: it has the request before the planner's script. */
export interface RequestedPlans {
  plans: readonly AttachedPlan[];
  /** Adds a plan to the request, or changes the one with its id. */
  attach: (plan: AttachedPlan) => void;
  /** Shows the request; chooses the service where none is chosen. */
  open: (service?: QuoteService) => void;
}

interface PlanRequestInput extends Pick<PavingPlannerContext, "plan" | "editedId"> {
  service: QuoteService;
  requested: RequestedPlans;
  send: (event: PavingPlannerEvent) => void;
}

/** Adds the plan to the visitor's request (docs/specification.md#attachments). */
export function usePlanRequest(input: PlanRequestInput): PlanRequest {
  const { plan, editedId, service, requested, send } = input;
  const { plans } = requested;
  const edited = plans.find(({ id }) => id === editedId);

  const attach = (id: number) => {
    const path = window.location.pathname;
    requested.attach({ id, plan: serialisePlan(plan), path });
    requested.open(service);
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
    open: () => requested.open(),
    update: () => (edited === undefined ? add() : attach(edited.id)),
  };
}
