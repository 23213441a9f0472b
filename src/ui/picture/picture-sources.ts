import type { PictureCut } from "../../domain/pictures.ts";

type Format = "avif" | "webp";

function fileUrl(cut: PictureCut, width: number, format: Format): string {
  return cut.file.replace("{width}", String(width)).replace("{format}", format);
}

/** The value of a srcset attribute: every width of the cut in that format. */
export function sourceSet(cut: PictureCut, format: Format): string {
  return cut.widths.map((width) => `${fileUrl(cut, width, format)} ${width}w`).join(", ");
}

/** The src for browsers without srcset support: the widest file of at most 1000 px. */
export function plainSource(cut: PictureCut, format: Format): string {
  const width = cut.widths.findLast((served) => served <= 1000) ?? cut.width;
  return fileUrl(cut, width, format);
}
