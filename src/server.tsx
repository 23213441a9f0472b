import "./design/global.css.ts";
import "./hydration/hydration.css.ts";
import { createMemoryHistory, RouterProvider, rootRouteId } from "@tanstack/react-router";
import { getSsrStatus } from "@tanstack/react-router/ssr/server";
import { prerender } from "react-dom/static";
import { checkContent, readContent } from "./content/check-content.ts";
import { sitePaths } from "./domain/site-paths.ts";
import { createSiteRouter } from "./router.tsx";

export interface RenderedPage {
  /** HTTP status: 200, or 404 for the not-found page. */
  status: number;
  /** Elements of the head: title, meta and link. */
  head: string;
  /** The content of #root. */
  body: string;
  /** Files of its routes below src/routes, without extension. */
  routes: string[];
  /** The content file that its route loads, as the client's manifest names it. */
  contentFile: string | undefined;
}

/** Every path that the build prerenders. */
export { sitePaths };

/** Checks all content. Throws an Error that lists the mistakes. */
export const checkAllContent = async () => checkContent(await readContent());

type Match = ReturnType<typeof createSiteRouter>["state"]["matches"][number];

/** The content file that a route of many pages loads; undefined for a page with a route of its own. */
function contentFileOf(match: Match | undefined): string | undefined {
  switch (match?.routeId) {
    case "/services/$service":
      return `src/content/services/${match.params.service}.ts`;
    case "/areas/$area":
    case "/paving-{$area}":
      return `src/content/areas/${match.params.area}.ts`;
    default:
      return undefined;
  }
}

const rootTag = '<div id="root">';

/** Renders the page at `path` to HTML, lazy components included. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const { prelude } = await prerender(
    <div id="root">
      <RouterProvider router={router} />
    </div>,
    // One chunk, because React moves later ones by an inline script, which the policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  // React writes the elements of the head before the first one of the body.
  const start = html.indexOf(rootTag);
  const body = html
    .slice(start + rootTag.length, html.lastIndexOf("</div>"))
    // React renders hidden="until-found" as hidden="", which find in page skips.
    .replace(/(data-part="item-content"[^>]*) hidden=""/g, '$1 hidden="until-found"');
  const status = getSsrStatus(router);
  const { matches } = router.state;
  const routes = matches
    .filter(({ routeId }) => routeId !== rootRouteId)
    .map(({ routeId }) => `${routeId}${routeId.endsWith("/") ? "index" : ""}`.slice(1));
  const head = html.slice(0, start);
  return { status, head, body, routes, contentFile: contentFileOf(matches.at(-1)) };
}
