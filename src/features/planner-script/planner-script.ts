import { attachedPlanText } from "../paving-planner/describe-attached-plan.ts";
import { LoadedPlanner } from "../paving-planner/loaded-planner.tsx";
import { AttachmentCards } from "../quote-form/attachment-cards.tsx";

/** What the planner's script is loaded for. */
export const plannerParts = { attachedPlanText, AttachmentCards, LoadedPlanner };
