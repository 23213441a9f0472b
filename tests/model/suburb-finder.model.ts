import {
  type SuburbFinderEvent,
  suburbFinderMachine,
} from "#machines/suburb-finder/suburb-finder.machine.ts";
import { placeNames } from "#src/content-schema/place-names.ts";
import { matchPlaces } from "#src/features/suburb-finder/match-places.ts";
import { sharedStart } from "../support/suburb-finder.ts";
import type { Model, Scenario } from "./support/model.ts";

type TypingPause = "xstate.after.typingPause.suburbFinder";

type FinderModelEvent =
  | SuburbFinderEvent
  | { type: `${TypingPause}.searching.typing` }
  | { type: `${TypingPause}.unknown` };

const scenario = (
  title: string,
  pathname: string,
): Scenario<typeof suburbFinderMachine, FinderModelEvent> => ({
  title,
  pathname,
  input: undefined,
  events: ({ context: { places } }) => [
    { type: "query.changed", places: matchPlaces(placeNames, sharedStart) },
    ...[places[0], places.at(-1)].flatMap((place) =>
      place === undefined ? [] : [{ type: "place.chosen" as const, place }],
    ),
    { type: "xstate.after.typingPause.suburbFinder.searching.typing" },
    { type: "query.changed", places: [] },
    { type: "xstate.after.typingPause.suburbFinder.unknown" },
    { type: "query.cleared" },
  ],
});

export const suburbFinderModel: Model<typeof suburbFinderMachine, FinderModelEvent> = {
  name: "suburb-finder",
  file: "machines/suburb-finder/suburb-finder.machine.ts",
  purpose: "Finds the suburb that a visitor types and answers for it.",
  machine: suburbFinderMachine,
  stateKey: ({ value, context }) => [
    value,
    context.places.length,
    value === "answered" ? context.chosen?.name : null,
  ],
  scenarios: [
    scenario("suburb finder: answers on Home", "/"),
    scenario("suburb finder: answers on Areas We Serve", "/areas-we-serve"),
  ],
};
