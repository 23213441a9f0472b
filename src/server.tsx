import "./design/global.css.ts";
import "./hydration/hydration.css.ts";
import { createMemoryHistory, RouterProvider, rootRouteId } from "@tanstack/react-router";
import { getSsrStatus } from "@tanstack/react-router/ssr/server";
import { prerender } from "react-dom/static";
import { checkContent, readContent } from "./content/check-content.ts";
import { readAreas } from "./content/read-area.ts";
import { sitePaths } from "./domain/site-paths.ts";
import { createSiteRouter } from "./router.tsx";
import { structuredData } from "./seo/structured-data.ts";

export interface RenderedPage {
  /** HTTP status: 200, or 404 for the not-found page. */
  status: number;
  /** What belongs into the head: title, meta, links. */
  head: string;
  /** What belongs into #root. */
  body: string;
  /** Files of the routes that drew it, below src/routes and without their ending. */
  routes: string[];
}

/** Every address that has a page of its own. */
export const pagePaths = sitePaths;

/** Stops the build where the content is not what the pages need. */
export const checkAllContent = async () => checkContent(await readContent());

/** The content of every local page, as the build writes it for visitors who come from another page. */
export const readAllAreas = readAreas;

const opening = '<div id="root">';

/** Draws the page at `path` to HTML, with everything that loads lazily in place. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const { prelude } = await prerender(
    <div id="root">
      <RouterProvider router={router} />
    </div>,
    // One piece: nothing is left for inline scripts to move into place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  // React puts what belongs into the head before the first element of the body.
  const start = html.indexOf(opening);
  const body = html
    .slice(start + opening.length, html.lastIndexOf("</div>"))
    // React knows hidden only as true or false; the browser's search opens an answer so.
    .replace(/(data-part="item-content"[^>]*) hidden=""/g, '$1 hidden="until-found"');
  const { matches } = router.state;
  const routes = matches
    .filter(({ routeId }) => routeId !== rootRouteId)
    .map(({ routeId }) => `${routeId}${routeId.endsWith("/") ? "index" : ""}`.slice(1));
  const head = html.slice(0, start);
  // A page that search engines are not to keep has no canonical address.
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1];
  const things = canonical === undefined ? "" : await structuredData(new URL(canonical).pathname);
  return { status: getSsrStatus(router), head: head + things, body, routes };
}
