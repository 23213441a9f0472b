import fc from "fast-check";
import { expect, test } from "vitest";
import { fitInto, inWholePixels, marginsFor } from "./placement.ts";

test("a tile of pavers: is whole pixels large where that changes it by 1% at most", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 500, max: 3_000, noNaN: true }),
      fc.double({ min: 0.001, max: 1, noNaN: true }),
      (mm, pixelsPerMm) => {
        const length = inWholePixels(mm, pixelsPerMm);
        expect(Math.abs(length / mm - 1)).toBeLessThan(0.0105);
        if (mm * pixelsPerMm < 49) expect(length).toBe(mm);
        if (mm * pixelsPerMm > 50) {
          const pixels = length * pixelsPerMm + 0.01;
          expect(pixels).toBeCloseTo(Math.round(pixels), 6);
        }
      },
    ),
  );
});

test.each([1, 1.25, 2.625, 3])(
  "a drawing begins on a pixel of a screen of density %s",
  (density) => {
    const box = { width: 343, height: 301, fontScale: 1, density };
    const { left, top } = fitInto(box, { width: 4370, height: 3100 }, marginsFor(1));
    for (const start of [left, top]) {
      expect(start * density).toBeCloseTo(Math.round(start * density), 6);
    }
  },
);
