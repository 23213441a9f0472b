import { describe, expect, test } from "vitest";
import { contrastPairs, wantedContrast } from "./contrast-pairs.ts";
import { moreContrast, palette } from "./tokens.ts";

/** Relative luminance of a colour like #8F3A1C (WCAG 2.2, definition of relative luminance). */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: string, ground: string): number {
  const [light = 0, dark = 0] = [luminance(front), luminance(ground)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

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
