import { expect, test } from "vitest";
import { sectionLabels } from "../../build/cross-section-plugin.ts";
import { surfaces } from "../../domain/pavement.ts";
import { moreContrast, palette } from "../tokens.ts";
import {
  crossSectionSvg,
  defaultColours,
  labelledSectionSvg,
  preferredColours,
} from "./cross-section-svg.ts";

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

test("colours of cross-sections: every one is plain, for programs that know no color-mix()", () => {
  for (const surface of surfaces) {
    const svg = crossSectionSvg({ traffic: "cars", surface }, defaultColours);
    for (const [, colour] of svg.matchAll(/(?:fill|stroke)='([^']+)'/g)) {
      expect(colour).toMatch(/^(#[\da-f]{6}|none)$/i);
    }
  }
});

const cars = { traffic: "cars", surface: "brick" } as const;

test("labelled section: names every layer once, in markup that stays whole", () => {
  const labels = { ...sectionLabels(cars), pavers: "Pavers <60 mm> & more" };
  const svg = labelledSectionSvg(cars, labels, "A note");
  for (const label of Object.values({ ...labels, pavers: "Pavers &#60;60 mm&#62; &#38; more" })) {
    expect(svg.split(label)).toHaveLength(2);
  }
});
