import sharp from "sharp";

/** A file as a visitor chooses it. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A photo of a yard: blue sky above, grey ground with a shadow on its right below. */
export async function yardPhoto({
  width = 1200,
  height = 900,
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
