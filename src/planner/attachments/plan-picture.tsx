import { useSelector } from "@xstate/react";
import { photoNotices } from "../../content/interface/planner-photo.ts";
import { success as texts } from "../../content/interface/quote-form.ts";
import type { AttachedPlan } from "../../domain/attachments.ts";
import { Button } from "../../ui/button/button.tsx";
import type { PavingPlan } from "../domain/paving-plan.ts";
import { PlanThumbnail } from "../drawing/plan-drawing.tsx";
import { canShare } from "../photo/photo-files.ts";
import { photoViewActor } from "../photo/photo-view.actor.ts";
import { StripPhoto } from "../photo/strip-photo.tsx";
import { useScene } from "../photo/use-photo-scene.ts";
import { onPhoto } from "./attachment-lines.css.ts";

interface PlanPictureProps {
  attached: AttachedPlan;
  plan: PavingPlan;
}

/** An attached plan, on the photo that the visitor added it with while the page has that, or drawn. */
export function PlanPicture({ attached, plan }: PlanPictureProps) {
  const scene = useScene(plan, attached.path, attached.id);
  if (scene === null) return <PlanThumbnail plan={plan} />;
  return (
    <div className={onPhoto} aria-hidden="true">
      <StripPhoto scene={scene} />
    </div>
  );
}

/** Hands the picture of a plan that was sent to the visitor, who sends it by WhatsApp or email; none without a photo. */
export function SendPicture({ attached, plan }: PlanPictureProps) {
  const scene = useScene(plan, attached.path, attached.id);
  const { notice, requested } = useSelector(photoViewActor, ({ context }) => context);
  if (scene === null) return null;
  const isShared = canShare();
  return (
    <>
      <Button
        tone="quiet"
        size="slim"
        onClick={() => photoViewActor.send({ type: "picture.requested", scene, isShared })}
      >
        {isShared ? texts.sendPicture : texts.savePicture}
      </Button>
      <p role="status">
        {notice !== null && requested === scene ? (
          <span key={notice}>{photoNotices[notice]}</span>
        ) : null}
      </p>
    </>
  );
}
