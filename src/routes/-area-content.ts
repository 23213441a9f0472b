import { notFound } from "@tanstack/react-router";
import type { LocalArea } from "../content/read-area.ts";
import { menuAreaNames } from "../domain/areas.ts";
import { siteAttribute } from "../hydration/protocol.ts";

/** The content file of an area, which prerendering and the development server can import. */
async function importArea(slug: string): Promise<LocalArea | undefined> {
  const { readArea } = await import("../content/read-area.ts");
  return readArea(slug);
}

/**
 * Fetches the content of an area, which src/build/area-files.ts wrote. Attributes of `#root`
 * (src/build/page-html.ts) name its folder and tell whether the site has unlisted areas: if so, only
 * the server knows whether a slug that is not in the menu has a page.
 */
async function fetchArea(slug: string): Promise<LocalArea | undefined> {
  const root = document.getElementById("root");
  const hasUnlistedAreas = root?.hasAttribute(siteAttribute.unlistedAreas);
  const isListed = Object.hasOwn(menuAreaNames, slug);
  if (!isListed && !hasUnlistedAreas) return undefined;
  const folder = root?.getAttribute(siteAttribute.areasFolder);
  const response = await fetch(`/assets/${folder}/${encodeURIComponent(slug)}.json`);
  // A listed area has a page: without its file, a newer release has replaced this one.
  if (response.status === 404 && !isListed) return undefined;
  // The build has checked the content; a host that answers with another file has no such slug.
  const area: LocalArea | undefined = response.ok ? await response.json() : undefined;
  if (area?.page?.slug === slug) return area;
  throw new Error(
    `Expected the area "${slug}" from ${response.url} (${response.status}), got something else: publish the whole dist/site.`,
  );
}

/**
 * The content of one local page. In a browser it is fetched as data, so that the size of the script
 * does not grow with the number of areas (docs/decisions/0015-page-size-and-number-of-areas.md).
 *
 * @throws the router's notFound() if no area has that slug
 */
export async function loadArea(slug: string): Promise<LocalArea> {
  const canImport = import.meta.env.SSR || import.meta.env.DEV;
  const area = await (canImport ? importArea(slug) : fetchArea(slug));
  if (area === undefined) throw notFound();
  return area;
}
