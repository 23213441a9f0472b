import { AttachmentLines, SentAttachments } from "./attachments/attachment-lines.tsx";
import { attachedPlanText } from "./attachments/describe-attached-plan.ts";
import { OpenPlanner } from "./open-planner.tsx";
import { PlannerPrices } from "./planner-prices.tsx";
import { PlanComparison } from "./results/plan-comparison.tsx";
import { factsOfPlan } from "./results/plan-facts.ts";

/** What is in the planner's script. In a file of its own, because it imports those that load it. */
export const contents = {
  attachedPlanText,
  AttachmentLines,
  factsOfPlan,
  OpenPlanner,
  PlanComparison,
  PlannerPrices,
  SentAttachments,
};
