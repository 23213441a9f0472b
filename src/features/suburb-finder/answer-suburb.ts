import { placeNames } from "../../content/areas/place-names.ts";
import { suburbAnswers } from "../../content/suburb-answers.ts";
import type { SuburbAnswer } from "../../content/suburb-answers-schema.ts";
import { type Place, placeInWords } from "../../domain/places.ts";
import { matchPlaces } from "./match-places.ts";

/** One place with what is known about its area, or the places that a name may stand for. */
export type FoundPlaces =
  | { kind: "one"; place: Place; answer: SuburbAnswer }
  | { kind: "several"; places: readonly Place[] }
  | { kind: "none" };

/** Every place as a visitor may choose it from a list. */
export const placesInWords: readonly string[] = placeNames.map(placeInWords);

/** The place that is written out in full, such as "Rynfield, Benoni", or else undefined. */
export const placeWrittenOut = (query: string) =>
  placeNames.find((place) => placeInWords(place) === query);

export const answerFor = (place: Place): FoundPlaces => ({
  kind: "one",
  place,
  answer: suburbAnswers[place.area],
});

/** What a typed name stands for, slips of the finger included (match-places.ts). */
export function answerSuburb(query: string): FoundPlaces {
  const places = matchPlaces(placeNames, query);
  const typed = query.trim().toLowerCase();
  const whole = places.filter(({ name }) => name.toLowerCase() === typed);
  const [first, ...others] = whole.length > 0 ? whole : places;
  if (first === undefined) return { kind: "none" };
  return others.length === 0 ? answerFor(first) : { kind: "several", places: [first, ...others] };
}
