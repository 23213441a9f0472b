import { describe, expect, test } from "vitest";
import { contrast } from "../../tests/support/contrast.ts";
import { nearestTone, pictureTones } from "./picture-tones.ts";

describe("picture tone", () => {
  test.each(Object.entries(pictureTones))(
    "%s has a contrast of 7:1 with white text",
    (_name, hex) => {
      expect(contrast("#ffffff", hex)).toBeGreaterThanOrEqual(7);
    },
  );

  test("is the one nearest to the mean colour of the picture", () => {
    expect(nearestTone([170, 110, 78])).toBe("terracotta");
    expect(nearestTone([126, 128, 126])).toBe("slate");
    expect(nearestTone([112, 114, 78])).toBe("olive");
  });
});
