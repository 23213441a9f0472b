import * as v from "valibot";
import { whatPicturesShow } from "../content/pictures/what-pictures-show.ts";
import { keysOf } from "../domain/keys-of.ts";
import { ContentError, expected, mistakesIn, objectOf } from "./mistakes.ts";

const list = "src/content/pictures/pictures.ts";

const share = v.pipe(
  v.number(expected("a number from 0 to 1")),
  v.minValue(0, expected("a number from 0 to 1")),
  v.maxValue(1, expected("a number from 0 to 1")),
);

/** A point of the picture as shares of its width and height: 0, 0 is the top left corner. */
const point = objectOf({ x: share, y: share });

const someOf = <Value extends string>(words: Readonly<Record<Value, RegExp>>) =>
  v.exactOptional(
    v.pipe(
      v.array(v.picklist(keysOf(words), expected(`one of ${keysOf(words).join(", ")}`))),
      v.readonly(),
    ),
  );

const altText = "20 to 140 characters that say what is laid, in what pattern, where";

const pictureEntry = objectOf({
  /** File in masters/, as large and as good as there is; at least 960 px wide. */
  file: v.pipe(
    v.string(expected("the name of a file in masters/")),
    v.regex(/^[a-z0-9-]+\.(jpg|png|webp)$/, expected("a file name such as pool-surround.jpg")),
  ),
  /** The text alternative (WCAG 2.2, 1.1.1): what is laid, in what pattern, where. */
  alt: v.pipe(
    v.string(expected(altText)),
    v.trim(),
    v.minLength(20, expected(altText)),
    v.maxLength(140, expected(altText)),
    v.regex(
      /^(?!(a |an |the )?(picture|image|photo|illustration)\b)/i,
      expected("a text that says what is laid, not that it is a picture"),
    ),
  ),
  /** What text and links beside the picture may name, in the vocabulary above; what is left out, it does not show. */
  shows: objectOf({
    paver: someOf(whatPicturesShow.paver),
    pattern: someOf(whatPicturesShow.pattern),
    colour: someOf(whatPicturesShow.colour),
    place: someOf(whatPicturesShow.place),
    slope: someOf(whatPicturesShow.slope),
  }),
  /** Pages label an illustration as one, so that nobody takes it for our own work. */
  kind: v.picklist(["illustration", "photograph"], expected('"illustration" or "photograph"')),
  /** What must stay in view when the picture is cropped to another aspect ratio; the middle by default. */
  focus: v.exactOptional(point),
  /** A narrower crop for phones, around its own point. */
  crop: v.exactOptional(
    objectOf({
      phone: objectOf({
        aspect: v.picklist(["2:1", "1:1", "4:5", "3:4"], expected('"2:1", "1:1", "4:5" or "3:4"')),
        focus: v.exactOptional(point),
      }),
    }),
  ),
});

export type PictureEntry = v.InferInput<typeof pictureEntry>;
export type PicturePoint = v.InferInput<typeof point>;

/**
 * Checks the list of pictures. Throws a ContentError with one line per mistake: the picture, the property, what was
 * expected and what given.
 */
export function checkPictures(entries: Readonly<Record<string, PictureEntry>>): void {
  const mistakes = Object.entries(entries).flatMap(([name, entry]) => [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)
      ? []
      : [
          `${list}, "${name}": Expected a name in small letters with hyphens, such as pool-surround`,
        ]),
    ...mistakesIn(`${list}, ${name}`, pictureEntry, entry),
  ]);
  if (mistakes.length > 0) throw new ContentError(mistakes);
}
