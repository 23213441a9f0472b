import { describe, expect, test } from "vitest";
import { contrast, contrastPairs, minContrast } from "./contrast.ts";
import { moreContrast, palette } from "./tokens.ts";

const schemes = {
  "light scheme": palette.light,
  "dark scheme": palette.dark,
  "light scheme with more contrast": { ...palette.light, ...moreContrast.light },
  "dark scheme with more contrast": { ...palette.dark, ...moreContrast.dark },
};

describe.each(Object.entries(schemes))("%s", (_name, colours) => {
  test.each(contrastPairs)(
    "$foreground stands out from $background ($use)",
    ({ foreground, background, use }) => {
      expect(contrast(colours[foreground], colours[background])).toBeGreaterThanOrEqual(
        minContrast[use],
      );
    },
  );
});

test("contrast: is 21 for black on white", () => {
  expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21, 5);
});
