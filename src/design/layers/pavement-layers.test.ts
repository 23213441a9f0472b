import { describe, expect, test } from "vitest";
import { layerTexts } from "../../content/interface/pavement-layers.ts";
import { type LayerKind, trafficKinds } from "../../domain/pavement.ts";
import { pavementLayers } from "./pavement-layers.ts";
import { pavementSection } from "./section-drawing.ts";

describe.each(trafficKinds)("pavement for %s", (traffic) => {
  const layers = pavementLayers(traffic);
  const section = pavementSection(traffic);

  test("is drawn with the thicknesses that its texts give", () => {
    for (const { kind, thicknessMm } of layers) {
      const { name, thickness } = layerTexts[traffic][kind];
      const figures = thickness.match(/\d+/g)?.map(Number);
      if (!figures) continue;
      expect(thickness, name).toMatch(/\d mm/);
      expect(thicknessMm, name).toBeGreaterThanOrEqual(Math.min(...figures));
      expect(thicknessMm, name).toBeLessThanOrEqual(Math.max(...figures));
    }
    const drawn = section.bands.map(({ kind, top, bottom }) => [kind, bottom - top]);
    expect(drawn).toEqual(layers.map(({ kind, thicknessMm }) => [kind, thicknessMm]));
  });

  test("gives the purpose of each layer in one sentence", () => {
    for (const { purpose } of Object.values(layerTexts[traffic])) {
      expect(purpose).toMatch(/^[A-Z][^.]+\.$/);
    }
  });

  test("has no gaps between layers, down to the lower edge of the drawing", () => {
    for (const [index, { top }] of section.bands.entries()) {
      if (index > 0) expect(top).toBe(section.bands[index - 1]?.bottom);
    }
    expect(section.bands.at(-1)?.bottom).toBe(section.height);
  });

  test("shows every layer, the kerb and its concrete as valid paths", () => {
    const parts = new Set(section.shapes.map(({ part }) => part));
    expect(parts).toEqual(new Set([...layers.map(({ kind }) => kind), "kerb", "concrete"]));
    for (const { d } of section.shapes) expect(d).toMatch(/^M[-\d.MLZh ]+$/);
  });

  test("has joints of 5 mm between its pavers", () => {
    const spans = section.shapes
      .filter(({ part }) => part === "pavers")
      .map(({ d }) => [...d.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x)))
      .map((xs) => [Math.min(...xs), Math.max(...xs)] as const);
    expect(spans.length).toBeGreaterThan(2);
    for (const [index, [left]] of spans.entries()) {
      const before = spans[index - 1];
      if (before) expect(left - before[1]).toBe(5);
    }
  });

  test("is the same drawing every time", () => {
    expect(pavementSection(traffic)).toEqual(section);
  });
});

test("pavement: heavier traffic gets thicker pavers and a thicker sub-base", () => {
  const thickness = (wanted: LayerKind) =>
    trafficKinds.map(
      (traffic) => pavementLayers(traffic).find(({ kind }) => kind === wanted)?.thicknessMm,
    );
  expect(thickness("pavers")).toEqual([50, 60, 80]);
  expect(thickness("sub-base")).toEqual([75, 125, 150]);
});
