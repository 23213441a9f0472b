import { attachedPlanText } from "../paving-planner/describe-attached-plan.ts";
import { OpenPlanner } from "../paving-planner/open-planner.tsx";
import { PlannerPrices } from "../paving-planner/planner-prices.tsx";
import { AttachmentCards } from "../quote-form/attachment-cards.tsx";

/** What the planner's script contains. A feature of its own, because it imports those that load it. */
export const plannerBundle = { attachedPlanText, AttachmentCards, OpenPlanner, PlannerPrices };
