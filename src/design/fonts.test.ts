import { readFileSync } from "node:fs";
import bricolageGrotesque from "@capsizecss/metrics/bricolageGrotesque";
import figtree from "@capsizecss/metrics/figtree";
import { expect, test } from "vitest";
import { fontFaces, fontFamilies } from "./fonts.ts";
import { webFonts } from "./web-fonts.ts";

const publicFolder = new URL("../../public", import.meta.url);
const onDisk = (url: string) => new URL(`${publicFolder.href}${url}`);

test("web fonts: each is a WOFF2 file with its licence beside it", () => {
  for (const { url, licence } of webFonts) {
    expect(readFileSync(onDisk(url)).subarray(0, 4).toString("latin1")).toBe("wOF2");
    const text = readFileSync(onDisk(`/fonts/${licence}`), "utf8");
    expect(text).toContain("SIL Open Font License, Version 1.1");
  }
});

test("every fallback takes the proportions of the typeface it stands in for", () => {
  expect(fontFaces).toHaveLength(8);
  for (const { fontFamily, rule } of fontFaces) {
    expect(rule).not.toHaveProperty("fontFamily");
    const percent = (value: unknown) => {
      expect(value, fontFamily).toMatch(/^\d+(\.\d+)?%$/);
      return Number.parseFloat(String(value));
    };
    const sizeAdjust = percent(rule.sizeAdjust);
    expect(sizeAdjust).toBeGreaterThan(90);
    expect(sizeAdjust).toBeLessThan(115);
    const lineBox = (percent(rule.ascentOverride) + percent(rule.descentOverride)) * sizeAdjust;
    const typeface = fontFamily.startsWith("Figtree") ? figtree : bricolageGrotesque;
    const expected = (typeface.ascent - typeface.descent) / typeface.unitsPerEm;
    expect(lineBox / 10_000).toBeCloseTo(expected, 3);
  }
});

test("every family named in a stack is declared, and the stack ends in any sans serif", () => {
  const declared = new Set<string>([
    ...webFonts.map(({ family }) => family),
    ...fontFaces.map(({ fontFamily }) => fontFamily),
  ]);
  for (const stack of Object.values(fontFamilies)) {
    const names = stack.split(", ").map((name) => name.replaceAll('"', ""));
    expect(names.slice(0, 3).filter((name) => !declared.has(name))).toEqual([]);
    expect(names.at(-1)).toBe("sans-serif");
  }
});
