import { useRouter, useSearch } from "@tanstack/react-router";
import { paverFilters } from "../../content/interface/pavers.ts";
import { keysOf } from "../../domain/keys-of.ts";
import { leaveEntry } from "../../shell/overlay.actor.ts";

const params = ["category", "project", ...keysOf(paverFilters)] as const;

/** Search params of the gallery: the chosen category, the enlarged project, and the filters of the pavers. */
export type GallerySearch = { [Param in (typeof params)[number]]?: string | undefined };

/** The gallery's `validateSearch`. */
export const gallerySearch = (search: Record<string, unknown>): GallerySearch =>
  Object.fromEntries(
    params.flatMap((param) => {
      const value = search[param];
      return typeof value === "string" ? [[param, value]] : [];
    }),
  );

/** Makes new search params of the latest ones: a second press may come before the first has rendered. */
export type ChangeSearch = (latest: GallerySearch) => GallerySearch;

/** The gallery's search params, and a function that changes them. */
export function useGallerySearch() {
  const router = useRouter();
  const search = useSearch({ from: "/gallery" });

  const changeSearch = (change: ChangeSearch, replace: boolean) => {
    const { state, href, search: latest } = router.latestLocation;
    const before = gallerySearch(latest);
    const changes = change(before);
    const closesPicture = before.project !== undefined && changes.project === undefined;
    const destination = {
      to: "/gallery",
      search: (previous: GallerySearch) => ({ ...previous, ...changes }),
      replace,
      ...(replace && { state: true as const }),
    } as const;
    // A closed picture leaves no entry behind, where the press that opened it has made one.
    if (replace && closesPicture && state.addsParams) {
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
