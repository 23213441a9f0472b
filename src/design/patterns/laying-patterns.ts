import type { LayingPatternName } from "../../domain/laying-patterns.ts";
import { cobbleFan } from "./cobble-fan.ts";
import { centre, inset, moved, overlap, type Polygon, rectangle, scatter } from "./geometry.ts";

/*
 * Laying patterns as true geometry. Each pattern is laid out joint centre to joint centre, so its
 * shapes fill the plane exactly; a paver is such a shape less half a joint all round.
 */

/** The patterns that a visitor can choose, in the order in which we show them. */
export const layingPatterns = [
  { name: "herringbone", title: "Herringbone" },
  { name: "herringbone-45", title: "Herringbone at 45°" },
  { name: "stretcher", title: "Stretcher bond" },
  { name: "basket-weave", title: "Basket weave" },
  { name: "stack", title: "Stack bond" },
  { name: "hexagon", title: "Hexagon" },
  { name: "cobble-fan", title: "Cobble fan" },
] as const satisfies readonly { name: LayingPatternName; title: string }[];

/** Every pattern that can be drawn: the laying patterns and the row of upright bricks at an edge. */
export type PatternName = LayingPatternName | "soldier-course";

/** One stone as it lies: its face without the joints, and which of four tones it has. */
export interface Paver {
  readonly points: Polygon;
  readonly shade: 0 | 1 | 2 | 3;
}

/** Sizes in millimetres, or in whatever unit the drawing uses. */
export interface PaverSize {
  /**
   * Length of a 2:1 brick, joint centre to joint centre (default 200). A hexagon is as wide as
   * that across its flats; a sett of the cobble fan is half that.
   */
  readonly unit?: number;
  /** Width of the joint, from 1% to 10% of `unit` (default 2%: 4 mm beside a 200 mm brick). */
  readonly joint?: number;
}

/** A piece of paving that repeats without a seam when it is clipped to width by height. */
export interface PatternTile {
  readonly width: number;
  readonly height: number;
  readonly pavers: readonly Paver[];
}

/** Shapes that tile the plane: repeated every `width` and `height`, they meet and never overlap. */
interface Layout {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Polygon[];
}

/** `draw` for every cell of a grid, row by row. */
function grid(
  columns: number,
  rows: number,
  draw: (column: number, row: number) => readonly Polygon[],
): readonly Polygon[] {
  return Array.from({ length: columns * rows }, (_, index) =>
    draw(index % columns, Math.floor(index / columns)),
  ).flat();
}

// In herringbone the diagonal that a square of half a brick lies on decides which half it is.
const herringbone = (unit: number): Layout => {
  const half = unit / 2;
  const shapes = grid(8, 8, (column, row) => {
    const diagonal = (column - row + 8) % 4;
    if (diagonal === 0) return [rectangle(column * half, row * half, unit, half)];
    if (diagonal === 3) return [rectangle(column * half, row * half, half, unit)];
    return [];
  });
  return { width: unit * 4, height: unit * 4, shapes };
};

const herringbone45 = (unit: number): Layout => {
  const half = unit / 2;
  const turned = (shape: Polygon): Polygon =>
    shape.map(([x, y]) => [(x - y) / Math.SQRT2, (x + y) / Math.SQRT2]);
  const pair = [rectangle(0, 0, unit, half), rectangle(0, half, half, unit)].map(turned);
  const [width, height] = [unit * Math.SQRT2, half * Math.SQRT2];
  const shapes = grid(2, 4, (column, row) =>
    pair.map((brick) => moved(brick, column * width, row * height)),
  );
  return { width: width * 2, height: height * 4, shapes };
};

const stretcher = (unit: number): Layout => ({
  width: unit * 5,
  height: unit * 3,
  shapes: grid(5, 6, (column, row) => [
    rectangle((column + (row % 2) / 2) * unit, (row * unit) / 2, unit, unit / 2),
  ]),
});

const basketWeave = (unit: number): Layout => ({
  width: unit * 4,
  height: unit * 4,
  shapes: grid(4, 4, (column, row) => {
    const [x, y, half] = [column * unit, row * unit, unit / 2];
    return (column + row) % 2 === 0
      ? [rectangle(x, y, unit, half), rectangle(x, y + half, unit, half)]
      : [rectangle(x, y, half, unit), rectangle(x + half, y, half, unit)];
  }),
});

const stack = (unit: number): Layout => ({
  width: unit * 5,
  height: unit * 3,
  shapes: grid(5, 6, (column, row) => [rectangle(column * unit, (row * unit) / 2, unit, unit / 2)]),
});

const hexagon = (unit: number): Layout => {
  const side = unit / Math.sqrt(3);
  const shape: Polygon = [
    [unit / 2, 0],
    [unit, side / 2],
    [unit, side * 1.5],
    [unit / 2, side * 2],
    [0, side * 1.5],
    [0, side / 2],
  ];
  return {
    width: unit * 4,
    height: side * 6,
    shapes: grid(4, 4, (column, row) => [
      moved(shape, (column + (row % 2) / 2) * unit, row * side * 1.5),
    ]),
  };
};

