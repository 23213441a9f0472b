/** A canvas to read pixels from, in memory. Throws where the browser has no memory for it. */
export function createCanvas(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error(`Expected a canvas of ${width} × ${height} px, got none.`);
  return context;
}

/** Whether the pixels read from a canvas are those drawn, and not noise (Firefox: privacy.resistFingerprinting). */
export function canReadPixels(): boolean {
  const context = createCanvas(8, 8);
  context.fillStyle = "#37a";
  context.fillRect(0, 0, 8, 8);
  const { data } = context.getImageData(0, 0, 8, 8);
  return data.every((value, i) => Math.abs(value - ([0x33, 0x77, 0xaa, 0xff][i % 4] ?? 0)) < 16);
}
