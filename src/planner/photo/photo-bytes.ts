const textAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.slice(at, at + 4));

/** Whether bytes are a photo in HEIF, by its brand (ISO/IEC 23008-12, 10.2): most browsers cannot read it. */
export const isHeic = (bytes: Uint8Array): boolean =>
  textAt(bytes, 4) === "ftyp" && /^(hei|hev|mif1|msf1)/.test(textAt(bytes, 8));

/** Whether a JPEG has its marker EOI. That of the thumbnail in its header does not count. */
function hasEndOfJpeg(bytes: Uint8Array): boolean {
  let start = 2;
  while (bytes[start] === 0xff && bytes[start + 1] !== 0xda) {
    start += 2 + (bytes[start + 2] ?? 0) * 256 + (bytes[start + 3] ?? 0);
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

/** Whether a picture was cut off, as by a lost connection: browsers show what there is of a JPEG or PNG. */
export function isCutOff(bytes: Uint8Array): boolean {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return !hasEndOfJpeg(bytes);
  return textAt(bytes, 1) === "PNG\r" && !hasEndOfPng(bytes);
}
