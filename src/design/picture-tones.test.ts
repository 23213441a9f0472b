import { describe, expect, it } from "vitest";
import { contrast } from "./contrast.ts";
import { nearestTone, pictureTones } from "./picture-tones.ts";

describe("the colour in the place of a picture", () => {
  it.each(Object.entries(pictureTones))("%s carries white words at 7:1", (_name, hex) => {
    expect(contrast("#ffffff", hex)).toBeGreaterThanOrEqual(7);
  });

  it("is the one most like the picture", () => {
    expect(nearestTone([170, 110, 78])).toBe("terracotta");
    expect(nearestTone([126, 128, 126])).toBe("slate");
    expect(nearestTone([112, 114, 78])).toBe("olive");
  });
});
