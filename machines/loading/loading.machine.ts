import { assign, fromPromise, setup } from "xstate";

export type LoadingEvent =
  /** A visitor needs it, or will soon; after a failure, they try again. */
  { type: "needed" };

/** Loads something once for all that need it, such as a script. After a failure, another request tries again. */
export const createLoadingMachine = <Output>(load: () => Promise<Output>) =>
  setup({
    types: { context: {} as { output: Output | null }, events: {} as LoadingEvent },
    actors: { load: fromPromise(load) },
  }).createMachine({
    id: "loading",
    context: { output: null },
    initial: "idle",
    states: {
      idle: { on: { needed: "loading" } },
      loading: {
        invoke: {
          id: "load",
          src: "load",
          onDone: { target: "ready", actions: assign({ output: ({ event }) => event.output }) },
          onError: "failed",
        },
      },
      ready: {},
      failed: { on: { needed: "loading" } },
    },
  });
