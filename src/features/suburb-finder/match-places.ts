import type { PlaceName } from "../../content/areas/place-names.ts";

/** Fits on a phone above the keyboard. */
const maxMatches = 8;

/** Tolerates one edit in every four letters, the first from three letters on. */
const toleratedEdits = (letters: string) => Math.floor((letters.length + 1) / 4);

/** Splits a name into its words, without case, accents and apostrophes. */
function wordsOf(text: string): string[] {
  return text
    .normalize("NFD")
    .replace(/[\p{M}'’‘ʼ´`]/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** Whether a query has a letter or digit to search for: " - " has none. */
export const isSearchable = (query: string) => wordsOf(query).length > 0;

/**
 * Edits between `query` and each beginning of `text`, by the beginning's length; empty when every
 * one takes more than `most`. An edit is a letter too many, missing or wrong, or two neighbours
 * swapped (Damerau-Levenshtein distance in its restricted form:
 * https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance).
 */
function editsToBeginnings(query: string, text: string, most: number): readonly number[] {
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
    // The minimum of a row never falls in the next: most names drop out after a few letters.
    if (Math.min(...current) > most) return [];
    beforeLast = last;
    last = current;
  }
  return last;
}

/** How well a place matches a query; less is better. */
interface Closeness {
  edits: number;
  /** 0: the whole name, 1: its beginning, 2: a later word to the end, 3: a later word's beginning. */
  kind: number;
}

const compare = (one: Closeness, other: Closeness) =>
  one.edits - other.edits || one.kind - other.kind;

/** The words of a place's name, and the letters of what it is a part of. */
interface Spelling {
  words: readonly string[];
  further: string;
}

/** Cache: every place is compared at every letter, and its name never changes. */
const spellings = new WeakMap<PlaceName, Spelling>();

function spell(place: PlaceName): Spelling {
  const known = spellings.get(place);
  if (known !== undefined) return known;
  const spelling = {
    words: wordsOf(place.name),
    further: wordsOf(place.within ?? "").join(""),
  };
  spellings.set(place, spelling);
  return spelling;
}

/** The best match of all readings of a name: from its first word, from its second and so on. */
function closeness(letters: string, place: PlaceName): Closeness {
  const { words, further } = spell(place);
  const most = toleratedEdits(letters);
  const readings = words.map((_, start) => {
    const rest = words.slice(start).join("");
    const text = (rest + further).slice(0, letters.length + most);
    const edits = editsToBeginnings(letters, text, most);
    const fewest = Math.min(...edits);
    const isWhole = edits[rest.length] === fewest;
    return { edits: fewest, kind: (start === 0 ? 0 : 2) + (isWhole ? 0 : 1) };
  });
  return readings.reduce((best, reading) => (compare(reading, best) < 0 ? reading : best), {
    edits: Number.POSITIVE_INFINITY,
    kind: 0,
  });
}

/**
 * Returns the places that a query may mean, the likeliest first and otherwise in the order given; at
 * most eight. Ignores case, accents, apostrophes, hyphens and spaces ("allens nek" is Allen’s Nek);
 * what the place is a part of may follow its name ("Rynfield, Benoni"). Tolerates typing errors only
 * where no name matches as typed.
 */
export function matchPlaces(places: readonly PlaceName[], query: string): readonly PlaceName[] {
  const letters = wordsOf(query).join("");
  if (letters === "") return [];
  const near = places
    .map((place) => ({ place, ...closeness(letters, place) }))
    .filter(({ edits }) => Number.isFinite(edits))
    .sort(compare);
  const fewest = near[0]?.edits;
  return near
    .filter(({ edits }) => edits === fewest)
    .slice(0, maxMatches)
    .map(({ place }) => place);
}
