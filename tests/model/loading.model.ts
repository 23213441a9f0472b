import { createLoadingMachine, type LoadingEvent } from "#machines/loading/loading.machine.ts";
import type { Model, Scenario } from "./support/model.ts";

type Failure = { type: "xstate.error.actor.load"; by: "an error" | "silence" };
type Success = { type: "xstate.done.actor.load"; output: "script" };
type LoadingModelEvent = LoadingEvent | Success | Failure;

const machine = createLoadingMachine(() => Promise.resolve("script"));

const scenario = (
  title: string,
  whileLoading: LoadingModelEvent,
  isRetried: boolean,
): Scenario<typeof machine, LoadingModelEvent> => ({
  title,
  pathname: "/services/driveway",
  input: undefined,
  events: (snapshot) => {
    if (snapshot.matches("loading")) return [whileLoading];
    return isRetried || snapshot.matches("idle") ? [{ type: "needed" }] : [];
  },
});

export const loadingModel: Model<typeof machine, LoadingModelEvent> = {
  name: "loading",
  file: "machines/loading/loading.machine.ts",
  purpose: "Loads the planner's script the first time it is needed.",
  machine,
  stateKey: ({ value, context }) => [value, context.output],
  scenarios: [
    scenario(
      "loading: the planner's script arrives",
      { type: "xstate.done.actor.load", output: "script" },
      true,
    ),
    scenario(
      "loading: the planner's script fails",
      { type: "xstate.error.actor.load", by: "an error" },
      // A browser never requests a script again that failed; one that is late can still arrive.
      false,
    ),
    scenario(
      "loading: the planner's script is late",
      { type: "xstate.error.actor.load", by: "silence" },
      true,
    ),
  ],
};
