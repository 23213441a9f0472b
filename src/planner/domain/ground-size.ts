import type { Point } from "../../domain/point.ts";
import { type Corners, type GroundCorner, groundCorners } from "./ground-corners.ts";
import { homographyTo } from "./homography.ts";
import { lengths } from "./plan-sizes.ts";

/** The sides of a rectangle on the ground, in m: the one near the visitor, and the one that leads away. */
export interface GroundSides {
  readonly near: number;
  readonly away: number;
}
export type GroundSide = keyof GroundSides;

/** How a photo was taken. */
interface Camera {
  /** Width of the photo divided by its height. */
  readonly aspect: number;
  /** Focal length in mm as on 35 mm film, from the file; null if the file has none. */
  readonly focal35: number | null;
  /** Height of the camera above the ground in m; by default that of a phone. */
  readonly height?: number;
}

interface CameraPhoto extends Pick<Camera, "focal35"> {
  readonly pixels: readonly [{ readonly width: number; readonly height: number }, ...unknown[]];
}

/** How a photo was taken, as far as it tells. */
export const cameraOf = ({ pixels: [{ width, height }], focal35 }: CameraPhoto): Camera => ({
  aspect: width / height,
  focal35,
});

/** Sides as a photo shows them, each with its standard deviation as a share (of the natural logarithm). */
export interface MeasuredGround {
  readonly sides: GroundSides;
  readonly spread: GroundSides;
  /** Of the ratio of the sides, which does not depend on the height of the camera. */
  readonly spreadOfRatio: number;
}

/** How phones take photos (docs/facts.md#on-a-photo): height in m, and focal length in mm as on 35 mm film. */
const phone = { height: 1.5, focal35: 26 };

/** The diagonal of 35 mm film in mm. */
const filmDiagonal = Math.hypot(36, 24);

/** Standard deviations: of a coordinate of a corner in widths of the photo, of the others as shares. */
const deviations = { corner: 0.01, phoneFocal: 0.095, focalOfFile: 0.02, height: 0.08 };

type Vector = readonly [x: number, y: number, z: number];

const cross = ([ax, ay, az]: Vector, [bx, by, bz]: Vector): Vector => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
];

/**
 * The sides of a rectangle seen by a camera 1 m above its ground. The columns a, b, t of the homography from the unit
 * square are its sides and its origin in space, up to one factor: the distance of their plane gives it (Z. Zhang,
 * L. He, Whiteboard scanning and image enhancement, 2007, section 3).
 *
 * @param corners from the centre of the photo, in focal lengths
 */
function sidesAt1m(corners: Corners): GroundSides {
  const [ax, bx, tx, ay, by, ty, az, bz, tz] = homographyTo(corners, 1, 1);
  const [nx, ny, nz] = cross([ax, ay, az], [bx, by, bz]);
  const distance = Math.abs(nx * tx + ny * ty + nz * tz) / Math.hypot(nx, ny, nz);
  return { near: Math.hypot(ax, ay, az) / distance, away: Math.hypot(bx, by, bz) / distance };
}

const mapCorners = (
  corners: Corners,
  to: (point: Point, name: GroundCorner) => Point,
): Corners => ({
  "near-left": to(corners["near-left"], "near-left"),
  "near-right": to(corners["near-right"], "near-right"),
  "far-right": to(corners["far-right"], "far-right"),
  "far-left": to(corners["far-left"], "far-left"),
});

/**
 * The sides of the ground within corners, with their spread: corners, focal length and height are each a little
 * wrong, and the sum of squares of what each of them changes is the variance (first order).
 */
export function measureGround(corners: Corners, camera: Camera): MeasuredGround {
  const { aspect, focal35, height = phone.height } = camera;
  /** Of the photo in focal lengths. */
  const width = filmDiagonal / (focal35 ?? phone.focal35) / Math.hypot(1, 1 / aspect);
  const points = mapCorners(corners, ([x, y]) => [(x - 0.5) * width, ((y - 0.5) * width) / aspect]);
  const { near, away } = sidesAt1m(points);
  /** What wrong points change, as logarithms: of the near side, the other one, their ratio, and of any length. */
  const effectOf = (wrong: Corners) => {
    const sides = sidesAt1m(wrong);
    const [first, second] = [Math.log(sides.near / near), Math.log(sides.away / away)];
    return [first, second, first - second];
  };
  const error = deviations.corner * width;
  const focal = 1 + (focal35 === null ? deviations.phoneFocal : deviations.focalOfFile);
  const effects = [
    ...groundCorners.flatMap((wrong) => [
      effectOf(mapCorners(points, ([x, y], name) => [name === wrong ? x + error : x, y])),
      effectOf(mapCorners(points, ([x, y], name) => [x, name === wrong ? y + error : y])),
    ]),
    effectOf(mapCorners(points, ([x, y]) => [x / focal, y / focal])),
    [deviations.height, deviations.height, 0],
  ];
  const spreadAt = (index: number) => Math.hypot(...effects.map((effect) => effect[index] ?? 0));
  return {
    sides: { near: near * height, away: away * height },
    spread: { near: spreadAt(0), away: spreadAt(1) },
    spreadOfRatio: spreadAt(2),
  };
}

