import { useEffect, useState } from "react";
import { waitFor } from "xstate";
import { keptText } from "../../content/interface/keep.ts";
import { waitingAttachments as words } from "../../content/interface/quote-form.ts";
import {
  type AttachedPlan,
  attachmentTextLimit,
  planUrl,
  type RequestAttachments,
} from "../../domain/attachments.ts";
import { useKept } from "../keep/kept-list.actor.ts";
import { plannerScript } from "../planner-script/planner-script.actor.ts";

/** Time in ms after which a request is sent with links to its plans, rather than waiting for the words. */
const wordsTimeout = 2_000;

const urlOf = (plan: AttachedPlan) => planUrl(window.location.origin, plan);

const planLinks = (plans: readonly AttachedPlan[]) =>
  plans.map((plan) => words.planLink(urlOf(plan)));

const keptTexts = (kept: readonly string[]) =>
  kept.length === 0 ? [] : [keptText(kept, attachmentTextLimit)];

/**
 * What the request says of each attachment. The words of plans come with the planner's script; where it
 * does not load in time, a link to the plan says the same.
 */
export async function attachmentTexts({ plans, kept }: RequestAttachments) {
  if (plans.length === 0) return keptTexts(kept);
  const links = planLinks(plans);
  plannerScript.send({ type: "needed" });
  const settled = await waitFor(plannerScript, (snapshot) => !snapshot.matches("loading"), {
    timeout: wordsTimeout,
  }).catch(() => null);
  const script = settled?.context.output ?? null;
  const texts = plans.map(
    (plan, index) => script?.attachedPlanText(plan, urlOf(plan)) ?? links[index] ?? "",
  );
  return [...texts, ...keptTexts(kept)];
}

/** The attachments of the visitor's request, with their texts as `attachmentTexts` has them. */
export function useAttachments(plans: readonly AttachedPlan[]) {
  const kept = useKept();
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
