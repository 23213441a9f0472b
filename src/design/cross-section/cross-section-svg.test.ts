import { expect, test } from "vitest";
import { moreContrast, palette } from "../tokens.ts";
import { preferredColours } from "./cross-section-svg.ts";

test("colours of cross-sections: dark wins over light, and more contrast over less", () => {
  expect(preferredColours.map(({ colours }) => colours.edge)).toEqual([
    moreContrast.dark.edge,
    palette.dark.edge,
    moreContrast.light.edge,
  ]);
});

test("colours of cross-sections: paper gets the default colours", () => {
  for (const { media } of preferredColours) expect(media).toMatch(/^screen and /);
});
