import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type {
  PhotoViewContext,
  PhotoViewEvent,
  Scene,
} from "#machines/photo-view/photo-view.machine.ts";
import {
  cornerLabels,
  cornerPosition,
  photoView as texts,
} from "../../content/interface/planner-photo.ts";
import type { Point } from "../../domain/point.ts";
import { useDebouncedValue } from "../../ui/use-debounced-value/use-debounced-value.ts";
import { type Corners, type GroundCorner, groundCorners } from "../domain/ground-corners.ts";
import { directions } from "./directions.ts";
import { KeepBrush } from "./keep-brush.tsx";
import { layScene } from "./lay-scene.ts";
import { roomFor } from "./photo-room.ts";
import * as styles from "./photo-view.css.ts";

/** Pixels of the picture at rest, and of the one that follows a corner, on a computer and on a phone. */
const pixelLimits = { rest: 1_100_000, move: 260_000, moveOnPhone: 65_000 };

/** Time in ms without a change before the picture is drawn in full. */
const restDelay = 200;

interface PictureProps {
  scene: Scene;
  /** Whether the ground shows as it is, without the plan. */
  isBare: boolean;
  ref: RefObject<HTMLCanvasElement | null>;
}

/** The photo with the plan laid on it. */
function Picture({ scene, isBare, ref }: PictureProps) {
  const isAtRest = useDebouncedValue(scene, restDelay) === scene;
  useLayoutEffect(() => {
    const { photo } = scene;
    const isPhone = matchMedia("(pointer: coarse)").matches;
    const limit = pixelLimits[isAtRest ? "rest" : isPhone ? "moveOnPhone" : "move"];
    const level = photo.pixels.find(({ width, height }) => width * height <= limit);
    const ground = level ?? photo.pixels[0];
    const { width, height, data } = isBare ? ground : layScene(scene, ground);
    if (ref.current === null) return;
    Object.assign(ref.current, { width, height });
    ref.current.getContext("2d")?.putImageData(new ImageData(data, width, height), 0, 0);
  }, [scene, isBare, isAtRest, ref]);
  const label = isBare ? texts.showsGround : texts.shows(scene.caption);
  return <canvas ref={ref} className={styles.photo} role="img" aria-label={label} />;
}

interface MagnifierProps {
  of: RefObject<HTMLCanvasElement | null>;
  at: Point;
}

/** What is below the finger, above it. Drawn after the picture, of which it is a part. */
function Magnifier({ of, at: [x, y] }: MagnifierProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = ref.current?.getContext("2d");
    const picture = of.current;
    if (!context || picture === null) return;
    // 120 px show 60 px of the screen.
    const part = (60 * picture.width) / picture.clientWidth;
    const [left, top] = [x * picture.width - part / 2, y * picture.height - part / 2];
    context.clearRect(0, 0, 120, 120);
    context.drawImage(picture, left, top, part, part, 0, 0, 120, 120);
    context.strokeStyle = "#fff";
    context.strokeRect(56, 56, 8, 8);
  });
  const left = `clamp(60px, ${x * 100}%, calc(100% - 60px))`;
  const top = `max(126px, calc(${y * 100}% - 34px))`;
  return (
    <canvas ref={ref} className={styles.magnifier} style={{ left, top }} width={120} height={120} />
  );
}

interface CornerProps {
  name: GroundCorner;
  at: Point;
  picture: RefObject<HTMLCanvasElement | null>;
  send: (event: PhotoViewEvent) => void;
  /** Called when the visitor takes hold of it, and when they let it go. */
  onHold: (name: GroundCorner, isHeld: boolean) => void;
}

