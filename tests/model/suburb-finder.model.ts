import type { SuburbFinderEvent } from "#machines/suburb-finder/suburb-finder.events.ts";
import { suburbFinderMachine } from "#machines/suburb-finder/suburb-finder.machine.ts";
import type { Place } from "#src/domain/places.ts";
import { matchPlaces } from "#src/features/suburb-finder/match-places.ts";
import { placeNames } from "../../src/content/areas/place-names.ts";
import type { Model } from "./support/model.ts";

export type SuburbFinderModelEvent =
  | Exclude<SuburbFinderEvent, { type: "suggestion.chosen" | "list.dismissed" }>
  | { type: "suggestion.chosen"; place: Place; by: "Enter" | "click" }
  | { type: "list.dismissed"; by: "Escape" | "Tab" | "press outside" };

/** Many matches, one, none, no letters, and empty. */
const queries = ["park", "rynfeild", "Soweto", "-", ""];

export const suburbFinderModel: Model<typeof suburbFinderMachine, SuburbFinderModelEvent> = {
  name: "suburb-finder",
  file: "machines/suburb-finder/suburb-finder.machine.ts",
  purpose: "Type a suburb, choose it from the list, read the page of its area.",
  machine: suburbFinderMachine,
  stateKey: ({ value, context }) => [value, context.query],
  scenarios: [
    {
      title: "suburb finder: suggests suburbs and opens the chosen area",
      pathname: "/areas-we-serve",
      input: { places: placeNames },
      events: ({ context: { query } }) => {
        const suggestions = matchPlaces(placeNames, query);
        const [first, last] = [suggestions[0], suggestions.at(-1)];
        // After a choice the finder is gone: another page has opened.
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
            : ([{ type: "suggestion.chosen", place: last, by: "click" }] as const)),
          ...(["Escape", "Tab", "press outside"] as const).map(
            (by) => ({ type: "list.dismissed", by }) as const,
          ),
          { type: "list.requested" },
        ];
      },
    },
  ],
};
