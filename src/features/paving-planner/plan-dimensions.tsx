import { lengthLabel, poolLabel, sidesLabel } from "../../content/interface/paving-planner.ts";
import { sides } from "../../design/patterns/geometry.ts";
import { planOutline } from "../../design/patterns/plan-outline.ts";
import { type PavingPlan, type PlanSize, sidesByShape, wallsOf } from "../../domain/paving-plan.ts";
import type { Point } from "../../domain/point.ts";
import { type Placement, textWidth } from "./placement.ts";
import { dimension, dimensionText, lengthBeside, poolText, wall } from "./plan-drawing.css.ts";
import type { BoxSize } from "./use-box-size.ts";

interface PlacedProps {
  size: PlanSize;
  place: Placement;
}

/** Length and width of the whole, above and on the left. */
export function Dimensions({ size, place, extent }: PlacedProps & { extent: BoxSize }) {
  const { left, top, width, height } = place;
  // A circle needs only one.
  const isRound = size.shape === "circle";
  return (
    <>
      <path className={dimension} d={`M${left} ${top - 12}h${width}m0 -5v10m${-width} 0v-10`} />
      <text className={dimensionText} x={left + width / 2} y={top - 18}>
        {lengthLabel(extent.width / 1000)}
      </text>
      {isRound ? null : (
        <>
          <path
            className={dimension}
            d={`M${left - 12} ${top}v${height}m-5 0h10m0 ${-height}h-10`}
          />
          <text
            className={dimensionText}
            transform={`translate(${left - 20} ${top + height / 2}) rotate(-90)`}
          >
            {lengthLabel(extent.height / 1000)}
          </text>
        </>
      )}
    </>
  );
}

/** The width of a deck around a pool, on the right. */
export function DeckWidth({ size, place, label }: PlacedProps & { label: string }) {
  if (size.shape !== "surround") return null;
  const [x, deck] = [place.left + place.width + 12, size.deck * 1000 * place.scale];
  return (
    <>
      <path className={dimension} d={`M${x} ${place.top}v${deck}m-5 0h10m0 ${-deck}h-10`} />
      <text className={lengthBeside} x={x + 8} y={place.top + deck / 2 + 5 * place.fontScale}>
        {label}
      </text>
    </>
  );
}

/** The size of a pool or of a missing corner, where there is room for it. */
export function InnerSize({ size, place }: PlacedProps) {
  const { left, top, width, scale, fontScale } = place;
  const right = left + width;
  const px = (metres: number) => metres * 1000 * scale;
  if (size.shape === "surround") {
    const { poolLength, poolWidth, deck } = size;
    const x = right - px(deck + poolLength / 2);
    const y = top + px(deck + poolWidth / 2) + 5 * fontScale;
    const hasRoom = px(poolLength) >= 110 * fontScale && px(poolWidth) >= 54 * fontScale;
    return (
      <>
        <text className={poolText} x={x} y={hasRoom ? y - 10 * fontScale : y}>
          {poolLabel}
        </text>
        {hasRoom ? (
          <text className={poolText} x={x} y={y + 10 * fontScale}>
            {sidesLabel(poolLength, poolWidth)}
          </text>
        ) : null}
      </>
    );
  }
  if (size.shape !== "l-shape") return null;
  const [length, depth] = [px(size.cornerLength), px(size.cornerWidth)];
  const text = sidesLabel(size.cornerLength, size.cornerWidth);
  return length < textWidth(text, fontScale) + 12 || depth < 30 * fontScale ? null : (
    <text className={dimensionText} x={right - length / 2} y={top + depth / 2 + 5 * fontScale}>
      {text}
    </text>
  );
}

/** A thick line along each side against a house or wall; the paving covers its inner half. */
export function Walls({ plan, place }: { plan: PavingPlan; place: Placement }) {
  const walls = wallsOf(plan);
  if (walls.length === 0) return null;
  const { left, top, scale } = place;
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
