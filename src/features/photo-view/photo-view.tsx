import { useMachine } from "@xstate/react";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { lengthLabel } from "../../content/interface/paving-planner.ts";
import { photoNotices, photoView as texts } from "../../content/interface/photo-view.ts";
import { planOutline } from "../../design/patterns/plan-outline.ts";
import { lookOf, type PavingPlan } from "../../domain/paving-plan.ts";
import { type Paving, turnedBy } from "../../domain/photo-ground.ts";
import { moveFocus, replaceLostFocus } from "../../lib/move-focus.ts";
import { Button } from "../../ui/button/button.tsx";
import { Cluster } from "../../ui/stack/stack.tsx";
import { inspected } from "../inspection/inspected.ts";
import { borderTexture, fieldTexture } from "./paving-texture.ts";
import { PhotoGround } from "./photo-ground.tsx";
import { canShare, photoView } from "./photo-view.actor.ts";
import { adjust, tools } from "./photo-view.css.ts";
import { surfaceOf } from "./plan-surface.ts";

/** A plan as it is laid; null while no photo needs it. */
export function usePaving(plan: PavingPlan, isNeeded: boolean): Paving | null {
  const { pattern, colour, border: course, borderColour } = lookOf(plan);
  const surface = useMemo(() => surfaceOf(plan.size, course), [plan.size, course]);
  const field = useMemo(
    () => (isNeeded ? fieldTexture(pattern, colour) : null),
    [isNeeded, pattern, colour],
  );
  const border = useMemo(
    () => (isNeeded && course !== "none" ? borderTexture(course, borderColour) : null),
    [isNeeded, course, borderColour],
  );
  return useMemo(() => field && { surface, field, border }, [surface, field, border]);
}

export interface PhotoViewProps {
  plan: PavingPlan;
  /** The plan in a line. */
  title: string;
  /** The drawing, in whose place the photo is shown. */
  children: ReactNode;
}

/** A plan on the visitor's own photo, to scale (docs/specification.md#on-your-photo). */
export function PhotoView({ plan, title, children }: PhotoViewProps) {
  const [snapshot, send] = useMachine(photoView, inspected);
  const { photo, laid, quarters, notice } = snapshot.context;
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const paving = usePaving(plan, photo !== null);
  const planCorners = useMemo(() => turnedBy(laid, quarters), [laid, quarters]);
  const isShown = photo !== null && paving !== null;
  const { width, height } = planOutline(plan.size);
  const [near, away] = quarters % 2 === 0 ? [width, height] : [height, width];
  useEffect(() => {
    const cancel = () => send({ type: "choice.cancelled" });
    // React has no handler for it on an input.
    input.current?.addEventListener("cancel", cancel);
    return () => input.current?.removeEventListener("cancel", cancel);
  }, [send]);
  const request = (isShared: boolean) => {
    if (paving !== null) send({ type: "picture.requested", paving, caption: title, isShared });
  };
  return (
    <div>
      {isShown ? (
        <PhotoGround
          {...snapshot.context}
          photo={photo}
          paving={paving}
          planCorners={planCorners}
          label={texts.shows(title)}
          send={send}
        />
      ) : (
        children
      )}
      <div className={tools}>
        {isShown ? <p>{texts.place(lengthLabel(near / 1000), lengthLabel(away / 1000))}</p> : null}
        <Cluster gap="xs">
          <Button ref={choose} tone="quiet" size="slim" onClick={() => input.current?.click()}>
            {isShown ? texts.another : texts.open}
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
          {isShown ? (
            <>
              <Button tone="quiet" size="slim" onClick={() => request(false)}>
                {texts.save}
              </Button>
              {canShare() ? (
                <Button tone="quiet" size="slim" onClick={() => request(true)}>
                  {texts.share}
                </Button>
              ) : null}
            </>
          ) : null}
        </Cluster>
        {isShown ? (
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
        ) : null}
        <p>{isShown ? texts.limits : texts.privacy}</p>
        <p role="status">
          {snapshot.matches("reading") ? texts.reading : null}
          {snapshot.matches("saving") ? texts.saving : null}
          {snapshot.context.corners === laid ? null : texts.noRectangle}
          {notice === null ? null : photoNotices[notice]}
        </p>
      </div>
    </div>
  );
}
