import { expect, test } from "vitest";

import { layerThickness } from "./plan-figures.ts";

test("layer thickness: cars and trucks need a sub-base, feet on firm ground none", () => {
  expect(layerThickness("cars")).toEqual({ paverMm: 60, beddingMm: 25, subBaseMm: 125 });
  expect(layerThickness("trucks")).toEqual({ paverMm: 80, beddingMm: 25, subBaseMm: 150 });
  expect(layerThickness("feet")).toEqual({ paverMm: 50, beddingMm: 25, subBaseMm: 0 });
});
