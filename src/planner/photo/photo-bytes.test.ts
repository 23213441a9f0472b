import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { focal35In, isHeic, lacksEnd } from "./photo-bytes.ts";

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
    "a JPEG with bytes that fill the room before a marker": async () => {
      const photo = await picture().jpeg().toBuffer();
      return Buffer.concat([photo.subarray(0, 2), Buffer.from([0xff, 0xff]), photo.subarray(2)]);
    },
    "a JPEG with a thumbnail": async () => withThumbnail(await picture().jpeg().toBuffer()),
    "a PNG": () => picture().png().toBuffer(),
  };

  test.each(Object.entries(kinds))("%s lacks its end wherever it is cut off", async (_, encode) => {
    const bytes = await encode();
    for (const share of [0.02, 0.3, 0.55, 0.9, 0.99]) {
      expect(lacksEnd(bytes.subarray(0, bytes.length * share)), `${share}`).toBe(true);
    }
    expect(lacksEnd(bytes)).toBe(false);
    expect(lacksEnd(Buffer.concat([bytes, Buffer.from("a video")]))).toBe(false);
  });

  test("is for the browser to judge where it is no JPEG or PNG", async () => {
    const webp = await picture().webp().toBuffer();
    for (const bytes of [webp, Buffer.from("%PDF-1.7"), Buffer.alloc(0)]) {
      expect(lacksEnd(bytes)).toBe(false);
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

/** Exif data with a place and a focal length, in the byte order of an iPhone (MM) or of most others (II). */
function exif(
  order: "II" | "MM",
  focal35: number,
  { type = 3, count = 1 }: { type?: number; count?: number } = {},
) {
  const data = Buffer.alloc(80);
  const isLittle = order === "II";
  const short = (value: number, at: number) =>
    isLittle ? data.writeUInt16LE(value, at) : data.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    isLittle ? data.writeUInt32LE(value, at) : data.writeUInt32BE(value, at);
  const entry = (at: number, tag: number, value: number, kind = 4, values = 1) => {
    short(tag, at);
    short(kind, at + 2);
    long(values, at + 4);
    if (kind === 1) data.writeUInt8(value, at + 8);
    else (kind === 3 ? short : long)(value, at + 8);
  };
  data.write(order);
  short(42, 2);
  long(8, 4);
  // Of the file: its orientation, the data of the camera, a place.
  short(3, 8);
  entry(10, 0x0112, 1, 3);
  entry(22, 0x8769, 50);
  entry(34, 0x8825, 76);
  // Of the camera.
  short(2, 50);
  entry(52, 0x9207, 5, 3);
  entry(64, 0xa405, focal35, type, count);
  return data;
}

const jpegWith = async (data: Buffer) => {
  const photo = await picture().jpeg().toBuffer();
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length + 8);
  const parts = [Buffer.from([0xff, 0xe1]), length, Buffer.from("Exif\0\0"), data];
  return Buffer.concat([photo.subarray(0, 2), ...parts, photo.subarray(2)]);
};

describe("the focal length of a photo", () => {
  test.each(["II", "MM"] as const)("is read in the byte order %s", async (order) => {
    expect(focal35In(await jpegWith(exif(order, 13)))).toBe(13);
    expect(focal35In(await jpegWith(exif(order, 52, { type: 4 })))).toBe(52);
    expect(focal35In(await jpegWith(exif(order, 52, { type: 1 })))).toBe(52);
    // A library reads it, and writes it again.
    const copied = await sharp(await jpegWith(exif(order, 77)))
      .keepExif()
      .toBuffer();
    expect(focal35In(copied)).toBe(77);
  });

  test("is read where a library has written it, whatever the kind of file", async () => {
    const written = picture().withExif({ IFD2: { FocalLengthIn35mmFilm: "24" } });
    expect(focal35In(await written.jpeg().toBuffer())).toBe(24);
    expect(focal35In(await written.jpeg({ progressive: true }).toBuffer())).toBe(24);
  });

  test("is unknown without it, and where it is nonsense", async () => {
    const bare = await picture().jpeg().toBuffer();
    const other = await picture()
      .withExif({ IFD2: { FocalLength: "22/10" } })
      .jpeg()
      .toBuffer();
    for (const bytes of [bare, other, Buffer.alloc(0), Buffer.from("Exif\0\0")]) {
      expect(focal35In(bytes)).toBe(null);
    }
    // A fraction, text, and several numbers are not in the entry itself.
    for (const other of [{ type: 5 }, { type: 2 }, { count: 3 }]) {
      expect(focal35In(await jpegWith(exif("II", 76, other)))).toBe(null);
    }
    for (const focal35 of [0, 1, 65_535]) {
      expect(focal35In(await jpegWith(exif("MM", focal35)))).toBe(null);
    }
  });

  test("is unknown where the data end too early or lead outside the file", async () => {
    for (const order of ["II", "MM"] as const) {
      const whole = exif(order, 26);
      for (let length = 0; length < 74; length += 1) {
        const header = Buffer.concat([Buffer.from("Exif\0\0"), whole.subarray(0, length)]);
        expect(focal35In(header)).toBe(null);
      }
      whole.writeUInt32BE(0xfffffff0, 4);
      expect(focal35In(await jpegWith(whole))).toBe(null);
    }
  });
});
