import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { PhotoViewContext, PhotoViewEvent } from "#machines/photo-view/photo-view.machine.ts";
import { cornerLabels, cornerPlace } from "../../content/interface/photo-view.ts";
import {
  type Corners,
  type GroundCorner,
  groundCorners,
  type Paving,
  type Photo,
  type Place,
  type Raster,
} from "../../domain/photo-ground.ts";
import { useDebouncedValue } from "../../ui/use-debounced-value/use-debounced-value.ts";
import { layPlan } from "./lay-plan.ts";
import * as styles from "./photo-view.css.ts";

/** Pixels of the picture at rest, and of the one that follows a corner; fewer where that takes too long. */
const pixelLimits = { rest: 1_100_000, move: 250_000, slowMove: 65_000 };

/** Time in ms that a frame has for the picture. */
const frameTime = 14;

/** Time in ms without a change before the picture is drawn in full. */
const restDelay = 200;

interface PictureProps {
  photo: Photo;
  paving: Paving;
  planCorners: Corners;
  label: string;
  ref: RefObject<HTMLCanvasElement | null>;
}

/** The photo with the plan laid on it. */
function Picture({ photo, paving, planCorners, label, ref }: PictureProps) {
  const isAtRest = useDebouncedValue(planCorners, restDelay) === planCorners;
  const isSlow = useRef(false);
  useLayoutEffect(() => {
    const limit = pixelLimits[isAtRest ? "rest" : isSlow.current ? "slowMove" : "move"];
    const start = performance.now();
    const raster = photo.pixels.find(({ width, height }) => width * height <= limit);
    const { width, height, data } = layPlan(photo, raster ?? photo.pixels[0], planCorners, paving);
    if (ref.current === null) return;
    Object.assign(ref.current, { width, height });
    ref.current.getContext("2d")?.putImageData(new ImageData(data, width, height), 0, 0);
    if (!isAtRest && performance.now() - start > frameTime) isSlow.current = true;
  }, [photo, paving, planCorners, isAtRest, ref]);
  return <canvas ref={ref} className={styles.photo} role="img" aria-label={label} />;
}

interface MagnifierProps {
  of: RefObject<HTMLCanvasElement | null>;
  place: Place;
}

/** What is below the finger, above it. Drawn after the picture, of which it is a part. */
function Magnifier({ of, place: [x, y] }: MagnifierProps) {
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

/** Steps of the arrow keys. */
const directions: Readonly<Record<string, Place>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface CornerProps {
  name: GroundCorner;
  place: Place;
  picture: RefObject<HTMLCanvasElement | null>;
  send: (event: PhotoViewEvent) => void;
}

/** A corner to drag, or to move with the arrow keys: by 1% of the photo, with Shift by 0.1%. */
function Corner({ name, place, picture, send }: CornerProps) {
  const [x, y] = place;
  /** From the pointer to the corner in px, while it is dragged. */
  const [grip, setGrip] = useState<Place | null>(null);
  const drag = ({ clientX, clientY }: PointerEvent) => {
    const box = picture.current?.getBoundingClientRect();
    if (grip === null || box === undefined) return;
    const moved: Place = [
      (clientX + grip[0] - box.left) / box.width,
      (clientY + grip[1] - box.top) / box.height,
    ];
    send({ type: "corner.moved", corner: name, place: moved });
  };
  const grab = (event: PointerEvent) => {
    const box = picture.current?.getBoundingClientRect();
    if (event.button !== 0 || box === undefined) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setGrip([box.left + x * box.width - event.clientX, box.top + y * box.height - event.clientY]);
    send({ type: "corner.grabbed" });
  };
  const end = (type: "corner.released" | "drag.cancelled") => {
    if (grip === null) return;
    setGrip(null);
    send({ type });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape") end("drag.cancelled");
    const direction = directions[event.key];
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const step = event.shiftKey ? 0.001 : 0.01;
    const moved: Place = [x + direction[0] * step, y + direction[1] * step];
    send({ type: "corner.moved", corner: name, place: moved });
  };
  const [left, top] = [Math.round(x * 1000) / 10, Math.round(y * 1000) / 10];
  return (
    <>
      <div
        className={styles.corner}
        style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        role="slider"
        tabIndex={0}
        aria-label={cornerLabels[name]}
        aria-valuemin={-50}
        aria-valuemax={150}
        aria-valuenow={left}
        aria-valuetext={cornerPlace(left, top)}
        onPointerDown={grab}
        onPointerMove={drag}
        onLostPointerCapture={() => end("corner.released")}
        onKeyDown={press}
      />
      {grip === null ? null : <Magnifier of={picture} place={place} />}
    </>
  );
}

export interface PhotoGroundProps
  extends Omit<PictureProps, "ref">,
    Pick<PhotoViewContext, "corners" | "laid" | "hasRoom"> {
  send: CornerProps["send"];
}

/** Share of the window's height that a photo takes at most. */
const largestShare = 50;

const ratioOf = ({ width, height }: Raster) => width / height;

/** The picture, and the corners with which the visitor says where the ground is. */
export function PhotoGround({ corners, laid, hasRoom, send, ...picture }: PhotoGroundProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const points = groundCorners.map((name) => corners[name].map((share) => share * 100).join());
  const width = hasRoom ? 72 : 100;
  return (
    <div className={styles.frame} data-has-room={hasRoom || undefined}>
      <div
        className={styles.ground}
        style={{
          inlineSize: `min(${width}%, ${largestShare * ratioOf(picture.photo.pixels[0])}vh)`,
        }}
      >
        <Picture ref={ref} {...picture} />
        <svg
          className={styles.outline}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <polygon className={styles.lineBelow} points={points.join(" ")} />
          <polygon
            className={styles.lineAbove}
            data-is-crossed={corners !== laid || undefined}
            points={points.join(" ")}
          />
        </svg>
        {groundCorners.map((name) => (
          <Corner key={name} name={name} place={corners[name]} picture={ref} send={send} />
        ))}
      </div>
    </div>
  );
}
