import * as v from "valibot";
import { type PictureName, pictures } from "../content/pictures/pictures.ts";
import { whatPicturesShow } from "../content/pictures/what-pictures-show.ts";
import { keysOf } from "../domain/keys-of.ts";

type Kind = keyof typeof whatPicturesShow;

const shownIn = (picture: PictureName, kind: Kind): readonly string[] =>
  Object.entries(pictures[picture].shows).find(([key]) => key === kind)?.[1] ?? [];

/** The kinds, such as colour, of which a text names one that the picture does not show. */
export const misnamed = (
  text: string,
  picture: PictureName,
  kinds: readonly Kind[] = ["paver", "pattern", "colour", "slope"],
): Kind[] =>
  kinds.filter((kind) => {
    const words = Object.entries<RegExp>(whatPicturesShow[kind]);
    const shown = shownIn(picture, kind);
    const seen = words.flatMap(([value, word]) => (shown.includes(value) ? [word] : []));
    return words.some(([, word]) => word.test(text) && !seen.includes(word));
  });

const captioned = v.object({
  picture: v.picklist(keysOf(pictures)),
  kind: v.optional(v.string()),
  ...v.entriesFromList(
    [
      "title",
      "heading",
      "description",
      "text",
      "name",
      "paver",
      "pattern",
      "colour",
      "category",
      "to",
    ],
    v.optional(v.string(), ""),
  ),
});

/** Mistakes in the captions within a value of content: of blocks, cards, wide pictures and projects. */
export function wrongCaptionsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const within = Object.values(value).flatMap(wrongCaptionsIn);
  const { success, output } = v.safeParse(captioned, value);
  // What is said of the ground is not said of its picture.
  if (!success || output.kind === "ground") return within;
  const { picture, kind: block, category, to, ...texts } = output;
  const subject = block === "wide-picture" ? texts.heading : texts.title;
  // A list of places is not one that a picture can show.
  const places = [subject.includes(",") ? "" : subject, category, to];
  const wrong = [
    ...Object.values(texts).map((text) => ({ text, kinds: misnamed(text, picture) })),
    ...places.map((text) => ({ text, kinds: misnamed(text, picture, ["place"]) })),
  ].flatMap(({ text, kinds }) =>
    kinds.map(
      (kind) =>
        `Expected no ${kind} but what the picture ${picture} shows (${shownIn(picture, kind).join(", ") || "none"}), got "${text}". Change the words, the picture or, in src/content/pictures/pictures.ts, what it shows`,
    ),
  );
  return [...within, ...wrong];
}
