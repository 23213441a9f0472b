import { useSelector } from "@xstate/react";
import { createActor } from "xstate";
import { createLoadingMachine } from "#machines/loading/loading.machine.ts";
import type { GalleryPage, GalleryProject } from "../../content-schema/gallery-schema.ts";
import { inTime } from "../../hydration/in-time.ts";
import { inspected } from "../../shell/inspected.ts";
import { sampleOf } from "./kept-text.ts";

/**
 * The projects and pavers of the gallery, whose pictures and plans show in the kept list. They are the content of another
 * page, and load once a visitor looks at the list; without them it has names alone.
 */
export const keptProjects = createActor(
  createLoadingMachine(async (): Promise<Pick<GalleryPage, "projects" | "library">> => {
    const { gallery } = await inTime(import("../../content/gallery.ts"));
    return gallery;
  }),
  inspected,
).start();

const none: readonly GalleryProject[] = [];

/** The projects of the gallery; none until they have loaded. */
export const useKeptProjects = () =>
  useSelector(keptProjects, ({ context }) => context.output?.projects ?? none);

/** The picture of what is kept by this name; undefined for a material, and until the gallery has loaded. */
export const useKeptPicture = (name: string) =>
  useSelector(keptProjects, ({ context: { output } }) => {
    const project = output?.projects.find(({ title }) => title === name);
    const paver = output?.library.pavers.find((each) => sampleOf(each.name) === name);
    return (project ?? paver)?.picture;
  });
