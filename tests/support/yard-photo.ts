import sharp from "sharp";
import type { PhotoProblem } from "#src/planner/domain/ground-corners.ts";

/** A file as a visitor chooses it. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A photo of a yard: blue sky above, grey ground with a shadow on its right below. Small, because laying takes time. */
export async function yardPhoto({
  width = 600,
  height = 450,
  orientation = 1,
  /** Focal length in mm as on 35 mm film; without it, the camera does not state it. */
  focal35 = 0,
} = {}): Promise<ChosenFile> {
  const yard = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 4 3" preserveAspectRatio="none">
        <rect width="4" height="1.4" fill="#4080d0"/><rect y="1.4" width="4" height="1.6" fill="#b0aca4"/>
        <rect x="2" y="1.4" width="2" height="1.6" fill="#5a5854"/>
      </svg>`,
    ),
  )
    .png()
    .toBuffer();
  // As a camera stores it that was held so.
  const turned = sharp(yard).rotate({ 1: 0, 3: 180, 6: 270, 8: 90 }[orientation] ?? 0);
  const buffer = await turned
    .jpeg()
    .withExif({
      IFD0: { Make: "A camera", Orientation: String(orientation) },
      ...(focal35 > 0 && { IFD2: { FocalLengthIn35mmFilm: String(focal35) } }),
    })
    .withMetadata({ orientation })
    .toBuffer();
  return { name: "yard.jpg", mimeType: "image/jpeg", buffer };
}

const asPng = ({ buffer }: ChosenFile) => sharp(buffer).png().toBuffer();

/** Photos that are not quite as they should be, which browsers show. */
export async function oddFiles(): Promise<Readonly<Record<string, ChosenFile>>> {
  const photo = await yardPhoto();
  const png = await asPng(photo);
  const [start, rest] = [photo.buffer.subarray(0, 2), photo.buffer.subarray(2)];
  const filled = Buffer.concat([start, Buffer.from([0xff]), rest]);
  return {
    "to which the phone gave no type": { ...photo, mimeType: "application/octet-stream" },
    "without its last two bytes": { ...photo, buffer: photo.buffer.subarray(0, -2) },
    "with a byte that fills the room before a marker": { ...photo, buffer: filled },
    "as a PNG without its end": { ...photo, buffer: png.subarray(0, -12) },
  };
}

const most = (bytes: Buffer) => bytes.subarray(0, bytes.length * 0.55);

/** Files that are no whole photo, each with what the visitor is told. */
export async function damagedFiles() {
  const photo = await yardPhoto();
  const jpegStart = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic");
  const file = (notice: PhotoProblem, mimeType: string, buffer: Buffer, name = "a.jpg") => ({
    ...{ notice, name, mimeType, buffer },
  });
  return {
    "an empty file": file("empty", "image/jpeg", Buffer.alloc(0)),
    "a document": file("not-a-picture", "application/pdf", Buffer.from("%PDF-1.7"), "a.pdf"),
    "a damaged photo": file("damaged", "image/jpeg", jpegStart),
    "a part of a JPEG": file("cut-off", "image/jpeg", most(photo.buffer)),
    "a part of a PNG": file("cut-off", "image/png", most(await asPng(photo)), "a.png"),
    "a HEIC photo without a type": file("heic", "application/octet-stream", heic, "IMG_1"),
    "a photo beyond the limit": file(
      "too-large",
      "image/jpeg",
      Buffer.alloc(13_000_000, jpegStart),
    ),
  };
}
