import { useLayoutEffect, useRef } from "react";
import type { Scene } from "#machines/photo-view/photo-view.machine.ts";
import { layScene } from "./lay-scene.ts";
import { stripPhoto } from "./photo-view.css.ts";

/** Pixels of the photo from which the small picture is cut. */
const pixelLimit = 140_000;

/** How much of the photo shows around the plan, as a share of the plan's size. */
const around = 0.12;

/** The part of the photo on which the plan lies, small. */
export function StripPhoto({ scene }: { scene: Scene }) {
  const ref = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const { photo, corners } = scene;
    const level = photo.pixels.find(({ width, height }) => width * height <= pixelLimit);
    const { width, height, data } = layScene(scene, level ?? photo.pixels[0]);
    /** From where to where the plan lies, in px, with the photo around it. */
    const part = (axis: 0 | 1, length: number) => {
      const shares = Object.values(corners).map((point) => point[axis]);
      const [start, end] = [Math.max(0, Math.min(...shares)), Math.min(1, Math.max(...shares))];
      const room = around * (end - start);
      const from = Math.floor(Math.max(0, start - room) * length);
      return { from, length: Math.max(1, Math.ceil(Math.min(1, end + room) * length) - from) };
    };
    const [across, down] = [part(0, width), part(1, height)];
    if (ref.current === null) return;
    Object.assign(ref.current, { width: across.length, height: down.length });
    const picture = new ImageData(data, width, height);
    ref.current.getContext("2d")?.putImageData(picture, -across.from, -down.from);
  }, [scene]);
  return <canvas ref={ref} className={stripPhoto} />;
}
