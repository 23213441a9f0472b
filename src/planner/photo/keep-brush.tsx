import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import type { PhotoViewContext, PhotoViewEvent } from "#machines/photo-view/photo-view.machine.ts";
import { cornerPosition, keepBrush as texts } from "../../content/interface/planner-photo.ts";
import type { Point } from "../../domain/point.ts";
import { moveFocus, replaceLostFocus } from "../../lib/move-focus.ts";
import { Button } from "../../ui/button/button.tsx";
import { directions } from "./directions.ts";
import * as styles from "./photo-view.css.ts";

/** Half the width of the brush in px of the screen: who enlarges the page paints finer. */
const radius = 16;

const round = { strokeLinecap: "round", strokeLinejoin: "round" } as const;

interface KeepBrushProps {
  /** The picture that it paints on. */
  picture: RefObject<HTMLCanvasElement | null>;
  send: (event: PhotoViewEvent) => void;
}

/**
 * Keeps in front of the plan what is painted over, with a finger or a mouse, or where the arrow keys take the brush
 * with the space bar. Escape takes back the stroke that is being painted. It has the focus as long as it is taken up.
 */
export function KeepBrush({ picture, send }: KeepBrushProps) {
  const [at, setAt] = useState<Point>([0.5, 0.75]);
  /** The stroke that is being painted, and by which pointer. */
  const [painted, setPainted] = useState<{ pointer: number; points: readonly Point[] } | null>(
    null,
  );
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollIntoView({ block: "nearest" });
    moveFocus(element.current);
  }, []);
  const paint = (points: readonly Point[]) => {
    const width = picture.current?.clientWidth ?? 0;
    if (width > 0) send({ type: "stroke.painted", stroke: { points, radius: radius / width } });
  };
  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
    const box = currentTarget.getBoundingClientRect();
    return [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
  };
  const begin = (event: PointerEvent) => {
    if (painted !== null || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = placeOf(event);
    setAt(from);
    setPainted({ pointer: event.pointerId, points: [from] });
  };
  const go = (event: PointerEvent) => {
    const to = placeOf(event);
    setAt(to);
    if (painted?.pointer !== event.pointerId) return;
    setPainted((stroke) => stroke && { ...stroke, points: [...stroke.points, to] });
  };
  const end = (event: PointerEvent) => {
    if (painted?.pointer !== event.pointerId) return;
    setPainted(null);
    paint([...painted.points, placeOf(event)]);
  };
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = directions[event.key];
    if (event.key === "Escape") setPainted(null);
    else if (event.key === " ") paint([at]);
    else if (direction !== undefined) {
      const step = event.shiftKey ? 0.005 : 0.02;
      const moved = (place: number, by: number) => Math.min(1, Math.max(0, place + by * step));
      setAt([moved(at[0], direction[0]), moved(at[1], direction[1])]);
    } else return;
    event.preventDefault();
  };
  // A line to where it begins is a dot.
  const points = (painted?.points ?? [at, at]).map(([x, y]) => `${x * 100},${y * 100}`).join(" ");
  const line = { points, vectorEffect: "non-scaling-stroke", ...round } as const;
  const [left, top] = at.map((share) => Math.round(share * 100));
  return (
    <div
      ref={element}
      className={styles.keepBrush}
      role="slider"
      tabIndex={0}
      aria-label={texts.brush}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={left}
      aria-valuetext={cornerPosition(left ?? 0, top ?? 0)}
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={() => setPainted(null)}
      onKeyDown={press}
    >
      <svg className={styles.outline} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <polyline {...line} stroke="#000a" strokeWidth={2 * radius} />
        <polyline {...line} stroke="#fff" strokeWidth={2 * radius - 4} strokeOpacity={0.7} />
      </svg>
    </div>
  );
}

interface KeepButtonsProps
  extends Pick<PhotoViewContext, "isBrushing" | "kept">,
    Pick<KeepBrushProps, "send"> {}

/** Takes the brush or puts it down, takes back the last stroke, and says how many there are. */
export function KeepButtons({ isBrushing, kept, send }: KeepButtonsProps) {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={keep}
        tone="quiet"
        size="slim"
        aria-pressed={isBrushing}
        onClick={() => send({ type: "brush.toggled" })}
      >
        {texts.keep}
      </Button>
      {kept.length === 0 ? null : (
        <Button
          tone="bare"
          size="slim"
          onClick={() => {
            send({ type: "stroke.undone" });
            replaceLostFocus(() => moveFocus(keep.current));
          }}
        >
          {texts.undo}
        </Button>
      )}
      <p role="status">
        {kept.length > 0 && <span key={kept.length}>{texts.strokes(kept.length)}</span>}
      </p>
    </>
  );
}
