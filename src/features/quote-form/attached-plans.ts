import type { AttachedPlan } from "../../domain/attachments.ts";
import { quoteFormActor, restoreDraft } from "./quote-form.actor.ts";

/** Adds a plan to the visitor's request, or replaces the one with its id. */
export function attachPlan(plan: AttachedPlan) {
  restoreDraft();
  quoteFormActor.send({ type: "plan.attached", plan });
}

/**
 * Calls `onChange` with the plans in the visitor's request, now and whenever they change.
 *
 * @returns a function that stops it
 */
export function watchPlans(onChange: (plans: readonly AttachedPlan[]) => void): () => void {
  restoreDraft();
  onChange(quoteFormActor.getSnapshot().context.plans);
  const { unsubscribe } = quoteFormActor.subscribe(({ context }) => onChange(context.plans));
  return unsubscribe;
}
