/**
 * A canvas to read pixels from, in memory.
 *
 * @throws Error where the browser has no memory for it
 */
export function createCanvas(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error(`Expected a canvas of ${width} × ${height} px, got none.`);
  return context;
}
