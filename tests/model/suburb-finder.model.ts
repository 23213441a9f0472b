import type { SuburbFinderEvent } from "#machines/suburb-finder/suburb-finder.events.ts";
import { suburbFinderMachine } from "#machines/suburb-finder/suburb-finder.machine.ts";
import type { Place } from "#src/domain/places.ts";
import { matchPlaces } from "#src/features/suburb-finder/match-places.ts";
import { placeNames } from "../../src/content/areas/place-names.ts";
import type { Model } from "./support/model.ts";

export type SuburbFinderHappening =
  | Exclude<SuburbFinderEvent, { type: "suggestion.chosen" | "list.dismissed" }>
  | { type: "suggestion.chosen"; place: Place; by: "Enter" | "a click" }
  | { type: "list.dismissed"; by: "Escape" | "the Tab key" | "a press elsewhere" };

/** Many places, one, none, nothing to look for, and nothing at all. */
const queries = ["park", "rynfeild", "Soweto", "-", ""];

export const suburbFinderModel: Model<typeof suburbFinderMachine, SuburbFinderHappening> = {
  name: "suburb-finder",
  file: "machines/suburb-finder/suburb-finder.machine.ts",
  purpose: "Type a suburb, choose it from the list, read the page of its area.",
  machine: suburbFinderMachine,
  classOf: ({ value, context }) => [value, context.query],
  visits: [
    {
      title: "the suburb finder suggests, advises and brings me to my area",
      address: "/areas-we-serve",
      input: { places: placeNames },
      events: ({ context: { query } }) => {
        const suggestions = matchPlaces(placeNames, query);
        const [first, last] = [suggestions[0], suggestions.at(-1)];
        // A choice has brought another page: the finder is gone.
        if (!queries.includes(query)) return [];
        return [
          ...queries
            .filter((text) => text !== query)
            .map((text) => ({ type: "query.changed", query: text }) as const),
          ...(first === undefined
            ? []
            : ([{ type: "suggestion.chosen", place: first, by: "Enter" }] as const)),
          ...(last === undefined || last === first
            ? []
            : ([{ type: "suggestion.chosen", place: last, by: "a click" }] as const)),
          ...(["Escape", "the Tab key", "a press elsewhere"] as const).map(
            (by) => ({ type: "list.dismissed", by }) as const,
          ),
          { type: "list.requested" },
        ];
      },
    },
  ],
};
