import { type SnapshotFrom, waitFor } from "xstate";
import type { DescribeAttachments } from "#machines/quote-form/quote-form.context.ts";
import { keptText } from "../../content/interface/keep.ts";
import { waitingAttachments as words } from "../../content/interface/quote-form.ts";
import { attachmentTextLimit, planUrl, type RequestAttachments } from "../../domain/attachments.ts";
import { plannerScript } from "../planner-script/planner-script.actor.ts";

/** Time in ms after which a request is sent with links to its plans, rather than waiting for the words. */
const wordsTimeout = 2_000;

type PlannerScript = SnapshotFrom<typeof plannerScript>["context"]["output"];

/**
 * What the request says of each attachment. The words of plans come with the planner's script; without
 * it, a link to the plan says the same.
 */
export function attachmentTexts({ plans, kept }: RequestAttachments, script: PlannerScript) {
  const texts = plans.map((plan) => {
    const url = planUrl(window.location.origin, plan);
    return script?.attachedPlanText(plan, url) ?? words.planLink(url);
  });
  return kept.length === 0 ? texts : [...texts, keptText(kept, attachmentTextLimit)];
}

/** The same, once the words of plans are there, or after `wordsTimeout`. */
export const describeAttachments: DescribeAttachments = async (attachments) => {
  if (attachments.plans.length > 0) {
    plannerScript.send({ type: "needed" });
    const isSettled = (script: SnapshotFrom<typeof plannerScript>) => !script.matches("loading");
    await waitFor(plannerScript, isSettled, { timeout: wordsTimeout }).catch(() => {});
  }
  return attachmentTexts(attachments, plannerScript.getSnapshot().context.output);
};
