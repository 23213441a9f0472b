import type { Place } from "../../domain/places.ts";

/** Maximum number of matches, which fit on a phone above the keyboard. */
const matchLimit = 8;

/** Number of typing errors that are tolerated: one in four letters, the first from three on. */
const toleratedEdits = (letters: string) => Math.floor((letters.length + 1) / 4);

/** The words of a name in lower case, without accents, apostrophes, hyphens and spaces. */
function wordsOf(text: string): string[] {
  return text
    .normalize("NFD")
    .replace(/[\p{M}'’‘ʼ´`]/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** Whether a query contains a letter or a digit to search for. */
export const hasSearchTerm = (query: string) => wordsOf(query).length > 0;

/**
 * The edit distance between `query` and each prefix of `text`, by the prefix's length; empty when
 * every distance exceeds `limit`. An edit inserts, deletes or replaces a letter, or swaps two
 * neighbours (optimal string alignment distance:
 * https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance).
 */
function editsToPrefixes(query: string, text: string, limit: number): readonly number[] {
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

/** How well a place matches a query; lower is better. */
interface MatchQuality {
  edits: number;
  /** 0: the whole name, 1: its prefix, 2: from a later word to the end, 3: a later word's prefix. */
  rank: number;
}

const compare = (one: MatchQuality, other: MatchQuality) =>
  one.edits - other.edits || one.rank - other.rank;

/** The words of a place's name, and the letters of what it is a part of. */
interface Spelling {
  words: readonly string[];
  further: string;
}

/** Spellings of places, computed once: every letter typed compares all of them. */
const spellings = new WeakMap<Place, Spelling>();

function spell(place: Place): Spelling {
  const known = spellings.get(place);
  if (known !== undefined) return known;
  const spelling = {
    words: wordsOf(place.name),
    further: wordsOf(place.within ?? "").join(""),
  };
  spellings.set(place, spelling);
  return spelling;
}

/** The best match of a name read from its first word, from its second and so on. */
function matchQuality(letters: string, place: Place): MatchQuality {
  const { words, further } = spell(place);
  const limit = toleratedEdits(letters);
  const readings = words.map((_, start) => {
    const rest = words.slice(start).join("");
    const text = (rest + further).slice(0, letters.length + limit);
    const edits = editsToPrefixes(letters, text, limit);
    const fewest = Math.min(...edits);
    const isWhole = edits[rest.length] === fewest;
    return { edits: fewest, rank: (start === 0 ? 0 : 2) + (isWhole ? 0 : 1) };
  });
  return readings.reduce((best, reading) => (compare(reading, best) < 0 ? reading : best), {
    edits: Number.POSITIVE_INFINITY,
    rank: 0,
  });
}

/**
 * The places that a query may mean, the best match first and otherwise in the given order; at most
 * eight. Ignores case, accents, apostrophes, hyphens and spaces ("allens nek" matches Allen’s Nek),
 * and accepts the area after the name ("Rynfield, Benoni"). Tolerates typing errors only when no name
 * matches as typed.
 */
export function matchPlaces(places: readonly Place[], query: string): readonly Place[] {
  const letters = wordsOf(query).join("");
  if (letters === "") return [];
  const near = places
    .map((place) => ({ place, ...matchQuality(letters, place) }))
    .filter(({ edits }) => Number.isFinite(edits))
    .sort(compare);
  const fewest = near[0]?.edits;
  return near
    .filter(({ edits }) => edits === fewest)
    .slice(0, matchLimit)
    .map(({ place }) => place);
}
