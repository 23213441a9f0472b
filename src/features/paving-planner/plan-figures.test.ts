import { expect, test } from "vitest";
import { layerThickness } from "./plan-figures.ts";

test("layer thickness: cars and trucks need a sub-base, feet on firm ground none", () => {
  expect(layerThickness("cars")).toEqual({ beddingMm: 25, subBaseMm: 125 });
  expect(layerThickness("trucks")).toEqual({ beddingMm: 25, subBaseMm: 150 });
  expect(layerThickness("feet")).toEqual({ beddingMm: 25, subBaseMm: 0 });
});
