import { expect, test } from "vitest";
import { keysOf } from "../../domain/keys-of.ts";
import { patterns } from "./patterns.ts";
import { patternDataUri, patternSvg, paverPath } from "./paver-svg.ts";

const brick = [
  [0, 0],
  [20, 0],
  [20, 10],
  [0, 10],
] as const;

test("paver path: has sharp corners without a radius", () => {
  expect(paverPath(brick)).toBe("M0 0L20 0L20 10L0 10Z");
});

test("paver path: rounds each corner up to half of a side", () => {
  expect(paverPath(brick, { radius: 2 })).toBe(
    "M0 2Q0 0 2 0L18 0Q20 0 20 2L20 8Q20 10 18 10L2 10Q0 10 0 8L0 2Z",
  );
  expect(paverPath(brick, { radius: 50 })).toContain("Q0 0 10 0L10 0Q20 0 20 5");
});

test.each(keysOf(patterns))("pattern SVG: %s has whole pixels and all colours", (name) => {
  const svg = patternSvg(name, { brickLength: 48, joint: 1, fills: ["red", "#0a0"] });
  expect(svg).toMatch(/^<svg xmlns='http:\/\/www.w3.org\/2000\/svg' width='\d+' height='\d+' /);
  expect(svg.match(/fill='(red|#0a0)'/g)).toHaveLength(2);
  expect(svg).not.toContain("NaN");
  expect(svg).not.toContain("d=''");
});

test('pattern data URL: needs no escapes inside url("…") and decodes to the SVG', () => {
  const options = { brickLength: 48, joint: 1, fills: ["#8F3A1C"] } as const;
  const url = patternDataUri("herringbone-45", options);
  expect(url).not.toMatch(/["#<>\n]/);
  expect(decodeURIComponent(url.replace("data:image/svg+xml,", ""))).toBe(
    patternSvg("herringbone-45", options),
  );
});
