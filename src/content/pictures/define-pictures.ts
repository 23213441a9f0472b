import * as v from "valibot";
import { describeIssue } from "../describe-issue.ts";

const list = "src/content/pictures/pictures.ts";

const share = v.pipe(
  v.number("a number from 0 to 1 is wanted"),
  v.minValue(0, "a number from 0 to 1 is wanted"),
  v.maxValue(1, "a number from 0 to 1 is wanted"),
);

/** A point of the picture as shares of its width and height: 0, 0 is the top left corner. */
const point = v.strictObject({ x: share, y: share });

const pictureEntry = v.strictObject({
  /** File in masters/, as large and as good as there is; at least 960 px wide. */
  file: v.pipe(
    v.string("the name of a file in masters/ is wanted"),
    v.regex(/^[a-z0-9-]+\.(jpg|png|webp)$/, "a file name like pool-surround.jpg is wanted"),
  ),
  /** Read aloud in place of the picture (WCAG 2.2, 1.1.1): what is laid, in what pattern, where. */
  alt: v.pipe(
    v.string("words are wanted: what is laid, in what pattern, where"),
    v.trim(),
    v.minLength(20, "words are wanted: what is laid, in what pattern, where"),
    v.maxLength(140, "at most 140 characters are wanted"),
    v.regex(
      /^(?!(a |an |the )?(picture|image|photo|illustration)\b)/i,
      "say what is laid, not that it is a picture",
    ),
  ),
  /** An illustration is labelled as one wherever the picture could be taken for our own work. */
  kind: v.picklist(["illustration", "photograph"], '"illustration" or "photograph" is wanted'),
  /** What must stay in view when the picture is cut to another shape. The middle, if left out. */
  focus: v.exactOptional(point),
  /** A narrower cut for phones, around its own point. */
  crop: v.exactOptional(
    v.strictObject({
      phone: v.strictObject({
        aspect: v.picklist(["4:5", "1:1", "3:4"], '"4:5", "1:1" or "3:4" is wanted'),
        focus: v.exactOptional(point),
      }),
    }),
  ),
});

export type PictureEntry = v.InferInput<typeof pictureEntry>;
export type Point = v.InferInput<typeof point>;

/**
 * Checks the list of pictures. The list is read while the site is built, never in a visitor's
 * browser; whether each master exists is checked by the picture pipeline.
 *
 * @throws Error with one line a mistake: the picture, the setting, what is wanted there.
 */
export function definePictures<const Entries extends Record<string, PictureEntry>>(
  entries: Entries,
): Entries {
  const mistakes = Object.entries(entries).flatMap(([name, entry]) => [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)
      ? []
      : [`  ${name}: a name in small letters with hyphens is wanted, like pool-surround.`]),
    ...(v.safeParse(pictureEntry, entry).issues ?? []).map((issue) => {
      const { place, wanted } = describeIssue(issue, "the whole entry");
      return `  ${name}, ${place}: ${wanted}.`;
    }),
  ]);
  if (mistakes.length === 0) return entries;
  throw new Error(`${list} needs mending:\n${mistakes.join("\n")}`);
}
