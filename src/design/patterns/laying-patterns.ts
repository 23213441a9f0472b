import { centre, inset, moved, overlap, type Polygon, rectangle, scatter } from "./geometry.ts";
import { type Layout, layouts } from "./layouts.ts";

/*
 * Laying patterns as geometry. A layout fills the plane joint centre to joint centre; a paver is one
 * of its shapes, inset by half a joint.
 */

/** A laying pattern, or the soldier course of an edge. */
export type PatternName = keyof typeof layouts;

/** One paver: its face without the joints, and which of four tones it has. */
export interface Paver {
  readonly points: Polygon;
  readonly shade: 0 | 1 | 2 | 3;
}

/** Sizes in millimetres, or in any other unit of the drawing. */
export interface PaverSize {
  /**
   * Length of a 2:1 brick, joint centre to joint centre (default 200). It is also the width of a
   * hexagon across its flats, and twice the side of a sett of the cobble fan.
   */
  readonly unit?: number;
  /** Width of the joint, from 1% to 10% of `unit` (default 2%: 4 mm beside a 200 mm brick). */
  readonly joint?: number;
}

/** A piece of paving that repeats without a seam if it is clipped to width by height. */
export interface PatternTile {
  readonly width: number;
  readonly height: number;
  readonly pavers: readonly Paver[];
}

/**
 * Fills in the default sizes.
 *
 * @throws RangeError if the joint is too narrow or too wide for the unit
 */
export function paverSize({ unit = 200, joint = unit / 50 }: PaverSize): Required<PaverSize> {
  if (!(unit > 0 && joint >= unit * 0.01 && joint <= unit * 0.1)) {
    throw new RangeError(
      `Expected a unit above 0 and a joint from 1% to 10% of it, got unit ${unit} and joint ${joint}.`,
    );
  }
  return { unit, joint };
}

const shades = [0, 1, 2, 3] as const;

const shadeAt = (value: number): Paver["shade"] => shades[Math.floor(value) % 4] ?? 0;

/**
 * A tone for each shape of a layout, mixed like pavers from several packs: each shape takes the tone
 * that is farthest from equal ones, also across the edges where the layout repeats.
 */
function mixTones({ width, height, shapes }: Layout): readonly Paver["shade"][] {
  const toned: { readonly x: number; readonly y: number; readonly shade: Paver["shade"] }[] = [];
  const wrapped = (distance: number, length: number) =>
    Math.min(Math.abs(distance) % length, length - (Math.abs(distance) % length));
  for (const [index, shape] of shapes.entries()) {
    const [x, y] = centre(shape);
    const crowding = [0, 0, 0, 0];
    for (const other of toned) {
      const distance = Math.hypot(wrapped(other.x - x, width), wrapped(other.y - y, height));
      crowding[other.shade] = (crowding[other.shade] ?? 0) + (width / distance) ** 3;
    }
    const ranked = shades.toSorted((a, b) => (crowding[a] ?? 0) - (crowding[b] ?? 0));
    // Sometimes the second best, so that no rhythm shows.
    const shade = ranked[scatter(index) < 0.3 ? 1 : 0] ?? 0;
    toned.push({ x, y, shade });
  }
  return toned.map(({ shade }) => shade);
}

/** One repeat of a pattern: its shapes, joint centre to joint centre, each with a tone. */
export interface TonedLayout extends Layout {
  readonly tones: readonly Paver["shade"][];
}

const tonedLayouts = new Map<string, TonedLayout>();

/** One repeat of a pattern for the length of a brick. Mixing the tones is slow, so they are kept. */
export function tonedLayout(name: PatternName, unit: number): TonedLayout {
  const key = `${name} ${unit}`;
  const known = tonedLayouts.get(key);
  if (known !== undefined) return known;
  const layout = layouts[name](unit);
  const toned = { ...layout, tones: mixTones(layout) };
  tonedLayouts.set(key, toned);
  return toned;
}

/** The tone of a shape in a repeat: the tones are rotated from one repeat to the next. */
export const toneIn = (tone: number, column: number, row: number): Paver["shade"] =>
  shadeAt(tone + 4 * scatter(column, row));

/**
 * The pavers of a repeated layout that overlap the rectangle from (0, 0) to width by height.
 *
 * @param toneShift how far the tones of a repeat are rotated
 */
function paversIn(
  layout: Layout,
  joint: number,
  area: { readonly width: number; readonly height: number },
  toneShift: (column: number, row: number) => number,
): readonly Paver[] {
  const window = rectangle(0, 0, area.width, area.height);
  const tones = mixTones(layout);
  const faces = layout.shapes.map((shape, index) => ({
    face: inset(shape, joint / 2),
    tone: tones[index] ?? 0,
  }));
  const found: Paver[] = [];
  // A shape may cross the edge of its layout, so include one more repeat on every side.
  for (let row = -1; (row - 1) * layout.height < area.height; row += 1) {
    for (let column = -1; (column - 1) * layout.width < area.width; column += 1) {
      for (const { face, tone } of faces) {
        const points = moved(face, column * layout.width, row * layout.height);
        if (overlap(points, window)) {
          found.push({ points, shade: shadeAt(tone + toneShift(column, row)) });
        }
      }
    }
  }
  return found;
}

/**
 * The smallest piece of a pattern that repeats with its tones. Pavers that cross an edge are included
 * on both sides: clip the drawing to the tile.
 *
 * @throws RangeError if the joint is too narrow or too wide for the unit
 */
export function patternTile(name: PatternName, size: PaverSize = {}): PatternTile {
  const { unit, joint } = paverSize(size);
  const layout = layouts[name](unit);
  return {
    width: layout.width,
    height: layout.height,
    pavers: paversIn(layout, joint, layout, () => 0),
  };
}

/**
 * A rectangle of paving, from (0, 0) to width by height. Pavers that cross its edge are whole: clip
 * the drawing. The tones of the tile are rotated from one repeat to the next.
 *
 * @throws RangeError if the joint is too narrow or too wide for the unit
 */
export function layPattern(
  name: PatternName,
  { width, height, ...size }: PaverSize & { readonly width: number; readonly height: number },
): readonly Paver[] {
  const { unit, joint } = paverSize(size);
  return paversIn(
    layouts[name](unit),
    joint,
    { width, height },
    (column, row) => 4 * scatter(column, row),
  );
}
