import { useMachine } from "@xstate/react";
import { useMemo } from "react";
import { suburbFinderMachine } from "#machines/suburb-finder/suburb-finder.machine.ts";
import { placeNames } from "../../content-schema/place-names.ts";
import type { Place } from "../../domain/places.ts";
import { useSuggestions } from "../../ui/combobox/use-suggestions.ts";
import { inspected } from "../inspection/inspected.ts";
import { hasSearchTerm, matchPlaces } from "./match-places.ts";

const toSuggestion = (place: Place) => ({ ...place, id: `${place.area}/${place.name}` });

/**
 * The suburb finder: the machine owns what the visitor is answered, Ark whether the list is open
 * (docs/decisions/0026-ark-owns-the-list-of-suggestions.md).
 */
export function useSuburbFinder(id: string) {
  const [state, send] = useMachine(suburbFinderMachine, inspected);
  const { places } = state.context;
  const combobox = useSuggestions({
    id,
    items: useMemo(() => places.map(toSuggestion), [places]),
    onType: (query) =>
      send(
        hasSearchTerm(query)
          ? { type: "query.changed", places: matchPlaces(placeNames, query) }
          : { type: "query.cleared" },
      ),
    onChoose: (place) => send({ type: "place.chosen", place }),
  });
  return { state, combobox };
}
