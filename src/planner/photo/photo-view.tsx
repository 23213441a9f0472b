import { useSelector } from "@xstate/react";
import { type ReactNode, useMemo, useRef, useState } from "react";
import type { Scene } from "#machines/photo-view/photo-view.machine.ts";
import { plannerTexts } from "../../content/interface/planner.ts";
import {
  groundSize as groundTexts,
  photoNotices,
  photoView as texts,
} from "../../content/interface/planner-photo.ts";
import { moveFocus, replaceLostFocus } from "../../lib/move-focus.ts";
import { Button } from "../../ui/button/button.tsx";
import { Cluster } from "../../ui/stack/stack.tsx";
import type { PavingPlan } from "../domain/paving-plan.ts";
import { planOutline } from "../drawing/plan-outline.ts";
import { lengthLabel } from "../plan-formats.ts";
import { startAttribute } from "../plan-search.ts";
import { askSize, GroundOnPhoto, useCornersOf } from "./ground-on-photo.tsx";
import { AdjustButtons, PhotoInput, PictureButtons } from "./photo-buttons.tsx";
import { PhotoGround } from "./photo-ground.tsx";
import { photoViewActor } from "./photo-view.actor.ts";
import { drawingOnPaper, tools, withDrawing, withKeys } from "./photo-view.css.ts";

interface PhotoViewProps {
  plan: PavingPlan;
  /** The plan on the photo; null without one. */
  scene: Scene | null;
  /** Called with the plan in the size that the visitor takes from the photo. */
  takePlan: (plan: PavingPlan) => void;
  /** Takes that back; null where there is nothing to take back. */
  undoSize: (() => void) | null;
  /** The drawing, in whose place the photo is shown; on paper, beside it. */
  children: ReactNode;
}

/** A plan on the visitor's own photo, to scale (docs/specification.md#on-your-photo). */
export function PhotoView({ plan, scene, takePlan, undoSize, children }: PhotoViewProps) {
  const { send } = photoViewActor;
  const snapshot = useSelector(photoViewActor, (current) => current);
  const { photo, corners, laid, quarters, notice, requested, isMeasuring } = snapshot.context;
  const root = useRef<HTMLDivElement>(null);
  const ask = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  // What changes the scene shows it again.
  const [bareScene, setBareScene] = useState<Scene | null>(null);
  const isBare = scene !== null && bareScene === scene;
  const [isCompared, setCompared] = useState(false);
  const pictured = useMemo(() => scene && { ...scene, isCompared }, [scene, isCompared]);
  const { width, height } = planOutline(plan.size);
  const [near, away] = quarters % 2 === 0 ? [width, height] : [height, width];
  useCornersOf(root, photo !== null && isMeasuring);
  const showPlan = () => {
    setBareScene(null);
    send({ type: "plan.shown" });
    replaceLostFocus(() => moveFocus(ask.current));
  };
  const isNoticeTrue = notice !== null && (requested === null || requested === pictured);
  const lines = [
    snapshot.matches("reading") ? texts.reading : null,
    snapshot.matches("saving") ? texts.saving : null,
    corners === laid || isMeasuring ? null : texts.noRectangle,
    isNoticeTrue ? photoNotices[notice] : null,
  ].filter((line) => line !== null);
  return (
    <div ref={root} className={scene === null ? undefined : withDrawing}>
      {scene === null ? null : (
        <PhotoGround {...{ scene, corners, laid, send }} isBare={isBare || isMeasuring} />
      )}
      <div className={scene === null ? undefined : drawingOnPaper}>{children}</div>
      <div className={tools}>
        <p role="status">
          {scene && (
            <span key={String(isMeasuring)}>
              {isMeasuring
                ? groundTexts.instruction
                : texts.instruction(lengthLabel(near / 1000), lengthLabel(away / 1000))}
            </span>
          )}
          {scene && <span className={withKeys}> {texts.keys}</span>}
        </p>
        <GroundOnPhoto
          {...snapshot.context}
          plan={plan}
          sides={plan.size.shape === "area" ? null : { near: near / 1000, away: away / 1000 }}
          take={(taken) => {
            takePlan(taken);
            showPlan();
          }}
        />
        <Cluster gap="xs">
          {scene !== null && isMeasuring ? null : (
            <Button ref={ask} tone="quiet" size="slim" onClick={() => askSize(root.current)}>
              {groundTexts.ask}
            </Button>
          )}
          {scene === null || isMeasuring || undoSize === null ? null : (
            <Button
              tone="bare"
              size="slim"
              onClick={() => {
                undoSize();
                replaceLostFocus(() => moveFocus(ask.current));
              }}
            >
              {plannerTexts.undoPreset}
            </Button>
          )}
          <Button
            ref={choose}
            tone="quiet"
            size="slim"
            onClick={() => {
              if (scene === null) send({ type: "plan.shown" });
              input.current?.click();
            }}
            {...{ [startAttribute]: "photo" }}
          >
            {scene === null ? texts.open : texts.another}
          </Button>
          <PhotoInput ref={input} size={plan.size} />
          {pictured === null || isMeasuring ? null : (
            <PictureButtons
              scene={pictured}
              isBare={isBare}
              showBare={(isNowBare) => setBareScene(isNowBare ? scene : null)}
              isCompared={isCompared}
              setCompared={setCompared}
            />
          )}
        </Cluster>
        {scene === null ? null : (
          <AdjustButtons
            isMeasuring={isMeasuring}
            showPlan={showPlan}
            onRemoved={() => replaceLostFocus(() => moveFocus(choose.current))}
          />
        )}
        <p>{texts.clear}</p>
        <p>{scene === null || isMeasuring ? texts.privacy : texts.limits}</p>
        {scene === null || isMeasuring ? null : <p>{groundTexts.fixed}</p>}
        <div role="status">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </div>
  );
}
