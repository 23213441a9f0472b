import type { Point } from "../../domain/point.ts";

/** Why a file shows no photo. */
export type PhotoProblem =
  | ("empty" | "not-a-picture" | "heic" | "too-large" | "damaged" | "cut-off")
  /** The browser hides pixels from websites. */
  | "pixels-hidden";

/** What became of the choice of a photo, or of the picture of the plan on it. */
export type PhotoNotice =
  | PhotoProblem
  | "none-chosen"
  | ("saved" | "not-saved" | "saves-nothing")
  | ("shared" | "not-shared" | "share-again" | "share-unanswered");

/** Around the ground, the near ones first: the order of the keyboard. */
export const groundCorners = ["near-left", "near-right", "far-right", "far-left"] as const;
export type GroundCorner = (typeof groundCorners)[number];

/** Where a plan lies on a photo, in shares of its width and height; a corner can be beside the photo. */
export type Corners = Readonly<Record<GroundCorner, Point>>;

/** Where ground probably is: a trapezium in the lower half. */
export const usualCorners: Corners = {
  "near-left": [0.1, 0.92],
  "near-right": [0.9, 0.92],
  "far-right": [0.68, 0.58],
  "far-left": [0.32, 0.58],
};

/** The corners with one of them elsewhere, at most half a photo beside it. */
export const withCorner = (corners: Corners, name: GroundCorner, [x, y]: Point): Corners => ({
  ...corners,
  [name]: [Math.min(1.5, Math.max(-0.5, x)), Math.min(1.5, Math.max(0, y))],
});

/** The corners with the plan turned clockwise in quarters: its near left corner is the next one. */
export function turnedBy(corners: Corners, quarters: number): Corners {
  const at = (index: number) => corners[groundCorners[(index + quarters) % 4] ?? "near-left"];
  return { "near-left": at(0), "near-right": at(1), "far-right": at(2), "far-left": at(3) };
}

/** Whether corners can be those of a rectangle in perspective: convex, in the usual order, and no triangle. */
export function areRectangle(corners: Corners): boolean {
  return groundCorners.every((_, quarters) => {
    const { "near-left": a, "near-right": b, "far-right": c } = turnedBy(corners, quarters);
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) < -0.0005;
  });
}
