import { assign, fromPromise, setup } from "xstate";

export type CopyEvent =
  | { type: "copy.requested" }
  /** The button copies this text from now on. */
  | { type: "text.changed"; text: string };

interface CopyContext {
  text: string;
}

/** Time in ms without an answer, such as within another app, after which a text counts as not copied. */
export const copyTimeout = 5_000;

/** Copies a text and reports the outcome until the text changes. */
export const copyMachine = setup({
  types: {
    context: {} as CopyContext,
    events: {} as CopyEvent,
    input: {} as CopyContext,
  },
  actors: {
    /** Provided by the feature; fails where the browser does not allow it. */
    writeText: fromPromise<void, string>(() => Promise.reject(new Error("Expected an actor."))),
  },
  delays: { copyTimeout },
}).createMachine({
  id: "copy",
  context: ({ input }) => input,
  initial: "idle",
  states: {
    idle: {},
    copying: {
      invoke: {
        id: "writeText",
        src: "writeText",
        input: ({ context }) => context.text,
        onDone: "copied",
        onError: "refused",
      },
      after: { copyTimeout: "refused" },
    },
    copied: {},
    refused: {},
  },
  on: {
    "copy.requested": ".copying",
    "text.changed": { target: ".idle", actions: assign({ text: ({ event }) => event.text }) },
  },
});
