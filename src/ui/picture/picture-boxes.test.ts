import { describe, expect, test } from "vitest";
import { sizesAttribute } from "./picture-boxes.ts";

const photo = 3 / 2;

describe("the sizes of a picture", () => {
  test("are those of its boxes when it is not cropped", () => {
    const boxes = [
      { media: "(min-width: 70rem)", px: 384 },
      { vw: 100, px: -40 },
    ];
    expect(sizesAttribute(boxes, photo)).toBe("(min-width: 70rem) 384px, calc(100vw - 40px)");
    expect(sizesAttribute([{ vw: 100, aspectRatio: 2 }], photo)).toBe("100vw");
  });

  test("are as wide as its height demands when its sides are cropped", () => {
    expect(sizesAttribute([{ px: 384, aspectRatio: 4 / 5 }], photo)).toBe("720px");
    expect(sizesAttribute([{ vw: 50, px: -20 }], photo, 1)).toBe("calc(75vw - 30px)");
  });
});
