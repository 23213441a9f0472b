import {
  type SuburbFinderEvent,
  suburbFinderMachine,
} from "#machines/suburb-finder/suburb-finder.machine.ts";
import { placeNames } from "#src/content/place-names.ts";
import { matchPlaces } from "#src/features/suburb-finder/match-places.ts";
import { sharedStart } from "../../tests/support/suburb-finder.ts";
import type { Model } from "../support/model.ts";

type TypingPause = "xstate.after.typingPause.suburbFinder";

type FinderModelEvent =
  | SuburbFinderEvent
  | { type: `${TypingPause}.searching.typing` }
  | { type: `${TypingPause}.unknown` };

export const suburbFinderModel: Model<typeof suburbFinderMachine, FinderModelEvent> = {
  name: "suburb-finder",
  purpose: "Finds the suburb that a visitor types and answers for it.",
  machine: suburbFinderMachine,
  stateKey: ({ value, context }) => [value, context.places.length > 0 ? "places" : null],
  scenarios: [
    {
      title: "suburb finder: suggests, answers and advises",
      pathname: "/areas-we-serve",
      input: undefined,
      events: (snapshot) => {
        const { places } = snapshot.context;
        const begun: FinderModelEvent[] = [
          { type: "query.changed", places: matchPlaces(placeNames, sharedStart) },
          { type: "query.changed", places: [] },
        ];
        if (snapshot.matches("idle") || snapshot.matches("advised")) return begun;
        const further: FinderModelEvent[] = [
          ...places.slice(-1).map((place) => ({ type: "place.chosen" as const, place })),
          { type: "xstate.after.typingPause.suburbFinder.searching.typing" },
          { type: "xstate.after.typingPause.suburbFinder.unknown" },
        ];
        return [...further, { type: "query.cleared" }];
      },
    },
  ],
};
