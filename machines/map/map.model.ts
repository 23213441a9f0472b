import { type MapEvent, mapMachine } from "#machines/map/map.machine.ts";
import type { Model } from "../support/model.ts";

type MapModelEvent =
  | MapEvent
  | { type: "xstate.done.actor.probe" }
  | { type: "xstate.error.actor.probe" }
  | { type: "xstate.done.actor.load" }
  | { type: "xstate.error.actor.load" }
  | { type: "xstate.after.giveUpAfter.map.loading" };

export const withSaveData = "map: waits for a press with saveData";

export const mapModel: Model<typeof mapMachine, MapModelEvent> = {
  name: "map",
  purpose: "The map of the office, which loads when it is reached or requested.",
  machine: mapMachine,
  stateKey: ({ value }) => value,
  scenarios: [
    {
      title: "map: loads when it is scrolled into view",
      pathname: "/contact",
      input: undefined,
      events: () => [
        { type: "map.reached" },
        { type: "xstate.done.actor.probe" },
        { type: "xstate.error.actor.probe" },
      ],
    },
    {
      title: withSaveData,
      pathname: "/contact",
      input: undefined,
      events: () => [
        { type: "dataSaver.found" },
        { type: "map.requested" },
        { type: "xstate.error.actor.load" },
        { type: "xstate.after.giveUpAfter.map.loading" },
        { type: "xstate.done.actor.load" },
      ],
    },
  ],
};