/** A corner to drag, or to move with the arrow keys: by 1% of the photo, with Shift by 0.1%. */
function Corner({ name, at: [x, y], picture, send, onHold }: CornerProps) {
  /** While the corner is dragged: by which pointer, where it was, and how far it is from the pointer in px. */
  const [drag, setDrag] = useState<{ pointer: number; from: Point; grip: Point } | null>(null);
  const move = (to: Point) => send({ type: "corner.moved", corner: name, to });
  const grab = (event: PointerEvent) => {
    const box = picture.current?.getBoundingClientRect();
    if (drag !== null || event.button !== 0 || box === undefined) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const [left, top] = [box.left + x * box.width, box.top + y * box.height];
    const grip: Point = [left - event.clientX, top - event.clientY];
    setDrag({ pointer: event.pointerId, from: [x, y], grip });
    onHold(name, true);
  };
  const follow = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const box = picture.current?.getBoundingClientRect();
    if (drag?.pointer !== pointerId || box === undefined) return;
    const [right, down] = [clientX + drag.grip[0] - box.left, clientY + drag.grip[1] - box.top];
    move([right / box.width, down / box.height]);
  };
  const release = () => {
    setDrag(null);
    onHold(name, false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape" && drag !== null) {
      move(drag.from);
      release();
    }
    const direction = directions[event.key];
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const step = event.shiftKey ? 0.001 : 0.01;
    move([x + direction[0] * step, y + direction[1] * step]);
  };
  const [left, top] = [Math.round(x * 1000) / 10, Math.round(y * 1000) / 10];
  return (
    <>
      <div
        className={styles.cornerTarget}
        style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        role="slider"
        tabIndex={0}
        aria-label={cornerLabels[name]}
        aria-valuemin={-50}
        aria-valuemax={150}
        aria-valuenow={left}
        aria-valuetext={cornerPosition(left, top)}
        onPointerDown={grab}
        onPointerMove={follow}
        onLostPointerCapture={({ pointerId }) => {
          if (drag?.pointer === pointerId) release();
        }}
        onKeyDown={press}
      />
      {drag === null ? null : <Magnifier of={picture} at={[x, y]} />}
    </>
  );
}

interface PhotoGroundProps
  extends Pick<PhotoViewContext, "corners" | "laid" | "isBrushing">,
    Pick<PictureProps, "scene" | "isBare">,
    Pick<CornerProps, "send"> {}

/** Which corners are held, and where all of them were when the first of them was taken hold of. */
interface Hold {
  held: readonly GroundCorner[];
  corners: Corners;
}

/** The picture, and the corners with which the visitor says where the ground is. */
export function PhotoGround(props: PhotoGroundProps) {
  const { scene, isBare, corners, laid, isBrushing, send } = props;
  const ref = useRef<HTMLCanvasElement>(null);
  const [hold, setHold] = useState<Hold>({ held: [], corners });
  const onHold = (name: GroundCorner, isHeld: boolean) =>
    setHold(({ held, corners: before }) => ({
      held: [...held.filter((other) => other !== name), ...(isHeld ? [name] : [])],
      corners: held.length === 0 ? corners : before,
    }));
  const points = groundCorners.map((name) => corners[name].map((share) => share * 100)).join(" ");
  const vectorEffect = "non-scaling-stroke";
  // The photo stays where it is under the fingers that hold a corner.
  const [pixels] = scene.photo.pixels;
  const { padding, inlineSize } = roomFor(hold.held.length > 0 ? hold.corners : corners, pixels);
  return (
    <div className={styles.frame} style={{ padding }}>
      <div className={styles.ground} style={{ inlineSize }}>
        <Picture ref={ref} scene={scene} isBare={isBare} />
        <svg
          className={styles.outline}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {/* Light on dark, so that it is seen on any ground. */}
          <polygon {...{ points, vectorEffect }} stroke="#000a" strokeWidth="4" />
          <polygon
            {...{ points, vectorEffect }}
            stroke="#fff"
            strokeWidth="2"
            strokeDasharray={corners === laid ? undefined : "6 6"}
          />
        </svg>
        {isBrushing ? (
          <KeepBrush picture={ref} send={send} />
        ) : (
          groundCorners.map((name) => (
            <Corner key={name} {...{ name, send, onHold }} at={corners[name]} picture={ref} />
          ))
        )}
      </div>
    </div>
  );
}
