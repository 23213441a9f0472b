import type {
  PavingPlannerContext,
  PavingPlannerEvent,
} from "#machines/paving-planner/paving-planner.machine.ts";
import { planLetters } from "../content/interface/planner-request.ts";
import { type AttachedPlan, fitsPlans, placeOf } from "../domain/attachments.ts";
import type { QuoteService } from "../domain/quote-request.ts";
import type { PavingPlan } from "./domain/paving-plan.ts";
import { readPlan, serialisePlan } from "./domain/plan-link.ts";
import { planJob } from "./results/plan-texts.ts";

export interface PlanRequest {
  /** How the plan relates to the request; `changed`: the request has an earlier version of it. */
  requestState: "added" | "changed" | "new" | "full";
  held: number;
  /** Which plan of the request it is, such as "A"; empty for the only one. */
  letter: string;
  /** Whether one more plan fits. */
  hasRoom: boolean;
  /** Adds the plan to the request, and opens the quote dialog with the first. */
  add: () => void;
  /** Replaces the edited plan of the request. */
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

/** The place of a plan for the same job: a second driveway is an alternative until the visitor says otherwise. */
function alternativeTo(plan: PavingPlan, plans: readonly AttachedPlan[]) {
  const job = planJob(plan, window.location.pathname);
  const same = plans.find(({ plan: text, path }) => {
    const other = readPlan(text);
    return other !== null && planJob(other, path) === job;
  });
  return same && placeOf(same);
}

/** Adds the plan to the visitor's request (docs/specification.md#attachments). */
export function usePlanRequest(input: PlanRequestInput): PlanRequest {
  const { plan, editedId, service, requested, send } = input;
  const { plans } = requested;
  const edited = plans.find(({ id }) => id === editedId);

  const text = serialisePlan(plan);
  const attach = (id: number, place: number | undefined) => {
    requested.attach({ id, plan: text, path: window.location.pathname, place });
    // With another plan the visitor compares, and goes on planning.
    if (plans.every((each) => each.id === id)) requested.open(service);
  };

  const newId = () => Date.now();
  const hasRoom = fitsPlans(plans, newId());
  const stateOfNew = hasRoom ? "new" : "full";
  const stateOfOther = edited === undefined ? stateOfNew : "changed";
  const add = () => {
    const id = newId();
    send({ type: "plan.added", id });
    attach(id, alternativeTo(plan, plans));
  };
  return {
    requestState: plans.some((each) => each.plan === text) ? "added" : stateOfOther,
    held: plans.length,
    letter: planLetters(plans)[plans.findIndex((each) => each.plan === text)] ?? "",
    hasRoom,
    add,
    open: () => requested.open(),
    update: () => (edited === undefined ? add() : attach(edited.id, edited.place)),
  };
}
