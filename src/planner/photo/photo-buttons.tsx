import { type PointerEvent, useRef } from "react";
import { photoView as texts } from "../../content/interface/planner.ts";
import { Button } from "../../ui/button/button.tsx";

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
