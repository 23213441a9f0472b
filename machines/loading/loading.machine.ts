import { type ActorRefFrom, assign, fromPromise, setup } from "xstate";

/** What can happen to something that is loaded when it is needed. */
export type LoadingEvent =
  /** A visitor needs it, or will soon; after a failure, they try again. */
  { type: "needed" };

export interface LoadingContext<Output> {
  /** What was loaded; null until then. */
  output: Output | null;
}

/**
 * Loads something the first time it is needed, such as a file of script. A failure, and silence for
 * `timeoutMs`, can be followed by another try.
 *
 * @param load its rejection counts as a failure
 * @param timeoutMs milliseconds after which it counts as failed
 */
export const createLoadingMachine = <Output>(load: () => Promise<Output>, timeoutMs: number) =>
  setup({
    types: { context: {} as LoadingContext<Output>, events: {} as LoadingEvent },
    actors: { load: fromPromise(load) },
    delays: { timeout: timeoutMs },
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
        after: { timeout: "failed" },
      },
      ready: {},
      failed: { on: { needed: "loading" } },
    },
  });

/** A running `createLoadingMachine`. */
export type LoadingActor<Output> = ActorRefFrom<ReturnType<typeof createLoadingMachine<Output>>>;
