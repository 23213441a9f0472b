/** A point of a drawing, a plan or a photo: x to the right, y downwards. */
export type Point = readonly [x: number, y: number];
