import { type PictureName, pictures } from "virtual:pictures";
import type { PictureCrop, PictureData } from "../../domain/pictures.ts";
import { type PictureBox, pictureMedia, sizesAttribute } from "./picture-boxes.ts";

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

/**
 * The preload links of `<Picture priority>` with the same `sizes`: one, or two with a crop for phones. React hoists a
 * link only if it has an `href`, which a browser that reads `imagesrcset` ignores.
 */
export const picturePreload = (picture: PictureName, sizes: readonly PictureBox[]) =>
  preloadLinks(pictures[picture], sizes);

/** Returns the preload links of a picture from its data: attributes in React's spelling. */
export function preloadLinks(picture: PictureData, sizes: readonly PictureBox[]) {
  const { phone } = picture;
  const preload = (crop: PictureCrop, media?: string) =>
    ({
      rel: "preload",
      as: "image",
      type: "image/avif",
      href: plainSource(crop, "avif"),
      imageSrcSet: sourceSet(crop, "avif"),
      imageSizes: sizesAttribute(sizes, crop.width / crop.height),
      fetchPriority: "high",
      media,
    }) as const;
  return phone === undefined
    ? [preload(picture)]
    : [preload(phone, pictureMedia.phone), preload(picture, pictureMedia.wide)];
}
