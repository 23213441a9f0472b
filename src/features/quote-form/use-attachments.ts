import { useEffect, useState, useSyncExternalStore } from "react";
import { keptText } from "../../content/interface/keep.ts";
import { waitingAttachments as words } from "../../content/interface/quote-form.ts";
import { type AttachedPlan, attachmentTextLimit, planHref } from "../../domain/attachments.ts";
import { keptList } from "../keep/kept-list.ts";

/** What goes with a request besides the fields (docs/specification.md#attachments). */
export interface RequestAttachments {
  readonly plans: readonly AttachedPlan[];
  /** The names on the visitor's kept list. */
  readonly kept: readonly string[];
}

/** Time in ms after which a request is sent with links to its plans, rather than waiting for the words. */
const patience = 2_000;

export const planUrl = (plan: Pick<AttachedPlan, "plan" | "path">) =>
  `${window.location.origin}${planHref(plan)}`;

const planLinks = (plans: readonly AttachedPlan[]) =>
  plans.map((plan) => words.planLink(planUrl(plan)));

const keptTexts = (kept: readonly string[]) =>
  kept.length === 0 ? [] : [keptText(kept, attachmentTextLimit)];

/**
 * What the request says of each attachment. The words of plans come with the planner's script; where it
 * does not load in time, a link to the plan says the same.
 */
export async function attachmentTexts({ plans, kept }: RequestAttachments) {
  if (plans.length === 0) return keptTexts(kept);
  const links = planLinks(plans);
  const texts = await Promise.race([
    import("../paving-planner/describe-attached-plan.ts").then(
      ({ attachedPlanText }) =>
        plans.map((plan, index) => attachedPlanText(plan, planUrl(plan)) ?? links[index] ?? ""),
      () => links,
    ),
    new Promise<readonly string[]>((resolve) => setTimeout(resolve, patience, links)),
  ]);
  return [...texts, ...keptTexts(kept)];
}

/** The attachments of the visitor's request, with their texts as `attachmentTexts` has them. */
export function useAttachments(plans: readonly AttachedPlan[]) {
  const { getSnapshot, getServerSnapshot, subscribe } = keptList;
  const kept = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  const [texts, setTexts] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void attachmentTexts({ plans, kept }).then((read) => {
      if (isCurrent) setTexts(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [plans, kept]);
  return { kept, texts };
}
