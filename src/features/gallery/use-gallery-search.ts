import { useRouter, useSearch } from "@tanstack/react-router";
import { leaveEntry } from "../overlay/overlay.actor.ts";

/** Search params of the gallery: the chosen category and the enlarged project. */
export interface GallerySearch {
  category?: string | undefined;
  project?: string | undefined;
}

/** The gallery's `validateSearch`. */
export const gallerySearch = ({ category, project }: Record<string, unknown>): GallerySearch => ({
  ...(typeof category === "string" && { category }),
  ...(typeof project === "string" && { project }),
});

/** The gallery's search params, and a function that changes them. */
export function useGallerySearch() {
  const router = useRouter();
  const search = useSearch({ from: "/gallery" });

  /** @param replace true if the change must not add a history entry */
  const changeSearch = (changes: GallerySearch, replace: boolean) => {
    const { state, href } = router.latestLocation;
    const destination = {
      to: "/gallery",
      search: (previous: GallerySearch) => ({ ...previous, ...changes }),
      replace,
      ...(replace && { state: true as const }),
    } as const;
    // A closed picture leaves no entry behind, where the press that opened it has made one.
    if (replace && changes.project === undefined && state.addsParams) {
      leaveEntry(
        router.history,
        (closed) => void router.navigate({ ...destination, state: closed }),
      );
      return;
    }
    // A navigation to the current URL would scroll to the top.
    if (router.buildLocation(destination).href !== href) void router.navigate(destination);
  };
  return { search, changeSearch };
}
