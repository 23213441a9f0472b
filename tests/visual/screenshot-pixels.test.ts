import sharp from "sharp";
import { describe, expect, test } from "vitest";
import {
  isSame,
  type Pixels,
  readScreenshot,
  resembles,
  writeScreenshot,
} from "./screenshot-pixels.ts";

type Box = readonly [left: number, top: number, width: number, height: number, colour: string];

/** A screenshot of 320 by `height` px with boxes. */
async function page(boxes: readonly Box[], height = 800): Promise<Buffer> {
  const shapes = boxes
    .map(
      ([x, y, width, tall, fill]) =>
        `<rect ${Object.entries({ x, y, width, height: tall, fill })
          .map(([name, value]) => `${name}="${value}"`)
          .join(" ")}/>`,
    )
    .join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="${height}"><rect width="100%" height="100%" fill="#fcf8f2"/>${shapes}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const button: Box = [20, 300, 160, 48, "#84311a"];
const line: Box = [20, 500.3, 200, 1, "#1d1a17"];
const read = async (png: Promise<Buffer>): Promise<Pixels> => readScreenshot(await png, 16);

describe("isSame", () => {
  test.each([16, 256])(
    "is true after writing and reading with %i shades, and false without a button",
    async (shades) => {
      const pixels = await readScreenshot(await page([button, line]), shades);
      expect(isSame(pixels, await readScreenshot(await writeScreenshot(pixels), 256))).toBe(true);
      expect(isSame(pixels, await readScreenshot(await page([button]), shades))).toBe(false);
    },
  );
});

describe("resembles", () => {
  const baseline = read(page([button, line]));

  test.each<[string, readonly Box[], number]>([
    ["letters are placed differently", [button, [20, 500.8, 190, 1, "#3d3a37"]], 800],
    ["a line break has moved the rest down", [[20, 320, 160, 48, "#84311a"]], 820],
  ])("is true when %s", async (_, boxes, height) => {
    expect(resembles(await read(page(boxes, height)), await baseline)).toBe(true);
  });

  test.each<[string, readonly Box[], number]>([
    ["a button is gone", [line], 800],
    ["a box was added", [button, [200, 20, 100, 100, "#1d1a17"]], 800],
    ["a button has another colour", [[20, 300, 160, 48, "#1a3184"]], 800],
    ["a button has moved", [[20, 400, 160, 48, "#84311a"]], 800],
    ["the page is much higher", [button, line], 900],
  ])("is false when %s", async (_, boxes, height) => {
    expect(resembles(await read(page(boxes, height)), await baseline)).toBe(false);
  });
});
