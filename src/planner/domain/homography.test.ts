import { expect, test } from "vitest";
import type { Point } from "../../domain/point.ts";
import type { Corners } from "./ground-corners.ts";
import { homographyTo, inverseOf, transform } from "./homography.ts";

/** A pinhole camera 1.6 m above the ground, which looks down by `tilt` and aside by `yaw`, in radians. */
function camera({ width, tilt, yaw }: { width: number; tilt: number; yaw: number }) {
  const height = width * 0.75;
  const focal = width * 0.8;
  /** Sees a point of the ground: metres to the right of the camera and away from it. */
  return ([right, away]: Point): Point => {
    const x = right * Math.cos(yaw) - away * Math.sin(yaw);
    const forward = right * Math.sin(yaw) + away * Math.cos(yaw);
    const depth = forward * Math.cos(tilt) + 1.6 * Math.sin(tilt);
    const down = 1.6 * Math.cos(tilt) - forward * Math.sin(tilt);
    return [width / 2 + (focal * x) / depth, height / 2 + (focal * down) / depth];
  };
}

test.each([400, 1280, 2560])(
  "a plan on a photo: has each paver within 2 px of where a camera sees it at %i px",
  (width) => {
    for (const [tilt, yaw] of [
      [0.2, 0],
      [0.35, 0.3],
      [0.5, -0.2],
    ] as const) {
      const see = camera({ width, tilt, yaw });
      // A drive 4 m wide and 9 m long that begins 3 m before the camera, in mm from its far left corner.
      const onGround = ([x, y]: Point): Point => [x / 1000 - 2, 12 - y / 1000];
      const seen = (place: Point) => see(onGround(place));
      const corners: Corners = {
        "near-left": seen([0, 9000]),
        "near-right": seen([4000, 9000]),
        "far-right": seen([4000, 0]),
        "far-left": seen([0, 0]),
      };
      const toPhoto = homographyTo(corners, 4000, 9000);
      const back = inverseOf(toPhoto);
      for (let x = 0; x <= 4000; x += 200) {
        for (let y = 0; y <= 9000; y += 100) {
          const [left, top] = transform(toPhoto, [x, y]);
          const [trueLeft, trueTop] = seen([x, y]);
          expect(Math.hypot(left - trueLeft, top - trueTop)).toBeLessThan(0.01);
          const [column, row] = transform(back, [trueLeft, trueTop]);
          expect(Math.hypot(column - x, row - y)).toBeLessThan(0.1);
        }
      }
    }
  },
);
