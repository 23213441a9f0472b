import { type DragEvent, type PointerEvent, type RefObject, useEffect, useRef } from "react";
import type { Scene } from "#machines/photo-view/photo-view.machine.ts";
import { photoView as texts } from "../../content/interface/planner-photo.ts";
import { Button } from "../../ui/button/button.tsx";
import { Cluster } from "../../ui/stack/stack.tsx";
import type { PlanSize } from "../domain/paving-plan.ts";
import { planOutline } from "../drawing/plan-outline.ts";
import { canShare } from "./photo-files.ts";
import { photoViewActor } from "./photo-view.actor.ts";
import { beforeAndAfter } from "./photo-view.css.ts";

const { send } = photoViewActor;

/** Shows a photo; on the first one, the plan leads away with its longer side. */
function choose(file: File | undefined, size: PlanSize) {
  const { width, height } = planOutline(size);
  if (file !== undefined) send({ type: "photo.chosen", file, quarters: width > height ? 1 : 0 });
}

/** Handlers of an element that takes a dropped photo. */
export const takesDroppedPhoto = (size: PlanSize) => ({
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes("Files")) event.preventDefault();
  },
  onDrop: ({ dataTransfer }: DragEvent) => choose(dataTransfer.files[0], size),
});

interface PhotoInputProps {
  ref: RefObject<HTMLInputElement | null>;
  /** The size of the plan. */
  size: PlanSize;
}

/** The hidden input that chooses or takes a photo. */
export function PhotoInput({ ref, size }: PhotoInputProps) {
  useEffect(() => {
    const input = ref.current;
    const cancel = () => send({ type: "choice.cancelled" });
    // React has no handler for it on an input.
    input?.addEventListener("cancel", cancel);
    return () => input?.removeEventListener("cancel", cancel);
  }, [ref]);
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      hidden
      onChange={({ currentTarget }) => {
        choose(currentTarget.files?.[0], size);
        // So that the same file can be chosen again.
        currentTarget.value = "";
      }}
    />
  );
}

/** Time in ms from which on a press is a hold. */
const holdTime = 400;

interface BareGroundButtonProps {
  isBare: boolean;
  onChange: (isBare: boolean) => void;
}

/** Shows the ground as it is while it is held; a short press, or a key, shows it until the next one. */
export function BareGroundButton({ isBare, onChange }: BareGroundButtonProps) {
  const pressed = useRef({ at: 0, wasBare: false });
  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pressed.current = { at: event.timeStamp, wasBare: isBare };
    onChange(true);
  };
  const release = ({ timeStamp }: PointerEvent) => {
    const { at, wasBare } = pressed.current;
    if (wasBare || timeStamp - at > holdTime) onChange(false);
  };
  return (
    <Button
      tone="quiet"
      size="slim"
      aria-pressed={isBare}
      onPointerDown={press}
      // The press became a scroll.
      onPointerCancel={() => {
        pressed.current.at = Number.NEGATIVE_INFINITY;
      }}
      onLostPointerCapture={release}
      // Of keys and assistive technology alone, which have no pointer.
      onClick={({ detail }) => {
        if (detail === 0) onChange(!isBare);
      }}
      // A long press would select the words.
      onContextMenu={(event) => event.preventDefault()}
    >
      {texts.bareGround}
    </Button>
  );
}

interface PictureButtonsProps {
  /** What is saved and shared. */
  scene: Scene;
  isCompared: boolean;
  setCompared: (isCompared: boolean) => void;
}

/** Saves and shares the picture of a plan on a photo. */
export function PictureButtons({ scene, isCompared, setCompared }: PictureButtonsProps) {
  const request = (isShared: boolean) => send({ type: "picture.requested", scene, isShared });
  return (
    <Cluster gap="xs">
      <Button tone="quiet" size="slim" onClick={() => request(false)}>
        {texts.save}
      </Button>
      {canShare() ? (
        <Button tone="quiet" size="slim" onClick={() => request(true)}>
          {texts.share}
        </Button>
      ) : null}
      <label className={beforeAndAfter}>
        <input
          type="checkbox"
          checked={isCompared}
          onChange={({ currentTarget }) => setCompared(currentTarget.checked)}
        />
        <span>{texts.beforeAndAfter}</span>
      </label>
    </Cluster>
  );
}
