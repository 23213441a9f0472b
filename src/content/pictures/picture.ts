import * as v from "valibot";
import type { PictureName } from "./pictures.ts";

/** One cut of a picture: the whole of it, or the narrower one for phones. Sizes in px. */
export interface PictureCut {
  /** Address of its files with `{width}` and `{format}` (avif or webp) left open. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** The widths there are files of, smallest first. */
  readonly widths: readonly number[];
}

/** Where the focus lies, in percent from the left and from the top, on a grid of quarters. */
export type Quarter = 0 | 25 | 50 | 75 | 100;

/** Names of the colours in src/design/picture-tones.ts. */
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

/** All that a page needs to show a picture. */
export interface PictureData extends PictureCut {
  readonly alt: string;
  /** The colour that it has from afar. */
  readonly tone: PictureTone;
  readonly kind: "illustration" | "photograph";
  /** The middle, if left out. */
  readonly focus?: { readonly x: Quarter; readonly y: Quarter };
  readonly phone?: PictureCut;
}

/**
 * A picture in a content file. Written as a name of pictures.ts; the build puts the picture's data
 * in the place of the name (src/build/pictures/pictures-plugin.ts), so that a page carries the data
 * of its own pictures and of no others. What leaves the schema is always data.
 */
export const picture = v.pipe(
  v.custom<PictureName | PictureData>(
    (value) => typeof value === "string" || (typeof value === "object" && value !== null),
    "the name of a picture in src/content/pictures/pictures.ts is wanted",
  ),
  v.rawTransform(({ dataset, addIssue, NEVER }): PictureData => {
    if (typeof dataset.value !== "string") return dataset.value;
    addIssue({
      message: `"${dataset.value}" is still a name: write it in quotes as the value of "picture" or in the list of "pictures", where the build finds it`,
    });
    return NEVER;
  }),
);
