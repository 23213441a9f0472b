import { type PictureName, pictures } from "virtual:pictures";
import type { PictureCrop, PictureData } from "../../domain/pictures.ts";
import { type PictureBox, pictureMedia, sizesAttribute } from "./picture-boxes.ts";
import { plainSource, sourceSet } from "./picture-sources.ts";

/** Attributes of a preload link, in React's spelling. */
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
 * Returns preload links for the files that `<Picture priority>` with the same `sizes` shows: one, or
 * two when phones get their own crop. React
 * hoists a link only if it has an `href`; a browser that reads `imagesrcset` ignores `href`.
 */
export const picturePreload = (
  picture: PictureName,
  sizes: readonly PictureBox[],
): PicturePreload[] => preloadLinks(pictures[picture], sizes);

/** Returns the preload links of a picture from its data. */
export function preloadLinks(picture: PictureData, sizes: readonly PictureBox[]): PicturePreload[] {
  const preload = (crop: PictureCrop): PicturePreload => ({
    rel: "preload",
    as: "image",
    type: "image/avif",
    href: plainSource(crop, "avif"),
    imageSrcSet: sourceSet(crop, "avif"),
    imageSizes: sizesAttribute(sizes, crop.width / crop.height),
    fetchPriority: "high",
  });
  if (picture.phone === undefined) return [preload(picture)];
  return [
    { ...preload(picture.phone), media: pictureMedia.phone },
    { ...preload(picture), media: pictureMedia.wide },
  ];
}
