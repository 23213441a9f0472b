const letter = String.raw`(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}]`;
const emoji = String.raw`\p{Extended_Pictographic}`;

/**
 * A format or control character that is no white space, or half a surrogate pair. Joiners (ZWNJ, ZWJ) are
 * matched together with the character before them, a group, where scripts such as Persian, Sinhala and
 * Devanagari or emoji need them.
 */
const invisible = new RegExp(
  String.raw`(${letter})([\u200C\u200D])(?=${letter})|([${emoji}\p{Emoji_Modifier}\uFE0F])(\u200D)(?=${emoji})|[\p{Cf}\p{Cs}]|(?!\s)\p{Cc}`,
  "gu",
);

/** Characters that look like a space and are none to JavaScript: Hangul fillers, an empty Braille pattern. */
const blank = /[\u115F\u1160\u2800\u3164\uFFA0]/g;

const withoutInvisible = (text: string) => text.replace(blank, " ").replace(invisible, "$1$2$3$4");

/**
 * The text of a single-line field without what nobody sees (docs/specification.md#validation): format and
 * control characters are gone, and each run of white space is one space.
 */
export const cleanLine = (text: string) => withoutInvisible(text).replace(/\s+/g, " ").trim();

/** The text of a textarea, likewise; its line breaks and runs of spaces stay. */
export const cleanLines = (text: string) =>
  withoutInvisible(text)
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, "\n")
    .replace(/[^\S\n]/g, " ")
    .trim();
