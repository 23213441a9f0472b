import { AttachmentLines, SentAttachments } from "./attachments/attachment-lines.tsx";
import { attachedPlanText } from "./attachments/describe-attached-plan.ts";
import { OpenPlanner } from "./open-planner.tsx";
import { photoViewActor } from "./photo/photo-view.actor.ts";
import { PlannerPrices } from "./planner-prices.tsx";
import { PlanComparison } from "./results/plan-comparison.tsx";
import { factsOfPlan } from "./results/plan-facts.ts";

/** Shows a photo in the planner, whose script may have loaded for it. */
function showPhoto(file: Blob) {
  photoViewActor.send({ type: "plan.shown" });
  // Turned as most plans lie; it turns to the ground of the photo by itself.
  photoViewActor.send({ type: "photo.chosen", file, quarters: 1 });
}

/** What is in the planner's script. In a file of its own, because it imports those that load it. */
export const contents = {
  attachedPlanText,
  AttachmentLines,
  factsOfPlan,
  OpenPlanner,
  PlanComparison,
  PlannerPrices,
  SentAttachments,
  showPhoto,
};
