import { filled, frame, image, tone } from "./picture.css.ts";
import {
  type PictureSource,
  type PictureSourceCut,
  pictureMedia,
  plainSource,
  sourceSet,
} from "./picture-sources.ts";

export interface PictureProps {
  picture: PictureSource;
  /** How wide it is shown, as in the sizes attribute: "(min-width: 45rem) 50vw, 100vw". */
  sizes: string;
  /** For the one picture that fills the first screen: fetched at once and before others. */
  priority?: boolean;
  /**
   * Shape it is cut to; its own, if left out. `fill` takes the height of its parent. A phone's own
   * cut keeps its shape, but with `fill`.
   */
  aspect?: "3:2" | "1:1" | "4:5" | "fill";
  className?: string;
}

/**
 * A picture in the width and format that suit the window, with its room reserved before it arrives
 * (WCAG 2.2, 1.1.1 for its words).
 */
export function Picture({ picture, sizes, priority = false, aspect, className }: PictureProps) {
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
  const source = (cut: PictureSourceCut, format: "avif" | "webp", media?: string) => (
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
