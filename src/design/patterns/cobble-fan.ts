import type { Point } from "../../domain/point.ts";
import type { Polygon } from "./geometry.ts";

/*
 * Segmental arcs: every course is the same quarter circle, one sett below the last. It rises by a
 * fifth of its span, the usual rise in the trade. Its ends run at 45 degrees, so two arcs meet in a
 * square on its point, which one sett fills. Setts are largest at the crown, as sorted on site.
 */

const HALF_ANGLE = Math.PI / 4;

/** Setts across the width of a span. The radius follows from it. */
const SPAN = 10;

/** Relative widths of the setts of each course, mixed so that joints do not continue from course to course. */
const courses = [
  [0.9, 0.86, 0.91, 1.06, 1.16, 1.07, 0.86, 1.15, 0.88, 1.01, 1.02, 0.89],
  [0.86, 1, 1.14, 0.96, 0.85, 0.96, 1.02, 0.95, 0.86, 0.89, 1.12, 0.94, 1.01],
  [0.89, 1.05, 0.89, 0.84, 1.1, 0.97, 0.87, 1.1, 0.95, 0.9, 0.87, 0.95],
  [1.14, 1.16, 0.91, 1.01, 1.03, 0.84, 1.11, 0.92, 0.86, 1.1, 0.99, 1.16, 1],
  [0.86, 0.86, 0.89, 1, 1.15, 1.11, 1.12, 1.15, 0.88, 0.85, 1.12, 1.12],
  [1.05, 0.85, 1.11, 0.89, 0.86, 0.98, 1.16, 0.92, 0.86, 0.94, 1.1, 0.89, 1.06],
] as const;

/** Position of an angle along a course, in setts that are as wide as they are deep. */
const settsAlong = (angle: number) => Math.log(Math.tan(Math.PI / 4 + angle / 2));
const angleAt = (along: number) => 2 * Math.atan(Math.exp(along)) - Math.PI / 2;

/** The angles of the joints of a course, including both ends. */
function jointAngles(widths: readonly number[]): readonly number[] {
  const half = settsAlong(HALF_ANGLE);
  const total = widths.reduce((sum, width) => sum + width, 0);
  let along = -half;
  const inner = widths.map((width) => {
    along += (width / total) * 2 * half;
    return angleAt(along);
  });
  return [-HALF_ANGLE, ...inner.slice(0, -1), HALF_ANGLE];
}

/** One span of segmental arcs, which repeats both ways; `sett` is the side of one at the crown, with its joint. */
export function cobbleFan(sett: number): {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Polygon[];
} {
  const width = sett * SPAN;
  const radius = width / Math.SQRT2;
  const head = (angle: number, course: number): Point => [
    width / 2 + radius * Math.sin(angle),
    sett * course + radius * (1 - Math.cos(angle)),
  ];
  // A joint points at the centre of its own arc and ends on the arc of the next course.
  const foot = (angle: number, course: number): Point => {
    const reach = Math.sqrt(radius ** 2 - (sett * Math.sin(angle)) ** 2) - sett * Math.cos(angle);
    return [width / 2 + reach * Math.sin(angle), sett * course + radius - reach * Math.cos(angle)];
  };
  const shapes = courses.flatMap((widths, course) => {
    const joints = jointAngles(widths);
    const setts = joints.slice(1).map((right, index): Polygon => {
      const left = joints[index] ?? -HALF_ANGLE;
      return [head(left, course), head(right, course), foot(right, course), foot(left, course)];
    });
    const [seamX, seamY] = head(HALF_ANGLE, course);
    const [leftX, leftY] = foot(HALF_ANGLE, course);
    const seamSett: Polygon = [
      [seamX, seamY],
      [2 * seamX - leftX, leftY],
      [seamX, seamY + sett],
      [leftX, leftY],
    ];
    return [...setts, seamSett];
  });
  return { width, height: sett * courses.length, shapes };
}
