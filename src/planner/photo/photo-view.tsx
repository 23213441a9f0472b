import { useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { Scene } from "#machines/photo-view/photo-view.machine.ts";
import { photoNotices, photoView as texts } from "../../content/interface/planner.ts";
import { moveFocus, replaceLostFocus } from "../../lib/move-focus.ts";
import { Button } from "../../ui/button/button.tsx";
import { Cluster } from "../../ui/stack/stack.tsx";
import type { PavingPlan } from "../domain/paving-plan.ts";
import { planOutline } from "../drawing/plan-outline.ts";
import { lengthLabel } from "../plan-formats.ts";
import { BareGroundButton } from "./bare-ground-button.tsx";
import { canShare } from "./photo-files.ts";
import { PhotoGround } from "./photo-ground.tsx";
import { photoViewActor } from "./photo-view.actor.ts";
import { adjust, compare, drawingOnPaper, tools, withDrawing, withKeys } from "./photo-view.css.ts";

interface PhotoViewProps {
  plan: PavingPlan;
  /** The plan on the photo; null without one. */
  scene: Scene | null;
  /** The drawing, in whose place the photo is shown; on paper, beside it. */
  children: ReactNode;
}

/** A plan on the visitor's own photo, to scale (docs/specification.md#on-your-photo). */
export function PhotoView({ plan, scene, children }: PhotoViewProps) {
  const { send } = photoViewActor;
  const snapshot = useSelector(photoViewActor, (current) => current);
  const { corners, laid, quarters, notice, requested } = snapshot.context;
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  // What changes the scene shows it again.
  const [bareScene, setBareScene] = useState<Scene | null>(null);
  const isBare = scene !== null && bareScene === scene;
  const [isCompared, setIsCompared] = useState(false);
  const pictured = useMemo(() => scene && { ...scene, isCompared }, [scene, isCompared]);
  const { width, height } = planOutline(plan.size);
  const [near, away] = quarters % 2 === 0 ? [width, height] : [height, width];
  useEffect(() => {
    const cancel = () => photoViewActor.send({ type: "choice.cancelled" });
    // React has no handler for it on an input.
    input.current?.addEventListener("cancel", cancel);
    return () => input.current?.removeEventListener("cancel", cancel);
  }, []);
  const isNoticeTrue = notice !== null && (requested === null || requested === pictured);
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
      {scene === null ? null : <PhotoGround {...{ scene, isBare, corners, laid, send }} />}
      <div className={scene === null ? undefined : drawingOnPaper}>{children}</div>
      <div className={tools}>
        <p role="status">
          {scene && <span>{texts.place(lengthLabel(near / 1000), lengthLabel(away / 1000))}</span>}
          {scene && <span className={withKeys}> {texts.keys}</span>}
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
          {pictured === null ? null : (
            <>
              <BareGroundButton
                isBare={isBare}
                onChange={(isNowBare) => setBareScene(isNowBare ? scene : null)}
              />
              <Button tone="quiet" size="slim" onClick={request(pictured, false)}>
                {texts.save}
              </Button>
              {canShare() ? (
                <Button tone="quiet" size="slim" onClick={request(pictured, true)}>
                  {texts.share}
                </Button>
              ) : null}
              <label className={compare}>
                <input
                  type="checkbox"
                  checked={isCompared}
                  onChange={({ currentTarget }) => setIsCompared(currentTarget.checked)}
                />
                <span>{texts.compare}</span>
              </label>
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
        <p>{texts.clear}</p>
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
