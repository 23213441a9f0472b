import { describe, expect, test } from "vitest";
import { trafficKinds } from "../../domain/pavement.ts";
import { moreContrast, palette } from "../tokens.ts";
import { crossSection } from "./cross-section-drawing.ts";
import { crossSectionSvg, defaultColours, preferredColours } from "./cross-section-svg.ts";

describe.each(trafficKinds)("file of the cross-section for %s", (traffic) => {
  const svg = crossSectionSvg(traffic, defaultColours);

  test("has every shape, in painting order", () => {
    const drawn = [...svg.matchAll(/ d='([^']+)'/g)].map(([, d]) => d);
    expect(drawn).toEqual(crossSection(traffic).shapes.map(({ d }) => d));
  });

  test("depends on nothing outside it, and has no inline styles", () => {
    expect(svg).not.toMatch(/var\(|<style|style=|class=|href/);
  });

  test("has the size of its frame, so that an <img> can reserve its space", () => {
    const { width, height, viewBox } = crossSection(traffic).frame;
    expect(svg).toContain(`width='${width}' height='${height}' viewBox='${viewBox}'`);
  });
});

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
