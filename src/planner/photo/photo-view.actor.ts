import { createActor, fromPromise } from "xstate";
import { photoViewMachine } from "#machines/photo-view/photo-view.machine.ts";
import { inspected } from "../../shell/inspected.ts";
import { handOver, readPhoto } from "./photo-files.ts";

/**
 * The visitor's photo and where its corners are. The actor lives as long as the page: closing the planner,
 * Back, another page of the site, and an error in the planner cost nothing of it.
 */
export const photoViewActor = createActor(
  photoViewMachine.provide({
    actors: {
      readPhoto: fromPromise(({ input }) => readPhoto(input)),
      handOver: fromPromise(({ input }) => handOver(input)),
    },
  }),
  inspected,
).start();
