import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { isCutOff, isHeic } from "./photo-bytes.ts";

const picture = () =>
  sharp({
    create: {
      width: 64,
      height: 64,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });
/** A segment as of Exif, with a whole JPEG as its thumbnail. */
async function withThumbnail(photo: Buffer) {
  const thumbnail = await picture().resize(8).jpeg().toBuffer();
  const length = Buffer.alloc(2);
  length.writeUInt16BE(thumbnail.length + 2);
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1]), length, thumbnail]);
  return Buffer.concat([photo.subarray(0, 2), segment, photo.subarray(2)]);
}

describe("a photo's file", () => {
  const kinds = {
    "a JPEG": () => picture().jpeg().toBuffer(),
    "a progressive JPEG": () => picture().jpeg({ progressive: true }).toBuffer(),
    "a JPEG with a thumbnail": async () => withThumbnail(await picture().jpeg().toBuffer()),
    "a PNG": () => picture().png().toBuffer(),
  };

  test.each(Object.entries(kinds))("%s is cut off anywhere but at its end", async (_, encode) => {
    const bytes = await encode();
    for (const share of [0.02, 0.3, 0.55, 0.9, 0.99]) {
      expect(isCutOff(bytes.subarray(0, bytes.length * share)), `${share}`).toBe(true);
    }
    expect(isCutOff(bytes)).toBe(false);
    expect(isCutOff(Buffer.concat([bytes, Buffer.from("a video")]))).toBe(false);
  });

  test("is for the browser to judge where it is no JPEG or PNG", async () => {
    const webp = await picture().webp().toBuffer();
    for (const bytes of [webp, Buffer.from("%PDF-1.7"), Buffer.alloc(0)]) {
      expect(isCutOff(bytes)).toBe(false);
    }
  });

  test("is HEIC by its content, whatever its name and type", () => {
    const box = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`);
    expect(["heic", "heix", "hevc", "mif1"].map((brand) => isHeic(box(brand)))).not.toContain(
      false,
    );
    expect(["avif", "mp42"].map((brand) => isHeic(box(brand)))).not.toContain(true);
  });
});
