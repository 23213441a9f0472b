import { type PictureName, pictures } from "virtual:pictures";
import type { PictureCut } from "../../domain/pictures.ts";
import { filled, frame, image, tone } from "./picture.css.ts";
import { pictureMedia, plainSource, sourceSet } from "./picture-sources.ts";

export interface PictureProps {
  picture: PictureName;
  /** The sizes attribute: how wide it is shown, such as "(min-width: 45rem) 50vw, 100vw". */
  sizes: string;
  /** For the picture that fills the first screen: loads eagerly and before others. */
  priority?: boolean;
  /**
   * Aspect ratio it is cut to; its own by default. `fill` takes the height of the parent. A phone's
   * cut keeps its own ratio, except with `fill`.
   */
  aspect?: "3:2" | "1:1" | "4:5" | "fill";
  className?: string;
}

/**
 * A picture of src/content/pictures in the width and format that suit the window. Its box is reserved
 * before it loads, and its text alternative comes with it (WCAG 2.2, 1.1.1).
 */
export function Picture({
  picture: name,
  sizes,
  priority = false,
  aspect,
  className,
}: PictureProps) {
  const picture = pictures[name];
  const { alt, phone, focus = { x: 50, y: 50 } } = picture;
  const frames = [frame, tone[picture.tone], aspect === "fill" && filled, className]
    .filter(Boolean)
    .join(" ");
  const looks = image({
    aspect: aspect ?? "own",
    phoneCut: phone !== undefined,
    focusX: focus.x,
    focusY: focus.y,
  });
  const source = (cut: PictureCut, format: "avif" | "webp", media?: string) => (
    <source
      media={media}
      type={`image/${format}`}
      srcSet={sourceSet(cut, format)}
      sizes={sizes}
      width={cut.width}
      height={cut.height}
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
        sizes={sizes}
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
