/* The words of the drawing of a plan. */

/** The text alternative of the drawing (WCAG 2.2, 1.1.1). */
export const drawingOf = (parts: {
  size: string;
  pattern: string;
  colour: string;
  border: string;
  /** Empty, or `againstWalls`. */
  walls: string;
}): string =>
  `Drawing to scale: ${parts.size}, ${parts.pattern}, ${parts.colour}, ${parts.border}${parts.walls}.`;
/** The border and the walls in it. */
export const borderIn = (border: string, colour: string): string => `${border} in ${colour}`;
export const againstWalls = (sides: string): string => `, against a house or wall: ${sides}`;

/** Two sides: of a pool, of the missing corner of an L. */
export const sidesLabel = (length: number | string, width: number | string): string =>
  `${length} × ${width} m`;

/** In the middle of a pool. */
export const poolLabel = "Pool";

/** Below a square metre of the true pattern. */
export const detailLabel = "1 m²";
