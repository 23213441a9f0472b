import { AttachmentCards } from "./attachments/attachment-cards.tsx";
import { attachedPlanText } from "./attachments/describe-attached-plan.ts";
import { OpenPlanner } from "./open-planner.tsx";
import { PlannerPrices } from "./planner-prices.tsx";

/** What the planner's script contains. A feature of its own, because it imports those that load it. */
export const plannerBundle = { attachedPlanText, AttachmentCards, OpenPlanner, PlannerPrices };
