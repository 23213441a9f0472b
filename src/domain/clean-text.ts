const letter = String.raw`(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}]`;
const emoji = String.raw`\p{Extended_Pictographic}`;

/**
 * A format or control character that is not white space, or half a surrogate pair. Where a script such as Persian, or an
 * emoji, needs a joiner (ZWNJ, ZWJ), a group captures it with the character before it.
 */
const invisible = new RegExp(
  String.raw`(${letter})([\u200C\u200D])(?=${letter})|([${emoji}\p{Emoji_Modifier}\uFE0F])(\u200D)(?=${emoji})|[\p{Cf}\p{Cs}]|(?!\s)\p{Cc}`,
  "gu",
);

/** Look like a space, but `\s` does not match them: Hangul fillers, an empty Braille pattern. */
const blank = /[\u115F\u1160\u2800\u3164\uFFA0]/g;

const withoutInvisible = (text: string) => text.replace(blank, " ").replace(invisible, "$1$2$3$4");

/** The text of a single-line field without what nobody sees, with single spaces (docs/specification.md#validation). */
export const cleanLine = (text: string) => withoutInvisible(text).replace(/\s+/g, " ").trim();

/** The same for the text of a textarea, which keeps its line breaks and runs of spaces. */
export const cleanLines = (text: string) =>
  withoutInvisible(text)
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, "\n")
    .replace(/[^\S\n]/g, " ")
    .trim();
