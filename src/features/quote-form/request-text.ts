import { type SnapshotFrom, waitFor } from "xstate";
import { planLetters } from "../../content/interface/planner-request.ts";
import { fieldTexts, waitingAttachments } from "../../content/interface/quote-form.ts";
import {
  attachmentLinks,
  attachmentTextLimit,
  planUrl,
  type RequestAttachments,
} from "../../domain/attachments.ts";
import { quoteFieldNames } from "../../domain/quote-fields.ts";
import { cleanValues, type QuoteValues } from "../../domain/quote-values.ts";
import { plannerScript } from "../../planner/index.ts";
import { keptText } from "../keep/kept-text.ts";

/** Formats a request, as it would be sent, as "Label: value" lines without empty fields. */
export function requestText(values: QuoteValues): string {
  const cleaned = cleanValues(values);
  return quoteFieldNames
    .filter((field) => cleaned[field] !== "")
    .map((field) => `${fieldTexts[field].label}: ${cleaned[field]}`)
    .join("\n");
}

/** Time in ms after which a request is sent with links to its plans instead of their texts. */
const wordsTimeout = 2_000;

type PlannerScript = NonNullable<SnapshotFrom<typeof plannerScript>["context"]["output"]>;

/** What formats plans, once it has loaded. */
type PlanTexts = Pick<PlannerScript, "attachedPlanText"> | null;

/** The text of each attachment. The planner's script formats plans; without it, a plan is a link. */
function attachmentTexts({ plans, kept }: RequestAttachments, script: PlanTexts) {
  const letters = planLetters(plans);
  const texts = plans.map((plan, index) => {
    const url = planUrl(window.location.origin, plan);
    const letter = letters[index] ?? "";
    return script?.attachedPlanText(plan, url, letter) ?? waitingAttachments.planLink(url, letter);
  });
  return kept.length === 0 ? texts : [...texts, keptText(kept, attachmentTextLimit)];
}

/** The same for a form that shows a request: what throws while formatting must not take the form away. */
export function previewAttachments(attachments: RequestAttachments, script: PlanTexts) {
  try {
    return attachmentTexts(attachments, script);
  } catch {
    return attachmentLinks(attachments, window.location.origin);
  }
}

/** Attachment texts once the planner's script has loaded or `wordsTimeout` has passed. */
export async function describeAttachments(attachments: RequestAttachments) {
  if (attachments.plans.length > 0) {
    plannerScript.send({ type: "needed" });
    const isSettled = (script: SnapshotFrom<typeof plannerScript>) => !script.matches("loading");
    await waitFor(plannerScript, isSettled, { timeout: wordsTimeout }).catch(() => {});
  }
  return attachmentTexts(attachments, plannerScript.getSnapshot().context.output);
}
