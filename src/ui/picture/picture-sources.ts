import type { PictureCrop } from "../../domain/pictures.ts";

export type PictureFormat = "avif" | "webp";

function fileUrl(crop: PictureCrop, width: number, format: PictureFormat): string {
  return crop.file.replace("{width}", String(width)).replace("{format}", format);
}

/** The value of a srcset attribute: every width of the crop in that format. */
export function sourceSet(crop: PictureCrop, format: PictureFormat): string {
  return crop.widths.map((width) => `${fileUrl(crop, width, format)} ${width}w`).join(", ");
}

/** The src for browsers without srcset support: the widest file of at most 1000 px. */
export function plainSource(crop: PictureCrop, format: PictureFormat): string {
  const width = crop.widths.filter((served) => served <= 1000).at(-1) ?? crop.width;
  return fileUrl(crop, width, format);
}
