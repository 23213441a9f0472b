/** Words that an owner's texts do better without, each with what to write (docs/specification.md#voice). */
const advice: readonly (readonly [words: RegExp, instead: string])[] = [
  [
    /premier|transform your|look no further|one-stop|world[- ]class|second to none|stunning|seamless|elevate|nestled|!/gi,
    "say what was done, in figures",
  ],
  [/\be-mail/gi, "email"],
  [/\bstorm[ -]water/gi, "stormwater"],
  [/\bsub ?base/gi, "sub-base"],
  [/\breseal\b/gi, "re-seal"],
  [/\blorr(?:y|ies)\b/gi, "truck"],
  [/\bcar parks?\b/gi, "parking area, or parking lot"],
  [
    /\b(?:an?|the|your|our|my|each|every|this|these|steep|long|straight|private|shared|wide|narrow|old|new) drives?\b(?! from)/gi,
    "driveway",
  ],
];

/** The only exclamation mark that the specification gives a page. */
const quoted = "Oops! Page not found";

/**
 * Advice to an owner: marketing words, which readers skip, and words with another spelling elsewhere on the
 * site, a line each with its page. Empty without any.
 *
 * @param pages the HTML of each page's body, by path
 */
export function wordingNote(pages: ReadonlyMap<string, string>): string {
  const lines = [...pages].flatMap(([path, body]) => {
    const text = body
      .replace(/<script.*?<\/script>/gs, "")
      .replace(/<[^>]*>/g, " ")
      .replace(quoted, "");
    return advice.flatMap(([words, instead]) =>
      [...new Set(text.match(words))].map((found) => `  ${path}: "${found}": ${instead}`),
    );
  });
  return lines.length === 0 ? "" : ["Advice on words:", ...lines].join("\n");
}
