import { cobbleFan } from "./cobble-fan.ts";
import { moved, type Polygon, rectangle } from "./geometry.ts";

/** Shapes that tile the plane, joint centre to joint centre, repeated every `width` and `height`. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Polygon[];
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

/** The layout of each pattern for the length of a brick, `unit`. */
export const layouts = {
  herringbone,
  "herringbone-45": herringbone45,
  stretcher,
  "basket-weave": basketWeave,
  stack,
  hexagon,
  "cobble-fan": (unit: number): Layout => cobbleFan(unit / 2),
  /** Upright bricks side by side, along an edge. */
  "soldier-course": soldierCourse,
};
