import "./design/global.css.ts";
import "./hydration/hydration.css.ts";
import { createMemoryHistory, RouterProvider, rootRouteId } from "@tanstack/react-router";
import { getSsrStatus } from "@tanstack/react-router/ssr/server";
import { prerender } from "react-dom/static";
import { commercial } from "./content/categories/commercial.ts";
import { industrial } from "./content/categories/industrial.ts";
import { residential } from "./content/categories/residential.ts";
import { checkContent, readContent } from "./content/check-content.ts";
import { faq } from "./content/faq.ts";
import { readAreas } from "./content/read-area.ts";
import { sitePaths } from "./domain/site-paths.ts";
import { createSiteRouter } from "./router.tsx";
import type { DescribedPage } from "./seo/described-page.ts";
import { structuredDataFor } from "./seo/structured-data.ts";

export interface RenderedPage {
  /** HTTP status: 200, or 404 for the not-found page. */
  status: number;
  /** Elements of the head: title, meta, link, structured data. */
  head: string;
  /** The content of #root. */
  body: string;
  /** Files of its routes below src/routes, without extension. */
  routes: string[];
  /** Slug of the area whose content it fetches as data. */
  area: string | undefined;
}

/** Every path that the build prerenders. */
export { sitePaths };

/** Checks all content. Throws an Error that lists the mistakes. */
export const checkAllContent = async () => checkContent(await readContent());

/** Reads the content of every local page, which the build writes for hydration and client navigations. */
export { readAreas };

type Match = ReturnType<typeof createSiteRouter>["state"]["matches"][number];

/** The page of a route for its structured data; null for one that must not be indexed. */
function describedPageOf(match: Match | undefined): DescribedPage | null {
  switch (match?.routeId) {
    case "/":
      return { kind: "home" };
    case "/faq":
      return { kind: "faq", questions: faq.items };
    case "/services/residential":
      return { kind: "service", page: residential };
    case "/services/commercial":
      return { kind: "service", page: commercial };
    case "/services/industrial":
      return { kind: "service", page: industrial };
    case "/services/$service":
      return match.loaderData ? { kind: "service", page: match.loaderData } : null;
    case "/areas/$area":
    case "/paving-{$area}":
      return match.loaderData ? { kind: "area", area: match.loaderData } : null;
    case "/services/":
      return { kind: "other", path: "/services" };
    case "/about":
    case "/areas-we-serve":
    case "/contact":
    case "/gallery":
    case "/privacy-policy":
    case "/terms-conditions":
      return { kind: "other", path: match.routeId };
    default:
      return null;
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
  const described = status === 200 ? describedPageOf(matches.at(-1)) : null;
  const head = html.slice(0, start) + (described === null ? "" : structuredDataFor(described));
  const area = described?.kind === "area" ? described.area.page.slug : undefined;
  return { status, head, body, routes, area };
}