const soldierCourse = (unit: number): Layout => ({
  width: unit * 6,
  height: unit,
  shapes: grid(12, 1, (column) => [rectangle((column * unit) / 2, 0, unit / 2, unit)]),
});

const layouts: Readonly<Record<PatternName, (unit: number) => Layout>> = {
  herringbone,
  "herringbone-45": herringbone45,
  stretcher,
  "basket-weave": basketWeave,
  stack,
  hexagon,
  "cobble-fan": (unit) => cobbleFan(unit / 2),
  "soldier-course": soldierCourse,
};

/**
 * The sizes with their defaults filled in.
 *
 * @throws RangeError if the sizes cannot be laid
 */
export function paverSize({ unit = 200, joint = unit / 50 }: PaverSize): Required<PaverSize> {
  if (!(unit > 0 && joint >= unit * 0.01 && joint <= unit * 0.1)) {
    throw new RangeError(
      `Cannot lay pavers with unit ${unit} and joint ${joint}: unit must be above 0 and joint from 1% to 10% of it. Change them where the pattern is drawn.`,
    );
  }
  return { unit, joint };
}

const shades = [0, 1, 2, 3] as const;

const shadeAt = (value: number): Paver["shade"] => shades[Math.floor(value) % 4] ?? 0;

/**
 * A tone for each shape of a layout, mixed as a pavior mixes packs: each shape takes the tone that
 * is farthest from others of its kind, counted across the edges where the layout repeats.
 */
function mixedTones({ width, height, shapes }: Layout): readonly Paver["shade"][] {
  const toned: { readonly x: number; readonly y: number; readonly shade: Paver["shade"] }[] = [];
  const around = (distance: number, length: number) =>
    Math.min(Math.abs(distance) % length, length - (Math.abs(distance) % length));
  for (const [index, shape] of shapes.entries()) {
    const [x, y] = centre(shape);
    const crowding = [0, 0, 0, 0];
    for (const other of toned) {
      const distance = Math.hypot(around(other.x - x, width), around(other.y - y, height));
      crowding[other.shade] = (crowding[other.shade] ?? 0) + (width / distance) ** 3;
    }
    const ranked = shades.toSorted((a, b) => (crowding[a] ?? 0) - (crowding[b] ?? 0));
    // Now and then the second best, so that the mixture keeps no rhythm of its own.
    const shade = ranked[scatter(index) < 0.3 ? 1 : 0] ?? 0;
    toned.push({ x, y, shade });
  }
  return toned.map(({ shade }) => shade);
}

/** Every paver of the repeated layout that shows in the rectangle from (0, 0) to width by height. */
function pavers(
  layout: Layout,
  joint: number,
  area: { readonly width: number; readonly height: number },
  turn: (column: number, row: number) => number,
): readonly Paver[] {
  const window = rectangle(0, 0, area.width, area.height);
  const tones = mixedTones(layout);
  const stones = layout.shapes.map((shape, index) => ({
    face: inset(shape, joint / 2),
    tone: tones[index] ?? 0,
  }));
  const found: Paver[] = [];
  // A shape may reach over any edge of its layout, so one repeat more on every side.
  for (let row = -1; (row - 1) * layout.height < area.height; row += 1) {
    for (let column = -1; (column - 1) * layout.width < area.width; column += 1) {
      for (const { face, tone } of stones) {
        const points = moved(face, column * layout.width, row * layout.height);
        if (overlap(points, window)) {
          found.push({ points, shade: shadeAt(tone + turn(column, row)) });
        }
      }
    }
  }
  return found;
}

/**
 * The smallest piece of a pattern that repeats, tones included. Pavers that cross its edge stand on
 * both sides, so clip the drawing to the tile.
 *
 * @throws RangeError if the sizes cannot be laid
 */
export function patternTile(name: PatternName, size: PaverSize = {}): PatternTile {
  const { unit, joint } = paverSize(size);
  const layout = layouts[name](unit);
  return {
    width: layout.width,
    height: layout.height,
    pavers: pavers(layout, joint, layout, () => 0),
  };
}

/**
 * A rectangle of paving, from (0, 0) to width by height. Pavers that cross its edge are whole, so
 * clip the drawing. Its tones are those of the tile, exchanged from one repeat to the next.
 *
 * @throws RangeError if the sizes cannot be laid
 */
export function layPattern(
  name: PatternName,
  { width, height, ...size }: PaverSize & { readonly width: number; readonly height: number },
): readonly Paver[] {
  const { unit, joint } = paverSize(size);
  return pavers(
    layouts[name](unit),
    joint,
    { width, height },
    (column, row) => 4 * scatter(column, row),
  );
}
