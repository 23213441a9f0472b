import { useSelector } from "@xstate/react";
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from "react";
import type { Scene } from "#machines/photo-view/photo-view.machine.ts";
import { photoNotices, photoView as texts } from "../../content/interface/planner.ts";
import { moveFocus, replaceLostFocus } from "../../lib/move-focus.ts";
import { Button } from "../../ui/button/button.tsx";
import { Cluster } from "../../ui/stack/stack.tsx";
import { lookOf, type PavingPlan } from "../domain/paving-plan.ts";
import { turnedBy } from "../domain/photo-ground.ts";
import { planOutline } from "../drawing/plan-outline.ts";
import { lengthLabel } from "../plan-formats.ts";
import { borderTexture, fieldTexture } from "./paving-texture.ts";
import { canShare } from "./photo-files.ts";
import { PhotoGround } from "./photo-ground.tsx";
import { photoViewActor } from "./photo-view.actor.ts";
import { adjust, drawingOnPaper, tools, withDrawing } from "./photo-view.css.ts";
import { surfaceOf } from "./plan-surface.ts";
import type { Paving } from "./raster.ts";

/** A plan as it is laid; null while no photo needs it. */
export function usePaving(plan: PavingPlan, isNeeded: boolean): Paving | null {
  const { pattern, colour, border: course, borderColour, present } = lookOf(plan);
  const isLawn = present === "lawn";
  const surface = useMemo(() => surfaceOf(plan.size, course), [plan.size, course]);
  const field = useMemo(
    () => (isNeeded ? fieldTexture(pattern, colour) : null),
    [isNeeded, pattern, colour],
  );
  const border = useMemo(
    () => (isNeeded && course !== "none" ? borderTexture(course, borderColour) : null),
    [isNeeded, course, borderColour],
  );
  return useMemo(
    () => field && { surface, isLawn, field, border },
    [surface, isLawn, field, border],
  );
}

interface PhotoViewProps {
  plan: PavingPlan;
  /** The plan in a line. */
  title: string;
  /** The drawing, in whose place the photo is shown; on paper, beside it. */
  children: ReactNode;
}

/** A plan on the visitor's own photo, to scale (docs/specification.md#on-your-photo). */
export function PhotoView({ plan, title, children }: PhotoViewProps) {
  const { send } = photoViewActor;
  const snapshot = useSelector(photoViewActor, (current) => current);
  const { photo, corners, laid, quarters, notice, requested } = snapshot.context;
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  // A planner that opens shows first: on a slow phone, laying a plan takes a second.
  const isPainted = useDeferredValue(true, false);
  const paving = usePaving(plan, photo !== null && isPainted);
  const scene = useMemo(
    () => photo && paving && { photo, paving, corners: turnedBy(laid, quarters), caption: title },
    [photo, paving, laid, quarters, title],
  );
  const { width, height } = planOutline(plan.size);
  const [near, away] = quarters % 2 === 0 ? [width, height] : [height, width];
  useEffect(() => {
    const cancel = () => photoViewActor.send({ type: "choice.cancelled" });
    // React has no handler for it on an input.
    input.current?.addEventListener("cancel", cancel);
    return () => input.current?.removeEventListener("cancel", cancel);
  }, []);
  const isNoticeTrue = notice !== null && (requested === null || requested === scene);
  const lines = [
    snapshot.matches("reading") ? texts.reading : null,
    snapshot.matches("saving") ? texts.saving : null,
    corners === laid ? null : texts.noRectangle,
    isNoticeTrue ? photoNotices[notice] : null,
  ].filter((line) => line !== null);
  const request = (shown: Scene, isShared: boolean) => () =>
    send({ type: "picture.requested", scene: shown, isShared });
  return (
    <div className={scene === null ? undefined : withDrawing}>
      {scene === null ? null : <PhotoGround {...{ scene, corners, laid, send }} />}
      <div className={scene === null ? undefined : drawingOnPaper}>{children}</div>
      <div className={tools}>
        <p role="status">
          {scene && texts.place(lengthLabel(near / 1000), lengthLabel(away / 1000))}
        </p>
        <Cluster gap="xs">
          <Button ref={choose} tone="quiet" size="slim" onClick={() => input.current?.click()}>
            {scene === null ? texts.open : texts.another}
          </Button>
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file !== undefined) {
                send({ type: "photo.chosen", file, quarters: width > height ? 1 : 0 });
              }
              // So that the same file can be chosen again.
              currentTarget.value = "";
            }}
          />
          {scene === null ? null : (
            <>
              <Button tone="quiet" size="slim" onClick={request(scene, false)}>
                {texts.save}
              </Button>
              {canShare() ? (
                <Button tone="quiet" size="slim" onClick={request(scene, true)}>
                  {texts.share}
                </Button>
              ) : null}
            </>
          )}
        </Cluster>
        {scene === null ? null : (
          <div className={adjust}>
            <Button tone="bare" size="slim" onClick={() => send({ type: "plan.turned" })}>
              {texts.turn}
            </Button>
            <Button tone="bare" size="slim" onClick={() => send({ type: "corners.reset" })}>
              {texts.reset}
            </Button>
            <Button
              tone="bare"
              size="slim"
              onClick={() => {
                send({ type: "photo.removed" });
                replaceLostFocus(() => moveFocus(choose.current));
              }}
            >
              {texts.remove}
            </Button>
          </div>
        )}
        <p>{scene === null ? texts.privacy : texts.limits}</p>
        <div role="status">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </div>
  );
}
