import { AttachmentCards } from "./attachments/attachment-cards.tsx";
import { attachedPlanText } from "./attachments/describe-attached-plan.ts";
import { OpenPlanner } from "./open-planner.tsx";
import { PlannerPrices } from "./planner-prices.tsx";

/** What is in the planner's script. In a file of its own, because it imports those that load it. */
export const contents = { attachedPlanText, AttachmentCards, OpenPlanner, PlannerPrices };