/** Whether the far side of the ground is farther away, or as near as the other one when seen from above. */
export function leadsAway(corners: Corners): boolean {
  // How much deeper in the photo the near side lies; 0.02 is less than an error of 1% in a corner.
  const [, , , , , , , nearDepth] = homographyTo(corners, 1, 1);
  return nearDepth < 0.02;
}

/**
 * How often a plan of `width` by `height` is turned so that its longer side lies along the longer side of the ground.
 * Where the photo does not tell which one that is, the longer side leads away.
 */
export function quartersAlong(
  { width, height }: { width: number; height: number },
  corners: Corners,
  camera: Camera,
): 0 | 1 {
  if (width === height) return 0;
  const { sides, spreadOfRatio } = measureGround(corners, camera);
  const isNearLonger =
    leadsAway(corners) && sides.near > sides.away * Math.exp(quantile * spreadOfRatio);
  return width > height === isNearLonger ? 0 : 1;
}

/** A side that the visitor knows, in m. */
export interface KnownSide {
  readonly side: GroundSide;
  readonly length: number;
}

/** The ground with one side as the visitor knows it; the other one follows by their ratio. */
export function withKnownSide(ground: MeasuredGround, { side, length }: KnownSide): MeasuredGround {
  const { sides, spreadOfRatio } = ground;
  const factor = length / sides[side];
  return {
    sides: { near: sides.near * factor, away: sides.away * factor, [side]: length },
    spread: { near: spreadOfRatio, away: spreadOfRatio, [side]: 0 },
    spreadOfRatio,
  };
}

/** The quantile of the normal distribution for 80%. */
const quantile = 1.28;

/** The largest range beside a size that is worth saying: without a known side, and with one. */
const widestRange = { blind: 0.25, known: 0.3 };

/** Whether the photo was taken from near enough, and the ground is not too flat in it, to tell the size. */
export function tellsSize({ spread: { near, away } }: MeasuredGround): boolean {
  const limit = widestRange[Math.min(near, away) === 0 ? "known" : "blind"];
  return quantile * Math.max(near, away) <= limit;
}

/** A length in m, and the range in which it is with a probability of 80%. */
export interface Estimate {
  readonly about: number;
  /** null where an end is beyond what the planner takes. */
  readonly from: number | null;
  readonly to: number | null;
}

/** Parts of a metre to which lengths are rounded. */
const roundings = [2, 10, 100];

/** A side, rounded so that it differs from both ends of its range; a known one as it is. */
export function estimateOf({ sides, spread }: MeasuredGround, side: GroundSide): Estimate {
  const [length, deviation] = [sides[side], quantile * spread[side]];
  if (deviation === 0) return { about: length, from: length, to: length };
  const [from, to] = [length * Math.exp(-deviation), length * Math.exp(deviation)];
  const parts = roundings.find((each) => (length - from) * each >= 1) ?? 100;
  const rounded = (value: number) => Math.round(value * parts) / parts;
  return {
    about: Math.min(lengths.to, Math.max(lengths.from, rounded(length))),
    from: from < lengths.from ? null : rounded(from),
    to: to > lengths.to ? null : rounded(to),
  };
}

/** Whether the planner takes both sides. */
export const isInReach = ({ sides: { near, away } }: MeasuredGround): boolean =>
  Math.min(near, away) >= lengths.from && Math.max(near, away) <= lengths.to;

/** Whether a length is beyond two standard deviations of what is seen, or, without any, another one. */
const differs = (length: number, seen: number, deviation: number) =>
  Math.abs(Math.log(length / seen)) > 2 * deviation + 0.001;

/** Whether a side that the visitor knows is another one than the photo shows. */
export const isDoubtful = ({ side, length }: KnownSide, { sides, spread }: MeasuredGround) =>
  differs(length, sides[side], spread[side]);

/** Whether the sides of a plan are of another scale or shape than the photo shows, and not those taken from it. */
export function contradicts({ near, away }: GroundSides, ground: MeasuredGround): boolean {
  const { sides, spread, spreadOfRatio } = ground;
  const isTaken =
    !differs(near, estimateOf(ground, "near").about, 0) &&
    !differs(away, estimateOf(ground, "away").about, 0);
  return (
    !isTaken &&
    (differs(near, sides.near, spread.near) ||
      differs(away, sides.away, spread.away) ||
      differs(near / away, sides.near / sides.away, spreadOfRatio))
  );
}
