import { expect, test } from "vitest";
import { contrast } from "../../../tests/support/contrast.ts";
import { paverColourNames } from "../../domain/pavers.ts";
import { jointColours, paverColours } from "./paver-colours.ts";

test.each(paverColourNames)(
  "joints of %s pavers have a contrast of 3:1 to their palest tones",
  (name) => {
    const joint = jointColours[name];
    const tones = [...paverColours[name]];
    // A blend has tones at both ends: no joint has this contrast to all of them.
    const isBlend = name.endsWith("-blend");
    const palest = tones.sort((a, b) => contrast(b, "#000000") - contrast(a, "#000000"));
    for (const tone of isBlend ? palest.slice(0, 2) : tones) {
      const ratio = contrast(joint, tone);
      expect(
        ratio,
        `src/design/patterns/paver-colours.ts, jointColours, ${name}: Expected a contrast of 3:1 to ${tone}, got ${joint} with ${ratio.toFixed(2)}:1. Choose paleSand or darkSand, or other tones`,
      ).toBeGreaterThanOrEqual(3);
    }
  },
);
