import { AttachmentCards } from "../attachments/attachment-cards.tsx";
import { attachedPlanText } from "../paving-planner/describe-attached-plan.ts";
import { OpenPlanner } from "../paving-planner/open-planner.tsx";
import { PlannerPrices } from "../paving-planner/planner-prices.tsx";

/** What the planner's script is loaded for. */
export const plannerParts = { attachedPlanText, AttachmentCards, OpenPlanner, PlannerPrices };
