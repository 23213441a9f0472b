import type { Corners } from "../domain/ground-corners.ts";

/** Radius of a corner's target in px, as in the styles. */
const radius = 22;

/** Height of photo and room at most; and width of a photo at least, at which its corners are apart. */
const heightLimit = "max(46vh, 15rem)";
const widthLimit = "8rem";

/**
 * How the photo lies in its frame, so that all corners are inside, whole, wherever they are on the photo or
 * beside it: the frame's padding, and the width of the photo within.
 */
export function roomFor(corners: Corners, photo: { width: number; height: number }) {
  const points = Object.values(corners);
  const across = points.map(([x]) => x);
  const down = points.map(([, y]) => y);
  // The photo itself stays in the frame, too.
  const [left, right] = [Math.min(0.5, ...across), Math.max(0.5, ...across)];
  const [top, bottom] = [Math.min(0.5, ...down), Math.max(0.5, ...down)];
  const shape = photo.height / photo.width;
  const height = `max(${widthLimit}, ${heightLimit} / ${shape * Math.max(1, bottom)})`;
  const width = [
    "100%",
    `(100% - ${radius}px) / ${1 - left}`,
    `(100% - ${radius}px) / ${right}`,
    `(100% - ${2 * radius}px) / ${right - left}`,
    height,
  ].join(", ");
  const beside = (share: number) => `max(0px, ${radius}px - ${share} * min(${width}))`;
  return {
    padding: [top * shape, 1 - right, (1 - bottom) * shape, left].map(beside).join(" "),
    inlineSize: `min(100%, ${height})`,
  };
}
