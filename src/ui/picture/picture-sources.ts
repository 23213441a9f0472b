import { breakpoint, justBelow } from "../../design/tokens.ts";
import type { PictureCut } from "../../domain/pictures.ts";

/** Media queries of the phone crop and of the whole picture. */
export const pictureMedia = {
  phone: `(max-width: ${justBelow(breakpoint.phone)})`,
  wide: `(min-width: ${breakpoint.phone}rem)`,
} as const;

const heroSizesWith = (besideWords: string) =>
  `${pictureMedia.phone} 75vw, (min-width: ${breakpoint.desktop}rem) ${besideWords}, 100vw`;

/**
 * The sizes of a hero's picture. Phones get 75% of their width: at their pixel density the difference
 * is invisible, and the picture loads in two thirds of the time. In wide windows the picture is beside
 * the words; that of a tall hero is as high as the screen allows and cut at its sides.
 */
export const heroSizes = {
  low: heroSizesWith("calc(50vw + 6rem)"),
  tall: heroSizesWith("88vw"),
} as const;

/** The sizes of a picture that is as wide as the column, between gutters of at least 20 px. */
const columnSizes = `(min-width: 1280px) 1184px, calc(100vw - 2.5rem)`;

/**
 * The sizes of pictures in the content column, by layout. They leave out the gutters, with which a
 * phone would fetch the next wider file.
 */
export const sizesOf = {
  column: columnSizes,
  /** Beside text from the desktop breakpoint on, above the text in smaller windows. */
  besideWords: `(min-width: ${breakpoint.desktop}rem) 464px, ${columnSizes}`,
  /** One of three side by side from the desktop breakpoint. */
  third: `(min-width: ${breakpoint.desktop}rem) 384px, ${columnSizes}`,
  /** One of four side by side from the desktop breakpoint, of two from the tablet breakpoint. */
  cardColumn: `(min-width: ${breakpoint.desktop}rem) 280px, (min-width: ${breakpoint.tablet}rem) 46vw, 88px`,
  /** A small square beside text. */
  cardRow: `(min-width: ${breakpoint.tablet}rem) 144px, 88px`,
  /** In courses of a wide and a narrow picture from the tablet breakpoint. */
  course: `(min-width: 1280px) 684px, (min-width: ${breakpoint.tablet}rem) 54vw, ${columnSizes}`,
} as const;

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
