import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { fontFaces, fontFamilies, fontFiles, fontMetrics } from "./fonts.ts";

const publicFolder = new URL("../../public", import.meta.url);
const onDisk = (path: string) => new URL(`${publicFolder.href}${path}`);

const webFonts = ["Bricolage Grotesque", "Figtree"];
const fallbackFaces = fontFaces.filter((face) => !webFonts.includes(face.fontFamily));

test("fonts: have at most 60 KB in total", () => {
  const sizes = Object.values(fontFiles).map((file) => statSync(onDisk(file)).size);
  expect(Math.min(...sizes)).toBeGreaterThan(5_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
});

test("fonts: are WOFF2 files with their licences", () => {
  for (const file of Object.values(fontFiles)) {
    expect(readFileSync(onDisk(file)).subarray(0, 4).toString("latin1")).toBe("wOF2");
    const licence = file.replace("/fonts/", "/fonts/OFL-").replace("-latin-wght.woff2", ".txt");
    expect(readFileSync(onDisk(licence), "utf8")).toContain("SIL Open Font License, Version 1.1");
  }
});

test("font fallbacks: have the metrics of the web font", () => {
  expect(fallbackFaces).toHaveLength(8);
  for (const { fontFamily, rule } of fallbackFaces) {
    expect(rule).not.toHaveProperty("fontFamily");
    const percent = (value: unknown) => {
      expect(value, fontFamily).toMatch(/^\d+(\.\d+)?%$/);
      return Number.parseFloat(String(value));
    };
    const sizeAdjust = percent(rule.sizeAdjust);
    expect(sizeAdjust).toBeGreaterThan(90);
    expect(sizeAdjust).toBeLessThan(115);
    const lineBox = (percent(rule.ascentOverride) + percent(rule.descentOverride)) * sizeAdjust;
    const metrics = fontFamily.startsWith("Figtree") ? fontMetrics.text : fontMetrics.display;
    const expected = (metrics.ascent - metrics.descent) / metrics.unitsPerEm;
    expect(lineBox / 10_000).toBeCloseTo(expected, 3);
  }
});

test("font stacks: name declared families and end with sans-serif", () => {
  const declared = new Set(fontFaces.map((face) => face.fontFamily));
  for (const stack of Object.values(fontFamilies)) {
    const names = stack.split(", ").map((name) => name.replaceAll('"', ""));
    expect(names.slice(0, 3).filter((name) => !declared.has(name))).toEqual([]);
    expect(names.at(-1)).toBe("sans-serif");
  }
});
