import { assertEvent, assign, setup } from "xstate";
import type { Place } from "#src/domain/areas.ts";

export type SuburbFinderEvent =
  /** The visitor typed or deleted a letter, and these places match now, the best first. */
  | { type: "query.changed"; places: readonly Place[] }
  | { type: "query.cleared" }
  | { type: "place.chosen"; place: Place };

interface SuburbFinderContext {
  /** The suggestions; after an answer they are still those of the query. */
  places: readonly Place[];
  /** The place that was chosen last; null until then. */
  chosen: Place | null;
}

/** Finds the suburb that a visitor types and answers for it (docs/specification.md#areas-we-serve). */
export const suburbFinderMachine = setup({
  types: { context: {} as SuburbFinderContext, events: {} as SuburbFinderEvent },
  delays: {
    /** Time in ms without a key; what is announced sooner, the next key interrupts. */
    typingPause: 700,
  },
  guards: {
    placesMatch: ({ event }) => event.type === "query.changed" && event.places.length > 0,
    nothingMatches: ({ event }) => event.type === "query.changed" && event.places.length === 0,
  },
  actions: {
    suggestPlaces: assign(({ event }) => {
      assertEvent(event, "query.changed");
      return { places: event.places };
    }),
    suggestNothing: assign({ places: [] }),
    rememberChoice: assign(({ event }) => {
      assertEvent(event, "place.chosen");
      return { chosen: event.place };
    }),
  },
}).createMachine({
  id: "suburbFinder",
  context: { places: [], chosen: null },
  initial: "idle",
  states: {
    idle: {},
    /** Places match: one, or all that the letters may mean. */
    searching: {
      initial: "typing",
      states: {
        typing: { after: { typingPause: "announced" } },
        announced: {},
      },
      on: { "place.chosen": { target: "answered", actions: "rememberChoice" } },
    },
    answered: {
      on: { "place.chosen": { actions: "rememberChoice" } },
    },
    /** No place matches, or none yet. */
    unknown: { after: { typingPause: "advised" } },
    /** Stays until a place matches, so that the advice is announced once. */
    advised: { on: { "query.changed": { guard: "nothingMatches" } } },
  },
  on: {
    "query.changed": [
      { guard: "placesMatch", target: ".searching", actions: "suggestPlaces" },
      { target: ".unknown", actions: "suggestNothing" },
    ],
    "query.cleared": { target: ".idle", actions: "suggestNothing" },
  },
});
