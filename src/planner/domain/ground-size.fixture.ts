import type { Corners } from "./ground-corners.ts";

/** Corners from their x and y in turn, from near left to far left. */
export const cornersAt = (coordinates: readonly number[]): Corners => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = coordinates;
  return { "near-left": [a, b], "near-right": [c, d], "far-right": [e, f], "far-left": [g, h] };
};

/** A rectangle on the ground: metres wide, deep and ahead of the camera; degrees to the side, and down to it. */
export interface Ground {
  readonly wide: number;
  readonly deep: number;
  readonly ahead: number;
  readonly yaw: number;
  readonly pitch: number;
}

/** A camera, by default a phone's at chest height: metres above the ground, mm as on 35 mm film, width by height. */
interface FixtureCamera {
  height?: number;
  focal35?: number;
  aspect?: number;
}

/** Where a pinhole camera sees the corners; `error` gives that of each coordinate as a share of the photo's width. */
export function seen(ground: Ground, camera: FixtureCamera = {}, error = () => 0): Corners {
  const { wide, deep, ahead, yaw, pitch } = ground;
  const { height = 1.5, focal35 = 26, aspect = 0.75 } = camera;
  const focal = (focal35 / Math.hypot(36, 24)) * Math.hypot(1, 1 / aspect);
  const [turn, tilt] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  const coordinates = [-1, -1, 1, -1, 1, 1, -1, 1].map(
    (sign, index) => ((index % 2 ? deep : wide) / 2) * sign,
  );
  return cornersAt(
    [0, 2, 4, 6].flatMap((index) => {
      const [right = 0, on = 0] = coordinates.slice(index);
      const x = right * Math.cos(turn) - on * Math.sin(turn);
      const z = ahead + deep / 2 + right * Math.sin(turn) + on * Math.cos(turn);
      const depth = z * Math.cos(tilt) + height * Math.sin(tilt);
      const down = height * Math.cos(tilt) - z * Math.sin(tilt);
      return [
        0.5 + (focal * x) / depth + error(),
        0.5 + ((focal * down) / depth + error()) * aspect,
      ];
    }),
  );
}
