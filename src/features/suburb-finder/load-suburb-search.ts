import { lazy } from "react";

const fetchSearch = () => import("./suburb-search.tsx");

let arrive: (search: Awaited<ReturnType<typeof fetchSearch>>) => void;
const arrived = new Promise<Awaited<ReturnType<typeof fetchSearch>>>((resolve) => {
  arrive = resolve;
});

/** Fetches the search; asked twice, it is fetched once. If that fails, the next sign asks again. */
export function loadSuburbSearch() {
  fetchSearch().then(arrive, () => {});
}

/** The search as drawn in the HTML; in the browser it waits for `loadSuburbSearch`. */
export const SuburbSearch = lazy(async () => {
  const { SuburbSearch } = await (import.meta.env.SSR ? fetchSearch() : arrived);
  return { default: SuburbSearch };
});
