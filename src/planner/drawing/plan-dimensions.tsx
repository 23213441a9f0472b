import { sides } from "../../design/patterns/geometry.ts";
import type { Point } from "../../domain/point.ts";
import { type PavingPlan, sidesByShape, wallsOf } from "../domain/paving-plan.ts";
import { type DrawingLayout, type Label, lineEnd } from "./drawing-layout.ts";
import type { Placement } from "./placement.ts";
import { dimension, dimensionText, lengthBeside, poolText, wall } from "./plan-drawing.css.ts";
import { planOutline } from "./plan-outline.ts";

const looks: Readonly<Record<Label["kind"], string>> = {
  across: dimensionText,
  upright: dimensionText,
  beside: lengthBeside,
  pool: poolText,
};

/** The texts of a drawing. */
export const Labels = ({ labels }: Pick<DrawingLayout, "labels">) =>
  labels.map(({ name, text, kind, x, y }) => (
    <text
      key={name}
      className={looks[kind]}
      transform={`translate(${x} ${y})${kind === "upright" ? " rotate(-90)" : ""}`}
    >
      {text}
    </text>
  ));

/** The lines of the dimensions, and the scale bar. */
export const Lines = ({ lines }: Pick<DrawingLayout, "lines">) =>
  lines.map(({ name, x, y, length, isUpright }) => (
    <path
      key={name}
      className={dimension}
      d={
        isUpright
          ? `M${x} ${y}v${length}m${-lineEnd} 0h${2 * lineEnd}m0 ${-length}h${-2 * lineEnd}`
          : `M${x} ${y}h${length}m0 ${-lineEnd}v${2 * lineEnd}m${-length} 0v${-2 * lineEnd}`
      }
    />
  ));

/** A thick line along each side against a house or wall; the paving covers its inner half. */
export function Walls({ plan, placement }: { plan: PavingPlan; placement: Placement }) {
  const walls = wallsOf(plan);
  if (walls.length === 0) return null;
  const { left, top, scale } = placement;
  const [outside] = planOutline(plan.size).loops;
  const isWall = sidesByShape[plan.size.shape].map((side) => walls.includes(side));
  const edges = sides(outside?.points ?? []).map((edge, index) => ({
    edge,
    isWall: isWall[index] ?? false,
    isJoined: isWall.at(index - 1) ?? false,
  }));
  const at = ([x, y]: Point) => `${left + x * scale} ${top + y * scale}`;
  // Starts after a side without a wall, so that adjoining walls are one line with a corner.
  const start = isWall.indexOf(false) + 1;
  const lines = [...edges.slice(start), ...edges.slice(0, start)].map(
    ({ edge: [from, to], isWall, isJoined }, index) => {
      if (!isWall) return "";
      return isJoined && index > 0 ? `L${at(to)}` : `M${at(from)}L${at(to)}`;
    },
  );
  const end = isWall.includes(false) ? "" : "Z";
  return <path className={wall} d={lines.join("") + end} />;
}
