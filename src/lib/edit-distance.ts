/**
 * The edit distance between `query` and each prefix of `text`, by the prefix's length; empty when all exceed `limit`. An
 * edit inserts, deletes or replaces a letter, or swaps two neighbours (optimal string alignment distance).
 */
export function editsToPrefixes(query: string, text: string, limit: number): readonly number[] {
  let beforeLast: number[] = [];
  let last = Array.from({ length: text.length + 1 }, (_, length) => length);
  for (let row = 1; row <= query.length; row++) {
    const current = [row];
    for (let column = 1; column <= text.length; column++) {
      const same = query[row - 1] === text[column - 1];
      const swapped = query[row - 1] === text[column - 2] && query[row - 2] === text[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    // The minimum of a row never decreases in the next, so most names drop out after a few letters.
    if (Math.min(...current) > limit) return [];
    beforeLast = last;
    last = current;
  }
  return last;
}

/** The word that is the fewest edits away from a text; undefined if every one is more than `limit` away. */
export function nearestWord(
  text: string,
  words: readonly string[],
  limit: number,
): string | undefined {
  const edits = (word: string) => editsToPrefixes(text, word, limit).at(-1) ?? limit + 1;
  const [nearest] = words
    .filter((word) => edits(word) <= limit)
    .sort((a, b) => edits(a) - edits(b));
  return nearest;
}
