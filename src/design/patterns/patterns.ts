import { cobbleFan } from "./cobble-fan.ts";
import { moved, type Polygon, rectangle, sides } from "./geometry.ts";

/** Shapes that tile the plane, joint centre to joint centre, repeated every `width` and `height`. */
export interface Pattern {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Polygon[];
}

/**
 * Calls `visit` for each repeat of a pattern that reaches into the area from (0, 0) to width by height.
 * A shape may cross the edge of its repeat, so one more repeat on every side is included.
 *
 * @param visit - takes the column and the row of the repeat, and where it starts
 */
export function forEachRepeat(
  { width, height }: Pick<Pattern, "width" | "height">,
  area: { readonly width: number; readonly height: number },
  visit: (column: number, row: number, dx: number, dy: number) => void,
): void {
  for (let row = -1; (row - 1) * height < area.height; row += 1) {
    for (let column = -1; (column - 1) * width < area.width; column += 1) {
      visit(column, row, column * width, row * height);
    }
  }
}

/** The shapes of every cell of a grid, row by row. */
function grid(
  columns: number,
  rows: number,
  shapesOf: (column: number, row: number) => readonly Polygon[],
): readonly Polygon[] {
  return Array.from({ length: columns * rows }, (_, index) =>
    shapesOf(index % columns, Math.floor(index / columns)),
  ).flat();
}

// On a grid of half bricks, the diagonal of a square decides which half of which brick it is.
const herringbone = (brickLength: number): Pattern => {
  const half = brickLength / 2;
  const shapes = grid(8, 8, (column, row) => {
    const diagonal = (column - row + 8) % 4;
    if (diagonal === 0) return [rectangle(column * half, row * half, brickLength, half)];
    if (diagonal === 3) return [rectangle(column * half, row * half, half, brickLength)];
    return [];
  });
  return { width: brickLength * 4, height: brickLength * 4, shapes };
};

const herringbone45 = (brickLength: number): Pattern => {
  const half = brickLength / 2;
  const turned = (shape: Polygon): Polygon =>
    shape.map(([x, y]) => [(x - y) / Math.SQRT2, (x + y) / Math.SQRT2]);
  const pair = [rectangle(0, 0, brickLength, half), rectangle(0, half, half, brickLength)].map(
    turned,
  );
  const [width, height] = [brickLength * Math.SQRT2, half * Math.SQRT2];
  const shapes = grid(2, 4, (column, row) =>
    pair.map((brick) => moved(brick, column * width, row * height)),
  );
  return { width: width * 2, height: height * 4, shapes };
};

/** Rows of pavers, each moved by a share of their length from the one above. */
const rows =
  (shift: number) =>
  (length: number, width: number): Pattern => ({
    width: length * 5,
    height: width * 6,
    shapes: grid(5, 6, (column, row) => [
      rectangle((column + ((row * shift) % 1)) * length, row * width, length, width),
    ]),
  });

const basketWeave = (brickLength: number): Pattern => ({
  width: brickLength * 4,
  height: brickLength * 4,
  shapes: grid(4, 4, (column, row) => {
    const [x, y, half] = [column * brickLength, row * brickLength, brickLength / 2];
    return (column + row) % 2 === 0
      ? [rectangle(x, y, brickLength, half), rectangle(x, y + half, brickLength, half)]
      : [rectangle(x, y, half, brickLength), rectangle(x + half, y, half, brickLength)];
  }),
});

const hexagon = (brickLength: number): Pattern => {
  const side = brickLength / Math.sqrt(3);
  const shape: Polygon = [
    [brickLength / 2, 0],
    [brickLength, side / 2],
    [brickLength, side * 1.5],
    [brickLength / 2, side * 2],
    [0, side * 1.5],
    [0, side / 2],
  ];
  return {
    width: brickLength * 4,
    height: side * 6,
    shapes: grid(4, 4, (column, row) => [
      moved(shape, (column + (row % 2) / 2) * brickLength, row * side * 1.5),
    ]),
  };
};

const soldierCourse = (brickLength: number): Pattern => ({
  width: brickLength * 6,
  height: brickLength,
  shapes: grid(12, 1, (column) => [
    rectangle((column * brickLength) / 2, 0, brickLength / 2, brickLength),
  ]),
});

/** The patterns, for the length and the width of a paver. */
export const patterns = {
  herringbone,
  "herringbone-45": herringbone45,
  stretcher: rows(1 / 2),
  "stretcher-third": rows(1 / 3),
  "basket-weave": basketWeave,
  stack: rows(0),
  hexagon,
  "cobble-fan": (brickLength: number): Pattern => cobbleFan(brickLength / 2),
  /** Upright bricks side by side, along an edge. */
  "soldier-course": soldierCourse,
};

/** A laying pattern, or the soldier course of an edge. */
export type PatternName = keyof typeof patterns;

/**
 * A pattern with an S in each side of every half paver, so that a block locks into its neighbours on all faces (type
 * S-A of SANS 1058). An S looks the same from both of its sides, so no gap opens, and areas stay.
 */
export function interlocked(pattern: Pattern, side: number): Pattern {
  const depth = 0.12 * side;
  const shapes = pattern.shapes.map((shape) =>
    sides(shape).flatMap(([from, to]): Polygon => {
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
      const steps = Math.round(length / side);
      const bends = Array.from({ length: 2 * steps }, (_, index): Polygon[number] => {
        const along = ((index + 0.5) / (2 * steps)) * length;
        const aside = index % 2 === 0 ? depth : -depth;
        return [from[0] + ux * along - uy * aside, from[1] + uy * along + ux * aside];
      });
      return [from, ...bends];
    }),
  );
  return { ...pattern, shapes };
}

/** A pattern for the sides of a paver. The width counts in rows only: other patterns are of 2:1 bricks. */
export function patternOf(name: PatternName, length: number, width = length / 2): Pattern {
  const ofPaver: (length: number, width: number) => Pattern = patterns[name];
  return ofPaver(length, width);
}
