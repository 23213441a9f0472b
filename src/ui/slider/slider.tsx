import { type ComponentProps, type PointerEvent, useRef } from "react";
import { native, slider } from "./slider.css.ts";

interface SliderProps extends Pick<ComponentProps<"input">, "min" | "max" | "step"> {
  className: string;
  label: string;
  /** What a screen reader says of the value. */
  valueText: string;
  value: number;
  /** What `onChange` is given back when a slide becomes a scroll, or a second finger ends it. */
  text: string;
  onChange: (text: string) => void;
}

/** Less far in px, a finger taps. */
const tapReach = 4;

/**
 * A native slider, so that keys and forced colours work as in the rest of the browser. Where there are fingers, they move
 * it by what is around it: by a tap or sideways, and not while they scroll or enlarge.
 */
export function Slider(props: SliderProps) {
  const { className, label, valueText, value, text, onChange, min = 0, max = 100, step } = props;
  const input = useRef<HTMLInputElement>(null);
  const slide = useRef<{ from: number; before: string; hasMoved: boolean } | null>(null);
  const moveTo = ({ clientX, currentTarget }: PointerEvent) => {
    if (input.current === null) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const half = Number.parseFloat(getComputedStyle(currentTarget).paddingLeft);
    const share = Math.min(1, Math.max(0, (clientX - left - half) / (width - 2 * half)));
    // The browser rounds it to a step.
    input.current.valueAsNumber = Number(min) + share * (Number(max) - Number(min));
    onChange(input.current.value);
  };
  const takeBack = () => {
    if (slide.current?.hasMoved) onChange(slide.current.before);
    slide.current = null;
  };
  const begin = (event: PointerEvent) => {
    if (!event.isPrimary) return takeBack();
    if (event.target === input.current || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    slide.current = { from: event.clientX, before: text, hasMoved: false };
  };
  const move = (event: PointerEvent) => {
    const { current } = slide;
    if (current === null || !event.isPrimary) return;
    current.hasMoved ||= Math.abs(event.clientX - current.from) > tapReach;
    if (current.hasMoved) moveTo(event);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the slider inside takes keys.
    <span
      className={`${slider} ${className}`}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={(event) => {
        if (slide.current !== null && event.isPrimary) moveTo(event);
        slide.current = null;
      }}
      // The browser has begun to scroll or to enlarge.
      onPointerCancel={takeBack}
      onMouseDown={(event) => {
        if (event.target === input.current) return;
        event.preventDefault();
        input.current?.focus({ preventScroll: true });
      }}
    >
      <input
        ref={input}
        className={native}
        type="range"
        aria-label={label}
        aria-valuetext={valueText}
        value={value}
        {...{ min, max, step }}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </span>
  );
}
