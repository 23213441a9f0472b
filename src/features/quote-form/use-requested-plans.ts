import { useSelector } from "@xstate/react";
import type { AttachedPlan } from "../../domain/attachments.ts";
import type { RequestedPlans } from "../../planner/index.ts";
import { quoteFormActor } from "./quote-form.actor.ts";

const attach = (plan: AttachedPlan) => quoteFormActor.send({ type: "plan.attached", plan });

/** The plans of the visitor's request, for the planner that adds to them. */
export const useRequestedPlans = (): RequestedPlans => ({
  plans: useSelector(quoteFormActor, ({ context }) => context.plans),
  attach,
});
