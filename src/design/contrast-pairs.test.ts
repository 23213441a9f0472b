import { describe, expect, test } from "vitest";
import { contrast } from "./contrast.ts";
import { contrastPairs, wantedContrast } from "./contrast-pairs.ts";
import { moreContrast, palette } from "./tokens.ts";

const schemes = {
  "light scheme": palette.light,
  "dark scheme": palette.dark,
  "light scheme with more contrast": { ...palette.light, ...moreContrast.light },
  "dark scheme with more contrast": { ...palette.dark, ...moreContrast.dark },
};

describe.each(Object.entries(schemes))("In the %s", (_name, colours) => {
  test.each(contrastPairs)("$front can be read on $ground ($use)", ({ front, ground, use }) => {
    expect(contrast(colours[front], colours[ground])).toBeGreaterThanOrEqual(wantedContrast[use]);
  });
});

test("black on white has the contrast the standard says", () => {
  expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21, 5);
});
