import { describe, expect, test } from "vitest";
import { layerTexts } from "../../content/interface/pavement-layers.ts";
import { type LayerKind, surfaces, trafficKinds } from "../../domain/pavement.ts";
import { crossSection } from "./cross-section-drawing.ts";
import { pavementLayers } from "./cross-section-layout.ts";

const pavements = trafficKinds.flatMap((traffic) =>
  surfaces.map((surface) => ({ traffic, surface })),
);

describe.each(pavements)("pavement of $surface for $traffic", (pavement) => {
  const layers = pavementLayers(pavement);
  const drawing = crossSection(pavement);

  test("is drawn with the thicknesses that its texts give", () => {
    for (const { kind, thicknessMm } of layers) {
      const { name, thickness } = layerTexts(pavement)[kind];
      const figures = thickness.match(/\d+/g)?.map(Number);
      if (!figures) continue;
      expect(thickness, name).toMatch(/\d mm/);
      expect(thicknessMm, name).toBeGreaterThanOrEqual(Math.min(...figures));
      expect(thicknessMm, name).toBeLessThanOrEqual(Math.max(...figures));
    }
    const drawn = drawing.bands.map(({ kind, top, bottom }) => [kind, bottom - top]);
    expect(drawn).toEqual(layers.map(({ kind, thicknessMm }) => [kind, thicknessMm]));
  });
});

test("pavement: heavier traffic gets thicker pavers and a thicker sub-base", () => {
  const thickness = (wanted: LayerKind) =>
    trafficKinds.map(
      (traffic) =>
        pavementLayers({ traffic, surface: "brick" }).find(({ kind }) => kind === wanted)
          ?.thicknessMm,
    );
  expect(thickness("pavers")).toEqual([50, 60, 80]);
  expect(thickness("sub-base")).toEqual([75, 125, 150]);
});
