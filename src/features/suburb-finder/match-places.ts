import type { Place } from "../../domain/areas.ts";
import { editsToPrefixes } from "../../lib/edit-distance.ts";

/** Maximum number of matches: as many as fit above a phone's keyboard. */
const matchLimit = 8;

/** Number of tolerated edits: one from three letters on, and one more for every further four. */
const toleratedEdits = (letters: string) => Math.floor((letters.length + 1) / 4);

/** Splits a name into lower-case words without accents and apostrophes. */
function wordsOf(text: string): string[] {
  return text
    .normalize("NFD")
    .replace(/[\p{M}'’‘ʼ´`]/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** Whether a query contains a letter or a digit. */
export const hasSearchTerm = (query: string) => wordsOf(query).length > 0;

/** How well a place matches a query; lower is better. */
interface MatchQuality {
  edits: number;
  /** 0: the whole name, 1: its prefix, 2: from a later word to the end, 3: a later word's prefix. */
  rank: number;
}

const noMatch: MatchQuality = { edits: Number.POSITIVE_INFINITY, rank: 0 };

const compare = (one: MatchQuality, other: MatchQuality) =>
  one.edits - other.edits || one.rank - other.rank;

/** A place's name as words, and the letters of the area that it is within. */
interface Spelling {
  words: readonly string[];
  areaLetters: string;
}

/** Cache: every typed letter compares the spellings of all places. */
const spellings = new WeakMap<Place, Spelling>();

function spellingOf(place: Place): Spelling {
  const cached = spellings.get(place);
  if (cached !== undefined) return cached;
  const spelling = {
    words: wordsOf(place.name),
    areaLetters: wordsOf(place.within ?? "").join(""),
  };
  spellings.set(place, spelling);
  return spelling;
}

/** Compares a query with the beginning of a name (`rest`) that its area follows. */
type Compare = (letters: string, rest: string, area: string) => { edits: number; isWhole: boolean };

/** Accepts no typing error, and needs no table of edits for each name. */
const compareExactly: Compare = (letters, rest, area) => ({
  edits: (rest + area).startsWith(letters) ? 0 : Number.POSITIVE_INFINITY,
  isWhole: rest === letters,
});

const compareTolerantly: Compare = (letters, rest, area) => {
  const limit = toleratedEdits(letters);
  const edits = editsToPrefixes(letters, (rest + area).slice(0, letters.length + limit), limit);
  const fewest = Math.min(...edits);
  return { edits: fewest, isWhole: edits[rest.length] === fewest };
};

/** Returns the best match among the name, the name without its first word, and so on. */
const matchQuality = (letters: string, place: Place, compareWith: Compare): MatchQuality => {
  const { words, areaLetters } = spellingOf(place);
  return words
    .map((_, start) => {
      const { edits, isWhole } = compareWith(letters, words.slice(start).join(""), areaLetters);
      return { edits, rank: (start === 0 ? 0 : 2) + (isWhole ? 0 : 1) };
    })
    .reduce((best, reading) => (compare(reading, best) < 0 ? reading : best), noMatch);
};

const rankPlaces = (places: readonly Place[], letters: string, compareWith: Compare) =>
  places
    .map((place) => ({ place, ...matchQuality(letters, place, compareWith) }))
    .filter(({ edits }) => Number.isFinite(edits))
    .sort(compare);

/**
 * At most eight places that match a query, best first. Ignores case, accents, apostrophes, hyphens and spaces; accepts
 * the area after the name ("Rynfield, Benoni"). Tolerates typing errors only when no name matches as typed.
 */
export function matchPlaces(places: readonly Place[], query: string): readonly Place[] {
  const letters = wordsOf(query).join("");
  if (letters === "") return [];
  const asTyped = rankPlaces(places, letters, compareExactly);
  const near = asTyped.length > 0 ? asTyped : rankPlaces(places, letters, compareTolerantly);
  const fewest = near[0]?.edits;
  return near
    .filter(({ edits }) => edits === fewest)
    .slice(0, matchLimit)
    .map(({ place }) => place);
}
