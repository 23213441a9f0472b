import { assertEvent, assign, setup } from "xstate";
import type { Place } from "#src/domain/places.ts";
import { hasSearchTerm, matchPlaces } from "#src/features/suburb-finder/match-places.ts";
import type { SuburbFinderEvent } from "./suburb-finder.events.ts";

export interface SuburbFinderContext {
  /** Every place there is, in the order in which equally good matches are shown. */
  places: readonly Place[];
  /** What stands in the field. */
  query: string;
  /** The places that the query may mean, the likeliest first. */
  suggestions: readonly Place[];
}

export interface SuburbFinderInput {
  places: readonly Place[];
}

/** Type a suburb, choose it from the list, read the page of its area. */
export const suburbFinderMachine = setup({
  types: {
    context: {} as SuburbFinderContext,
    events: {} as SuburbFinderEvent,
    input: {} as SuburbFinderInput,
  },
  guards: {
    somethingMatches: ({ context }) => context.suggestions.length > 0,
    somethingIsAsked: ({ context }) => hasSearchTerm(context.query),
  },
  actions: {
    changeQuery: assign(({ context, event }) => {
      assertEvent(event, "query.changed");
      return { query: event.query, suggestions: matchPlaces(context.places, event.query) };
    }),
    showChoice: assign(({ event }) => {
      assertEvent(event, "suggestion.chosen");
      return { query: event.place.name };
    }),
    /** To be provided by the view: goes to the page of the area. */
    visitArea: (_, _params: { area: string }) => {},
  },
}).createMachine({
  id: "suburbFinder",
  context: ({ input }) => ({ places: input.places, query: "", suggestions: [] }),
  initial: "closed",
  on: {
    "query.changed": { target: ".asked", actions: "changeQuery" },
  },
  states: {
    closed: {
      on: { "list.requested": { guard: "somethingMatches", target: "suggesting" } },
    },
    /** For no time at all: what the new query leads to. */
    asked: {
      always: [
        { guard: "somethingMatches", target: "suggesting" },
        { guard: "somethingIsAsked", target: "nothingFound" },
        { target: "closed" },
      ],
    },
    suggesting: {
      on: {
        "suggestion.chosen": {
          target: "closed",
          actions: [
            "showChoice",
            { type: "visitArea", params: ({ event }) => ({ area: event.place.area }) },
          ],
        },
        "list.dismissed": "closed",
      },
    },
    /** There is no list to dismiss: the advice stays until the query changes. */
    nothingFound: {},
  },
});
