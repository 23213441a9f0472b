import { useSelector } from "@xstate/react";
import type { AttachedPlan } from "../../domain/attachments.ts";
import type { QuoteService } from "../../domain/quote-request.ts";
import type { RequestedPlans } from "../../planner/index.ts";
import { quoteDialogActor } from "../quote-dialog/quote-dialog.actor.ts";
import { quoteFormActor } from "./quote-form.actor.ts";

const attach = (plan: AttachedPlan) => quoteFormActor.send({ type: "plan.attached", plan });

const open = (service?: QuoteService) =>
  quoteDialogActor.send({ type: "quote.requested", ...(service && { service }) });

/** The plans of the visitor's request, for the planner that adds to them. */
export const useRequestedPlans = (): RequestedPlans => ({
  plans: useSelector(quoteFormActor, ({ context }) => context.plans),
  attach,
  open,
});
