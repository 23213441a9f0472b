import { useSelector } from "@xstate/react";
import { type ReactNode, useMemo, useRef, useState } from "react";
import type { Scene } from "#machines/photo-view/photo-view.machine.ts";
import { plannerTexts } from "../../content/interface/planner.ts";
import {
  keepBrush as brushTexts,
  groundSize as groundTexts,
  photoNotices,
  photoView as texts,
} from "../../content/interface/planner-photo.ts";
import { moveFocus, replaceLostFocus } from "../../lib/move-focus.ts";
import { Button } from "../../ui/button/button.tsx";
import { Fold } from "../../ui/disclosure/disclosure.tsx";
import { Cluster } from "../../ui/stack/stack.tsx";
import type { PavingPlan } from "../domain/paving-plan.ts";
import { planOutline } from "../drawing/plan-outline.ts";
import { lengthLabel } from "../plan-formats.ts";
import { startAttribute } from "../plan-search.ts";
import { GroundOnPhoto, useCornersOf } from "./ground-on-photo.tsx";
import { KeepButtons } from "./keep-brush.tsx";
import { BareGroundButton, PhotoInput, PictureButtons } from "./photo-buttons.tsx";
import { PhotoGround } from "./photo-ground.tsx";
import { photoViewActor } from "./photo-view.actor.ts";
import {
  adjust,
  drawingOnPaper,
  instruction,
  tools,
  withDrawing,
  withKeys,
} from "./photo-view.css.ts";

interface PhotoViewProps {
  plan: PavingPlan;
  /** The plan on the photo; null without one. */
  scene: Scene | null;
  /** Called with the plan in the size that the visitor takes from the photo. */
  takePlan: (plan: PavingPlan) => void;
  /** Takes that back; null where there is nothing to take back. */
  undoSize: (() => void) | null;
  /** Price and next step, below the picture; hidden while the photo shows another size. */
  summary: ReactNode;
  /** The drawing, in whose place the photo is shown; on paper, beside it. */
  children: ReactNode;
}

/** A plan on the visitor's own photo, to scale (docs/specification.md#on-your-photo). */
export function PhotoView({ plan, scene, takePlan, undoSize, summary, children }: PhotoViewProps) {
  const { send } = photoViewActor;
  const snapshot = useSelector(photoViewActor, (current) => current);
  const { photo, corners, laid, quarters, notice, requested, isMeasuring, isBrushing } =
    snapshot.context;
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  // What changes the scene shows it again.
  const [bareScene, setBareScene] = useState<Scene | null>(null);
  const isBare = scene !== null && bareScene === scene;
  const [isCompared, setCompared] = useState(false);
  const pictured = useMemo(() => scene && { ...scene, isCompared }, [scene, isCompared]);
  const { width, height } = planOutline(plan.size);
  const [near, away] = quarters % 2 === 0 ? [width, height] : [height, width];
  useCornersOf(root, photo !== null, isMeasuring);
  const focusView = () =>
    replaceLostFocus(() => moveFocus(root.current?.querySelector("button[aria-pressed]")));
  const showPlan = () => {
    setBareScene(null);
    send({ type: "plan.shown" });
    focusView();
  };
  const isNoticeTrue = notice !== null && (requested === null || requested === pictured);
  const lines = [
    snapshot.matches("reading") ? texts.reading : null,
    snapshot.matches("saving") ? texts.saving : null,
    corners === laid || isMeasuring ? null : texts.noRectangle,
    isNoticeTrue ? photoNotices[notice] : null,
  ].filter((line) => line !== null);
  const isMeasured = scene !== null && isMeasuring;
  return (
    <div ref={root}>
      <p role="status">
        {scene && (
          <span className={instruction}>
            <span>
              {isMeasuring
                ? groundTexts.instruction
                : isBrushing
                  ? brushTexts.instruction
                  : texts.instruction(lengthLabel(near / 1000), lengthLabel(away / 1000))}
            </span>
            {isBrushing ? null : <span className={withKeys}> {texts.keys}</span>}
          </span>
        )}
      </p>
      <div className={scene === null ? undefined : withDrawing}>
        {scene === null ? null : (
          <PhotoGround
            {...{ scene, corners, laid, isBrushing, send }}
            isBare={isBare || isMeasuring}
          />
        )}
        <div className={scene === null ? undefined : drawingOnPaper}>{children}</div>
      </div>
      {isMeasured ? null : summary}
      <div className={tools}>
        <GroundOnPhoto
          {...snapshot.context}
          plan={plan}
          sides={plan.size.shape === "area" ? null : { near: near / 1000, away: away / 1000 }}
          take={(taken) => {
            takePlan(taken);
            send({ type: "plan.shown", hasItsSize: true });
            showPlan();
          }}
        />
        <Cluster gap="xs">
          {scene === null ? (
            <Button
              ref={choose}
              tone="quiet"
              size="slim"
              onClick={() => {
                send({ type: "plan.shown" });
                input.current?.click();
              }}
              {...{ [startAttribute]: "photo" }}
            >
              {texts.open}
            </Button>
          ) : isMeasuring ? (
            // Another button, so that a second press does not show the ground.
            <Button key={groundTexts.leave} tone="quiet" size="slim" onClick={showPlan}>
              {groundTexts.leave}
            </Button>
          ) : (
            <BareGroundButton
              isBare={isBare}
              onChange={(isNowBare) => setBareScene(isNowBare ? scene : null)}
            />
          )}
          {scene === null || isMeasuring || undoSize === null ? null : (
            <Button
              tone="bare"
              size="slim"
              onClick={() => {
                undoSize();
                focusView();
              }}
            >
              {plannerTexts.undoPreset}
            </Button>
          )}
          <PhotoInput ref={input} size={plan.size} />
          {scene === null || isMeasuring ? null : <KeepButtons {...snapshot.context} send={send} />}
        </Cluster>
        {pictured === null ? null : (
          <Fold label={texts.tools}>
            <div className={adjust}>
              {isMeasuring ? null : (
                <Button tone="bare" size="slim" onClick={() => send({ type: "plan.turned" })}>
                  {texts.turn}
                </Button>
              )}
              <Button tone="bare" size="slim" onClick={() => send({ type: "corners.reset" })}>
                {texts.reset}
              </Button>
              <Button tone="bare" size="slim" onClick={() => input.current?.click()}>
                {texts.another}
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
            {isMeasuring ? null : (
              <>
                <PictureButtons
                  scene={pictured}
                  isCompared={isCompared}
                  setCompared={setCompared}
                />
                <p>{groundTexts.fixed}</p>
              </>
            )}
          </Fold>
        )}
        <p>{texts.clear}</p>
        <p>{scene === null || isMeasuring ? texts.privacy : texts.limits}</p>
        <div role="status">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </div>
  );
}
