import { createLoadingMachine, type LoadingEvent } from "#machines/loading/loading.machine.ts";
import type { Model, Scenario } from "./support/model.ts";

type LoadingModelEvent =
  | LoadingEvent
  | { type: "xstate.done.actor.load" }
  | { type: "xstate.error.actor.load" }
  | { type: "xstate.after.timeout.loading.loading" };

const machine = createLoadingMachine(() => Promise.resolve("loaded"), 8_000);

const needed: LoadingModelEvent = { type: "needed" };
const timeoutElapsed: LoadingModelEvent = { type: "xstate.after.timeout.loading.loading" };

const scenario = (
  title: string,
  whileLoading: LoadingModelEvent,
): Scenario<typeof machine, LoadingModelEvent> => ({
  title,
  pathname: "/services/driveway",
  input: undefined,
  events: (snapshot) => {
    if (snapshot.matches("loading")) return [whileLoading];
    // A browser never requests a script again that failed; one that is late can still arrive.
    if (snapshot.matches("failed") && whileLoading !== timeoutElapsed) return [];
    return [needed];
  },
});

export const loadingModel: Model<typeof machine, LoadingModelEvent> = {
  name: "loading",
  file: "machines/loading/loading.machine.ts",
  purpose: "Loads something the first time it is needed, such as the planner's script.",
  machine,
  stateKey: ({ value }) => value,
  scenarios: [
    scenario("loading: the planner's script arrives", { type: "xstate.done.actor.load" }),
    scenario("loading: the planner's script fails", { type: "xstate.error.actor.load" }),
    scenario("loading: the planner's script is late", timeoutElapsed),
  ],
};
