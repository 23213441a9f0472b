import { type PictureName, pictures } from "virtual:pictures";
import type { PictureCrop } from "../../domain/pictures.ts";
import { filled, frame, image, tone } from "./picture.css.ts";
import { type PictureBox, pictureMedia, sizesAttribute } from "./picture-boxes.ts";
import { type PictureFormat, plainSource, sourceSet } from "./picture-sources.ts";

interface PictureProps {
  picture: PictureName;
  /** The boxes it fills, one of `pictureBoxes`. */
  sizes: readonly PictureBox[];
  /** Loads eagerly and with high priority, and on phones in its phone crop: for the first screen. */
  priority?: boolean;
  /** Aspect ratio to crop to; by default the picture's own. `fill` takes the parent's height. */
  aspect?: "3:2" | "fill";
}

/** A responsive picture of src/content/pictures. Width and height attributes reserve its space before it loads. */
export function Picture({ picture: name, sizes, priority = false, aspect }: PictureProps) {
  const picture = pictures[name];
  const { alt, focus = { x: 50, y: 50 } } = picture;
  const phone = priority ? picture.phone : undefined;
  const frames = [frame, tone[picture.tone], aspect === "fill" && filled].filter(Boolean).join(" ");
  const looks = image({ aspect, focusX: focus.x, focusY: focus.y });
  const boxRatio = aspect === "3:2" ? 3 / 2 : undefined;
  const sizesFor = (crop: PictureCrop) =>
    sizesAttribute(sizes, crop.width / crop.height, crop === phone ? undefined : boxRatio);
  const source = (crop: PictureCrop, format: PictureFormat, media?: string) => (
    <source
      media={media}
      type={`image/${format}`}
      srcSet={sourceSet(crop, format)}
      sizes={sizesFor(crop)}
      width={crop.width}
      height={crop.height}
    />
  );
  return (
    <picture className={frames}>
      {phone && source(phone, "avif", pictureMedia.phone)}
      {phone && source(phone, "webp", pictureMedia.phone)}
      {source(picture, "avif")}
      <img
        className={looks}
        src={plainSource(picture, "webp")}
        srcSet={sourceSet(picture, "webp")}
        sizes={sizesFor(picture)}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? undefined : "async"}
        fetchPriority={priority ? "high" : undefined}
      />
    </picture>
  );
}
