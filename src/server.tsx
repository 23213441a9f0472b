import "./design/global.css.ts";
import "./hydration/hydration.css.ts";
import { createMemoryHistory, RouterProvider, rootRouteId } from "@tanstack/react-router";
import { getSsrStatus } from "@tanstack/react-router/ssr/server";
import { prerender } from "react-dom/static";
import { checkContent, readContent } from "./content-schema/check-content.ts";
import { categoryNames } from "./domain/services.ts";
import { sitePaths } from "./domain/site-paths.ts";
import { createSiteRouter } from "./router.tsx";
import type { FileRouteTypes } from "./routeTree.gen.ts";

export interface RenderedPage {
  /** HTTP status: 200, or 404 for the not-found page. */
  status: number;
  /** Elements of the head: title, meta and link. */
  head: string;
  /** The content of #root. */
  body: string;
  /** Pages of one kind, such as those whose content is in one folder, consist of the same sections. */
  kind: string;
  /** The content files that its route loads, as the client's manifest names them. */
  contentFiles: string[];
}

/** Every path that the build prerenders. */
export { sitePaths };

/** Checks all content. Throws an Error that lists the mistakes. */
export const checkAllContent = async () => checkContent(await readContent());

/** The content files that the loader of each route imports, below src/content and without extension. */
const contentFilesOf: Record<
  FileRouteTypes["id"],
  (params: { area?: string; service?: string }) => string[]
> = {
  [rootRouteId]: () => [],
  "/": () => ["home"],
  "/about": () => ["about"],
  "/services/": () => ["services-index"],
  "/services/$service": ({ service = "" }) => [
    `${service in categoryNames ? "categories" : "services"}/${service}`,
  ],
  "/gallery": () => ["gallery"],
  "/faq": () => ["faq"],
  "/contact": () => ["contact"],
  "/privacy-policy": () => ["legal/privacy-policy"],
  "/terms-conditions": () => ["legal/terms-conditions"],
  "/areas-we-serve": () => ["areas-index"],
  "/areas/$area": ({ area }) => [`areas/${area}`],
  "/paving-{$area}": ({ area }) => [`areas/${area}`],
};

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
  const names = router.state.matches.flatMap(({ routeId, params }) =>
    contentFilesOf[routeId](params),
  );
  const contentFiles = names.map((name) => `src/content/${name}.ts`);
  const kind = names.map((name) => name.split("/")[0]).join(" ");
  const head = html.slice(0, start);
  return { status, head, body, kind, contentFiles };
}
