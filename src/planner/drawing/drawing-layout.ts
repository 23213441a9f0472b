import { detailLabel, poolLabel, sidesLabel } from "../../content/interface/planner-drawing.ts";
import type { PlanSize } from "../domain/paving-plan.ts";
import { lengthLabel } from "../plan-formats.ts";
import { fitInto, marginsFor, type Placement, textWidth } from "./placement.ts";
import { planOutline } from "./plan-outline.ts";
import type { Box, BoxSize } from "./use-box-size.ts";

/*
 * Where everything in the drawing of a plan is, in px, so that nothing lies over anything else.
 */

/** A text of the drawing. */
export interface Label {
  /** What it says; each at most once. */
  readonly name: "length" | "width" | "deck" | "pool" | "pool-size" | "corner" | "detail" | "bar";
  readonly text: string;
  /** `beside` begins at x, the others have their middle there; `upright` is written upwards. */
  readonly kind: "across" | "upright" | "beside" | "pool";
  readonly x: number;
  /** Of the baseline; of the middle where it is upright. */
  readonly y: number;
}

/** Sides of a rectangle. */
export interface Sides {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a text takes above and below its baseline, with room for accents and descenders. */
const ascent = 13.5;
const descent = 3.5;
/** From the middle of a text to its baseline. */
const rise = (ascent - descent) / 2;

/** The rectangle that a label takes. */
export function sidesOf({ text, kind, x, y }: Label, fontScale: number): Sides {
  const half = textWidth(text, fontScale) / 2;
  const [above, below] = [ascent * fontScale, descent * fontScale];
  if (kind === "upright") {
    return { left: x - above, top: y - half, right: x + below, bottom: y + half };
  }
  const middle = kind === "beside" ? x + half : x;
  return { left: middle - half, top: y - above, right: middle + half, bottom: y + below };
}

/** A line with an end at right angles on both sides. */
interface Line {
  readonly name: Label["name"];
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly isUpright: boolean;
}

/** Half the length of the ends of a line. */
export const lineEnd = 5;
/** Distance from the shape to the lines of its dimensions, and to their labels. */
const lineDistance = 12;
const labelDistance = lineDistance + lineEnd + 1;

/** The lines of the dimensions. */
function dimensionLines(size: PlanSize, placement: Placement): readonly Line[] {
  const { left, top, width, height, scale } = placement;
  const length = { name: "length", x: left, y: top - lineDistance, length: width } as const;
  const x = left - lineDistance;
  const lines: Line[] = [
    { ...length, isUpright: false },
    { name: "width", x, y: top, length: height, isUpright: true },
  ];
  // A circle needs only one.
  if (size.shape === "circle") return lines.slice(0, 1);
  if (size.shape !== "surround") return lines;
  const deck = { x: left + width + lineDistance, y: top, length: size.deck * 1000 * scale };
  return [...lines, { name: "deck", ...deck, isUpright: true }];
}

/** Their labels: of the whole above and on the left, of a deck on the right. */
function dimensionLabels(size: PlanSize, extent: BoxSize, placement: Placement): readonly Label[] {
  const { left, top, width, height, scale, fontScale } = placement;
  const away = labelDistance + descent * fontScale;
  const across = { kind: "across", x: left + width / 2, y: top - away } as const;
  const text = lengthLabel(extent.height / 1000);
  // The labels above and beside a small shape are longer than it: this one begins below the other.
  const half = Math.max(height / 2, textWidth(text, fontScale) / 2 - lineDistance);
  const upright = { kind: "upright", x: left - away, y: top + half } as const;
  const labels: Label[] = [
    { name: "length", text: lengthLabel(extent.width / 1000), ...across },
    { name: "width", text, ...upright },
  ];
  if (size.shape === "circle") return labels.slice(0, 1);
  if (size.shape !== "surround") return labels;
  // Likewise beside a narrow deck.
  const middle = Math.max(size.deck * 500 * scale, (fontScale * (ascent + descent)) / 2);
  const [x, y] = [left + width + labelDistance + 2, top + middle + rise * fontScale];
  return [...labels, { name: "deck", text: lengthLabel(size.deck), kind: "beside", x, y }];
}

/** The size of a pool or of a missing corner, where it has room, also beside the thick line of a wall. */
function innerLabels(size: PlanSize, placement: Placement): readonly Label[] {
  const { left, top, width, scale, fontScale } = placement;
  const px = (metres: number) => metres * 1000 * scale;
  const fits = (text: string, length: number, depth: number, lines: number) =>
    px(length) >= textWidth(text, fontScale) + 20 && px(depth) >= lines * 20 * fontScale + 16;
  if (size.shape === "surround") {
    const { poolLength, poolWidth, deck } = size;
    const x = left + width / 2;
    const y = top + px(deck + poolWidth / 2) + rise * fontScale;
    const pool = { name: "pool", text: poolLabel, kind: "pool", x } as const;
    const text = sidesLabel(poolLength, poolWidth);
    if (fits(text, poolLength, poolWidth, 2)) {
      const line = 10 * fontScale;
      return [
        { ...pool, y: y - line },
        { ...pool, name: "pool-size", text, y: y + line },
      ];
    }
    return fits(poolLabel, poolLength, poolWidth, 1) ? [{ ...pool, y }] : [];
  }
  if (size.shape !== "l-shape") return [];
  const { cornerLength, cornerWidth } = size;
  const text = sidesLabel(cornerLength, cornerWidth);
  if (!fits(text, cornerLength, cornerWidth, 1)) return [];
  const x = left + width - px(cornerLength) / 2;
  const y = top + px(cornerWidth) / 2 + rise * fontScale;
  return [{ name: "corner", text, kind: "across", x, y }];
}

/** Width below which a paver, 100 mm wide, is too small to show its pattern. */
const smallestPaver = 4;

/** A square metre of the true pattern. */
interface Detail {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** The shape as large as possible; beside or below it the detail, where the pavers are small. */
function fitShape(size: PlanSize, extent: BoxSize, box: Box) {
  const { fontScale } = box;
  const usual = marginsFor(fontScale);
  const deck = size.shape === "surround" ? lengthLabel(size.deck) : "";
  const right = deck === "" ? usual.right : 28 + textWidth(deck, fontScale);
  const alone = fitInto(box, extent, { ...usual, right });
  if (alone.scale * 100 >= smallestPaver) return { placement: alone, detail: null };
  const side = box.width < 560 ? 64 : 96;
  const bottom = side + 14 + 18 * fontScale;
  const [placement = alone] = [
    fitInto(box, extent, { ...usual, right, bottom }),
    fitInto(box, extent, { ...usual, right: right + side + usual.right }),
  ].sort((one, other) => other.scale - one.scale);
  const x = box.width - usual.right - side;
  const y = box.height - side - 4 - 18 * fontScale;
  return { placement, detail: { x, y, side } };
}

const detailLabels = (detail: Detail | null, fontScale: number): readonly Label[] => {
  if (detail === null) return [];
  const { x, y, side } = detail;
  const baseline = y + side + 3 + 14 * fontScale;
  return [{ name: "detail", text: detailLabel, kind: "across", x: x + side / 2, y: baseline }];
};

/** Lengths in metres that a scale bar can have, and the largest in px. */
const barLengths = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50];
const longestBar = 120;
/** Between the scale bar and its label, and around both. */
const gap = 8;

export interface DrawingLayout {
  readonly placement: Placement;
  /** Null where the pavers are large enough. */
  readonly detail: Detail | null;
  /** Of the dimensions, and the scale bar. */
  readonly lines: readonly Line[];
  readonly labels: readonly Label[];
}

/** Lays out the drawing of a plan in a box. */
export function layOutDrawing(size: PlanSize, box: Box): DrawingLayout {
  const { fontScale } = box;
  const extent = planOutline(size);
  const { placement, detail } = fitShape(size, extent, box);
  const dimensions = dimensionLabels(size, extent, placement);
  const ofDetail = detailLabels(detail, fontScale);
  // The scale bar is below all dimensions, and left of the detail.
  const ends = [box.width, detail?.x ?? box.width];
  const end = Math.min(...ends, ...ofDetail.map((each) => sidesOf(each, fontScale).left)) - gap;
  const roomFor = (metres: number) => end - 2 * gap - textWidth(lengthLabel(metres), fontScale);
  const px = (metres: number) => metres * 1000 * placement.scale;
  const fits = (metres: number) => px(metres) <= Math.min(longestBar, roomFor(metres));
  const metres = barLengths.filter(fits).at(-1) ?? 0.1;
  const lowest = dimensions.map((each) => sidesOf(each, fontScale).bottom);
  const bar: Line = {
    name: "bar",
    isUpright: false,
    x: Math.min(placement.left, gap + roomFor(metres) - px(metres)),
    y: Math.max(placement.top + placement.height, ...lowest) + 20 + 8 * fontScale,
    length: px(metres),
  };
  const beside = { x: bar.x + bar.length + gap, y: bar.y + rise * fontScale };
  const ofBar: Label = { name: "bar", text: lengthLabel(metres), kind: "beside", ...beside };
  const labels = [...dimensions, ...innerLabels(size, placement), ...ofDetail, ofBar];
  return { placement, detail, lines: [...dimensionLines(size, placement), bar], labels };
}
