import { fromPromise, setup } from "xstate";

export type MapEvent =
  | { type: "map.reached" }
  /** The visitor's browser saves data. */
  | { type: "dataSaver.found" }
  | { type: "map.requested" };

/** Milliseconds after which a map that was requested, and has not answered, counts as failed. */
export const giveUpAfterMs = 8_000;

/** A map that loads when it is reached or, where the browser saves data, on request (docs/specification.md#map). */
export const mapMachine = setup({
  types: { events: {} as MapEvent, tags: {} as "offered" },
  actors: {
    /** Provided by the feature; fails where the map's site does not answer. */
    probe: fromPromise<void>(() => Promise.reject(new Error("Expected an actor."))),
  },
  delays: { giveUpAfter: giveUpAfterMs },
}).createMachine({
  id: "map",
  initial: "absent",
  states: {
    absent: { on: { "map.reached": "probing", "dataSaver.found": "offered" } },
    probing: { invoke: { id: "probe", src: "probe", onDone: "shown", onError: "unreachable" } },
    unreachable: {},
    offered: { tags: "offered", on: { "map.requested": "loading" } },
    loading: {
      tags: "offered",
      invoke: { id: "load", src: "probe", onDone: "shown.onRequest", onError: "failed" },
      after: { giveUpAfter: "failed" },
    },
    failed: { tags: "offered", on: { "map.requested": "loading" } },
    shown: {
      initial: "unasked",
      states: {
        unasked: {},
        /** The button that had the focus is gone, so the map takes it. */
        onRequest: {},
      },
    },
  },
});
