import { notFound } from "@tanstack/react-router";
import type { LocalArea } from "../content/read-area.ts";
import { areaNames } from "../domain/areas.ts";

/** An area's content, where its file is at hand: while pages are drawn, and in development. */
async function readHere(slug: string): Promise<LocalArea | undefined> {
  const { readArea } = await import("../content/read-area.ts");
  return readArea(slug);
}

/**
 * An area's content as the build wrote it. The page says where that is (src/build/page-html.ts), and
 * whether there are areas beyond those that every page knows: if so, only the site can tell whether
 * it has one.
 */
async function fetchArea(slug: string): Promise<LocalArea | undefined> {
  const { areas, unlistedAreas } = document.getElementById("root")?.dataset ?? {};
  if (!Object.hasOwn(areaNames, slug) && unlistedAreas === undefined) return undefined;
  const response = await fetch(`/assets/${areas}/${encodeURIComponent(slug)}.json`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}.`);
  return response.json();
}

/**
 * The content of one local page. It is data and no script, so that no page has to know the files of
 * all areas (docs/decisions/0015-growth.md).
 *
 * @throws the router's notFound() where there is no such area
 */
export async function loadArea(slug: string): Promise<LocalArea> {
  const isHere = import.meta.env.SSR || import.meta.env.DEV;
  const area = await (isHere ? readHere(slug) : fetchArea(slug));
  if (area === undefined) throw notFound();
  return area;
}
