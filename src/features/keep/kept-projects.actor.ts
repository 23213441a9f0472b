import { useSelector } from "@xstate/react";
import { createActor } from "xstate";
import { createLoadingMachine } from "#machines/loading/loading.machine.ts";
import type { GalleryProject } from "../../content-schema/page-schema.ts";
import { inTime } from "../../hydration/in-time.ts";
import { inspected } from "../app/inspected.ts";

/**
 * The projects of the gallery, whose pictures and plans show in the kept list. They are the content of another
 * page, and load once a visitor looks at the list; without them it has names alone.
 */
export const keptProjects = createActor(
  createLoadingMachine(async (): Promise<readonly GalleryProject[]> => {
    const { gallery } = await inTime(import("../../content/gallery.ts"));
    return gallery.projects;
  }),
  inspected,
).start();

const none: readonly GalleryProject[] = [];

/** The projects of the gallery; none until they have loaded. */
export const useKeptProjects = () =>
  useSelector(keptProjects, ({ context }) => context.output ?? none);
