import { expect, test } from "vitest";
import { layingPatterns } from "./laying-patterns.ts";
import { patternDataUri, patternSvg, paverPath } from "./paver-svg.ts";

const brick = [
  [0, 0],
  [20, 0],
  [20, 10],
  [0, 10],
] as const;

test("a paver without a radius has sharp corners", () => {
  expect(paverPath(brick)).toBe("M0 0L20 0L20 10L0 10Z");
});

test("a rounded paver starts and ends each side short of the corner, at most at its middle", () => {
  expect(paverPath(brick, { radius: 2 })).toBe(
    "M0 2Q0 0 2 0L18 0Q20 0 20 2L20 8Q20 10 18 10L2 10Q0 10 0 8L0 2Z",
  );
  expect(paverPath(brick, { radius: 50 })).toContain("Q0 0 10 0L10 0Q20 0 20 5");
});

test.each(layingPatterns)(
  "$title is a picture of whole pixels that uses every colour given",
  ({ name }) => {
    const svg = patternSvg(name, { unit: 48, fills: ["red", "#0a0"], jointFill: "#fff" });
    expect(svg).toMatch(/^<svg xmlns='http:\/\/www.w3.org\/2000\/svg' width='\d+' height='\d+' /);
    expect(svg.match(/fill='(red|#0a0|#fff)'/g)).toHaveLength(3);
    expect(svg).not.toContain("NaN");
    expect(svg).not.toContain("d=''");
  },
);

test('the data address stays whole inside url("…") and decodes to the picture', () => {
  const options = { unit: 48, fills: ["#8F3A1C"] } as const;
  const address = patternDataUri("herringbone-45", options);
  expect(address).not.toMatch(/["#<>\n]/);
  expect(decodeURIComponent(address.replace("data:image/svg+xml,", ""))).toBe(
    patternSvg("herringbone-45", options),
  );
});
