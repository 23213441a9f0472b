import { type ComponentProps, type TouchEvent, useRef } from "react";
import { slider } from "./slider.css.ts";

interface SliderProps extends Pick<ComponentProps<"input">, "min" | "max" | "step"> {
  className: string;
  label: string;
  /** What a screen reader says of the value. */
  valueText: string;
  value: number;
  /** What `onChange` is given back when a second finger ends a slide. */
  text: string;
  onChange: (text: string) => void;
}

/** A touch from its first finger to its last. */
interface Touch {
  readonly x: number;
  readonly y: number;
  /** The text when it began. */
  readonly before: string;
  /** Whether it slides the thumb, or scrolls or enlarges the page. */
  intent: "unknown" | "slide" | "other";
  /** Where the browser has put the thumb while the intent is unknown. */
  pending?: string;
}

/**
 * A native slider, so that keys, touch and forced colours work as in the rest of the browser. Browsers move the
 * thumb at the first touch; here a finger moves it by a tap or sideways, and not while it scrolls or enlarges.
 */
export function Slider(props: SliderProps) {
  const { className, label, valueText, value, text, onChange, ...limits } = props;
  const touch = useRef<Touch | null>(null);
  const ignoreTouch = () => {
    const { current } = touch;
    if (current?.intent === "slide") onChange(current.before);
    if (current !== null) current.intent = "other";
  };
  const start = ({ touches }: TouchEvent) => {
    const first = touches[0];
    if (touches.length > 1) ignoreTouch();
    else if (first !== undefined) {
      touch.current = { x: first.clientX, y: first.clientY, before: text, intent: "unknown" };
    }
  };
  const move = ({ touches }: TouchEvent) => {
    const first = touches[0];
    const { current } = touch;
    if (first === undefined || current?.intent !== "unknown") return;
    const isSideways = Math.abs(first.clientX - current.x) > Math.abs(first.clientY - current.y);
    current.intent = isSideways ? "slide" : "other";
  };
  const end = ({ touches }: TouchEvent) => {
    const { current } = touch;
    if (touches.length > 0) return;
    touch.current = null;
    if (current?.intent === "unknown" && current.pending !== undefined) onChange(current.pending);
  };
  return (
    <input
      className={`${slider} ${className}`}
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      value={value}
      {...limits}
      onTouchStart={start}
      onTouchMove={move}
      onTouchEnd={end}
      onTouchCancel={() => {
        ignoreTouch();
        touch.current = null;
      }}
      // The browser has begun to scroll or to enlarge.
      onPointerCancel={ignoreTouch}
      onChange={({ currentTarget }) => {
        const { current } = touch;
        if (current?.intent === "unknown") current.pending = currentTarget.value;
        else if (current?.intent !== "other") onChange(currentTarget.value);
      }}
    />
  );
}
