/** One crop of a picture: the whole of it, or the narrower one for phones. Sizes in px. */
export interface PictureCrop {
  /** URL path of its files, with `{width}` and `{format}` (avif or webp) left open. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** The widths that files exist in, smallest first. */
  readonly widths: readonly number[];
}

/** Position of the focus in percent from the left or the top: a CSS class exists for each. */
export const focusQuarters = [0, 25, 50, 75, 100] as const;

export type FocusQuarter = (typeof focusQuarters)[number];

/** The colours that fill a picture's box until it loads; src/design/picture-tones.ts has the values. */
export type PictureTone =
  | "terracotta"
  | "umber"
  | "ochre"
  | "sand"
  | "stone"
  | "slate"
  | "charcoal"
  | "dusk"
  | "lilac"
  | "water"
  | "moss"
  | "olive";

export interface PictureData extends PictureCrop {
  readonly alt: string;
  readonly tone: PictureTone;
  readonly kind: "illustration" | "photograph";
  /** What stays in view when the picture is cropped; the middle by default. */
  readonly focus?: { readonly x: FocusQuarter; readonly y: FocusQuarter };
  /** The narrower crop that phones get. */
  readonly phone?: PictureCrop;
}

/** The values of the `picture` and `pictures` properties of content, at any depth. */
export function pictureNamesIn(content: unknown): unknown[] {
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => {
    if (key === "picture") return [value];
    if (key === "pictures" && Array.isArray(value)) return value;
    return pictureNamesIn(value);
  });
}
