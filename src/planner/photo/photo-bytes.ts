const textAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.slice(at, at + 4));

/** Whether bytes are a photo in HEIF, by its brand (ISO/IEC 23008-12, 10.2): most browsers cannot read it. */
export const isHeic = (bytes: Uint8Array): boolean =>
  textAt(bytes, 4) === "ftyp" && /^(hei|hev|mif1|msf1)/.test(textAt(bytes, 8));

/** Whether a JPEG has its marker EOI. That of the thumbnail in its header does not count. */
function hasEndOfJpeg(bytes: Uint8Array): boolean {
  let start = 2;
  while (bytes[start] === 0xff && bytes[start + 1] !== 0xda) {
    // Bytes may fill the room before a marker (ITU-T T.81, B.1.1.2).
    const isFill = bytes[start + 1] === 0xff;
    start += isFill ? 1 : 2 + (bytes[start + 2] ?? 0) * 256 + (bytes[start + 3] ?? 0);
  }
  // From the end, because phones append videos and other data.
  let end = bytes.lastIndexOf(0xd9);
  while (end > start && bytes[end - 1] !== 0xff) end = bytes.lastIndexOf(0xd9, end - 1);
  return end > start;
}

function hasEndOfPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let start = 8;
  while (start + 8 <= bytes.length && textAt(bytes, start + 4) !== "IEND") {
    start += 12 + view.getUint32(start);
  }
  return start + 8 <= bytes.length;
}

/** Whether a JPEG or PNG lacks its end, as after a lost connection: browsers show what there is of it. */
export function lacksEnd(bytes: Uint8Array): boolean {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return !hasEndOfJpeg(bytes);
  return textAt(bytes, 1) === "PNG\r" && !hasEndOfPng(bytes);
}

/** How much of a file is searched for Exif data: they are at its beginning. */
const exifReach = 128 * 1024;

/** The number of a tag in a directory of Exif data (TIFF 6.0); null if it has none, or one of another type. */
function tagIn(exif: DataView, directory: number, tag: number, isLittle: boolean): number | null {
  const count = exif.getUint16(directory, isLittle);
  for (let entry = directory + 2; entry < directory + 2 + 12 * count; entry += 12) {
    if (exif.getUint16(entry, isLittle) !== tag) continue;
    // Several numbers, and those of other types, are elsewhere.
    if (exif.getUint32(entry + 4, isLittle) !== 1) return null;
    const type = exif.getUint16(entry + 2, isLittle);
    if (type === 1) return exif.getUint8(entry + 8);
    if (type === 3) return exif.getUint16(entry + 8, isLittle);
    // A long, or the place of a directory.
    return type === 4 || type === 13 ? exif.getUint32(entry + 8, isLittle) : null;
  }
  return null;
}

/**
 * The focal length in mm as on 35 mm film (Exif 2.32, FocalLengthIn35mmFilm); null if a photo does not state it. Nothing
 * else of the metadata is read, such as where the photo was taken (docs/specification.md#the-size-from-a-photo).
 */
export function focal35In(bytes: Uint8Array): number | null {
  // One character for each byte.
  const header = new TextDecoder("latin1").decode(bytes.subarray(0, exifReach)).indexOf("Exif\0\0");
  if (header < 0) return null;
  try {
    const exif = new DataView(
      bytes.buffer,
      bytes.byteOffset + header + 6,
      bytes.length - header - 6,
    );
    const isLittle = exif.getUint16(0) === 0x4949;
    const directory = tagIn(exif, exif.getUint32(4, isLittle), 0x8769, isLittle);
    const focal = directory === null ? null : tagIn(exif, directory, 0xa405, isLittle);
    // 0 is unknown.
    return focal !== null && focal >= 5 && focal <= 2000 ? focal : null;
  } catch {
    // Data that end too early.
    return null;
  }
}
