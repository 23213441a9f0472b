import type { PictureTone } from "../../design/picture-tones.ts";
import { breakpoint, justBelow } from "../../design/tokens.ts";

/** One cut of a picture. Sizes in px. */
export interface PictureSourceCut {
  /** Address of its files with `{width}` and `{format}` (avif or webp) left open. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** The widths there are files of, smallest first. */
  readonly widths: readonly number[];
}

type Quarter = 0 | 25 | 50 | 75 | 100;

/** A picture that is served in several widths, as AVIF and WebP. */
export interface PictureSource extends PictureSourceCut {
  readonly alt: string;
  /** The colour that stands in until the picture arrives. */
  readonly tone: PictureTone;
  /** What stays in view when the picture is cut, in percent; the middle, if left out. */
  readonly focus?: { readonly x: Quarter; readonly y: Quarter };
  /** The narrower cut that phones get. */
  readonly phone?: PictureSourceCut;
}

/** Which windows get the phone's cut, and which the whole picture where there is one. */
export const pictureMedia = {
  phone: `(max-width: ${justBelow(breakpoint.phone)})`,
  wide: `(min-width: ${breakpoint.phone}rem)`,
} as const;

/**
 * The sizes of a picture that fills the first screen. A phone is told three quarters of its width:
 * its pixels are finer than the eye, and the picture arrives in two thirds of the time.
 */
export const firstScreenSizes = `${pictureMedia.phone} 75vw, 100vw`;

/** The sizes of a picture that is as wide as the column: beside it are gutters of 20 px or more. */
const columnSizes = `(min-width: 1280px) 1184px, calc(100vw - 2.5rem)`;

/**
 * The sizes of pictures in the column of the page, by how they share it. What a phone is told decides
 * which file it fetches: with the gutters left out, the next wider one.
 */
export const sizesOf = {
  column: columnSizes,
  /** Beside words from a desktop on, and over them before. */
  besideWords: `(min-width: ${breakpoint.desktop}rem) 464px, ${columnSizes}`,
  /** One of three beside one another from a desktop on. */
  third: `(min-width: ${breakpoint.desktop}rem) 384px, ${columnSizes}`,
  /** In courses of a broad and a narrow picture from a tablet on. */
  course: `(min-width: 1280px) 684px, (min-width: ${breakpoint.tablet}rem) 54vw, ${columnSizes}`,
} as const;

type Format = "avif" | "webp";

function address(cut: PictureSourceCut, width: number, format: Format): string {
  return cut.file.replace("{width}", String(width)).replace("{format}", format);
}

/** The value of a srcset attribute: every width of the cut in that format. */
export function sourceSet(cut: PictureSourceCut, format: Format): string {
  return cut.widths.map((width) => `${address(cut, width, format)} ${width}w`).join(", ");
}

/** One address for what reads no srcset: the widest file that is still light on a phone. */
export function plainSource(cut: PictureSourceCut, format: Format): string {
  const width = cut.widths.findLast((served) => served <= 1000) ?? cut.width;
  return address(cut, width, format);
}

/** Attributes of a preload link, by React's names. */
export interface PicturePreload {
  rel: "preload";
  as: "image";
  type: "image/avif";
  href: string;
  imageSrcSet: string;
  imageSizes: string;
  fetchPriority: "high";
  media?: string;
}

/**
 * Preload links for the one picture that fills the first screen: the browser fetches what
 * `<Picture priority>` with the same `sizes` will show. Two links where phones get their own cut.
 * React lifts a link into the head only if it has an `href`; a browser that reads `imagesrcset`
 * leaves `href` aside.
 */
export function picturePreload(picture: PictureSource, sizes: string): PicturePreload[] {
  const preload = (cut: PictureSourceCut): PicturePreload => ({
    rel: "preload",
    as: "image",
    type: "image/avif",
    href: plainSource(cut, "avif"),
    imageSrcSet: sourceSet(cut, "avif"),
    imageSizes: sizes,
    fetchPriority: "high",
  });
  if (picture.phone === undefined) return [preload(picture)];
  return [
    { ...preload(picture.phone), media: pictureMedia.phone },
    { ...preload(picture), media: pictureMedia.wide },
  ];
}
