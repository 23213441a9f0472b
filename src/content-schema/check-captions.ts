import * as v from "valibot";
import { pictures } from "../content/pictures/pictures.ts";
import { keysOf } from "../domain/keys-of.ts";
import type { PictureEntry } from "./check-pictures.ts";

/**
 * What captions may name, by what only one of can be true. A caption that names some of a row is of a picture whose text
 * alternative names at least one of them.
 */
const shown: Readonly<Record<string, readonly RegExp[]>> = {
  paver: [
    /\bclay\b/i,
    /\b(?:concrete|cement) (?:pavers?|bricks?|blocks?|slabs?)\b|\binterlocking\b/i,
    /\bslabs?\b/i,
    /\b(?:granite|setts?|cobbles?)\b/i,
    /\b(?:flagstones?|sandstone (?:pieces|flag\w+)|quartzite)\b/i,
  ],
  pattern: [
    /\bherringbone\b/i,
    /\bstretcher|\bhalf bond|\bstaggered/i,
    /\bbasket weave/i,
    /\bhexagon/i,
    /\binterlock/i,
    /\bcrazy paving|\birregular/i,
  ],
  colour: [
    /\bred\b/i,
    /\bbrown\b/i,
    /\bcharcoal\b|\bdark(?:er)?\b/i,
    /\bgr[ea]y\b/i,
    /\b(?:pale|cream|buff|sandstone|sand-coloured|sand (?:and|tones?))\b/i,
    /\b(?:terracotta|orange)\b/i,
  ],
  slope: [/\b(?:slopes?|steep|climbing|uphill)\b/i],
};

/** What the title of a card may name besides. */
const places = [
  /\bdriveways?\b|\bcourt\b/i,
  /\b(?:patio|terrace|courtyard)s?\b/i,
  /\bpools?\b/i,
  /\b(?:path|walkway)s?\b/i,
  /\bparking\b/i,
  /\bloading\b/i,
];

/** What a text names that its picture does not show, by the text alternative. */
export const misnamed = (text: string, { alt }: PictureEntry, rows = shown): string[] =>
  Object.entries(rows).flatMap(([what, terms]) => {
    const named = terms.filter((term) => term.test(text));
    return named.length === 0 || named.some((term) => term.test(alt)) ? [] : [what];
  });

const captioned = v.object({
  picture: v.picklist(keysOf(pictures)),
  kind: v.optional(v.string()),
  title: v.optional(v.string(), ""),
  heading: v.optional(v.string(), ""),
  description: v.optional(v.string(), ""),
  text: v.optional(v.string(), ""),
});

/** Mistakes in the captions within a value of content: of blocks, cards, wide pictures and projects. */
export function wrongCaptionsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const within = Object.values(value).flatMap(wrongCaptionsIn);
  const { success, output } = v.safeParse(captioned, value);
  // What is said of the ground is not said of its picture.
  if (!success || output.kind === "ground") return within;
  const entry = pictures[output.picture];
  const title = output.kind === "wide-picture" ? output.heading : output.title;
  // A list of places is not one that a picture can show.
  const place = title.includes(",") ? "" : title;
  const wrong = [
    ...[output.title, output.heading, output.description, output.text].flatMap((text) =>
      misnamed(text, entry).map((what) => [what, text] as const),
    ),
    ...misnamed(place, entry, { place: places }).map((what) => [what, place] as const),
  ];
  const line = ([what, text]: readonly [string, string]) =>
    `Expected a caption that names the ${what} of its picture ${output.picture} ("${entry.alt}") or none, got "${text}"`;
  return [...within, ...wrong.map(line)];
}
