import { createLoadingMachine, type LoadingEvent } from "#machines/loading/loading.machine.ts";
import type { Model } from "../support/model.ts";

type LoadingModelEvent =
  | LoadingEvent
  | { type: "xstate.done.actor.load"; output: "script" }
  | { type: "xstate.error.actor.load" };

const machine = createLoadingMachine(() => Promise.resolve("script"));

export const loadingModel: Model<typeof machine, LoadingModelEvent> = {
  name: "loading",
  purpose: "Loads the planner's script the first time it is needed.",
  machine,
  stateKey: ({ value, context }) => [value, context.output],
  scenarios: [
    {
      title: "loading: the planner's script is late, and arrives when it is needed again",
      pathname: "/services/driveway",
      input: undefined,
      events: () => [
        { type: "xstate.error.actor.load" },
        { type: "needed" },
        { type: "xstate.done.actor.load", output: "script" },
      ],
    },
  ],
};
